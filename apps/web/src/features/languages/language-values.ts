import type { CatalogueLanguage, LanguageRow } from "@copydesk/contracts";
import { createInlineRows } from "../../lib/inline-rows/inline-rows.ts";

/** What a row holds while it is edited; the code of one that is stored stays. */
export interface LanguageValues {
  code: string;
  name: string;
  native_name: string;
  direction: LanguageRow["direction"];
  word_spacing: boolean;
  formality_note: string;
  status: LanguageRow["status"];
}

/** The row of a language that is not there yet. */
export const blankLanguage: LanguageValues = {
  code: "",
  name: "",
  native_name: "",
  direction: "ltr",
  word_spacing: true,
  formality_note: "",
  status: "active",
};

/** Rows of the list that are being edited. */
export const useLanguageRows = createInlineRows<LanguageValues>();

export const valuesOf = ({ status, ...row }: CatalogueLanguage & Partial<LanguageRow>): LanguageValues => ({
  code: row.code,
  name: row.name,
  native_name: row.native_name,
  direction: row.direction,
  word_spacing: row.word_spacing,
  formality_note: row.formality_note,
  status: status ?? "active",
});

export const languageLabels: Record<Exclude<keyof LanguageValues, "code">, string> = {
  name: "Name",
  native_name: "Own name",
  direction: "Direction",
  word_spacing: "Words are separated by spaces",
  formality_note: "Formality note",
  status: "Status",
};

export const directionWords = { ltr: "Left to right", rtl: "Right to left" };
export const statusWords = { active: "Active", inactive: "Inactive" };

/** A value as a person reads it. */
export function formatLanguageValue(values: LanguageValues, field: keyof typeof languageLabels): string {
  if (field === "status") return statusWords[values.status];
  if (field === "direction") return directionWords[values.direction];
  if (field === "word_spacing") return values.word_spacing ? "Yes" : "No";
  return values[field];
}

export const isUsed = ({ used_by }: LanguageRow): boolean => used_by.campaigns + used_by.style_guides + used_by.examples > 0;

/** "2 campaigns, 1 style guide" */
export function formatUse({ used_by }: LanguageRow): string {
  const counted = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`]);
  const parts = [
    ...counted(used_by.campaigns, "campaign"),
    ...counted(used_by.style_guides, "style guide"),
    ...counted(used_by.examples, "example"),
  ];
  return parts.join(", ") || "Not used yet";
}
