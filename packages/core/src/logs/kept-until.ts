import { readCompanyRows } from "../company/index.ts";
import type { Core } from "../kernel/index.ts";

export interface RetentionDays {
  llm_body_days: number;
  llm_metadata_days: number;
  activity_days: number;
}

/** How long the company keeps its logs. */
export async function readRetention(core: Core): Promise<RetentionDays | undefined> {
  const [days] = await readCompanyRows(core, ["llm_body_days", "llm_metadata_days", "activity_days"]);
  return days;
}

/** Sums of what was spent hold nothing of anybody; budgets need those of the running month. */
const spendingDays = 62;
const dayMs = 86_400_000;

/** What is from before these moments goes. */
export function limitsOf({ now }: Core, days: RetentionDays): { texts: Date; calls: Date; activities: Date; spending: Date } {
  const before = (kept: number) => new Date(now() - kept * dayMs);
  // The text of a call goes with it at the latest.
  const texts = before(Math.min(days.llm_body_days, days.llm_metadata_days));
  return { texts, calls: before(days.llm_metadata_days), activities: before(days.activity_days), spending: before(spendingDays) };
}
