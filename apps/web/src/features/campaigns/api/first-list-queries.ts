import type { NamedQuery } from "@copydesk/contracts";
import { campaignList, toCampaignQuery } from "../list/list-address.ts";

/** What the list of campaigns asks first at an address. */
export const firstListQueries = ({ search }: Pick<Location, "search">): NamedQuery[] => [
  ["options.get"],
  ["campaigns.list", listQueryAt(search)],
];

export const listQueryAt = (search: string) => toCampaignQuery(campaignList.read(new URLSearchParams(search)));
