import type { BlockSummary, VersionDetail } from "@copydesk/contracts";
import { cn, Mark, ProgressRing } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useEffect, useState } from "react";
import {
  BlockIcon,
  formatAuthor,
  formatWaiting,
  formatWhen,
  isBusy,
  isUnderWay,
  isWriting,
  type LiveTask,
  nextNumber,
  useBlockName,
  useBlocks,
  useEditingNote,
  useIsOpen,
  useLiveTask,
  VersionMenu,
} from "../../hub-kit/index.ts";
import { BlockTools } from "./block-tools.tsx";
import { foldBlocks, unfoldBlocks } from "./fold.ts";

interface BlockHeadProps {
  block: BlockSummary;
  selected: VersionDetail | null;
}

/** Where the text of a piece stands, which folds away. */
export const bodyId = (block: BlockSummary): string => `text-${block.id}`;

/** The quiet label over the copy: which piece, which version, by whom, and its tools. */
export function BlockHead({ block, selected }: BlockHeadProps) {
  const name = useBlockName(block);
  const task = useLiveTask(block.id);
  const isOpen = useIsOpen(block.id);
  return (
    <div className={cn("-mr-1.5 flex min-h-8 break-after-avoid items-center gap-1.5", isOpen ? "mb-4" : "mb-0.5")}>
      <h2 className="-ml-1.5 mr-1 min-w-0 md:-ml-4 font-semibold text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId(block)}
          onClick={() => (isOpen ? void foldBlocks([block]) : unfoldBlocks([block]))}
          className="group/fold flex max-w-full items-center gap-2 rounded-xs"
        >
          <CaretDownIcon
            size={10}
            weight="bold"
            aria-hidden
            className={cn(
              "-mr-0.5 shrink-0 text-glyph print:invisible transition-transform group-hover/fold:text-ink motion-reduce:transition-none",
              !isOpen && "-rotate-90",
            )}
          />
          <BlockIcon block={block} />
          <span className="truncate">{name}</span>
        </button>
      </h2>
      {isWriting(task) ? (
        <WritingNote block={block} since={task.started_at} />
      ) : (
        <>
          <VersionMenu block={block} selected={selected} />
          <HeadNote block={block} selected={selected} task={task} />
        </>
      )}
      {isOpen && <BlockTools block={block} selected={selected} />}
    </div>
  );
}

/** Who and when; or what it waits for; or how far saving is. */
function HeadNote({ block, selected, task }: BlockHeadProps & { task: LiveTask | undefined }) {
  const saving = useEditingNote(block.id);
  const note = "ml-1.5 min-w-0 truncate text-ink-3 text-xs";
  if (saving) return <span className={`${note} max-sm:ml-0.5 max-sm:shrink-0`}>{saving}</span>;
  if (isUnderWay(task) || isBusy(block)) return <WaitingNote block={block} isRetrying={task?.state === "retrying"} />;
  // On phones the version says enough; the menu tells the rest. It gives way before the name of the piece does.
  return (
    <span className={`${note} shrink-[999] max-sm:hidden`}>
      {selected && `${formatAuthor(selected)}, ${formatWhen(selected.created_at, Date.now())}`}
    </span>
  );
}

/** That a piece is in line, and, where there is room beside its name, what has to be written before it. */
function WaitingNote({ block, isRetrying }: { block: BlockSummary; isRetrying: boolean }) {
  const blocks = useBlocks();
  const [words, after] = (isRetrying ? "Waiting to try again" : formatWaiting(block, blocks)).split(",");
  return (
    <span className="ml-1 inline-flex min-w-0 items-center gap-[7px] text-ink-3 text-xs" role="status">
      <Mark kind="waiting" size={14} />
      <span className="truncate">
        {words}
        {after && <span className="max-sm:sr-only">,{after}</span>}
      </span>
    </span>
  );
}

/** "Writing version 2 · 14 s" */
function WritingNote({ block, since }: { block: BlockSummary; since: string | null }) {
  const number = nextNumber(block);
  return (
    <>
      <span className="ml-1 inline-flex items-center gap-[7px] whitespace-nowrap font-medium text-accent-ink text-xs" role="status">
        <ProgressRing value={40} />
        <span>
          Writing <span className="max-sm:sr-only">version </span>
          <span className="sm:hidden" aria-hidden>
            v
          </span>
          {number}
        </span>
      </span>
      <span className="ml-1.5 text-ink-3 text-xs tabular-nums max-sm:hidden" aria-hidden>
        <Seconds since={since} />
      </span>
    </>
  );
}

function Seconds({ since }: { since: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return null;
  return <>{Math.max(0, Math.floor((now - Date.parse(since)) / 1_000))} s</>;
}
