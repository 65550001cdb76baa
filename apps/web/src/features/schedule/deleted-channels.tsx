import type { ScheduleConflict, SchedulePost } from "@copydesk/contracts";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useHub } from "../hub-kit/index.ts";
import { usePlannedSchedule } from "./schedule-context.ts";

/** Removed channels with posts of the language while posts of theirs are planned, and what can be done about each. */
export function DeletedChannels() {
  const { schedule } = usePlannedSchedule();
  const ofDeleted = deletedChannels(schedule.posts, schedule.conflicts);
  if (ofDeleted.length === 0) return null;
  return (
    <ul aria-label="Removed channels with posts" className="grid gap-2">
      {ofDeleted.map(({ channel, posts }) => (
        <li key={channel}>
          <DeletedChannel channel={channel} posts={posts} />
        </li>
      ))}
    </ul>
  );
}

function DeletedChannel({ channel, posts }: { channel: string; posts: SchedulePost[] }) {
  const { campaign, channelByCode, language } = useHub();
  const { schedule } = usePlannedSchedule();
  const name = channelByCode.get(channel)?.name ?? channel;
  const free = posts.filter((post) => !post.locked);
  return (
    <div className="grid grid-cols-[16px_1fr] gap-x-2 text-ink-2 text-xs leading-[18px]">
      <WarningIcon size={15} weight="fill" aria-hidden className="mt-px text-warning-solid" />
      <p>
        {name} was removed from {language.name}, but {posts.length === 1 ? "one of its posts is" : `${posts.length} of its posts are`} still
        planned.{" "}
        {campaign.can.edit && free.length > 0 && (
          <button type="button" className="link" onClick={() => schedule.remove(...free)}>
            Remove {free.length === 1 ? "it" : "them"}
          </button>
        )}
        {campaign.can.edit && free.length < posts.length && " Locked posts stay until they are unlocked."}
      </p>
    </div>
  );
}

/** Posts by channels that the language has no more, in the order of the plan. */
export function deletedChannels(
  posts: readonly SchedulePost[],
  conflicts: ReadonlyMap<string, readonly ScheduleConflict[]>,
): { channel: string; posts: SchedulePost[] }[] {
  const ofDeleted = posts.filter((post) => conflicts.get(post.id)?.some((conflict) => conflict.kind === "channel_gone"));
  return [...Map.groupBy(ofDeleted, (post) => post.channel)].map(([channel, own]) => ({ channel, posts: own }));
}
