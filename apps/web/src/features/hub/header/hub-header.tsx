import { Button } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { Link } from "react-router";
import { TourButton } from "../../../lib/tour-button.tsx";
import { useBlocks, useHub } from "../hub-context.ts";
import { useHubView } from "../hub-view.ts";
import { ConnectionNote } from "../live/connection-note.tsx";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignFacts } from "./campaign-facts.tsx";
import { CampaignStatusMark } from "./campaign-status-mark.tsx";
import { HubMenu } from "./hub-menu.tsx";
import { LanguageActions } from "./language-actions.tsx";
import { LanguageTabs } from "./language-tabs.tsx";
import { StopRun } from "./stop-run.tsx";

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
        {/* The first to give way beside its facts; and by its own direction, so that a long name loses its end and not its beginning. */}
        <h1
          dir="auto"
          className="min-w-0 shrink basis-full truncate text-left font-bold text-lg tracking-title md:min-w-48 md:basis-auto md:shrink-[999] md:text-md md:tracking-[-0.01em]"
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
