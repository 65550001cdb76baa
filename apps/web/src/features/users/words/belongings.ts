import type { HandOverCounts } from "@copydesk/contracts";

const nouns = {
  campaigns: ["campaign", "campaigns"],
  templates: ["template", "templates"],
  voices: ["voice", "voices"],
  examples: ["example", "examples"],
} as const;
const kinds = ["campaigns", "templates", "voices", "examples"] as const;

export const leavesAnything = (counts: HandOverCounts): boolean => kinds.some((kind) => counts[kind] > 0);

/** "They own 3 campaigns, 1 template and 2 voices." */
export function formatBelongings(counts: HandOverCounts): string {
  const parts = kinds.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]} ${nouns[kind][counts[kind] === 1 ? 0 : 1]}`);
  const last = parts.pop();
  if (last === undefined) return "They own no campaigns, templates, voices or examples.";
  return `They own ${parts.length > 0 ? `${parts.join(", ")} and ` : ""}${last}.`;
}
