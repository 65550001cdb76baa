import type { ComparedCall, FieldSpec, Parameters, ReplayComparison, ReplayVerdict } from "@copydesk/contracts";
import { formatCount } from "@copydesk/ui";
import { formatParameter, type ParameterName, parameterFacts } from "../../../lib/model-settings/parameter-facts.ts";
import { type VersionPart, versionParts } from "../../hub/index.ts";

/** Both answers part by part; what one of them cannot be read as parts of, as one text. */
export function partsOfBoth({ original, replay, fields }: Pick<ReplayComparison, "original" | "replay" | "fields">): {
  before: VersionPart[];
  after: VersionPart[];
} {
  const [before, after] = [partsOf(original, fields), partsOf(replay, fields)];
  if (before && after) return { before, after };
  const whole = ({ text }: ComparedCall): VersionPart[] => [{ key: "text", label: "Answer", text, look: "" }];
  return { before: whole(original), after: whole(replay) };
}

function partsOf({ content }: ComparedCall, fields: readonly FieldSpec[]): VersionPart[] | null {
  return content === null || content.kind === "schedule" ? null : versionParts(content, fields);
}

/** What was other than then, one line each: "Model: Aurora Large, then Aurora Small". */
export function formatChanged({ changed, original, replay }: Pick<ReplayComparison, "changed" | "original" | "replay">): string[] {
  return [
    ...(changed.model ? [`Model: ${original.model.name}, now ${replay.model.name}`] : []),
    ...(changed.messages ? ["What was sent"] : []),
    ...changed.parameters.map((name) => formatParameterChange(name, original.parameters, replay.parameters)),
  ];
}

const formatParameterChange = (name: ParameterName, before: Parameters, after: Parameters) =>
  `${parameterFacts[name].label}: ${formatParameter(before, name)}, now ${formatParameter(after, name)}`;

interface Judged {
  verdict: ReplayVerdict | null;
  original: Pick<ComparedCall, "failed_checks">;
  replay: Pick<ComparedCall, "failed_checks">;
}

/** Which answer is better by our checks, in a sentence. */
export function formatVerdict({ verdict, original, replay }: Judged): string {
  if (verdict === null) return "One of the two answers is no longer kept, so they can't be judged.";
  const [before, after] = [original.failed_checks, replay.failed_checks];
  if (verdict === "equal") {
    if (before === null) return "Neither answer has anything that could be checked.";
    return before === 0 ? "Both answers pass every check." : `Equal by our checks: ${formatComplaints(before)} in each.`;
  }
  const isNew = verdict === "replay";
  const [better, winner, loser] = isNew ? ["The new answer", after, before] : ["The original answer", before, after];
  if (loser === null) return `${better} is better: the ${isNew ? "original" : "new"} answer could not be read.`;
  return `${better} is better by our checks: ${formatComplaints(winner ?? 0)} instead of ${formatCount(loser)}.`;
}

/** "no failed checks", "1 failed check", "3 failed checks" */
export const formatComplaints = (count: number): string =>
  count === 0 ? "no failed checks" : `${formatCount(count)} ${count === 1 ? "failed check" : "failed checks"}`;
