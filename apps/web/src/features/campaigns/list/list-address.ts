import type { CampaignListQuery, campaignScopes } from "@copydesk/contracts";
import { type Codec, day, defineList, oneOf } from "../../../lib/list/list-address.ts";
import { statuses } from "../words/status-words.ts";

export type Scope = (typeof campaignScopes)[number];

// Written here once more, and compared with the contracts by a test: their schemas are too much to load for a list.
export const scopes: readonly Scope[] = ["all", "mine", "shared", "public"];

const scope: Codec<Scope> = {
  read: (text) => scopes.find((value) => value === text) ?? "all",
  write: (value) => (value === "all" ? "" : value),
};
/** Code of a language, which the server knows or not. */
const language: Codec<string | undefined> = { read: (text) => text.slice(0, 35) || undefined, write: (value) => value ?? "" };

/** What of the campaigns, or of the templates, is in view. */
export const campaignList = defineList({
  orderings: ["name", "status", "from_date", "updated_at"],
  usual: "-updated_at",
  // Days between which the campaigns run.
  filters: { scope, status: oneOf(statuses), language, from: day, to: day },
});
export type CampaignAddress = ReturnType<typeof campaignList.read>;
export type Ordering = CampaignAddress["ordering"];

/** The rows of one page. */
interface Window {
  limit: number;
  offset: number;
}

export function toCampaignQuery(address: CampaignAddress): CampaignListQuery & Window {
  const given = Object.fromEntries(Object.entries(address.filters).filter(([, value]) => value !== undefined));
  return { ...campaignList.windowOf(address), ...given };
}

/** Templates have a name and a time of change to order by, and nothing to filter. */
export function toTemplateQuery(address: CampaignAddress) {
  const { ordering, ...window } = campaignList.windowOf(address);
  const known = ordering === "name" || ordering === "-name" || ordering === "updated_at" ? ordering : "-updated_at";
  return { ...window, ordering: known } as const;
}
