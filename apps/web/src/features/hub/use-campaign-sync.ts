import type { BlockSummary, CampaignStatus, LanguageOption } from "@copydesk/contracts";
import { useLayoutEffect, useRef } from "react";
import { showNewBlocks, useCampaignState } from "../hub-kit/index.ts";

interface Known {
  id: string;
  status: CampaignStatus;
  updated_at: string;
  languages: readonly LanguageOption[] | undefined;
  blocks: readonly BlockSummary[] | undefined;
}

/**
 * The campaign that is open, as this browser shows it: what the server says of it, and over that what was just begun
 * here and is on its way there. Left with the page, together with edit mode and
 * what is folded. Every block is unfolded when it is first seen.
 */
export function useCampaignSync({ id, status, updated_at, languages, blocks }: Known): void {
  const { setCampaign, clearCampaign, setStatus, setLanguages, clearBlocks } = useCampaignState.getState();
  const seen = useRef(new Set<string>());
  useLayoutEffect(() => {
    setCampaign({ id });
    return () => {
      clearCampaign();
      clearBlocks();
      seen.current.clear();
    };
  }, [id, setCampaign, clearCampaign, clearBlocks]);
  // A run that is over in a moment leaves the status as it was; that the campaign changed is all there is to see of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => setStatus(status), [status, updated_at, setStatus]);
  useLayoutEffect(() => setLanguages(languages ?? []), [languages, setLanguages]);
  useLayoutEffect(
    () =>
      showNewBlocks(
        (blocks ?? []).map((block) => block.id),
        seen.current,
      ),
    [blocks],
  );
}
