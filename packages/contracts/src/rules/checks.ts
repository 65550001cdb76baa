import type { CheckResult } from "../blocks.ts";
import type { FieldSpec, FieldValues } from "../master-data.ts";

export interface CheckContext {
  fields: readonly FieldSpec[];
  fold: number | null;
  banned_terms: readonly string[];
  /** Pairs of what not to say and what to say instead. */
  preferred_terms: readonly { instead_of: string; use: string }[];
  mandatory_text: string;
  language: string;
}

/** Checks of a piece that need no model: length, required parts, counts, terms, leftovers. */
export function checkFields(_values: FieldValues, _context: CheckContext): CheckResult[] {
  throw new Error("not written yet");
}
