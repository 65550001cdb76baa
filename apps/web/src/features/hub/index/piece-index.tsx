import type { BlockSummary } from "@copydesk/contracts";
import { ChannelIcon, cn, Tooltip } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { blocksOf, progressOf, useHub } from "../hub-context.ts";
import { BlockMark, useBlockPhase } from "./block-mark.tsx";
import { RunProgress } from "./run-progress.tsx";

interface PieceIndexProps {
  current: string | null;
  onGo: (blockId: string) => void;
  /** Icons only, each with its name on hover: the rail of middling screens. */
  compact?: boolean;
}

/** Every piece of the language, where it is and how far: a table of contents that moves with the reading. */
export function PieceIndex({ current, onGo, compact = false }: PieceIndexProps) {
  const { blocks, language } = useHub();
  const own = blocksOf(blocks, language.id);
  const { done, total } = progressOf(own);
  const groups = [
    own.filter((one) => one.kind === "outline"),
    own.filter((one) => one.kind === "content"),
    own.filter((one) => one.kind === "schedule"),
  ];
  return (
    <nav aria-label="Pieces" className={cn("flex h-full flex-col overflow-y-auto", compact ? "items-center px-2 py-3.5" : "px-3 py-6")}>
      {!compact && (
        <h2 className="flex justify-between px-2.5 pb-2 font-semibold text-sm">
          {language.name}
          <span className="font-normal text-ink-3 tabular-nums">
            {done} of {total} written
          </span>
        </h2>
      )}
      {groups
        .filter((group) => group.length > 0)
        .map((group, i) => (
          <ul key={group[0]?.kind} className={cn(i > 0 && "mt-2 border-line border-t pt-2", compact && "grid gap-1")}>
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

function IndexItem({ block, current, compact, onGo }: { block: BlockSummary; current: boolean; compact: boolean; onGo: () => void }) {
  const name = useBlockName(block);
  const phase = useBlockPhase(block);
  const link = (
    <a
      href={`#${block.id}`}
      aria-current={current ? "location" : undefined}
      aria-label={compact ? `${name}, ${phase.words}` : undefined}
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
      className={cn(
        "relative flex items-center gap-2.5 rounded-md font-medium text-ink-2 text-sm hover:bg-hover aria-[current=location]:bg-pressed aria-[current=location]:text-ink",
        compact ? "size-11 justify-center" : "h-8.5 px-2.5",
      )}
    >
      <BlockIcon block={block} />
      {!compact && <span className="min-w-0 flex-1 truncate">{name}</span>}
      {!compact && block.selected_number !== null && (
        <span className="font-normal text-ink-3 text-xs tabular-nums">v{block.selected_number}</span>
      )}
      {!compact && <span className="sr-only">{phase.words}</span>}
      <span className={cn(compact && "absolute right-1 bottom-1")}>
        <BlockMark phase={phase} size={compact ? 13 : 15} />
      </span>
    </a>
  );
  return compact ? (
    <Tooltip content={`${name}, ${phase.words}`} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

export function useBlockName(block: BlockSummary): string {
  const { channelById } = useHub();
  if (block.kind === "outline") return "Outline";
  if (block.kind === "schedule") return "Schedule";
  return (block.channel_id && channelById.get(block.channel_id)?.name) || block.channel_code || "Piece";
}

export function BlockIcon({ block, size = 17 }: { block: BlockSummary; size?: number }) {
  if (block.kind === "outline") return <ListBulletsIcon size={size} className="shrink-0 text-ink-3" aria-hidden />;
  if (block.kind === "schedule") return <CalendarBlankIcon size={size} className="shrink-0 text-ink-3" aria-hidden />;
  return <ChannelIcon channel={block.channel_code ?? ""} size={size} className="shrink-0 text-ink-3" />;
}
