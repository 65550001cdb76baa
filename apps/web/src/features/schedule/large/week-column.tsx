import { type SchedulePost, windowsOn } from "@copydesk/contracts";
import { channelTone, cn } from "@copydesk/ui";
import { isDayOff } from "../day-off.ts";
import { formatWeekday } from "../months.ts";
import { useScheduleContext } from "../schedule-context.ts";
import { useMoveByKey } from "../use-move-by-key.ts";
import type { Schedule } from "../use-schedule.ts";
import { GhostTile, LiftedTile, PostTile } from "./post-tile.tsx";
import { topOf, type usePostDrag } from "./use-post-drag.ts";
import { hourHeight, layOutDay, type PlacedPost } from "./week-layout.ts";

interface WeekColumnProps {
  day: string;
  posts: SchedulePost[];
  schedule: Schedule;
  fromHour: number;
  drag: ReturnType<typeof usePostDrag>;
}

/** One day by the hour. */
export function WeekColumn({ day, posts, schedule, fromHour, drag }: WeekColumnProps) {
  const { frame, conflicts } = schedule;
  const { dragged } = drag;
  const isOff = frame !== undefined && (isDayOff(day, schedule) || day < frame.from || day > frame.to);
  const placed = layOutDay(posts, new Set(conflicts.keys()));
  return (
    <div
      data-week-day={day}
      className={cn("relative border-line border-l", isOff && "bg-sunken")}
      style={{ backgroundImage: `repeating-linear-gradient(to bottom, var(--line) 0 1px, transparent 1px ${hourHeight}px)` }}
    >
      {dragged && frame && <Windows channel={dragged.post.channel} day={day} schedule={schedule} fromHour={fromHour} />}
      {placed.map((one) => (
        <div key={one.post.id} className="absolute" style={boxOf(one, fromHour)}>
          {dragged?.post.id === one.post.id && <GhostTile post={one.post} />}
          <WeekPost placed={one} schedule={schedule} drag={drag} />
        </div>
      ))}
      {dragged?.date === day && <Lifted dragged={dragged} schedule={schedule} fromHour={fromHour} />}
    </div>
  );
}

function boxOf({ from, length, lane, lanes }: PlacedPost, fromHour: number) {
  return {
    top: ((from - fromHour * 60) / 60) * hourHeight + 1,
    height: (length / 60) * hourHeight - 2,
    left: `calc(4px + ${(lane / lanes) * 100}% - ${(lane / lanes) * 10}px)`,
    width: `calc(${100 / lanes}% - ${10 / lanes + (lanes > 1 ? 2 : 0)}px)`,
  };
}

function WeekPost({ placed, schedule, drag }: { placed: PlacedPost; schedule: Schedule; drag: WeekColumnProps["drag"] }) {
  const { openPost } = useScheduleContext();
  const moveByKey = useMoveByKey(schedule, "data-week-post");
  const { post, length } = placed;
  const isLifted = drag.dragged?.post.id === post.id;
  return (
    <PostTile
      post={post}
      reason={schedule.conflicts.get(post.id)?.[0]?.message}
      height={(length / 60) * hourHeight}
      data-week-post={post.id}
      {...drag.handlers(post)}
      onClick={() => !drag.wasDragged() && openPost(post)}
      onKeyDown={(event) => moveByKey(event, post)}
      // Lifted, it keeps hold of the pointer without being seen.
      className={cn(
        "absolute inset-0 flex flex-col",
        schedule.canEdit && !post.locked && "cursor-grab",
        isLifted && "cursor-grabbing opacity-0",
      )}
    />
  );
}

function Lifted({
  dragged,
  schedule,
  fromHour,
}: {
  dragged: NonNullable<WeekColumnProps["drag"]["dragged"]>;
  schedule: Schedule;
  fromHour: number;
}) {
  const { post, date, time } = dragged;
  const reason = schedule.conflictsAt(post, { date, time })[0]?.message;
  const top = topOf(time, fromHour);
  return (
    <div className="pointer-events-none">
      <div className="absolute inset-x-0 z-[4] h-0.5 bg-accent-ink" style={{ top }} />
      <div className="absolute right-px left-2 z-[5]" style={{ top: top + 1 }}>
        <LiftedTile post={post} when={`${formatWeekday(date)} ${time}`} reason={reason} />
      </div>
    </div>
  );
}

/** When the channel of the dragged post goes out on this day. */
function Windows({ channel, day, schedule, fromHour }: { channel: string; day: string; schedule: Schedule; fromHour: number }) {
  const { frame } = schedule;
  if (!frame || !Object.hasOwn(frame.rules.windows, channel)) return null;
  return windowsOn(channel, day, frame.rules).map((band) => (
    <div
      key={band.from}
      className={cn("pointer-events-none absolute inset-x-0 border-current border-y border-dashed opacity-55", channelTone(channel))}
      style={{ top: topOf(band.from, fromHour), height: topOf(band.to, fromHour) - topOf(band.from, fromHour) }}
    />
  ));
}
