import type { ReactNode } from "react";

/** One thing to choose. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  /** A second line. */
  description?: string;
  /** After the label in grey, such as a code. */
  detail?: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** Words that find it besides its label, such as an English name for a native one. */
  keywords?: string;
  /** Language of the label when it is not the console's. */
  lang?: string;
}

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Options whose words all begin with what was typed, in any order; without case and accents. */
export function matchOptions<V extends string>(options: readonly Option<V>[], typed: string): readonly Option<V>[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  return options.filter((option) => {
    const words = fold(`${option.label} ${option.detail ?? ""} ${option.keywords ?? ""} ${option.value}`).split(/[\s/_,.()-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** The next enabled index from `from` in steps of `step` (±1); stays within the list, -1 when nothing is enabled. */
export function stepIndex(options: readonly { disabled?: boolean }[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return options[from] && !options[from].disabled ? from : options.findIndex((option) => !option.disabled);
}
