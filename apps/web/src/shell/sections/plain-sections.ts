import type { ModuleCode } from "@copydesk/contracts";

/** Sections that this version has no screen for, and what to know instead. */
export const plainSections = {
  examples: "This version has no screen for examples. How texts should sound is said by the voice of a campaign.",
  llm_logs: "This version has no screen for the language-model log. What a text was written with stands in its list of versions.",
} as const satisfies Partial<Record<ModuleCode, string>>;

export type PlainSection = keyof typeof plainSections;
