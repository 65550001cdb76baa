import type { CampaignListItem } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { ArchiveIcon } from "@phosphor-icons/react/dist/csr/Archive";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { StampIcon } from "@phosphor-icons/react/dist/csr/Stamp";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useNavigate } from "react-router";
import type { CampaignActions } from "./use-campaign-actions.tsx";

interface RowMenuProps {
  item: CampaignListItem;
  actions: CampaignActions;
  className?: string;
}

/** Everything that may be done with one campaign. */
export function RowMenu({ item, actions, className }: RowMenuProps) {
  const navigate = useNavigate();
  const { can } = item;
  const archived = item.status === "archived";
  return (
    <Menu>
      <MenuTrigger>
        <IconButton
          label={`Actions for ${item.name}`}
          tooltip={false}
          icon={<DotsThreeIcon size={18} weight="bold" />}
          className={className}
        />
      </MenuTrigger>
      <MenuContent className="w-52">
        <MenuItem icon={<ArrowSquareOutIcon size={16} />} onSelect={() => navigate(`/campaigns/${item.id}`)}>
          Open
        </MenuItem>
        {can.edit && (
          <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => navigate(`/campaigns/${item.id}/edit`)}>
            Edit
          </MenuItem>
        )}
        <MenuItem icon={<CopyIcon size={16} />} onSelect={() => actions.duplicate(item)}>
          Duplicate
        </MenuItem>
        {can.save_template && (
          <MenuItem icon={<StampIcon size={16} />} onSelect={() => actions.saveAsTemplate(item)}>
            Save as template
          </MenuItem>
        )}
        {can.edit && !archived && (
          <MenuItem icon={<ArchiveIcon size={16} />} onSelect={() => actions.archive([item])}>
            Archive
          </MenuItem>
        )}
        {can.edit && archived && (
          <MenuItem icon={<ArrowCounterClockwiseIcon size={16} />} onSelect={() => actions.restore([item])}>
            Restore
          </MenuItem>
        )}
        {can.delete && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<TrashIcon size={16} />} onSelect={() => actions.remove([item])}>
              Delete
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
