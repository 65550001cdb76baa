import type { BlockDetail, BlockSummary, SchedulePost } from "@copydesk/contracts";
import { createContext, useContext } from "react";
import type { Schedule } from "./use-schedule.ts";

export type ShareName = "calendar" | "asana";

interface ScheduleContextValue {
  /** Undefined when the campaign has no posting schedule. */
  block: BlockSummary | undefined;
  detail: BlockDetail | undefined;
  /** The texts of the language, which name the posts; undefined while they load. */
  texts: BlockDetail[] | undefined;
  /** Null until there is a plan. */
  schedule: Schedule | null;
  /** The chosen day and the month in view. */
  day: string;
  month: string;
  /** Chooses a day and brings its month into view. */
  showDay: (day: string) => void;
  showMonth: (month: string) => void;
  openPost: (post: SchedulePost) => void;
  /** Opens a way to take the schedule along. */
  share: (name: ShareName) => void;
}

const ScheduleContext = createContext<ScheduleContextValue | null>(null);
export const ScheduleContextProvider = ScheduleContext.Provider;

export function useScheduleContext(): ScheduleContextValue {
  const value = useContext(ScheduleContext);
  if (!value) throw new Error("This belongs inside a schedule.");
  return value;
}

/** The same where there is a plan for sure. */
export function usePlannedSchedule(): ScheduleContextValue & { schedule: Schedule } {
  const value = useScheduleContext();
  if (!value.schedule) throw new Error("There is no plan yet.");
  return { ...value, schedule: value.schedule };
}
