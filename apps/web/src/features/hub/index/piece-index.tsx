import { cn } from "@copydesk/ui";
import { blocksOf, progressOf } from "../block-facts.ts";
import { useBlocks, useHub } from "../hub-context.ts";
import { IndexItem } from "./index-item.tsx";
import { RunProgress } from "./run-progress.tsx";

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
