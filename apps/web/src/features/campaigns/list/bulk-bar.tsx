import type { CampaignListItem } from "@copydesk/contracts";
import { Button, IconButton } from "@copydesk/ui";
import { ArchiveIcon } from "@phosphor-icons/react/dist/csr/Archive";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import type { CampaignActions } from "./use-campaign-actions.tsx";

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
    <section
      aria-label="Picked campaigns"
      className="fixed bottom-[26px] left-1/2 z-20 flex h-12 -translate-x-1/2 animate-rise items-center gap-1 rounded-lg border border-line bg-raised pr-2 pl-4 text-sm shadow-dialog"
    >
      <span aria-live="polite" className="mr-1 font-semibold tabular-nums whitespace-nowrap">
        {items.length} selected
      </span>
      <Rule />
      {(restorable.length === 0 || archivable.length > 0) && (
        <Action icon={<ArchiveIcon size={16} />} disabled={archivable.length === 0} onClick={() => actions.archive(archivable)}>
          Archive{of(archivable)}
        </Action>
      )}
      {restorable.length > 0 && (
        <Action icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => actions.restore(restorable)}>
          Restore{of(restorable)}
        </Action>
      )}
      <Action icon={<TrashIcon size={16} />} disabled={deletable.length === 0} onClick={() => actions.remove([...deletable])}>
        Delete{of(deletable)}
      </Action>
      <Rule />
      <IconButton label="Clear selection" icon={<XIcon size={15} />} onClick={onClear} />
    </section>
  );
}

interface ActionProps {
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Action = (props: ActionProps) => (
  <Button variant="quiet" className="px-2.5 text-ink disabled:text-ink-3 disabled:opacity-100" {...props} />
);

const Rule = () => <span aria-hidden className="mx-2 h-5 w-px bg-line" />;
