import type { CampaignListItem } from "@copydesk/contracts";
import { ActionsMenu, EditItem, OpenItem } from "../../../lib/actions-menu.tsx";
import { CommandItems } from "../commands/command-items.tsx";
import type { CampaignActions } from "./use-campaign-actions.ts";

interface RowMenuProps {
  item: CampaignListItem;
  actions: CampaignActions;
  className?: string;
}

/** Everything that may be done with one campaign. */
export function RowMenu({ item, actions, className }: RowMenuProps) {
  const { can } = item;
  return (
    <ActionsMenu label={`Actions for ${item.name}`} className={className} menuClassName="w-52">
      <OpenItem to={`/campaigns/${item.id}`} />
      {can.edit && <EditItem to={`/campaigns/${item.id}/edit`} />}
      <CommandItems
        campaign={item}
        actions={actions}
        onSaveAsTemplate={() => actions.saveAsTemplate(item)}
        onRemove={() => actions.remove([item])}
      />
    </ActionsMenu>
  );
}
