import type { CampaignListItem } from "@copydesk/contracts";
import { MenuItem } from "@copydesk/ui";
import { ArchiveIcon } from "@phosphor-icons/react/dist/csr/Archive";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { StampIcon } from "@phosphor-icons/react/dist/csr/Stamp";
import { DeleteItem, DuplicateItem } from "../../../lib/actions-menu.tsx";
import { useRight } from "../../../lib/rights.ts";
import type { CampaignCommands } from "./use-campaign-commands.tsx";

interface CommandItemsProps {
  campaign: Pick<CampaignListItem, "id" | "name" | "status" | "can">;
  actions: Pick<CampaignCommands, "archive" | "restore" | "duplicate">;
  /** Left out where there is a button for it. */
  onSaveAsTemplate?: (() => void) | undefined;
  /** Asks before. */
  onRemove: () => void;
}

/** Entries of a menu for what can be done with a whole campaign. */
export function CommandItems({ campaign, actions, onSaveAsTemplate, onRemove }: CommandItemsProps) {
  const mayCreate = useRight("campaigns.create");
  const { can, status } = campaign;
  return (
    <>
      {mayCreate && <DuplicateItem onSelect={() => void actions.duplicate(campaign)} />}
      {can.save_template && onSaveAsTemplate && (
        <MenuItem icon={<StampIcon size={16} />} onSelect={onSaveAsTemplate}>
          Save as template
        </MenuItem>
      )}
      {can.edit && status !== "archived" && (
        <MenuItem icon={<ArchiveIcon size={16} />} onSelect={() => void actions.archive([campaign])}>
          Archive
        </MenuItem>
      )}
      {can.edit && status === "archived" && (
        <MenuItem icon={<ArrowCounterClockwiseIcon size={16} />} onSelect={() => void actions.restore([campaign])}>
          Restore
        </MenuItem>
      )}
      {can.delete && <DeleteItem onSelect={onRemove} />}
    </>
  );
}
