import type { ReactNode } from "react";

/** A text in which these addresses are marked, wherever they stand; the longest one counts where one is the beginning of another. */
export function markAddresses(text: string, addresses: readonly string[]): ReactNode {
  if (addresses.length === 0) return text;
  const all = [...addresses].sort((a, b) => b.length - a.length).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // With a group in it, a pattern that splits leaves what it found at every second place.
  return text.split(new RegExp(`(${all.join("|")})`)).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <mark key={i} className="rounded-xs bg-warning-tint px-[3px] text-warning-ink outline outline-warning-line">
        {part}
      </mark>
    ),
  );
}
