import type { ExperimentCall, ExperimentListItem, ExperimentSide, ExperimentState, ReplayChange } from "@copydesk/contracts";
import { formatCount } from "@copydesk/ui";
import { formatParameter, parameterFacts, parameterNames } from "../../../lib/model-settings/parameter-facts.ts";
import { formatCalls, formatMilliseconds, formatMoney } from "../words/figure-words.ts";

export const stateWords: Record<ExperimentState, string> = { queued: "Waiting", running: "Running", done: "Done", stopped: "Stopped" };

/** "12 of 40 calls asked, 2 failed" */
export function formatProgress({ done, failed, all }: ExperimentListItem["counts"]): string {
  const asked = `${formatCount(done + failed)} of ${formatCalls(all)} asked`;
  return failed === 0 ? asked : `${asked}, ${formatCount(failed)} failed`;
}

export const shareDone = ({ done, failed, cancelled, all }: ExperimentListItem["counts"]): number =>
  all === 0 ? 0 : ((done + failed + cancelled) / all) * 100;

type Outcome = Pick<ExperimentListItem, "original" | "replay" | "equal" | "counts">;

/** Who won by our checks, in a sentence. */
export function formatOutcome({ original, replay, equal, counts }: Outcome): string {
  if (counts.done === 0) return counts.waiting + counts.asking > 0 ? "No call has been answered yet." : "No call was answered.";
  const [now, before] = [replay.wins, original.wins];
  const others = equal > 0 && `${formatCount(equal)} equal`;
  if (now === 0 && before === 0) return `No answer is better by our checks: ${formatCount(equal)} equal.`;
  const score = `${formatCount(Math.max(now, before))} to ${formatCount(Math.min(now, before))}`;
  const who = now === before ? "A draw" : now > before ? "The new answers win" : "The old answers win";
  return `${who}: ${[score, others].filter(Boolean).join(", ")}.`;
}

/** "€1.20 and $0.300", with how many calls are not in it. */
export function formatCosts({ costs, without_cost }: Pick<ExperimentSide, "costs" | "without_cost">): string {
  if (costs.length === 0) return without_cost === 0 ? "–" : "unknown";
  const paid = costs.filter(({ amount }) => amount > 0);
  const sum = paid.length === 0 ? "Free" : paid.map(formatMoney).join(" and ");
  return without_cost === 0 ? sum : `${sum}, ${formatCount(without_cost)} unknown`;
}

export const formatAverage = ({ average_ms }: Pick<ExperimentSide, "average_ms">): string =>
  average_ms === null ? "–" : formatMilliseconds(average_ms);

/** What is other than then, one line each; none when each call is asked as it was. */
export function formatChange({ parameters = {}, prompt }: ReplayChange, modelName: string | null): string[] {
  return [
    ...(modelName === null ? [] : [`Model: ${modelName}`]),
    ...(prompt ? [formatPrompt(prompt)] : []),
    ...parameterNames
      .filter((name) => parameters[name])
      .map((name) => `${parameterFacts[name].label}: ${formatParameter(parameters, name)}`),
  ];
}

function formatPrompt({ state_id, system_prompt, user_prompt }: NonNullable<ReplayChange["prompt"]>): string {
  if (state_id !== undefined) return "An earlier prompt";
  return (system_prompt ?? user_prompt) === undefined ? "Prompt and campaign as they were when it was asked" : "Another prompt";
}

/** How one call came out. */
export function formatResult({
  state,
  verdict,
  message,
  replay,
}: Pick<ExperimentCall, "state" | "verdict" | "message" | "replay">): string {
  if (state === "waiting") return "Waiting";
  if (state === "asking") return "Being asked";
  if (state === "cancelled") return replay ? "Stopped before it answered" : "Not asked";
  if (state === "failed") return message ?? "Failed";
  if (verdict === null) return "Cannot be judged";
  return { original: "Old answer better", replay: "New answer better", equal: "Equal" }[verdict];
}

/** What an experiment is called until somebody names it: "Aurora Small, 40 calls". */
export const usualName = (modelName: string | null, count: number): string =>
  [modelName ?? "The same model", formatCalls(count)].join(", ").slice(0, 120);
