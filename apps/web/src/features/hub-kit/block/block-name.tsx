import type { BlockSummary } from "@copydesk/contracts";
import { ChannelIcon, cn } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { useHub } from "../hub-context.ts";

export function useBlockName(block: Pick<BlockSummary, "kind" | "channel_id" | "channel_code">): string {
  const { channelById } = useHub();
  if (block.kind === "outline") return "Outline";
  if (block.kind === "schedule") return "Schedule";
  return (block.channel_id && channelById.get(block.channel_id)?.name) || block.channel_code || "Piece";
}

interface BlockIconProps {
  block: Pick<BlockSummary, "kind" | "channel_code">;
  size?: number;
  className?: string;
}

export function BlockIcon({ block, size = 17, className }: BlockIconProps) {
  const look = cn("shrink-0 text-ink-3", className);
  if (block.kind === "outline") return <ListBulletsIcon size={size} className={look} aria-hidden />;
  if (block.kind === "schedule") return <CalendarBlankIcon size={size} className={look} aria-hidden />;
  return <ChannelIcon channel={block.channel_code ?? ""} size={size} className={look} />;
}
