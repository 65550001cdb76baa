import { trpc } from "../../../lib/trpc.ts";

/** State of every block of a campaign, without texts. */
export const useBlockOverview = (campaignId: string) => trpc.blocks.overview.useQuery({ campaign_id: campaignId });

/** The selected texts of one language. Stays while another language loads. */
export const useBlockTexts = (campaignId: string, languageId: string) =>
  trpc.blocks.texts.useQuery({ campaign_id: campaignId, language_id: languageId }, { staleTime: 30_000 });

/** Fetches the texts of a language that is probably about to be opened. */
export function usePrefetchTexts(campaignId: string): (languageId: string) => void {
  const utils = trpc.useUtils();
  return (languageId) => void utils.blocks.texts.prefetch({ campaign_id: campaignId, language_id: languageId }, { staleTime: 30_000 });
}
