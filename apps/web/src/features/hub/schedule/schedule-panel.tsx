import type { BlockDetail, BlockSummary } from "@copydesk/contracts";

/** Placeholder until the calendar is built. */
export function SchedulePanel(_props: { block: BlockSummary | undefined; texts: BlockDetail[] | undefined }) {
  return null;
}
