import { addDays } from "@copydesk/contracts";
import type { KeyboardEvent } from "react";
import { useScheduleContext } from "./schedule-context.ts";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys walk from day to day, into other months as well. */
export function useDayKeys(): (event: KeyboardEvent, from: string) => void {
  const { showDay } = useScheduleContext();
  return (event, from) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const next = addDays(from, step);
    showDay(next);
    focusSoon(`[data-day="${next}"]`);
  };
}

/** Gives the focus to what is there, or will be with the next picture: no key that is pressed in between gets lost on what is there. */
export const focusSoon = (selector: string): void => {
  const focus = () => document.querySelector<HTMLElement>(selector)?.focus();
  focus();
  const held = document.activeElement;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Whoever has gone on meanwhile is not called back.
      if (document.activeElement === held || document.activeElement === document.body) focus();
    }),
  );
};
