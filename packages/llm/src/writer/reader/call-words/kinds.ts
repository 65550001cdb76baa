/** What readers are asked to do. Of several in one sentence the first of these is what it asks for. */
export const actionKinds = [
  "renew",
  "register",
  "apply",
  "vote",
  "book",
  "buy",
  "donate",
  "return",
  "fill",
  "download",
  "try",
  "subscribe",
  "visit",
  "contact",
  "read",
  "send",
] as const;
export type ActionKind = (typeof actionKinds)[number];

/**
 * Words of one language by kind, each as `cue > label`: a pattern found in a sentence that asks for it (flags `iu`), and two or three words
 * for a button. Of several entries the first whose cue is found gives the label, so that it is the story's own verb: special ones come first.
 */
export type CallWords = Readonly<Partial<Record<ActionKind, readonly string[]>>>;
