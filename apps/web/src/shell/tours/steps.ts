import type { TourStep } from "./tour-step.ts";

/** The steps of this visit: without those that may be left out and whose target is not on the page. */
export function stepsHere(steps: readonly TourStep[], isHere: (target: string) => boolean): readonly TourStep[] {
  return steps.filter((step) => step.ifAbsent !== "leave-out" || isHere(step.target));
}

interface Place {
  /** "3 of 12". */
  words: string;
  isFirst: boolean;
  isLast: boolean;
}

/** @param index of the step, from 0. */
export function placeOf(index: number, total: number): Place {
  return { words: `${index + 1} of ${total}`, isFirst: index === 0, isLast: index === total - 1 };
}

/** The step to go to; null when the tour ends there. Before the first there is nothing, so one stays on it. */
export function stepAfter(index: number, by: 1 | -1, total: number): number | null {
  const next = index + by;
  return next >= total ? null : Math.max(next, 0);
}
