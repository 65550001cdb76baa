import type { EarlyQuery } from "../../../lib/early-queries.ts";
import { campaignList, toCampaignQuery } from "../list/list-address.ts";

/** What the list of campaigns asks first at an address. */
export const firstListQueries = ({ search }: Pick<Location, "search">): EarlyQuery[] => [
  ["options.get"],
  ["campaigns.list", toCampaignQuery(campaignList.read(new URLSearchParams(search)))],
];
