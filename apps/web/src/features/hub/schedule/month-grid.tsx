import { addDays, type SchedulePost } from "@copydesk/contracts";
import { ChannelPin, cn } from "@copydesk/ui";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useHub } from "../hub-context.ts";
import { cellLabel, daysOnPage, monthOf, sayDay } from "./months.ts";
import type { Schedule } from "./use-schedule.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const shownPins = 3;

interface MonthGridProps {
  month: string;
  /** The chosen day. */
  day: string;
  schedule: Schedule;
  onDay: (day: string) => void;
}

/** A month of posts. Posts are dragged to another day, or moved from the day's list; arrow keys walk the days. */
export function MonthGrid({ month, day, schedule, onDay }: MonthGridProps) {
  const days = daysOnPage(month);
  const [over, setOver] = useState<string | null>(null);

  function drop(event: DragEvent, to: string) {
    event.preventDefault();
    setOver(null);
    const post = schedule.posts.find((one) => one.id === event.dataTransfer.getData("text/plain"));
    if (!post) return;
    schedule.move(post, { date: to });
    onDay(to);
  }
  function walk(event: KeyboardEvent, from: string) {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(from, step);
    onDay(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  }
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-canvas">
      <div aria-hidden className="grid grid-cols-7 border-line border-b text-center text-2xs text-ink-3 leading-6">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul aria-label="Days" className="grid grid-cols-7">
        {days.map((one, i) => (
          <li key={one} className={cn("border-line", i % 7 < 6 && "border-r", i < days.length - 7 && "border-b")}>
            <DayCell
              day={one}
              label={cellLabel(one, month)}
              posts={schedule.posts.filter((post) => post.date === one)}
              schedule={schedule}
              chosen={one === day}
              outside={monthOf(one) !== month}
              target={over === one}
              onChoose={() => onDay(one)}
              onKeyDown={(event) => walk(event, one)}
              onDragOver={(event) => {
                if (!schedule.canEdit) return;
                event.preventDefault();
                setOver(one);
              }}
              onDrop={(event) => drop(event, one)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayCellProps {
  day: string;
  label: string;
  posts: SchedulePost[];
  schedule: Schedule;
  chosen: boolean;
  outside: boolean;
  target: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

function DayCell({ day, label, posts, schedule, chosen, outside, target, onChoose, onKeyDown, onDragOver, onDrop }: DayCellProps) {
  const trouble = posts.some((post) => schedule.conflicts.has(post.id));
  const words = `${sayDay(day)}, ${posts.length === 1 ? "one post" : `${posts.length} posts`}${trouble ? ", something to look at" : ""}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a cell only takes what is dropped; the button inside it is for everyone
    <div
      onDragOver={onDragOver}
      onDrop={onDrop}
      className={cn(
        "relative flex h-14 flex-col px-[3px] pt-[3px] text-2xs text-ink-2 tabular-nums",
        outside && "bg-sunken text-ink-3",
        chosen && "bg-accent-tint font-bold text-accent-ink shadow-[inset_0_0_0_1.5px_var(--accent-ink)]",
        target && "bg-accent-tint shadow-[inset_0_0_0_1.5px_var(--accent-line)]",
      )}
    >
      <button
        type="button"
        data-day={day}
        aria-label={words}
        aria-pressed={chosen}
        tabIndex={chosen ? 0 : -1}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        className="absolute inset-0"
      />
      <span aria-hidden className="flex items-center justify-between pl-[3px] font-medium">
        {label}
        {trouble && <span className="size-1.5 rounded-full bg-warning-solid" />}
      </span>
      <span aria-hidden className="pointer-events-none relative mt-0.5 flex flex-wrap gap-0.5 pl-px">
        {posts.slice(0, posts.length > shownPins ? shownPins - 1 : shownPins).map((post) => (
          <DraggablePin key={post.id} post={post} draggable={schedule.canEdit && !post.locked} />
        ))}
        {posts.length > shownPins && <span className="text-[10px] leading-[17px]">+{posts.length - shownPins + 1}</span>}
      </span>
    </div>
  );
}

export function DraggablePin({ post, draggable, large = false }: { post: SchedulePost; draggable: boolean; large?: boolean }) {
  const { options } = useHub();
  const name = options.channels.find((channel) => channel.code === post.channel)?.name ?? post.channel;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the mouse's way; the list of the day moves posts by keyboard
    <span
      draggable={draggable}
      title={`${post.time} ${name}: ${post.title}`}
      className={cn("pointer-events-auto", draggable && "cursor-grab active:cursor-grabbing")}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", post.id);
        event.dataTransfer.effectAllowed = "move";
      }}
    >
      <ChannelPin channel={post.channel} large={large} />
    </span>
  );
}
