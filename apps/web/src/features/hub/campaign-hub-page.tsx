import type { CampaignDetail } from "@copydesk/contracts";
import { EmptyState, FailureNote } from "@copydesk/ui";
import { Tabs } from "radix-ui";
import { useEffect, useMemo, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { failureOf } from "../../lib/failure.ts";
import { useBlockOverview, useBlockTexts } from "./api/use-blocks.ts";
import { useCampaign, useFormOptions } from "./api/use-campaign.ts";
import { HubDialogsProvider } from "./header/hub-dialogs.tsx";
import { HubHeader } from "./header/hub-header.tsx";
import { type Hub, HubProvider } from "./hub-context.ts";
import { HubLayout } from "./hub-layout.tsx";
import { HubSkeleton } from "./hub-skeleton.tsx";
import { LiveProvider } from "./live/live-store.ts";
import { useLiveCampaign } from "./live/use-live-campaign.ts";

/** The content hub: one campaign, its languages, its texts, its schedule. */
export default function CampaignHubPage() {
  const { id = "" } = useParams();
  const campaign = useCampaign(id);
  if (campaign.isError) {
    const failure = failureOf(campaign.error);
    if (failure.code === "NOT_FOUND") throw new Response(failure.message, { status: 404, statusText: "Not Found" });
    return (
      <div className="p-6">
        <FailureNote
          title="The campaign could not be opened"
          onRetry={() => void campaign.refetch()}
          retrying={campaign.isFetching}
          requestId={failure.requestId}
        >
          {failure.message}
        </FailureNote>
      </div>
    );
  }
  return campaign.data ? <LoadedHub key={id} campaign={campaign.data} /> : <HubSkeleton />;
}

function LoadedHub({ campaign }: { campaign: CampaignDetail }) {
  const options = useFormOptions();
  const blocks = useBlockOverview(campaign.id);
  const live = useLiveCampaign(campaign.id);
  const hub = useHubOf(campaign, options.data, blocks.data);
  useEffect(() => {
    document.title = `${campaign.brief.name} · Copydesk`;
  }, [campaign.brief.name]);
  const texts = useBlockTexts(campaign.id, hub?.language.id);
  const [scheduleOpen, setScheduleOpen] = useState(false);

  const failed = blocks.error ?? options.error;
  if (failed) {
    return (
      <div className="p-6">
        <FailureNote title="The texts could not be loaded" onRetry={() => void Promise.all([blocks.refetch(), options.refetch()])}>
          {failureOf(failed).message}
        </FailureNote>
      </div>
    );
  }
  if (options.data && blocks.data && !hub) return <EmptyState>This campaign has no language yet. Edit it and choose one.</EmptyState>;
  if (!hub) return <HubSkeleton />;
  return (
    <LiveProvider value={live.store}>
      <HubProvider value={hub}>
        <HubDialogsProvider>
          <Tabs.Root value={hub.language.code} activationMode="manual">
            <HubHeader onOpenSchedule={() => setScheduleOpen(true)} />
            {!live.connected && (
              <p role="status" className="bg-warning-tint px-6 py-1.5 text-sm text-warning-ink">
                The connection is lost. Writing goes on at the server; this page catches up by itself.
              </p>
            )}
            <HubLayout
              texts={texts.data}
              failure={texts.error}
              onRetry={() => void texts.refetch()}
              schedule={{ open: scheduleOpen, setOpen: setScheduleOpen }}
            />
          </Tabs.Root>
        </HubDialogsProvider>
      </HubProvider>
    </LiveProvider>
  );
}

function useHubOf(campaign: CampaignDetail, options: Hub["options"] | undefined, blocks: Hub["blocks"] | undefined): Hub | null {
  const [search] = useSearchParams();
  const wanted = search.get("language");
  return useMemo(() => {
    if (!options || !blocks) return null;
    const chosen = campaign.brief.languages.map((one) => one.language_id);
    const languages = chosen.flatMap((id) => options.languages.find((one) => one.id === id) ?? []);
    const language = languages.find((one) => one.code === wanted) ?? languages[0];
    if (!language) return null;
    return { campaign, options, blocks, languages, language, channelById: new Map(options.channels.map((one) => [one.id, one])) };
  }, [campaign, options, blocks, wanted]);
}
