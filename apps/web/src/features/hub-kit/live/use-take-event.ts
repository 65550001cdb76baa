import type { BlockSummary, CampaignStatus, LiveEvent } from "@copydesk/contracts";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useRef } from "react";
import { wasDrawn } from "../../../lib/page-answers.ts";
import { trpc } from "../../../lib/trpc.ts";

/** Brings what others see of an event into the query cache: states of blocks, finished texts, the campaign's status. */
export function useTakeEvent(campaignId: string): (event: LiveEvent) => void {
  const utils = trpc.useUtils();
  const cache = useQueryClient().getQueryCache();
  const hasBegun = useRef(false);
  const key = { campaign_id: campaignId };

  /**
   * A snapshot stands for all that was missed: while the connection was lost, or between reading a campaign that was being
   * written, or that came with the page, and beginning to follow it.
   */
  function takeSnapshot() {
    void utils.blocks.overview.invalidate(key).then(readMissedTexts);
    const wasUnderWay = utils.campaigns.get.getData({ id: campaignId })?.status === "generating";
    if (hasBegun.current || wasUnderWay || wasDrawn(`/campaigns/${campaignId}`)) {
      void utils.campaigns.get.invalidate({ id: campaignId });
      void utils.blocks.texts.invalidate();
      void utils.blocks.versions.invalidate();
    }
    hasBegun.current = true;
  }

  /** Also once what is being read has come: it may have been put together before this happened. */
  function nowAndAfterReading(queryKey: QueryKey, act: () => void) {
    act();
    const query = cache.find({ queryKey, exact: true });
    if (query?.state.fetchStatus === "fetching") void query.promise?.then(act, act);
  }

  /** Somebody may have saved between the reading of the texts and the first event: then the overview knows of other versions. */
  function readMissedTexts() {
    const blocks = utils.blocks.overview.getData(key) ?? [];
    for (const [language_id, own] of Map.groupBy(blocks, (one) => one.language_id)) {
      const texts = { campaign_id: campaignId, language_id };
      nowAndAfterReading(getQueryKey(trpc.blocks.texts, texts, "query"), () => {
        if (own.some((block) => isOther(block, texts))) void utils.blocks.texts.invalidate(texts);
      });
    }
  }

  /** Whether another version of a block is shown than the one that is selected. */
  function isOther(block: BlockSummary, texts: { campaign_id: string; language_id: string }): boolean {
    const shown = utils.blocks.texts.getData(texts)?.find((one) => one.id === block.id);
    return shown !== undefined && (shown.selected?.id ?? null) !== block.selected_version_id;
  }

  function takeBlock(block: BlockSummary) {
    const before = utils.blocks.overview.getData(key)?.find((one) => one.id === block.id);
    nowAndAfterReading(getQueryKey(trpc.blocks.overview, key, "query"), () => putBlock(block));
    const texts = { campaign_id: campaignId, language_id: block.language_id };
    // An editing session saves into its own version: nothing of the summary changes, but the text does.
    const isRewritten = JSON.stringify(before) === JSON.stringify(block);
    nowAndAfterReading(getQueryKey(trpc.blocks.texts, texts, "query"), () => {
      const isShown = utils.blocks.texts.getData(texts)?.some((one) => one.id === block.id);
      if ((isShown && isRewritten) || isOther(block, texts)) void utils.blocks.texts.invalidate(texts);
    });
    if (isRewritten && block.selected_version_id) void utils.blocks.version.invalidate({ version_id: block.selected_version_id });
    void utils.blocks.versions.invalidate({ block_id: block.id });
  }

  function putBlock(block: BlockSummary) {
    const all = utils.blocks.overview.getData(key);
    if (!all?.some((one) => one.id === block.id)) return void utils.blocks.overview.invalidate(key);
    utils.blocks.overview.setData(
      key,
      all.map((one) => (one.id === block.id ? block : one)),
    );
  }

  function takeStatus(status: CampaignStatus, updated_at: string) {
    utils.campaigns.get.setData({ id: campaignId }, (before) => before && { ...before, status, updated_at });
    void utils.campaigns.get.invalidate({ id: campaignId });
    void utils.blocks.overview.invalidate(key);
    void utils.campaigns.list.invalidate(undefined, { refetchType: "none" });
  }

  return (event) => {
    if (event.type === "snapshot") takeSnapshot();
    if (event.type === "block") takeBlock(event.block);
    if (event.type === "campaign") takeStatus(event.status, event.updated_at);
  };
}
