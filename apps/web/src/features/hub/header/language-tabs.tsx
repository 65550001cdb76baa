import type { LanguageOption } from "@copydesk/contracts";
import { cn, Mark, type MarkKind, Tooltip } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { SquaresFourIcon } from "@phosphor-icons/react/dist/csr/SquaresFour";
import { Tabs } from "radix-ui";
import { type RefObject, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import {
  blocksOf,
  type Progress,
  progressOf,
  useBlocks,
  useHub,
  useHubDialogs,
  useHubView,
  usePrefetchTexts,
  useShownLanguages,
} from "../../hub-kit/index.ts";
import { withLanguage } from "../languages.ts";

/** One tab a language, with how far it is. The language lives in the address, so a view can be shared. */
export function LanguageTabs() {
  const { campaign, languages } = useHub();
  const { plan } = useHubDialogs();
  return (
    <div
      ref={useFadedEdges()}
      className="-mx-4 -mb-px flex min-w-0 items-center gap-1.5 overflow-x-auto scroll-px-10 px-2 [scrollbar-width:none] md:-mx-2 md:px-0 data-[more=both]:[mask-image:linear-gradient(to_right,transparent,black_32px,black_calc(100%-32px),transparent)] data-[more=end]:[mask-image:linear-gradient(to_right,black_calc(100%-32px),transparent)] data-[more=start]:[mask-image:linear-gradient(to_right,transparent,black_32px)]"
    >
      <OverviewButton />
      <Tabs.List className="flex gap-1.5" aria-label="Languages" data-tour="language-tabs">
        {useShownLanguages(campaign.id, languages).map((one) => (
          <LanguageTab key={one.id} language={one} />
        ))}
      </Tabs.List>
      {campaign.can.edit && (
        <button
          type="button"
          onClick={() => plan("add-language")}
          data-tour="add-language"
          className="-outline-offset-2 inline-flex h-11.5 items-center gap-[5px] whitespace-nowrap rounded-sm px-2 font-medium text-ink-3 text-sm hover:text-ink"
        >
          <PlusIcon size={13} weight="bold" aria-hidden />
          Add language
        </button>
      )}
    </div>
  );
}

/** The ring of the focus keeps off the words; the line beneath is as wide as they are. */
const tabClass =
  "relative -outline-offset-2 inline-flex h-11.5 shrink-0 items-center rounded-sm px-2 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5";

/** All languages at once: every piece at a glance. */
function OverviewButton() {
  const { view, setView } = useHubView();
  const isOpen = view === "overview";
  return (
    <Tooltip content="Overview of all pieces">
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={() => setView(isOpen ? "texts" : "overview")}
        className={cn(tabClass, "text-ink-3 hover:text-ink", isOpen && "text-accent-ink after:bg-accent-ink")}
      >
        <SquaresFourIcon size={17} weight={isOpen ? "fill" : "regular"} aria-hidden />
        <span className="sr-only">Overview</span>
      </button>
    </Tooltip>
  );
}

function LanguageTab({ language }: { language: LanguageOption }) {
  const { campaign, language: open } = useHub();
  const progress = progressOf(blocksOf(useBlocks(), language.id));
  const [, setSearch] = useSearchParams();
  const prefetch = usePrefetchTexts(campaign.id);
  const { view } = useHubView();
  const isOpen = language.id === open.id && view !== "overview";
  return (
    <Tabs.Trigger
      ref={useInView(isOpen)}
      value={language.code}
      aria-controls="manuscript"
      onPointerEnter={() => prefetch(language.id)}
      onClick={() => setSearch((before) => withLanguage(before, language.code), { replace: true })}
      className={cn(tabClass, "gap-2 whitespace-nowrap font-control text-ink-2 hover:text-ink", isOpen && "text-ink after:bg-accent-ink")}
    >
      <Mark kind={markOf(progress)} progress={progress.total === 0 ? 0 : (progress.done / progress.total) * 100} size={16} />
      {/* Scripts whose fonts know only regular and bold would take bold for a weight in between. */}
      <bdi
        lang={language.code}
        className="[&:lang(he)]:font-medium [&:lang(hi)]:font-medium [&:lang(ja)]:font-medium [&:lang(ko)]:font-medium [&:lang(th)]:font-medium [&:lang(zh)]:font-medium"
      >
        {language.native_name}
      </bdi>
      <small className="font-book text-ink-3 text-xs tabular-nums">
        {progress.done} of {progress.total}
      </small>
    </Tabs.Trigger>
  );
}

/** Brings the open tab into view where not all of them have room, also once the window has become narrower. */
function useInView(isOpen: boolean) {
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = tab.current;
    if (!isOpen || !element) return;
    const show = () => element.scrollIntoView({ block: "nearest", inline: "nearest" });
    // Tells as soon as everything has its place. Asked for here, all places would be worked out before anything can be painted.
    const observer = new ResizeObserver(show);
    observer.observe(element);
    window.addEventListener("resize", show);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", show);
    };
  }, [isOpen]);
  return tab;
}

/** A language is as good as its pieces: no tick while one of them has something to look at. */
export function markOf({ done, total, busy, failed, flagged }: Progress): MarkKind {
  if (busy) return "running";
  if (failed > 0) return "alert";
  if (flagged > 0) return "warning";
  return done === total && total > 0 ? "ok" : "draft";
}

/** Says in `data-more` at which sides of a row more of it lies out of view: "start", "end" or "both". */
function useFadedEdges(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const more = hiddenSides(element);
      if (more === null) delete element.dataset.more;
      else element.dataset.more = more;
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return row;
}

type Scrolled = Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">;

/** A pixel of what is hidden is no reason to fade: sizes are rounded. */
export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Scrolled): "start" | "end" | "both" | null {
  const start = scrollLeft > 1;
  const end = scrollWidth - clientWidth - scrollLeft > 1;
  if (start && end) return "both";
  return start ? "start" : end ? "end" : null;
}
