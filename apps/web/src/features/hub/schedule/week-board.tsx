import { addDays, type SchedulePost, weekdayOf, windowsOn } from "@copydesk/contracts";
import { ChannelIcon, channelTone, cn, IconButton } from "@copydesk/ui";
import FullCalendar from "@fullcalendar/react";
import interactionPlugin from "@fullcalendar/react/interaction";
import timeGridPlugin from "@fullcalendar/react/timegrid";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import "@fullcalendar/react/skeleton.css";
import { useMemo, useState } from "react";
import { sayDayShort, sayZone } from "./months.ts";
import { moveByKey } from "./move-by-key.ts";
import { PostMark } from "./post-mark.tsx";
import type { Schedule } from "./use-schedule.ts";

interface WeekBoardProps {
  schedule: Schedule;
  day: string;
  onOpen: (post: SchedulePost) => void;
}

/** How long a post is drawn, since posts have no length of their own. */
const drawnMinutes = 45;

/**
 * A week by the hour, with room to drag. Times are the campaign's own clock: the calendar is given them as if they were UTC
 * and never converts.
 */
export default function WeekBoard({ schedule, day, onOpen }: WeekBoardProps) {
  const [monday, setMonday] = useState(() => addDays(day, 1 - weekdayOf(day)));
  const [dragged, setDragged] = useState<string | null>(null);
  const events = useMemo(() => schedule.posts.map((post) => eventOf(post)), [schedule.posts]);
  const bands = useMemo(() => bandsOf(dragged, monday, schedule), [dragged, monday, schedule]);
  const find = (id: string) => schedule.posts.find((post) => post.id === id);

  return (
    <div className="flex h-full flex-col">
      <div className="mb-3 flex items-center gap-2 pr-10">
        <h2 className="font-bold text-md">
          {sayDayShort(monday)} – {sayDayShort(addDays(monday, 6))}
        </h2>
        <IconButton label="Previous week" icon={<CaretLeftIcon size={14} />} onClick={() => setMonday(addDays(monday, -7))} />
        <IconButton label="Next week" icon={<CaretRightIcon size={14} />} onClick={() => setMonday(addDays(monday, 7))} />
        <span className="ml-auto text-ink-3 text-sm">{sayZone(schedule.plan.time_zone, monday)}</span>
      </div>
      <div className="min-h-0 flex-1 overflow-hidden rounded-lg border border-line">
        <FullCalendar
          key={monday}
          plugins={[timeGridPlugin, interactionPlugin]}
          initialView="timeGridWeek"
          initialDate={monday}
          timeZone="UTC"
          firstDay={1}
          headerToolbar={false}
          allDaySlot={false}
          height="100%"
          scrollTime="07:30:00"
          slotDuration="00:30:00"
          snapDuration="00:15:00"
          slotHeaderFormat={{ hour: "2-digit", minute: "2-digit", hour12: false }}
          dayHeaderContent={(info) => sayDayShort(info.date.toISOString().slice(0, 10))}
          events={[...events, ...bands]}
          editable={schedule.canEdit}
          eventDurationEditable={false}
          eventDragStart={(info) => setDragged(find(info.event.id)?.channel ?? null)}
          eventDragStop={() => setDragged(null)}
          eventDrop={(info) => {
            const post = find(info.event.id);
            const at = info.event.start?.toISOString();
            info.revert();
            if (post && at) schedule.move(post, { date: at.slice(0, 10), time: at.slice(11, 16) });
          }}
          eventContent={(info) => {
            const post = find(info.event.id);
            return post ? <PostTile post={post} schedule={schedule} onOpen={onOpen} /> : null;
          }}
          dayHeaderClass="border-line border-b border-r"
          dayHeaderInnerClass="p-2 text-ink-2 text-sm"
          dayLaneClass="border-line border-r"
          slotLaneClass="border-line border-b border-dotted h-8"
          slotHeaderInnerClass="px-2 text-2xs text-ink-3 tabular-nums"
          columnEventClass="border-0 bg-transparent"
          backgroundEventClass="bg-accent-tint"
        />
      </div>
      <p className="mt-2 text-ink-3 text-xs">
        Drag a post, or choose it and press Alt with an arrow key: up and down by 15 minutes, left and right by a day.
      </p>
    </div>
  );
}

function PostTile({ post, schedule, onOpen }: { post: SchedulePost; schedule: Schedule; onOpen: (post: SchedulePost) => void }) {
  const problem = schedule.conflicts.get(post.id)?.[0];
  return (
    <button
      type="button"
      onClick={() => onOpen(post)}
      onKeyDown={(event) => {
        const to = moveByKey(event, post);
        if (to && schedule.canEdit) schedule.move(post, to);
      }}
      title={problem?.message}
      className={cn(
        "flex h-full w-full flex-col overflow-hidden rounded-sm px-2 py-1 text-left text-xs",
        channelTone(post.channel),
        problem && "shadow-[inset_0_0_0_1.5px_var(--color-warning-solid)]",
      )}
    >
      <span className="flex w-full items-center gap-1.5 tabular-nums">
        <ChannelIcon channel={post.channel} size={13} />
        {post.time}
        <span className="ml-auto">
          <PostMark post={post} />
        </span>
      </span>
      <bdi className="line-clamp-2 font-medium">{post.title}</bdi>
    </button>
  );
}

const eventOf = (post: SchedulePost) => {
  const start = Date.parse(`${post.date}T${post.time}:00Z`);
  return {
    id: post.id,
    title: post.title,
    start: new Date(start).toISOString(),
    end: new Date(start + drawnMinutes * 60_000).toISOString(),
    editable: !post.locked,
  };
};

/** Where the channel that is being dragged may post, as bands behind the posts. */
function bandsOf(channel: string | null, monday: string, { frame }: Schedule) {
  if (!channel || !frame) return [];
  return Array.from({ length: 7 }, (_, i) => addDays(monday, i)).flatMap((date) =>
    windowsOn(channel, date, frame.rules).map((band) => ({
      id: `band-${date}-${band.from}`,
      start: `${date}T${band.from}:00Z`,
      end: `${date}T${band.to}:00Z`,
      display: "background" as const,
    })),
  );
}
