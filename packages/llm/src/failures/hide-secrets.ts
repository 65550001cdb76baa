import { spellingsOf } from "./redact.ts";

/** What stands where a secret stood. */
const hidden = "•••";

/** A text without these secrets, in every spelling they may be echoed in; whatever else it says stays word for word. */
export const hideSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.flatMap(spellingsOf).reduce((safe, spelling) => safe.replaceAll(spelling, hidden), text);

/** Hides secrets in a text that comes in pieces, which may cut them in two. */
export interface SecretVeil {
  /** What may be shown now: all but an end that could be the beginning of a secret. */
  take(piece: string): string;
  /** What was held back, once nothing more comes. */
  rest(): string;
}

export function createSecretVeil(secrets: readonly string[]): SecretVeil {
  const spellings = secrets.flatMap(spellingsOf);
  let held = "";
  return {
    take(piece) {
      if (spellings.length === 0) return piece;
      const text = hideSecrets(held + piece, secrets);
      const from = text.length - openEnd(text, spellings);
      held = text.slice(from);
      return text.slice(0, from);
    },
    rest() {
      const last = held;
      held = "";
      return last;
    },
  };
}

/** Length of the longest end of a text with which one of these could begin. */
function openEnd(text: string, spellings: readonly string[]): number {
  let longest = 0;
  for (const spelling of spellings) {
    const first = spelling.charAt(0);
    const earliest = Math.max(0, text.length - spelling.length + 1);
    for (let at = text.indexOf(first, earliest); at !== -1 && text.length - at > longest; at = text.indexOf(first, at + 1))
      if (spelling.startsWith(text.slice(at))) longest = text.length - at;
  }
  return longest;
}
