import { readDateline } from "../dateline.ts";
import { plainLine, stop } from "../lines.ts";
import type { StoryLine } from "./story-lines.ts";

/**
 * Where no headline was read, the line alone above the paragraph that begins with where it was written: “Chiang Mai – The company …”. Other
 * stories' first line may be their first sentence.
 */
export function headAboveDateline(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const at = labels.indexOf("T");
  const [line, below] = [lines[at], lines[at + 1]];
  const isAlone = line !== undefined && line.size === 1 && below?.group === line.group + 1 && labels[at + 1] === "T";
  const isName = isAlone && !stop.test(line.text) && [...line.text].length <= longestHeadline;
  const isWritten = isName && (readDateline(plainLine(below.text))?.dateline.place ?? "") !== "";
  return labels.includes("H") || !isWritten ? [...labels] : labels.map((label, place) => (place === at ? "H" : label));
}
const longestHeadline = 160;
