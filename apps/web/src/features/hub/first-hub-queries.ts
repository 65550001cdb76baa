import type { BlockSummary, CampaignDetail, FormOptions, NamedQuery } from "@copydesk/contracts";
import { languagesOf, openLanguage } from "./languages.ts";

/** The campaign whose hub is at an address, or null. */
export function hubIdAt(path: string): string | null {
  const [, id] = /^\/campaigns\/([^/]+)\/?$/.exec(path) ?? [];
  return id === undefined || id === "add" || id === "template" ? null : id;
}

/** What the hub of a campaign asks first. */
export const firstHubQueries = (id: string): NamedQuery[] => [
  ["campaigns.get", { id }],
  ["options.get"],
  ["blocks.overview", { campaign_id: id }],
];

/** What it asks when these are answered: of the language that is open at an address the texts, and what its schedule is checked by. */
export function languageQueries(
  search: string,
  campaign: CampaignDetail,
  options: FormOptions,
  blocks: readonly BlockSummary[],
): NamedQuery[] {
  const wanted = new URLSearchParams(search).get("language");
  const language = openLanguage(languagesOf(campaign, options.languages, blocks), wanted);
  if (!language) return [];
  const ofLanguage = { campaign_id: campaign.id, language_id: language.id };
  const isPlanned = blocks.some(({ kind, language_id }) => kind === "schedule" && language_id === language.id);
  return [["blocks.texts", ofLanguage], ...(isPlanned ? [["blocks.schedule_frame", ofLanguage] as const] : [])];
}
