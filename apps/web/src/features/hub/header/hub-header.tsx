import type { CampaignStatus, Privacy } from "@copydesk/contracts";
import { Button, ConfirmDialog, cn, StatusMark } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { GlobeIcon } from "@phosphor-icons/react/dist/csr/Globe";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { SquareIcon } from "@phosphor-icons/react/dist/csr/Square";
import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { notify } from "../../../lib/stores/toast.ts";
import { formatDays } from "../../../lib/time-words.ts";
import { TourButton } from "../../../lib/tour-button.tsx";
import { privacyWords, statusDetail, statusKind, statusWords } from "../../campaigns/index.ts";
import {
  ConnectionNote,
  isBusy,
  type Progress,
  progressOf,
  useBlocks,
  useHub,
  useHubView,
  useShownStatus,
  useStopRun,
} from "../../hub-kit/index.ts";
import { CampaignActions } from "./campaign-actions.tsx";
import { HubMenu } from "./hub-menu.tsx";
import { LanguageActions } from "./language-actions.tsx";
import { LanguageTabs } from "./language-tabs.tsx";

/** Names of less than twelve rem or so; those of East Asia have wider letters. */
const takesLittle = /^(.{1,12}|[^\u1100-\uffff]{1,24})$/;

/** Name, state and actions of the campaign, and its languages. Stays in view. */
export function HubHeader({ isConnectionLost }: { isConnectionLost: boolean }) {
  const { campaign, language } = useHub();
  const { setDrawer, view } = useHubView();
  const isAwaitingText = useBlocks().every((block) => block.selected_version_id === null);
  return (
    <header className="sticky top-14 z-10 border-line border-b bg-canvas px-4 md:px-6">
      <div className="flex min-h-[50px] flex-wrap items-center gap-x-3 pt-3.5 md:flex-nowrap">
        <Link
          to="/campaigns"
          aria-label="Back to campaigns"
          className="-mr-1.5 -ml-1.5 hidden size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink md:grid print:hidden"
        >
          <CaretLeftIcon size={16} />
        </Link>
        {/* The first to give way beside its facts, down to twelve rem; by its own direction, so that a long one loses its end. */}
        <h1
          dir="auto"
          className={cn(
            "min-w-0 shrink basis-full truncate text-left font-bold text-lg tracking-title md:basis-auto md:text-md md:tracking-[-0.01em]",
            takesLittle.test(campaign.brief.name) ? "md:max-w-64 md:shrink-0" : "md:min-w-48 md:shrink-[999]",
          )}
        >
          {campaign.brief.name}
        </h1>
        <CampaignStatusMark />
        {isConnectionLost ? <ConnectionNote /> : <CampaignFacts className="hidden md:flex" />}
        <div className="ml-auto flex shrink-0 items-center gap-1 py-0.5 md:gap-2 md:max-xl:py-0 print:hidden">
          <StopRun />
          {view === "texts" && (
            <Button
              className="hidden lg:inline-flex xl:hidden"
              icon={<CalendarBlankIcon size={16} />}
              onClick={() => setDrawer("schedule")}
            >
              Schedule
            </Button>
          )}
          <CampaignActions className="hidden xl:flex" />
          <TourButton flow="campaign-content" flowId={campaign.id} isBusy={isAwaitingText} className="max-xl:size-9" />
          <HubMenu className="xl:hidden" />
        </div>
      </div>
      {/* On paper one language stands, and nothing can be pressed. */}
      <p className="hidden pb-2 text-ink-2 text-sm print:block">{language.name}</p>
      <div className="flex items-center gap-4 print:hidden">
        <LanguageTabs />
        <LanguageActions className="ml-auto hidden xl:flex" />
      </div>
    </header>
  );
}

/** Who may see the campaign, when it runs, whose voice it has: those for which there is room, each of them whole. */
function CampaignFacts({ className }: { className?: string }) {
  const { brief, privacy, voice_name } = useHub().campaign;
  const facts = [formatDays(brief.from_date, brief.to_date, new Date().getFullYear()), ...(voice_name ? [voice_name] : [])];
  return (
    // What does not fit on the line wraps to a second one, which is not shown.
    <p className={cn("h-5 min-w-0 flex-1 basis-auto flex-wrap overflow-hidden text-ink-3 text-sm", className)}>
      <span className="h-5 whitespace-nowrap">
        <PrivacyNote privacy={privacy} />
      </span>
      {facts.map((fact) => (
        <span key={fact} className="h-5 whitespace-nowrap">
          <Dot />
          {fact}
        </span>
      ))}
    </p>
  );
}

const Dot = () => (
  <span aria-hidden className="mx-2">
    ·
  </span>
);

const CampaignStatusMark = () => (
  <StatusMark {...statusMark(useShownStatus(useHub().campaign), progressOf(useBlocks()))} className="shrink-0" />
);

/** A campaign is called what it is, without a tick while some of its texts have something to look at. */
export function statusMark(status: CampaignStatus, { busy, ...progress }: Progress) {
  const { done, total } = progress;
  if (busy || status === "generating")
    return {
      kind: "running",
      label: "Generating",
      detail: `${done} of ${total}`,
      progress: total === 0 ? 0 : (done / total) * 100,
    } as const;
  const item = { status, progress };
  return { kind: statusKind(item), label: statusWords[status].label, detail: statusDetail(item) };
}

const icons = { private: LockSimpleIcon, shared: UsersIcon, public: GlobeIcon };

function PrivacyNote({ privacy }: { privacy: Privacy }) {
  const Glyph = icons[privacy];
  return (
    <>
      <Glyph size={14} aria-hidden className="mr-[5px] -mt-0.5 inline-block" />
      {privacyWords[privacy]}
    </>
  );
}

/** Ends all writing of the campaign, having asked. */
function StopRun() {
  const { campaign } = useHub();
  const isWriting = useBlocks().some(isBusy);
  const stop = useStopRun();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (isWriting || !asking) return;
    setAsking(false);
    // Whoever stopped it knows.
    if (stop.isIdle) notify({ title: "Nothing left to stop", description: "The writing ended while you were asked.", variant: "info" });
  }, [isWriting, asking, stop.isIdle]);
  if (!isWriting || !campaign.can.generate) return null;
  return (
    <>
      <Button
        variant="danger"
        className="xl:mr-1.5"
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
        description="Finished pieces stay. Texts being written right now are not kept; you can start them again at any time."
        confirmLabel="Stop writing"
        cancelLabel="Keep writing"
        onConfirm={() => stop.mutateAsync({ campaign_id: campaign.id }).catch(() => undefined)}
      />
    </>
  );
}
