import type { BlockSummary, CampaignStatus } from "@copydesk/contracts";
import { useEffect, useMemo, useState } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { createEventIntake, createLiveStore, type LiveStore } from "./live-store.ts";

/**
 * Follows a campaign while it is open: text goes to the live store, finished pieces and states into the query cache.
 * After a lost connection it goes on from the last event, or from a fresh snapshot.
 */
export function useLiveCampaign(campaignId: string): { store: LiveStore; connected: boolean } {
  const store = useMemo(() => createLiveStore(), []);
  const intake = useMemo(() => createEventIntake(store), [store]);
  const utils = trpc.useUtils();
  const [begun, setBegun] = useState(false);
  useEffect(() => intake.stop, [intake]);

  function takeBlock(block: BlockSummary) {
    const key = { campaign_id: campaignId };
    const before = utils.blocks.overview.getData(key);
    if (!before?.some((one) => one.id === block.id)) {
      void utils.blocks.overview.invalidate(key);
      return;
    }
    utils.blocks.overview.setData(
      key,
      before.map((one) => (one.id === block.id ? block : one)),
    );
    const texts = { campaign_id: campaignId, language_id: block.language_id };
    const shown = utils.blocks.texts.getData(texts)?.find((one) => one.id === block.id);
    if (shown?.selected?.id !== block.selected_version_id) void utils.blocks.texts.invalidate(texts);
    void utils.blocks.versions.invalidate({ block_id: block.id });
  }

  function takeStatus(status: CampaignStatus, updated_at: string) {
    utils.campaigns.get.setData({ id: campaignId }, (before) => before && { ...before, status, updated_at });
    void utils.campaigns.list.invalidate(undefined, { refetchType: "none" });
  }

  const stream = trpc.generation.live.useSubscription(
    { campaign_id: campaignId },
    {
      onData: ({ data: event }) => {
        setBegun(true);
        intake.take(event);
        if (event.type === "snapshot") void utils.blocks.overview.invalidate({ campaign_id: campaignId });
        if (event.type === "block") takeBlock(event.block);
        if (event.type === "campaign") takeStatus(event.status, event.updated_at);
      },
    },
  );
  return { store, connected: stream.status === "pending" || (stream.status === "connecting" && !begun) };
}
