import type { CampaignListItem } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { useNavigate } from "react-router";
import { CommandItems } from "../commands/command-items.tsx";
import type { CampaignActions } from "./use-campaign-actions.ts";

interface RowMenuProps {
  item: CampaignListItem;
  actions: CampaignActions;
  className?: string;
}

/** Everything that may be done with one campaign. */
export function RowMenu({ item, actions, className }: RowMenuProps) {
  const navigate = useNavigate();
  const { can } = item;
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
        <CommandItems
          campaign={item}
          actions={actions}
          onSaveAsTemplate={() => actions.saveAsTemplate(item)}
          onRemove={() => actions.remove([item])}
        />
      </MenuContent>
    </Menu>
  );
}
