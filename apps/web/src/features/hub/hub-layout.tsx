import { Drawer } from "@copydesk/ui";
import { Suspense, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { blocksOf, isUntouched, useBlocks, useBlockTexts, useCampaignState, useHub, useHubView } from "../hub-kit/index.ts";
import { LargeSchedule, SchedulePanel, ScheduleProvider } from "../schedule/index.ts";
import { ContentEditor } from "./content/content-block.tsx";
import { Markdown } from "./content/content-view.tsx";
import { MarkdownEditor } from "./content/edit-field.tsx";
import { HubBottomBar } from "./hub-bottom-bar.tsx";
import { PieceIndex } from "./index/piece-index.tsx";
import { Manuscript } from "./manuscript/manuscript.tsx";
import { OutlineEditor } from "./outline/outline-block.tsx";
import { useHubShortcuts } from "./use-hub-shortcuts.ts";
import { useLinkedVersion } from "./use-linked-version.ts";
import { useReadingPosition } from "./use-reading-position.ts";

const Overview = lazyPart(() => import("./overview/overview.tsx"));

/** On phones a drawer is a page of its own, over the same bar as the texts. */
const asPane = "max-md:w-full max-md:max-w-full max-md:pb-[calc(56px+env(safe-area-inset-bottom))]";
const sideColumn = "sticky top-[153px] h-[calc(100dvh-153px)]";

/**
 * Index, manuscript and schedule: side by side when there is room, the schedule as a drawer and the index as a rail below
 * 1280 px, one column with a bar at the bottom below 1024 px. Or all pieces at a glance, or the schedule alone, large.
 */
export function HubLayout() {
  const { campaign, language } = useHub();
  const blocks = blocksOf(useBlocks(), language.id);
  const texts = useBlockTexts(campaign.id, language.id);
  const scheduleBlock = blocks.find((block) => block.kind === "schedule");
  const { view, drawer, setDrawer } = useHubView();
  // The schedule is edited where it stands, so that it must not stand in two places.
  const wide = useMediaQuery("(min-width: 1280px)");
  // A sheet of paper counts as narrow, and what is printed is what was in view.
  const roomy = useMediaQuery("(min-width: 768px), print");
  const pieces = blocks.filter((block) => block.kind !== "schedule");
  const { position, latest, go } = useReadingPosition(pieces, view === "texts" && !isUntouched(blocks) && texts.data !== undefined);
  const showBlock = useCampaignState((state) => state.showBlock);
  useLinkedPiece(view === "texts" && texts.data !== undefined, (blockId) => goTo(blockId));
  useLinkedVersion(texts.data !== undefined);
  useEditorsAtHand();

  function goTo(blockId: string) {
    const isSchedule = blockId === scheduleBlock?.id;
    setDrawer(isSchedule && !wide ? "schedule" : null);
    if (isSchedule) return;
    // Who goes to a piece wants to read it.
    flushSync(() => showBlock(blockId));
    go(blockId);
  }
  useHubShortcuts({ pieces: view === "texts" ? pieces : [], position: latest, go: goTo });
  const schedule = <SchedulePanel />;
  return (
    <ScheduleProvider key={language.id} block={scheduleBlock} texts={texts.data}>
      {view === "overview" ? (
        <Suspense>
          <Overview />
        </Suspense>
      ) : view !== "texts" && roomy ? (
        <Suspense>
          <LargeSchedule view={view} />
        </Suspense>
      ) : (
        <>
          <div className="grid flex-1 grid-cols-1 print:block lg:grid-cols-[64px_minmax(0,1fr)] xl:grid-cols-[228px_minmax(0,1fr)_356px]">
            <aside className="hidden border-line border-r lg:block print:hidden" aria-label="Pieces of this language">
              <div className={sideColumn}>
                <PieceIndex compact={!wide} current={position} onGo={goTo} />
              </div>
            </aside>
            <Manuscript
              pieces={pieces}
              texts={texts.data}
              failure={texts.error}
              isRetrying={texts.isFetching}
              onRetry={() => void texts.refetch()}
            />
            {wide && (
              <aside className="border-line border-l bg-rail print:hidden" aria-label="Schedule of this language">
                <div className={`${sideColumn} overflow-y-auto px-5 py-6`}>{schedule}</div>
              </aside>
            )}
          </div>
          <Drawer
            open={drawer === "pieces"}
            onOpenChange={(open) => setDrawer(open ? "pieces" : null)}
            side="left"
            title={language.name}
            className={asPane}
          >
            <PieceIndex titled={false} current={position} onGo={goTo} />
            <HubBottomBar className="md:hidden" />
          </Drawer>
          <Drawer
            open={drawer === "schedule" && !wide}
            onOpenChange={(open) => setDrawer(open ? "schedule" : null)}
            side="right"
            title={language.name}
            className={asPane}
          >
            {schedule}
            <HubBottomBar className="md:hidden" />
          </Drawer>
          <HubBottomBar />
        </>
      )}
    </ScheduleProvider>
  );
}

/** Milliseconds after which the hub has what it is read with, on a slow phone as well. */
const afterReading = 3_000;

/** Loads what texts are edited with before anybody edits, so that editing begins at once, and also when the server is lost by then. */
function useEditorsAtHand(): void {
  useEffect(() => {
    // One after the other: each keeps a phone busy for a moment.
    const timer = setTimeout(async () => {
      for (const editor of editors) await editor.load().catch(() => {});
    }, afterReading);
    return () => clearTimeout(timer);
  }, []);
}

const editors = [OutlineEditor, ContentEditor, MarkdownEditor, Markdown];

/** Goes to the piece that the address names after its `#`, once it is on the page: a link to one piece, as the overview has. */
function useLinkedPiece(isShown: boolean, go: (blockId: string) => void): void {
  const { hash, key } = useLocation();
  const visited = useRef<string | null>(null);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const id = hash.slice(1);
    if (!isShown || id === "" || visited.current === key) return;
    // The texts have been drawn, but their heights settle with the frame.
    const frame = requestAnimationFrame(() => {
      visited.current = key;
      latest.current(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, hash, key]);
}
