import { featuresOf } from "./features.ts";
import type { StoryLine } from "./story-lines.ts";
import { transitionName } from "./train.ts";
import { decode, lineLabels, type Weights } from "./viterbi.ts";
import kept from "./weights.json" with { type: "json" };

/** As long a story is read whole; of a longer one the lines between its first and last ones are text. */
const mostLines = 120;
const linesOfEdge = 60;

/** The label of each line of a story, one letter each. */
export function labelLines(lines: readonly StoryLine[]): string[] {
  if (lines.length < 2) return lines.map(() => "T");
  if (lines.length <= mostLines) return labelAll(lines);
  const above = labelAll(lines.slice(0, linesOfEdge));
  const below = labelAll(lines.slice(-linesOfEdge));
  const text = lines.slice(linesOfEdge, -linesOfEdge).map(() => "T");
  return [...above, ...text, ...below.map((label) => ("HSKODMG".includes(label) ? "T" : label))];
}

const labelAll = (lines: readonly StoryLine[]) =>
  decode(
    featuresOf(lines),
    lines.map((line) => line.group),
    weights,
  ).map((label) => lineLabels.charAt(label));

const features = new Map(Object.entries(kept.features));
const after = new Map(Object.entries(kept.after));
const weights: Weights = {
  of: (feature, label) => features.get(feature)?.[label] ?? 0,
  after: (before, label, isNewGroup) => after.get(transitionName(before, isNewGroup))?.[label] ?? 0,
};
