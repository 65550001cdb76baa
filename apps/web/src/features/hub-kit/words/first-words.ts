import type { VersionDetail } from "@copydesk/contracts";

/** More would not be seen in one line. */
const longest = 160;

/** How a text begins, in one line and without the signs of Markdown. Empty where there is none. */
export function firstWords(version: Pick<VersionDetail, "text"> | null): string {
  const words = (version?.text ?? "")
    .slice(0, longest * 4)
    .replace(/^(?:\s*(?:#{1,6}|[>*+-])\s)+/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]{1,3}([^\s*`](?:[^*`]*[^\s*`])?)[*`]{1,3}/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return words.length <= longest ? words : `${words.slice(0, longest).toWellFormed()}…`;
}
