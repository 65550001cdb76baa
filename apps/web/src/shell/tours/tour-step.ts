import type { TourMeta } from "../../lib/stores/app.ts";

export interface TourStep {
  /** The `data-tour` of what is explained. */
  target: string;
  title: string;
  /** A paragraph each. */
  text: readonly string[];
  /**
   * What happens where the target is not on the page when the tour begins: "leave-out" because not everybody may do
   * it or the window has no room for it; "centre" because it stands on another page. Otherwise it is waited for.
   */
  ifAbsent?: "leave-out" | "centre";
}

export type TourSteps = readonly TourStep[] | ((meta: TourMeta) => readonly TourStep[]);
