import type { BlockDetail, BlockSummary, VersionDetail } from "@copydesk/contracts";
import { cn, SkeletonText } from "@copydesk/ui";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import {
  BlockFailureNote,
  firstWords,
  isBusy,
  isHeld,
  isUnderWay,
  isWriting,
  useBlockName,
  useHub,
  useIsEdited,
  useIsOpen,
  useLiveTask,
} from "../../hub-kit/index.ts";
import { ContentBlock } from "../content/content-block.tsx";
import { readingOf } from "../content/reading.ts";
import { BlockMark, useBlockPhase } from "../index/block-mark.tsx";
import { OutlineBlock } from "../outline/outline-block.tsx";
import { BlockHead, bodyId } from "./block-head.tsx";
import { NothingYet, StaleNote } from "./block-notes.tsx";

/** Over an earlier version: nobody tried to write a new one, because the outline it follows could not be written. */
function HeldNote() {
  return (
    <p className="mb-3.5 flex items-center gap-2 text-ink-3 text-sm">
      <MinusCircleIcon size={15} aria-hidden className="shrink-0 text-glyph" />
      Not written again, because the outline failed.
    </p>
  );
}

/** What is left of a piece that is folded: how it stands, and how it begins. */
function FoldedPiece({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { language } = useHub();
  const phase = useBlockPhase(block);
  // Which version it is stands over it.
  const state = phase.mark === "ok" ? "written" : phase.words;
  const words = firstWords(selected);
  return (
    <p className="flex min-w-0 items-center gap-2 text-ink-3 text-sm">
      <BlockMark phase={phase} size={15} className="shrink-0" />
      <span className="shrink-0">
        {state.charAt(0).toUpperCase()}
        {state.slice(1)}
      </span>
      {words && (
        <bdi {...readingOf(language, words)} className="min-w-0 truncate text-ink-2">
          {words}
        </bdi>
      )}
    </p>
  );
}

interface BlockSectionProps {
  block: BlockSummary;
  /** Undefined while the language's texts load. */
  detail: BlockDetail | undefined;
}

/** Laid out by itself: words that arrive in one piece do not measure the others anew. What sticks out is cut at its edges. */
const frame =
  "group/piece relative mx-auto max-w-[760px] scroll-mt-44 px-4 pt-7 pb-[30px] md:scroll-mt-38 md:px-6 after:absolute after:inset-x-4 after:bottom-0 after:h-px after:bg-line last:after:hidden md:after:inset-x-6 [contain:content]";
const bar = "before:absolute before:top-19 before:bottom-[34px] before:left-1.5 before:w-0.5 before:rounded-full md:before:left-0.5";
const barOfRightToLeft = "before:right-1.5 before:left-auto md:before:right-0.5 md:before:left-auto";

/** One piece of the manuscript: its head, what is wrong with it, its text. */
export const BlockSection = memo(function BlockSection({ block, detail }: BlockSectionProps) {
  const { language } = useHub();
  const task = useLiveTask(block.id);
  const name = useBlockName(block);
  const writing = isWriting(task);
  const waiting = isUnderWay(task) ? !writing : isBusy(block);
  const resting = !writing && !waiting;
  const unfolded = useIsOpen(block.id);
  const open = useIsEdited(block.id);
  const stale = block.out_of_date && resting && !open;
  const held = isHeld(block) && resting;
  return (
    <section
      id={block.id}
      aria-label={name}
      data-tour-scope={block.id}
      className={cn(
        frame,
        !unfolded && "pt-5 pb-4",
        unfolded && (writing || stale || open) && bar,
        unfolded && (writing || stale || open) && language.direction === "rtl" && barOfRightToLeft,
        (writing || open) && "before:bg-accent-ink",
        // On phones the box around the text stands where the bar would.
        open && "max-md:before:hidden",
        stale && "before:bg-warning-solid",
      )}
    >
      <BlockHead block={block} selected={detail?.selected ?? null} />
      <div id={bodyId(block)}>
        {unfolded ? (
          <>
            {waiting && task?.message && <p className="mb-4 text-ink-2 text-sm">{task.message}.</p>}
            {resting && block.failure && !held && <BlockFailureNote block={block} failure={block.failure} />}
            {held && block.selected_version_id !== null && <HeldNote />}
            {stale && <StaleNote block={block} />}
            {/* What is written is told before its text has come. */}
            <BlockBody
              block={block}
              detail={detail}
              writing={writing}
              waiting={waiting || task?.state === "succeeded" || block.selected_version_id !== null}
            />
          </>
        ) : (
          <FoldedPiece block={block} selected={detail?.selected ?? null} />
        )}
      </div>
    </section>
  );
});

function BlockBody({ block, detail, writing, waiting }: BlockSectionProps & { writing: boolean; waiting: boolean }) {
  const isEdited = useIsEdited(block.id);
  if (detail === undefined) return <SkeletonText lines={4} />;
  if (detail.selected === null && !writing) return waiting ? <SkeletonText lines={3} className="pt-1" /> : <NothingYet block={block} />;
  // What is under somebody's pen stays there while it is written anew elsewhere.
  const streams = writing && !isEdited;
  return (
    <ReservedHeight isReserved={streams}>
      {block.kind === "outline" ? <OutlineBlock block={detail} streams={streams} /> : <ContentBlock block={detail} streams={streams} />}
    </ReservedHeight>
  );
}

/**
 * Keeps the height of the text that stood here while another one arrives in its place, so that what is read beneath it
 * does not jump.
 */
function ReservedHeight({ isReserved, children }: { isReserved: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const [reserved, setReserved] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isReserved) return;
    const observer = new ResizeObserver(() => {
      last.current = element.offsetHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isReserved]);
  useLayoutEffect(() => setReserved(isReserved ? last.current : 0), [isReserved]);
  return (
    <div ref={box} style={reserved > 0 ? { minHeight: reserved } : undefined}>
      {children}
    </div>
  );
}
