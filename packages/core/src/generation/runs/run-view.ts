import type { RunView } from "@copydesk/contracts";
import type { Core } from "../../kernel/index.ts";
import type { RunRow } from "../writing/load-job.ts";

/** A run as people see it. */
export function runView(core: Core, run: RunRow): RunView {
  return {
    id: run.id,
    state: run.state,
    tasks: { total: run.tasks_total, done: run.tasks_done, failed: run.tasks_failed },
    started_at: run.started_at?.toISOString() ?? null,
    finished_at: run.finished_at?.toISOString() ?? null,
    tokens_in: run.tokens_in,
    tokens_out: run.tokens_out,
    cost: run.cost,
    currency: run.currency,
    seconds_left: secondsLeft(core, run),
  };
}

/** As fast as until now; null before the first text and after the last. */
function secondsLeft(core: Core, run: RunRow): number | null {
  const ended = run.tasks_done + run.tasks_failed;
  if (!run.started_at || run.finished_at || ended === 0) return null;
  const elapsed = (core.now() - run.started_at.getTime()) / 1000;
  return Math.max(1, Math.round((elapsed / ended) * (run.tasks_total - ended)));
}
