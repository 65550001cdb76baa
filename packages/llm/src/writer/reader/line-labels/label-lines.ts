import { featuresOf } from "./features.ts";
import { weightsOf } from "./kept-weights.ts";
import type { StoryLine } from "./story-lines.ts";
import { decode, lineLabels } from "./viterbi.ts";
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

const weights = weightsOf(kept);
