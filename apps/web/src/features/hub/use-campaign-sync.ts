import type { CampaignStatus, LanguageOption } from "@copydesk/contracts";
import { useLayoutEffect } from "react";
import { useCampaignState } from "./campaign-store.ts";

interface Known {
  id: string;
  status: CampaignStatus;
  updated_at: string;
  languages: readonly LanguageOption[] | undefined;
}

/**
 * The campaign that is open, as this browser shows it: what the server says of it, and over that what was just begun
 * here and is on its way there. Left with the page, together with edit mode and everything open for editing.
 */
export function useCampaignSync({ id, status, updated_at, languages }: Known): void {
  const { setCampaign, clearCampaign, setStatus, setLanguages, clearBlocks } = useCampaignState.getState();
  useLayoutEffect(() => {
    setCampaign({ id });
    return () => {
      clearCampaign();
      clearBlocks();
    };
  }, [id, setCampaign, clearCampaign, clearBlocks]);
  // A run that is over in a moment leaves the status as it was; that the campaign changed is all there is to see of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => setStatus(status), [status, updated_at, setStatus]);
  useLayoutEffect(() => setLanguages(languages ?? []), [languages, setLanguages]);
}
