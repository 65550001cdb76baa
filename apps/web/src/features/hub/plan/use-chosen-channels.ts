import { useEffect } from "react";
import { useCampaignState } from "../../hub-kit/index.ts";

/** Channels ticked for a language but not saved yet; forgotten when the dialog closes. */
export function useChosenChannels(languageId: string, initial: readonly string[]) {
  const chosen = useCampaignState((state) => state.channelsTemp[languageId]);
  const set = useCampaignState((state) => state.setChannelsTemp);
  useEffect(() => () => set(languageId), [languageId, set]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with, once
  useEffect(() => {
    if (!useCampaignState.getState().channelsTemp[languageId]?.length) set(languageId, initial);
  }, [languageId]);
  return { chosen: chosen ?? initial, choose: (ids: readonly string[]) => set(languageId, ids) };
}
