import type { SchedulePost } from "@copydesk/contracts";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useHub } from "../../hub-kit/index.ts";
import { formatDay, formatZone } from "../months.ts";
import { PostMark } from "../post-mark.tsx";
import { useScheduleContext } from "../schedule-context.ts";
import { useMoveByKey } from "../use-move-by-key.ts";
import type { Schedule } from "../use-schedule.ts";
import { DraggablePin } from "./draggable-pin.tsx";

/** The posts of the chosen day in order of time. Alt and the arrow keys move the one in focus. */
export function DayAgenda({ schedule }: { schedule: Schedule }) {
  const { day } = useScheduleContext();
  const posts = schedule.posts.filter((post) => post.date === day);
  return (
    <section aria-label={formatDay(day)} className="mt-[18px]">
      <h3 className="flex justify-between gap-3 border-line border-b pb-1.5 font-medium text-ink-3 text-xs">
        <span>{formatDay(day)}</span>
        <span>{formatZone(schedule.plan.time_zone, day)}</span>
      </h3>
      {posts.length === 0 && <p className="py-3 text-ink-3 text-sm">Nothing is planned on this day.</p>}
      <ul>
        {posts.map((post) => (
          <li key={post.id} className="border-line border-b">
            <AgendaPost post={post} schedule={schedule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AgendaPost({ post, schedule }: { post: SchedulePost; schedule: Schedule }) {
  const { language } = useHub();
  const { openPost } = useScheduleContext();
  const moveByKey = useMoveByKey(schedule, "data-agenda-post");
  return (
    <button
      type="button"
      data-agenda-post={post.id}
      onClick={() => openPost(post)}
      onKeyDown={(event) => moveByKey(event, post)}
      className="-mx-2 grid w-[calc(100%+16px)] grid-cols-[40px_24px_minmax(0,1fr)_auto] items-center gap-2 rounded-sm px-2 py-2 text-left text-sm leading-[18px] hover:bg-hover"
    >
      <time className="text-ink-2 tabular-nums">{post.time}</time>
      <DraggablePin post={post} draggable={schedule.canEdit && !post.locked} large />
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
  );
}
