import { addDays } from "@copydesk/contracts";
import type { KeyboardEvent } from "react";
import { focusSoon } from "./focus-soon.ts";
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
