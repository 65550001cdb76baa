import type { CampaignListItem, Page } from "@copydesk/contracts";

export interface CampaignPage extends Page<CampaignListItem> {
  total_visible: number;
}

/** The page without a campaign; both counts fall by one when it was in it. */
export function dropItem(page: CampaignPage, id: string): CampaignPage {
  const results = page.results.filter((item) => item.id !== id);
  const gone = page.results.length - results.length;
  return { ...page, results, count: page.count - gone, total_visible: page.total_visible - gone };
}

export function patchItem(page: CampaignPage, id: string, values: Partial<CampaignListItem>): CampaignPage {
  return { ...page, results: page.results.map((item) => (item.id === id ? { ...item, ...values } : item)) };
}
