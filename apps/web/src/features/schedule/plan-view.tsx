import type { SchedulePlan } from "@copydesk/contracts";
import { ChannelPin } from "@copydesk/ui";
import { useHub } from "../hub-kit/index.ts";
import { formatDayShort, formatZone } from "./months.ts";
import { statusNames } from "./post-mark.tsx";
import { inOrder } from "./remove-posts.ts";

/** The posts of a plan to be read, in order of time. */
export function PlanView({ plan }: { plan: SchedulePlan }) {
  const { channelByCode, language } = useHub();
  if (plan.posts.length === 0) return <p className="text-base text-ink-3">This schedule has no posts.</p>;
  return (
    <>
      <p className="mb-2 text-ink-3 text-xs">{formatZone(plan.time_zone, plan.posts[0]?.date ?? "")}</p>
      <ul className="border-line border-t">
        {inOrder(plan.posts).map((post) => (
          <li
            key={post.id}
            className="grid grid-cols-[76px_24px_minmax(0,1fr)_auto] items-center gap-2 border-line border-b py-2 text-sm leading-[18px]"
          >
            <span className="text-ink-2 text-xs tabular-nums">
              {formatDayShort(post.date)}
              <br />
              {post.time}
            </span>
            <ChannelPin channel={post.channel} large />
            <span className="min-w-0">
              <bdi lang={language.code}>{post.title}</bdi>
              <span className="block text-ink-3 text-xs">{channelByCode.get(post.channel)?.name ?? post.channel}</span>
            </span>
            <span className="text-ink-3 text-xs">{statusNames[post.status]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
