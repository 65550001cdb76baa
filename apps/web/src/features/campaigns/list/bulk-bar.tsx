import type { CampaignListItem } from "@copydesk/contracts";
import { ArchiveIcon } from "@phosphor-icons/react/dist/csr/Archive";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { BulkAction, BulkFrame } from "../../../lib/list/bulk-frame.tsx";
import type { CampaignActions } from "./use-campaign-actions.ts";

interface BulkBarProps {
  /** Picked rows. */
  items: readonly CampaignListItem[];
  actions: CampaignActions;
  onClear: () => void;
}

/** Floats over the list while rows are picked; what applies to only some of them says to how many. */
export function BulkBar({ items, actions, onClear }: BulkBarProps) {
  const archivable = items.filter(({ can, status }) => can.edit && status !== "archived");
  const restorable = items.filter(({ can, status }) => can.edit && status === "archived");
  const deletable = items.filter(({ can }) => can.delete);
  const of = (some: readonly unknown[]) => (some.length > 0 && some.length < items.length ? ` ${some.length}` : "");
  return (
    <BulkFrame label="Selected campaigns" count={items.length} onClear={onClear}>
      {(restorable.length === 0 || archivable.length > 0) && (
        <BulkAction icon={<ArchiveIcon size={16} />} disabled={archivable.length === 0} onClick={() => actions.archive(archivable)}>
          Archive{of(archivable)}
        </BulkAction>
      )}
      {restorable.length > 0 && (
        <BulkAction icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => actions.restore(restorable)}>
          Restore{of(restorable)}
        </BulkAction>
      )}
      <BulkAction icon={<TrashIcon size={16} />} disabled={deletable.length === 0} onClick={() => actions.remove([...deletable])}>
        Delete{of(deletable)}
      </BulkAction>
    </BulkFrame>
  );
}
