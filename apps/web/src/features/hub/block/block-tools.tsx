import type { BlockSummary, VersionDetail } from "@copydesk/contracts";
import { Button, cn, IconButton } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { ColumnsIcon } from "@phosphor-icons/react/dist/csr/Columns";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { SquareIcon } from "@phosphor-icons/react/dist/csr/Square";
import {
  isUnderWay,
  isWriting,
  useBlockName,
  useEditing,
  useHub,
  useHubDialogs,
  useIsEdited,
  useLiveTask,
  useRegenerate,
  useStopRun,
} from "../../hub-kit/index.ts";
import { BlockMenu } from "./block-menu.tsx";

/** What can be done with a piece: compare, edit, write again or stop, configure, and the rest in a menu. */
export function BlockTools({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { campaign } = useHub();
  const name = useBlockName(block);
  const task = useLiveTask(block.id);
  const { compare, configure } = useHubDialogs();
  const { regenerate, isPending } = useRegenerate(block);
  const isEdited = useIsEdited(block.id);
  const busy = isUnderWay(task);
  const canCompare = block.version_count > 1 && block.kind !== "schedule" && !busy && !isEdited;
  return (
    <div className="ml-auto flex shrink-0 items-center gap-0.5 print:hidden">
      {canCompare && (
        <Button
          variant="quiet"
          size="sm"
          icon={<ColumnsIcon size={15} />}
          onClick={() => compare(block.id)}
          className="mr-1 max-sm:hidden"
          data-tour="compare"
        >
          Compare
        </Button>
      )}
      {campaign.can.edit && selected && !busy && !isEdited && <EditButton block={block} />}
      {busy && campaign.can.generate && <StopPiece block={block} writing={isWriting(task)} />}
      {!busy && campaign.can.generate && selected && (
        <IconButton
          label={`Regenerate ${name}`}
          icon={<ArrowsClockwiseIcon size={16} />}
          loading={isPending}
          onClick={() => regenerate()}
          className={isEdited ? "max-sm:hidden" : undefined}
          data-tour="regenerate-block"
        />
      )}
      {campaign.can.configure && (
        <IconButton
          label={`Advanced configuration of ${name}`}
          icon={<SlidersHorizontalIcon size={16} />}
          onClick={() => configure(block.id)}
          className={isEdited ? "max-sm:hidden" : undefined}
          data-tour="block-configuration"
        />
      )}
      <BlockMenu block={block} selected={selected} />
    </div>
  );
}

function EditButton({ block }: { block: BlockSummary }) {
  const startEditing = useEditing((state) => state.startEditing);
  return (
    <IconButton
      label={block.kind === "outline" ? "Edit outline" : "Edit text"}
      icon={<PencilSimpleIcon size={16} />}
      onClick={() => startEditing(block.id)}
      data-tour="editor"
    />
  );
}

/** Seen where the pointer is or the focus; always where nothing hovers. */
const onHover = "[@media(hover:hover)]:opacity-0 group-hover/piece:opacity-100 focus-visible:opacity-100 aria-busy:opacity-100";

/** Quiet beside the one Stop of the whole campaign; of what only waits it is not even seen, so that a long queue is not a column of them. */
function StopPiece({ block, writing }: { block: BlockSummary; writing: boolean }) {
  const { campaign } = useHub();
  const name = useBlockName(block);
  const stop = useStopRun();
  const onClick = () => stop.mutate({ campaign_id: campaign.id, block_id: block.id });
  return (
    <IconButton
      label={`Stop ${name}`}
      icon={<SquareIcon size={12} weight="fill" />}
      className={cn("text-glyph", !writing && onHover)}
      loading={stop.isPending}
      onClick={onClick}
    />
  );
}
