import { align } from "./align.ts";
import { countUnits, differences, type TextPart } from "./differences.ts";
import type { VersionPart } from "./version-parts.ts";

export interface ComparedPart extends TextPart {
  /** Number of the change that it belongs to, from 0; null for what is the same. */
  change: number | null;
}

export interface ComparedRow {
  parts: ComparedPart[];
  hasBefore: boolean;
  hasAfter: boolean;
}

export interface ComparedField extends Omit<VersionPart, "text"> {
  rows: ComparedRow[];
}

export interface Comparison {
  fields: ComparedField[];
  changes: number;
  /** Words, or characters where words are not spaced. */
  removed: number;
  added: number;
}

/**
 * Two versions part by part and paragraph by paragraph. It yields between paragraphs, so that a long text can be worked
 * through in slices.
 */
export function* compareVersions(
  before: readonly VersionPart[],
  after: readonly VersionPart[],
  wordSpacing: boolean,
): Generator<void, Comparison> {
  const result: Comparison = { fields: [], changes: 0, removed: 0, added: 0 };
  for (const { text, ...part } of after) {
    const other = before.find((one) => one.key === part.key)?.text ?? "";
    if (text === "" && other === "") continue;
    const rows: ComparedRow[] = [];
    for (const row of align(other, text, wordSpacing)) {
      const parts = differences(row.before ?? "", row.after ?? "", wordSpacing);
      for (const one of parts) if (one.kind !== "same") result[one.kind] += countUnits(one.text, wordSpacing);
      rows.push({ parts: numbered(parts, result), hasBefore: row.before !== null, hasAfter: row.after !== null });
      yield;
    }
    result.fields.push({ ...part, rows });
  }
  return result;
}

/** What was put in the place of something has its number. */
function numbered(parts: readonly TextPart[], result: { changes: number }): ComparedPart[] {
  return parts.map((part, i) => {
    if (part.kind === "same") return { ...part, change: null };
    const belongsToLast = i > 0 && parts[i - 1]?.kind !== "same";
    if (!belongsToLast) result.changes += 1;
    return { ...part, change: result.changes - 1 };
  });
}
