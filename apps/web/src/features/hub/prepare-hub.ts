import type { BlockSummary, CampaignDetail, FormOptions } from "@copydesk/contracts";
import { fetchQueries } from "../../lib/named-queries.ts";
import { readToken } from "../../lib/session-token.ts";
import { showNewBlocks } from "../hub-kit/index.ts";
import { firstHubQueries, hubIdAt, languageQueries } from "./first-hub-queries.ts";

/** Milliseconds for which the hub may keep its screen from being drawn. */
const patience = 150;

/** Fetches what the hub at this address shows, so that it is drawn once and filled. Ends when it is there, or soon. */
export async function prepareHub(): Promise<void> {
  const id = hubIdAt(location.pathname);
  // A stranger is on the way to the sign-in page. What is refused, the hub will say.
  if (id === null || !readToken()) return;
  const fetched = fetchHub(id, location.search).catch(() => {});
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))]);
}

async function fetchHub(id: string, search: string): Promise<void> {
  const [campaign, options, blocks] = (await fetchQueries(firstHubQueries(id))) as [CampaignDetail, FormOptions, BlockSummary[]];
  // Unfolded from the start: folded first, everything would be drawn twice.
  showNewBlocks(
    blocks.map((block) => block.id),
    new Set(),
  );
  await fetchQueries(languageQueries(search, campaign, options, blocks));
}
