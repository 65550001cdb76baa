import type { SchedulePost } from "@copydesk/contracts";
import { ChannelIcon, channelTone, cn } from "@copydesk/ui";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useHub, useHubView } from "../../hub-kit/index.ts";
import { cellLabel, daysOnPage, formatDay, weekdayNames } from "../months.ts";
import { usePlannedSchedule } from "../schedule-context.ts";
import { type DropTarget, dragProps, useDayDrag } from "../use-day-drag.ts";
import { useDayKeys } from "../use-day-keys.ts";
import { useMoveByKey } from "../use-move-by-key.ts";
import { Legend } from "./legend.tsx";

/** So many posts of a day are shown. */
const shown = 3;

/** A month with room for what each post is called. Posts are dragged from day to day. */
export function MonthBoard() {
  const { schedule, month } = usePlannedSchedule();
  const drag = useDayDrag(schedule);
  const days = daysOnPage(month);
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <div aria-hidden className="grid grid-cols-7 border-line border-b text-ink-3 text-xs">
        {weekdayNames.map((name) => (
          <span key={name} className="border-line border-l px-2 py-1.5 first:border-l-0">
            {name}
          </span>
        ))}
      </div>
      <ul
        aria-label="Days"
        {...drag.list}
        className="grid min-h-0 flex-1 auto-rows-[minmax(104px,1fr)] grid-cols-7 overflow-y-auto print:overflow-visible"
      >
        {days.map((day) => (
          <li key={day} className="min-w-0">
            <LargeDay day={day} target={drag.targetOf(day)} />
          </li>
        ))}
      </ul>
      <Legend />
    </div>
  );
}

function LargeDay({ day, target }: { day: string; target: DropTarget }) {
  const { schedule, day: chosen, month, showDay } = usePlannedSchedule();
  const { setView } = useHubView();
  const onKeyDown = useDayKeys();
  const posts = schedule.posts.filter((post) => post.date === day);
  const isChosen = day === chosen;
  const { frame } = schedule;
  // Of the campaign; days of the next month say which they are.
  const isOutside = frame !== undefined && (day < frame.from || day > frame.to);
  return (
    <div
      data-drop-day={day}
      className={cn(
        "flex h-full flex-col gap-1 border-line border-b border-l px-1.5 pt-1 pb-1.5 [li:nth-child(7n+1)>&]:border-l-0",
        isOutside && "bg-sunken",
        target === "fits" && "bg-accent-tint shadow-[inset_0_0_0_1.5px_var(--accent-ink)]",
        target === "breaks" && "bg-warning-tint shadow-[inset_0_0_0_1.5px_var(--color-warning-solid)]",
      )}
    >
      <button
        type="button"
        data-day={day}
        aria-pressed={isChosen}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => showDay(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
        className={cn(
          "grid h-[22px] min-w-[22px] place-items-center self-start rounded-full px-1 font-medium text-ink-2 text-xs tabular-nums hover:bg-pressed",
          isChosen && "bg-accent text-on-accent hover:bg-accent-hover",
        )}
      >
        <span aria-hidden>{cellLabel(day, month)}</span>
        <span className="sr-only">
          {formatDay(day)}, {posts.length === 1 ? "one post" : `${posts.length} posts`}
        </span>
      </button>
      {posts.slice(0, shown).map((post) => (
        <MonthPost key={post.id} post={post} />
      ))}
      {posts.length > shown && (
        <button
          type="button"
          onClick={() => {
            showDay(day);
            setView("week");
          }}
          className="link self-start px-1 text-xs"
        >
          {posts.length - shown} more
        </button>
      )}
    </div>
  );
}

function MonthPost({ post }: { post: SchedulePost }) {
  const { schedule, openPost } = usePlannedSchedule();
  const moveByKey = useMoveByKey(schedule, "data-month-post");
  const { channelByCode, language } = useHub();
  const reason = schedule.conflicts.get(post.id)?.[0]?.message;
  return (
    <button
      type="button"
      data-month-post={post.id}
      {...dragProps(post, schedule.canEdit && !post.locked)}
      title={reason ?? post.title}
      onClick={() => openPost(post)}
      onKeyDown={(event) => moveByKey(event, post)}
      className={cn(
        "flex h-[22px] w-full min-w-0 items-center gap-1.5 rounded-xs px-1.5 text-left text-xs tabular-nums",
        // Nobody can point at a piece of paper to read the rest.
        "print:h-auto print:flex-wrap print:py-0.5",
        channelTone(post.channel),
        schedule.canEdit && !post.locked && "cursor-grab",
        reason && "shadow-[inset_0_0_0_1.5px_var(--color-warning-solid)]",
      )}
    >
      <ChannelIcon channel={post.channel} label={channelByCode.get(post.channel)?.name ?? post.channel} size={13} />
      <span className="font-medium">{post.time}</span>
      <bdi lang={language.code} className="min-w-0 flex-1 truncate print:basis-full print:whitespace-normal">
        {post.title}
      </bdi>
      {reason && <WarningIcon size={12} weight="fill" role="img" aria-label={reason} className="shrink-0 text-warning-solid" />}
    </button>
  );
}
