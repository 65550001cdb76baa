import type { GuideField, VoiceStatus } from "@copydesk/contracts";
import type { MarkKind } from "@copydesk/ui";

export const statusWords: Record<VoiceStatus, { label: string; mark: MarkKind; help: string }> = {
  draft: { label: "Draft", mark: "draft", help: "Visible only here until it is ready" },
  active: { label: "Active", mark: "ready", help: "New campaigns can choose it" },
  inactive: { label: "Inactive", mark: "off", help: "Campaigns that have it keep it" },
};

/** Names of a guide's fields, as they stand over them. */
export const fieldWords: Record<GuideField, string> = {
  markdown: "Style guide",
  tone_words: "Tone words",
  audience: "Audience",
  person: "Speaks as",
  form_of_address: "Form of address",
  do_rules: "Do",
  dont_rules: "Don’t",
  banned_terms: "Banned terms",
  preferred_terms: "Preferred terms",
  emoji: "Emoji",
};

export const personWords = { we: "We", I: "I", you: "You" } as const;
export const emojiWords = { none: "None", sparing: "Sparing", free: "Free" } as const;

export const formatGuides = (count: number): string => (count === 0 ? "no guide" : count === 1 ? "1 guide" : `${count} guides`);
export const formatCampaigns = (count: number): string => (count === 1 ? "used in 1 campaign" : `used in ${count} campaigns`);

/** "a, b and c", with the first few only when there are many. */
export function formatList(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** A field's value in one line, for comparing two sides. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return String(value);
  return value.map((one: unknown) => (isPair(one) ? `${one.use} instead of ${one.instead_of}` : String(one))).join("; ");
}

const isPair = (value: unknown): value is { instead_of: string; use: string } =>
  typeof value === "object" && value !== null && "instead_of" in value && "use" in value;
