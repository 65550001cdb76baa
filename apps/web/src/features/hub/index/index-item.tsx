import type { BlockSummary } from "@copydesk/contracts";
import { cn, Tooltip } from "@copydesk/ui";
import { BlockIcon, useBlockName } from "../../hub-kit/index.ts";
import { BlockMark, useBlockPhase } from "./block-mark.tsx";

interface IndexItemProps {
  block: BlockSummary;
  current: boolean;
  compact: boolean;
  onGo: () => void;
}

export function IndexItem({ block, current, compact, onGo }: IndexItemProps) {
  const name = useBlockName(block);
  const phase = useBlockPhase(block);
  const link = (
    <a
      href={`#${block.id}`}
      aria-current={current ? "location" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
      className={cn(
        "-outline-offset-2 relative flex items-center gap-[9px] rounded-md font-medium text-ink-2 text-sm hover:bg-hover aria-[current=location]:bg-pressed aria-[current=location]:text-ink",
        compact ? "size-11 justify-center" : "h-8.5 px-2.5 max-lg:h-11",
      )}
    >
      <BlockIcon block={block} size={compact ? 19 : 17} />
      <span className={compact ? "sr-only" : "min-w-0 flex-1 truncate"}>{name}</span>
      <span className="sr-only">, {phase.words}</span>
      {!compact && phase.number !== null && (
        <span aria-hidden className="font-normal text-ink-3 text-xs tabular-nums">
          v{phase.number}
        </span>
      )}
      <BlockMark
        phase={phase}
        size={compact ? 13 : 15}
        className={cn(compact && "absolute right-1 bottom-1 rounded-full bg-canvas", compact && current && "bg-pressed")}
      />
    </a>
  );
  if (!compact) return link;
  return (
    <Tooltip content={`${name}, ${phase.words}`} side="right">
      {link}
    </Tooltip>
  );
}
