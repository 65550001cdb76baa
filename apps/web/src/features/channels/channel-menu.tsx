import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useNavigate } from "react-router";
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
  const navigate = useNavigate();
  const rights = { edit: useRight("channels.edit"), create: useRight("channels.create"), delete: useRight("channels.delete") };
  const { id, name, status, used_by } = channel;
  if (!rights.edit && !rights.create && !rights.delete) return null;
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={`Actions for ${name}`} tooltip={false} icon={<DotsThreeIcon size={18} weight="bold" />} />
      </MenuTrigger>
      <MenuContent className="w-56">
        {rights.edit && canEdit && (
          <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => navigate(`/settings/channels/${id}/edit`)}>
            Edit
          </MenuItem>
        )}
        {rights.create && (
          <MenuItem icon={<CopyIcon size={16} />} onSelect={() => void actions.duplicate(channel)}>
            Duplicate
          </MenuItem>
        )}
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
          <>
            <MenuSeparator />
            <MenuItem
              danger
              icon={<TrashIcon size={16} />}
              disabled={isUsed(used_by)}
              trailing={isUsed(used_by) ? "in use" : undefined}
              onSelect={() => actions.remove.ask(channel)}
            >
              Delete
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
