import { ChannelPin } from "@copydesk/ui";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useHub } from "../../hub-kit/index.ts";
import { formatDayShort } from "../months.ts";
import { PostMark } from "../post-mark.tsx";
import { useScheduleContext } from "../schedule-context.ts";
import type { Schedule } from "../use-schedule.ts";

/** Every post in order of time. */
export function PostList({ schedule }: { schedule: Schedule }) {
  const { language } = useHub();
  const { openPost } = useScheduleContext();
  if (schedule.posts.length === 0) return <p className="py-3 text-ink-3 text-sm">This schedule has no posts.</p>;
  return (
    <ul className="border-line border-t">
      {schedule.posts.map((post) => (
        <li key={post.id} className="border-line border-b">
          <button
            type="button"
            onClick={() => openPost(post)}
            className="-mx-2 grid w-[calc(100%+16px)] grid-cols-[68px_24px_minmax(0,1fr)_auto] items-center gap-2 rounded-sm px-2 py-2 text-left text-sm leading-[18px] hover:bg-hover"
          >
            <span className="text-ink-2 text-xs tabular-nums">
              {formatDayShort(post.date)}
              <br />
              {post.time}
            </span>
            <ChannelPin channel={post.channel} large />
            <bdi lang={language.code} className="line-clamp-2">
              {post.title}
            </bdi>
            <PostMark post={post} />
            {schedule.conflicts.get(post.id)?.map((conflict) => (
              <span key={conflict.message} className="col-start-3 col-end-5 flex gap-1 text-warning-ink text-xs">
                <WarningIcon size={13} weight="fill" className="mt-px shrink-0 text-warning-solid" role="img" aria-label="Worth a look:" />
                {conflict.message}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
