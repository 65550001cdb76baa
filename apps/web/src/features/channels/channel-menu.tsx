import { MenuItem } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { ActionsMenu, DeleteItem, DuplicateItem, EditItem } from "../../lib/actions-menu.tsx";
import { MoveItems } from "../../lib/reorder/move-controls.tsx";
import type { Place } from "../../lib/reorder/ordered-rows.tsx";
import { useRight } from "../../lib/rights.ts";
import { isUsed } from "./channel-words.ts";
import type { ActedChannel, ChannelActions } from "./use-channel-actions.ts";

interface ChannelMenuProps {
  channel: ActedChannel;
  actions: ChannelActions;
  /** Moves it in the list; absent where the order cannot be changed. */
  place?: Place | null;
  /** In the list, where it can be opened. */
  canEdit?: boolean;
}

/** Everything that may be done with one channel. One that is used can only be made inactive. */
export function ChannelMenu({ channel, actions, place = null, canEdit = false }: ChannelMenuProps) {
  const rights = { edit: useRight("channels.edit"), create: useRight("channels.create"), delete: useRight("channels.delete") };
  const { id, name, status, used_by } = channel;
  if (!rights.edit && !rights.create && !rights.delete) return null;
  return (
    <ActionsMenu label={`Actions for ${name}`} menuClassName="w-56">
      {rights.edit && canEdit && <EditItem to={`/settings/channels/${id}/edit`} />}
      {rights.create && <DuplicateItem onSelect={() => void actions.duplicate(channel)} />}
      {rights.edit && status === "active" && (
        <MenuItem icon={<MinusCircleIcon size={16} />} onSelect={() => void actions.setStatus(channel, "inactive")}>
          Make inactive
        </MenuItem>
      )}
      {rights.edit && status === "inactive" && (
        <MenuItem icon={<CheckCircleIcon size={16} />} onSelect={() => void actions.setStatus(channel, "active")}>
          Make active
        </MenuItem>
      )}
      {rights.edit && place && <MoveItems place={place} />}
      {rights.delete && (
        <DeleteItem
          disabled={isUsed(used_by)}
          trailing={isUsed(used_by) ? "in use" : undefined}
          onSelect={() => actions.remove.ask(channel)}
        />
      )}
    </ActionsMenu>
  );
}
