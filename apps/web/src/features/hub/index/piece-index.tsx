import type { RunView } from "@copydesk/contracts";
import { cn, ProgressBar, ProgressRing } from "@copydesk/ui";
import { useEffect, useState } from "react";
import { blocksOf, formatTimeLeft, progressOf, useBlocks, useHub, useLiveRun } from "../../hub-kit/index.ts";
import { IndexItem } from "./index-item.tsx";

interface PieceIndexProps {
  current: string | null;
  onGo: (blockId: string) => void;
  /** Icons only, each with its name on hover: the rail of middling screens. */
  compact?: boolean;
  /** False where the language stands over it already. */
  titled?: boolean;
}

/** Every piece of the language, where it is and how far: a table of contents that moves with the reading. */
export function PieceIndex({ current, onGo, compact = false, titled = !compact }: PieceIndexProps) {
  const { language } = useHub();
  const own = blocksOf(useBlocks(), language.id);
  const { done, total } = progressOf(own);
  const groups = (["outline", "content", "schedule"] as const).map((kind) => own.filter((one) => one.kind === kind));
  return (
    <nav
      aria-label="Pieces"
      className={cn("flex h-full flex-col overflow-y-auto", compact ? "items-center px-2 py-3.5" : titled ? "px-3 py-6" : "-mx-2.5")}
    >
      <h2 className={cn("flex justify-between gap-3 px-2.5 pb-2 font-semibold text-sm", compact && "sr-only")}>
        {titled ? <bdi lang={language.code}>{language.native_name}</bdi> : <span className="sr-only">Pieces</span>}
        <span className="font-normal text-ink-3 tabular-nums">
          {done} of {total} written
        </span>
      </h2>
      {groups
        .filter((group) => group.length > 0)
        .map((group, i) => (
          <ul
            key={group[0]?.kind}
            className={cn(
              i > 0 && "relative mt-[17px] before:absolute before:inset-x-2.5 before:-top-[9px] before:h-px before:bg-line",
              compact && "grid gap-1",
            )}
          >
            {group.map((block) => (
              <li key={block.id}>
                <IndexItem block={block} current={current === block.id} compact={compact} onGo={() => onGo(block.id)} />
              </li>
            ))}
          </ul>
        ))}
      <RunProgress compact={compact} />
    </nav>
  );
}

/** How far the writing is, at the foot of the index; nothing when nobody is writing. */
function RunProgress({ compact }: { compact: boolean }) {
  const run = useLiveRun();
  const { done, total } = progressOf(useBlocks());
  const left = useSecondsLeft(run);
  if (!run) return null;
  const percent = run.tasks.total === 0 ? 0 : Math.round(((run.tasks.done + run.tasks.failed) / run.tasks.total) * 100);
  if (compact) {
    return (
      <div className="mt-auto grid justify-items-center gap-1 pt-4 text-2xs text-ink-3 tabular-nums">
        <ProgressRing value={percent} size={22} label="Progress of the campaign" />
        {done} of {total}
      </div>
    );
  }
  return (
    <div className="mt-auto pt-6">
      <div className="border-line border-t px-2.5 pt-3.5 text-ink-3 text-xs">
        <p className="flex justify-between tabular-nums">
          <span>
            {done} of {total} pieces
          </span>
          <span>{percent}%</span>
        </p>
        <ProgressBar value={percent} label="Progress of the campaign" className="my-2" />
        <p className="leading-[18px]">
          {left !== null && `${formatTimeLeft(left)} `}
          {done > 0 ? "Finished pieces can be edited now." : "You can edit each piece as soon as it is finished."}
        </p>
      </div>
    </div>
  );
}

/** How often it is told anew, in milliseconds: minutes are shown, not seconds. */
const beat = 5_000;

/** Seconds until a run is done, from its pace: counted on between what the server tells of it. Null while nobody can tell. */
function useSecondsLeft(run: RunView | null): number | null {
  const estimate = run?.seconds_left ?? null;
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with whatever the server tells
  useEffect(() => {
    const since = Date.now();
    setPassed(0);
    const timer = setInterval(() => setPassed((Date.now() - since) / 1_000), beat);
    return () => clearInterval(timer);
  }, [estimate, run?.tasks.done, run?.tasks.failed]);
  return estimate === null ? null : Math.max(0, estimate - passed);
}
