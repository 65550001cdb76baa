import { cn } from "@copydesk/ui";
import type { KeyboardEvent } from "react";
import { cellLabel, formatDay, monthOf } from "../months.ts";
import type { DropTarget } from "../use-day-drag.ts";
import type { Schedule } from "../use-schedule.ts";
import { DraggablePin } from "./draggable-pin.tsx";

/** More than these would not fit on the line. */
const shownPins = 2;

interface DayCellProps {
  day: string;
  month: string;
  schedule: Schedule;
  isChosen: boolean;
  /** Whether the post that is dragged would fit here; null while none is over it. */
  target: DropTarget;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function DayCell({ day, month, schedule, isChosen, target, onChoose, onKeyDown }: DayCellProps) {
  const posts = schedule.posts.filter((post) => post.date === day);
  const trouble = posts.some((post) => schedule.conflicts.has(post.id));
  const words = `${formatDay(day)}, ${posts.length === 1 ? "one post" : `${posts.length} posts`}${trouble ? ", needs a look" : ""}`;
  return (
    <div
      data-drop-day={day}
      className={cn(
        "relative flex h-14 flex-col px-[3px] pt-[3px] text-2xs text-ink-2 tabular-nums",
        monthOf(day) !== month && "bg-sunken text-ink-3",
        isChosen && "bg-accent-tint font-bold text-accent-ink shadow-[inset_0_0_0_1.5px_var(--accent-ink)]",
        target === "fits" && "bg-accent-tint shadow-[inset_0_0_0_1.5px_var(--accent-ink)]",
        target === "breaks" && "bg-warning-tint shadow-[inset_0_0_0_1.5px_var(--color-warning-solid)]",
      )}
    >
      <button
        type="button"
        data-day={day}
        aria-label={words}
        aria-pressed={isChosen}
        tabIndex={isChosen ? 0 : -1}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        className="-outline-offset-2 absolute inset-0"
      />
      <span aria-hidden className="flex items-center justify-between pr-0.5 pl-[3px] font-medium">
        {cellLabel(day, month)}
        {trouble && <span className="size-1.5 rounded-full bg-warning-solid" />}
      </span>
      <span aria-hidden className="pointer-events-none relative mt-0.5 flex gap-0.5 pl-px">
        {posts.slice(0, shownPins).map((post) => (
          <DraggablePin key={post.id} post={post} draggable={schedule.canEdit && !post.locked} />
        ))}
      </span>
      {posts.length > shownPins && (
        <span aria-hidden className="pl-1 font-normal text-[10px] text-ink-2 leading-[15px]">
          +{posts.length - shownPins}
        </span>
      )}
    </div>
  );
}
