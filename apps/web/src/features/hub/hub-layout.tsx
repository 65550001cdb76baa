import type { BlockDetail } from "@copydesk/contracts";
import { cn, Drawer, FailureNote } from "@copydesk/ui";
import { useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { BlockSection } from "./block/block-section.tsx";
import { HubBottomBar, type HubPane } from "./hub-bottom-bar.tsx";
import { blocksOf, useHub } from "./hub-context.ts";
import { PieceIndex } from "./index/piece-index.tsx";
import { SchedulePanel } from "./schedule/schedule-panel.tsx";
import { useReadingPlace } from "./use-reading-place.ts";

interface HubLayoutProps {
  /** Undefined while they load. */
  texts: BlockDetail[] | undefined;
  failure: unknown;
  onRetry: () => void;
  schedule: { open: boolean; setOpen: (open: boolean) => void };
}

const sideColumn = "sticky top-[153px] h-[calc(100dvh-153px)]";

/**
 * Index, manuscript and schedule: side by side when there is room, the schedule as a drawer and the index as a rail below
 * 1280 px, one column with a bar at the bottom on phones.
 */
export function HubLayout({ texts, failure, onRetry, schedule }: HubLayoutProps) {
  const { language, blocks } = useHub();
  const pieces = blocksOf(blocks, language.id).filter((block) => block.kind !== "schedule");
  const scheduleBlock = blocksOf(blocks, language.id).find((block) => block.kind === "schedule");
  // The schedule is edited where it stands, so that it must not stand in two places.
  const wide = useMediaQuery("(min-width: 1280px)");
  const [indexOpen, setIndexOpen] = useState(false);
  const { place, go } = useReadingPlace(pieces.map((block) => block.id));

  function goTo(blockId: string) {
    setIndexOpen(false);
    if (blockId === scheduleBlock?.id) schedule.setOpen(true);
    else go(blockId);
  }
  const pane: HubPane = schedule.open ? "schedule" : indexOpen ? "pieces" : "text";
  return (
    <div className="grid grid-cols-1 lg:grid-cols-[64px_minmax(0,1fr)] xl:grid-cols-[228px_minmax(0,1fr)_356px]">
      <aside className="hidden border-line border-r lg:block" aria-label="Pieces of this language">
        <div className={cn(sideColumn, "xl:hidden")}>
          <PieceIndex compact current={place} onGo={goTo} />
        </div>
        <div className={cn(sideColumn, "hidden xl:block")}>
          <PieceIndex current={place} onGo={goTo} />
        </div>
      </aside>
      <div id="manuscript" role="tabpanel" aria-label={language.name} className="min-w-0 px-4 pb-30 md:px-12">
        {failure ? (
          <FailureNote className="mt-8" title="These texts could not be loaded" onRetry={onRetry}>
            {failureOf(failure).message}
          </FailureNote>
        ) : (
          pieces.map((block) => <BlockSection key={block.id} block={block} detail={texts?.find((one) => one.id === block.id)} />)
        )}
      </div>
      {wide && (
        <aside className="border-line border-l bg-rail" aria-label="Schedule">
          <div className={cn(sideColumn, "overflow-y-auto")}>
            <SchedulePanel block={scheduleBlock} texts={texts} />
          </div>
        </aside>
      )}
      <Drawer open={indexOpen} onOpenChange={setIndexOpen} side="left" title="Pieces">
        <PieceIndex current={place} onGo={goTo} />
      </Drawer>
      <Drawer open={schedule.open && !wide} onOpenChange={schedule.setOpen} side="right" title="Schedule" hideTitle className="max-w-full">
        <SchedulePanel block={scheduleBlock} texts={texts} />
      </Drawer>
      <HubBottomBar
        pane={pane}
        onPane={(next) => {
          setIndexOpen(next === "pieces");
          schedule.setOpen(next === "schedule");
        }}
      />
    </div>
  );
}
