/** Something that is done by keys: "e", or "g c" for one after the other. */
export interface Shortcut {
  keys: string;
  /** What it does, as a button would say it. */
  label: string;
  run: () => void;
}

/** How long the first of two keys is remembered, in milliseconds. */
const patience = 1_500;

export interface Pressed {
  key: string;
  at: number;
}

/** The shortcut that a key completes, and what is remembered of it for the next one. */
export function matchShortcut<S extends Pick<Shortcut, "keys">>(
  shortcuts: readonly S[],
  key: string,
  { before, now }: { before: Pressed | null; now: number },
): { found: S | undefined; pending: Pressed | null } {
  const first = before && now - before.at <= patience ? before.key : null;
  const found = (first && shortcuts.find((one) => one.keys === `${first} ${key}`)) || shortcuts.find((one) => one.keys === key);
  if (found) return { found, pending: null };
  const begins = shortcuts.some((one) => one.keys.startsWith(`${key} `));
  return { found: undefined, pending: begins ? { key, at: now } : null };
}
