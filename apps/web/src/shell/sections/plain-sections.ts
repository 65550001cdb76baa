import type { ModuleCode } from "@copydesk/contracts";

/** Sections that this version has no screen for, and what to know instead. */
export const plainSections = {
  llm_logs: "This version has no screen for the language-model log. What a text was written with stands in its list of versions.",
} as const satisfies Partial<Record<ModuleCode, string>>;

export type PlainSection = keyof typeof plainSections;
