import type { CampaignBrief } from "@copydesk/contracts";

type Kept = Record<string, unknown>;

const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isLanguages = (value: unknown) => Array.isArray(value) && value.every((one) => isText(one?.language_id) && isTexts(one?.channel_ids));

/** What each field must look like to be shown in the form again; bounds are for saving, not for keeping. */
const looksRight: Record<keyof CampaignBrief, (value: unknown) => boolean> = {
  name: isText,
  description: isText,
  main_story: isText,
  objective_ids: isTexts,
  own_objectives: isTexts,
  from_date: isText,
  to_date: isText,
  timezone: isText,
  voice_id: (value) => value === null || isText(value),
  is_public: isFlag,
  team_ids: isTexts,
  generation_mode: (value) => value === "outline_only" || value === "entire_campaign",
  content_schedule: isFlag,
  languages: isLanguages,
  audience: isText,
  key_messages: isTexts,
  call_to_action: isText,
  links: isTexts,
  mandatory_text: isText,
  forbidden_claims: isText,
  tags: isTexts,
};
const fields = Object.keys(looksRight) as (keyof CampaignBrief)[];

/** `base` with everything over it that was kept and still fits the form; the rest of `kept` is left aside. */
export function restoreBrief(base: CampaignBrief, kept: Kept): CampaignBrief {
  const fitting = fields.filter((field) => looksRight[field](kept[field])).map((field) => [field, kept[field]]);
  return { ...base, ...Object.fromEntries(fitting) };
}

/** Values typed for the placeholders of a template, kept beside the brief. */
export const placeholdersKey = "placeholder_values";
/** Version and brief of the campaign that an edit began from. */
export const versionKey = "base_version";
export const baseKey = "base_brief";

export function restorePlaceholders(kept: Kept): Record<string, string> {
  const values = kept[placeholdersKey];
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])));
}

export function restoreVersion(kept: Kept): number | undefined {
  const version = kept[versionKey];
  return typeof version === "number" && Number.isInteger(version) ? version : undefined;
}
