import { trpc } from "../../../lib/trpc.ts";

/** State of every block of a campaign, without texts. */
export const useBlockOverview = (campaignId: string) => trpc.blocks.overview.useQuery({ campaign_id: campaignId });

/** The selected texts of one language. Stays while another language loads. */
export const useBlockTexts = (campaignId: string, languageId: string | undefined) =>
  trpc.blocks.texts.useQuery(
    { campaign_id: campaignId, language_id: languageId ?? "" },
    { enabled: languageId !== undefined, staleTime: 30_000 },
  );
