import type { Brief } from "./read-brief.ts";

/** The voice's terms as two questions about a text. */
export interface TermFilter {
  /** The text with preferred terms in place of the others. */
  say: (text: string) => string;
  /** No banned term is in it. */
  isAllowed: (text: string) => boolean;
}

export function termFilter(brief: Pick<Brief, "banned_terms" | "preferred_terms">): TermFilter {
  const banned = brief.banned_terms.map((term) => wholeWord(term));
  const pairs = brief.preferred_terms.map((pair) => ({ use: pair.use, pattern: wholeWord(pair.instead_of) }));
  return {
    say: (text) => pairs.reduce((said, { use, pattern }) => said.replace(pattern, (found) => withCase(use, found)), text),
    isAllowed: (text) => banned.every((pattern) => text.search(pattern) === -1),
  };
}

function wholeWord(term: string): RegExp {
  const escaped = term
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
}

const withCase = (use: string, found: string) => (/^\p{Lu}/u.test(found) ? use.charAt(0).toUpperCase() + use.slice(1) : use);
