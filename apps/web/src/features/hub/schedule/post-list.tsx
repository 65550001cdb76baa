import type { SchedulePost } from "@copydesk/contracts";
import { ChannelPin } from "@copydesk/ui";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useHub } from "../hub-context.ts";
import { sayDayShort } from "./months.ts";
import { PostMark } from "./post-mark.tsx";
import type { Schedule } from "./use-schedule.ts";

/** Every post in order of time. */
export function PostList({ schedule, onOpen }: { schedule: Schedule; onOpen: (post: SchedulePost) => void }) {
  const { language } = useHub();
  if (schedule.posts.length === 0) return <p className="py-3 text-ink-3 text-sm">There is no post in this schedule.</p>;
  return (
    <ul className="border-line border-t">
      {schedule.posts.map((post) => (
        <li key={post.id} className="border-line border-b">
          <button
            type="button"
            onClick={() => onOpen(post)}
            className="-mx-2 grid w-[calc(100%+16px)] grid-cols-[76px_24px_minmax(0,1fr)_auto] items-center gap-2 rounded-sm px-2 py-2 text-left text-sm leading-[18px] hover:bg-hover"
          >
            <span className="text-ink-2 text-xs tabular-nums">
              {sayDayShort(post.date)}
              <br />
              {post.time}
            </span>
            <ChannelPin channel={post.channel} large />
            <bdi lang={language.code} className="copy-title">
              {post.title}
            </bdi>
            {schedule.conflicts.has(post.id) ? (
              <WarningIcon
                size={14}
                weight="fill"
                className="text-warning-solid"
                aria-label={schedule.conflicts.get(post.id)?.[0]?.message}
              />
            ) : (
              <PostMark post={post} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
