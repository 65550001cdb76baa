import { Button, ConfirmDialog, cn } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { SquareIcon } from "@phosphor-icons/react/dist/csr/Square";
import { useState } from "react";
import { Link } from "react-router";
import { sayDays } from "../../campaigns/words/time-words.ts";
import { useStopRun } from "../api/use-generation.ts";
import { useHub } from "../hub-context.ts";
import { isRunning, useLiveRun } from "../live/live-store.ts";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignStatusMark } from "./campaign-status-mark.tsx";
import { HubMenu } from "./hub-menu.tsx";
import { LanguageActions } from "./language-actions.tsx";
import { LanguageTabs } from "./language-tabs.tsx";
import { PrivacyNote } from "./privacy-note.tsx";

/** Name, state and actions of the campaign, and its languages. Stays in view. */
export function HubHeader({ onOpenSchedule }: { onOpenSchedule: () => void }) {
  const { campaign } = useHub();
  return (
    <header className="sticky top-14 z-10 border-line border-b bg-canvas px-4 md:px-6">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 pt-3.5">
        <Link
          to="/campaigns"
          aria-label="Back to campaigns"
          className="-ml-1.5 hidden size-7 place-items-center rounded-sm text-ink-3 hover:bg-pressed md:grid"
        >
          <CaretLeftIcon size={16} />
        </Link>
        <h1 className="min-w-0 basis-full truncate font-bold text-lg tracking-title md:basis-auto md:text-md">
          <bdi>{campaign.brief.name}</bdi>
        </h1>
        <CampaignStatusMark />
        <p className="hidden min-w-0 items-center gap-2 truncate text-ink-3 text-sm md:flex">
          <PrivacyNote privacy={campaign.privacy} />
          <span aria-hidden>·</span>
          <span className="whitespace-nowrap">{sayDays(campaign.brief.from_date, campaign.brief.to_date, new Date().getFullYear())}</span>
          {campaign.voice_name && (
            <span className="hidden truncate xl:inline">
              <span aria-hidden className="mr-2">
                ·
              </span>
              {campaign.voice_name}
            </span>
          )}
        </p>
        <div className="ml-auto flex items-center gap-1.5">
          <StopButton />
          <Button className="hidden md:inline-flex xl:hidden" icon={<CalendarBlankIcon size={16} />} onClick={onOpenSchedule}>
            Schedule
          </Button>
          <CampaignActions className="hidden xl:flex" />
          <HubMenu className="xl:hidden" />
        </div>
      </div>
      <div className="flex items-center gap-4">
        <LanguageTabs />
        <LanguageActions className="ml-auto hidden xl:flex" />
      </div>
    </header>
  );
}

function StopButton() {
  const { campaign } = useHub();
  const run = useLiveRun();
  const stop = useStopRun();
  const [asking, setAsking] = useState(false);
  if (!isRunning(run) || !campaign.can.generate) return null;
  return (
    <>
      <Button
        variant="danger"
        className={cn("xl:mr-2")}
        icon={<SquareIcon size={12} weight="fill" />}
        loading={stop.isPending}
        onClick={() => setAsking(true)}
      >
        Stop
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Stop writing this campaign?"
        description="Pieces that are finished stay. What is being written right now is not kept as a version; you can start it again at any time."
        confirmLabel="Stop writing"
        cancelLabel="Keep writing"
        onConfirm={() => stop.mutateAsync({ campaign_id: campaign.id })}
      />
    </>
  );
}
