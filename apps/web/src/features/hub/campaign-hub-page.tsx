import type { BlockSummary, CampaignDetail } from "@copydesk/contracts";
import { EmptyState } from "@copydesk/ui";
import { Tabs } from "radix-ui";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router";
import { failureOf } from "../../lib/failure.ts";
import { PageFailure } from "../../lib/page-failure.tsx";
import {
  BlocksProvider,
  type Hub,
  type HubDrawer,
  HubProvider,
  type HubViewName,
  HubViewProvider,
  LiveProvider,
  useBlockOverview,
  useCampaign,
  useEditing,
  useFormOptions,
  useLiveCampaign,
} from "../hub-kit/index.ts";
import { HubDialogsProvider } from "./header/hub-dialogs.tsx";
import { HubHeader } from "./header/hub-header.tsx";
import { HubLayout } from "./hub-layout.tsx";
import { HubSkeleton } from "./hub-skeleton.tsx";
import { languagesOf, openLanguage, wantedLanguage } from "./languages.ts";
import { useCampaignSync } from "./use-campaign-sync.ts";

export { prepareHub as prepare } from "./prepare-hub.ts";

/** The content hub: one campaign, its languages, its texts, its schedule. */
export default function CampaignHubPage() {
  const { id = "" } = useParams();
  const campaign = useCampaign(id);
  // Also what is still at hand of one that was deleted meanwhile.
  if (campaign.isError && (!campaign.data || failureOf(campaign.error).code === "NOT_FOUND")) {
    return <PageFailure query={campaign} title="The campaign could not be opened" className="mx-4 my-8 md:mx-6" />;
  }
  return campaign.data ? <LoadedHub key={id} campaign={campaign.data} /> : <HubSkeleton />;
}

function LoadedHub({ campaign }: { campaign: CampaignDetail }) {
  const options = useFormOptions();
  const blocks = useBlockOverview(campaign.id);
  const live = useLiveCampaign(campaign.id);
  const hub = useHubOf(campaign, options.data, blocks.data);
  const view = useViewState();
  // The hub is much to draw at once: drawn in pieces, a slow phone answers its first touches meanwhile.
  const isDue = useDeferredValue(hub !== null);
  useCampaignSync({ ...campaign, languages: hub?.languages, blocks: blocks.data });
  useEditedBlocksOf(hub?.language.id);
  useEffect(() => {
    document.title = `${campaign.brief.name} · Copydesk`;
  }, [campaign.brief.name]);

  if ((!blocks.data && blocks.error) || (!options.data && options.error)) {
    return <PageFailure query={[blocks, options]} title="The campaign could not be opened" className="mx-4 my-8 md:mx-6" />;
  }
  if (!options.data || !blocks.data || (hub && !isDue)) return <HubSkeleton />;
  if (!hub) return <EmptyState className="mx-4 my-8 md:mx-6">This campaign has no language yet. Edit it and choose one.</EmptyState>;
  return (
    <LiveProvider value={live.store}>
      <HubProvider value={hub}>
        <BlocksProvider value={blocks.data}>
          <HubViewProvider value={view}>
            <HubDialogsProvider>
              <Tabs.Root value={hub.language.code} activationMode="manual" className="flex flex-1 flex-col">
                <HubHeader isConnectionLost={live.isLost} />
                <HubLayout />
              </Tabs.Root>
            </HubDialogsProvider>
          </HubViewProvider>
        </BlocksProvider>
      </HubProvider>
    </LiveProvider>
  );
}

function useHubOf(campaign: CampaignDetail, options: Hub["options"] | undefined, blocks: readonly BlockSummary[] | undefined): Hub | null {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const wanted = wantedLanguage(search, hash, blocks);
  // The codes of languages never change while the campaign is open, so that blocks beginning and ending are no reason to begin anew.
  const hasBlocks = blocks !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    if (!options || !blocks) return null;
    const languages = languagesOf(campaign, options.languages, blocks);
    const language = openLanguage(languages, wanted);
    if (!language) return null;
    return {
      campaign,
      options,
      languages,
      language,
      channelById: new Map(options.channels.map((one) => [one.id, one])),
      channelByCode: new Map(options.channels.map((one) => [one.code, one])),
    };
  }, [campaign, options, hasBlocks, wanted]);
}

/** What was open for editing closes with its language; it saves itself as it goes. */
function useEditedBlocksOf(languageId: string | undefined): void {
  const stopAll = useEditing((state) => state.stopAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what it answers to
  useEffect(() => stopAll, [languageId, stopAll]);
}

const views: readonly string[] = ["week", "month", "list"] satisfies HubViewName[];
const isView = (value: string | null): value is HubViewName => value !== null && views.includes(value);

/**
 * The view lives in the address (`?schedule=week`, `?view=overview`), so that it can be shared; a drawer does not. A phone has no large
 * schedule: who opens an address of one there finds the small one open.
 */
function useViewState() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("schedule");
  const [drawer, setDrawer] = useState<HubDrawer>(() =>
    isView(wanted) && !search.has("view") && matchMedia("(max-width: 767px)").matches ? "schedule" : null,
  );
  const view: HubViewName = search.get("view") === "overview" ? "overview" : isView(wanted) ? wanted : "texts";
  const setView = useCallback(
    (next: HubViewName) => {
      setDrawer(null);
      setSearch((before) => {
        before.delete("view");
        before.delete("schedule");
        if (next === "overview") before.set("view", next);
        else if (next !== "texts") before.set("schedule", next);
        return before;
      });
    },
    [setSearch],
  );
  return useMemo(() => ({ view, setView, drawer, setDrawer }), [view, setView, drawer]);
}
