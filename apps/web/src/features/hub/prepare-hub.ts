import type { BlockSummary, CampaignDetail, FormOptions, NamedQuery } from "@copydesk/contracts";
import { fetchQueries } from "../../lib/named-queries.ts";
import { readToken } from "../../lib/session-token.ts";
import { showNewBlocks } from "../hub-kit/index.ts";
import { languagesOf, openLanguage, wantedLanguage } from "./languages.ts";

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
  { search, hash }: Pick<Location, "search" | "hash">,
  campaign: CampaignDetail,
  options: FormOptions,
  blocks: readonly BlockSummary[],
): NamedQuery[] {
  const wanted = wantedLanguage(new URLSearchParams(search), hash, blocks);
  const language = openLanguage(languagesOf(campaign, options.languages, blocks), wanted);
  if (!language) return [];
  const ofLanguage = { campaign_id: campaign.id, language_id: language.id };
  const isPlanned = blocks.some(({ kind, language_id }) => kind === "schedule" && language_id === language.id);
  return [["blocks.texts", ofLanguage], ...(isPlanned ? [["blocks.schedule_frame", ofLanguage] as const] : [])];
}

/** Milliseconds for which the hub may keep its screen from being drawn. */
const patience = 150;

/** Fetches what the hub at this address shows, so that it is drawn once and filled. Ends when it is there, or soon. */
export async function prepareHub(): Promise<void> {
  const id = hubIdAt(location.pathname);
  // A stranger is on the way to the sign-in page. What is refused, the hub will say.
  if (id === null || !readToken()) return;
  const fetched = fetchHub(id, location).catch(() => {});
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))]);
}

async function fetchHub(id: string, address: Location): Promise<void> {
  const [campaign, options, blocks] = (await fetchQueries(firstHubQueries(id))) as [CampaignDetail, FormOptions, BlockSummary[]];
  // Unfolded from the start: folded first, everything would be drawn twice.
  showNewBlocks(
    blocks.map((block) => block.id),
    new Set(),
  );
  await fetchQueries(languageQueries(address, campaign, options, blocks));
}
