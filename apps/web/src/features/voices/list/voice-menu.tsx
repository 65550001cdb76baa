import { MenuItem } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { ActionsMenu, DeleteItem, DuplicateItem, EditItem, OpenItem } from "../../../lib/actions-menu.tsx";
import { useRight } from "../../../lib/rights.ts";
import type { MenuVoice, VoiceActions } from "../use-voice-actions.tsx";

interface VoiceMenuProps {
  voice: MenuVoice;
  actions: VoiceActions;
  /** On the voice's own page there is nothing to open. */
  onPage?: boolean;
  className?: string;
}

/** Everything that may be done with one voice. */
export function VoiceMenu({ voice, actions, onPage = false, className }: VoiceMenuProps) {
  const mayCreate = useRight("voices.create");
  const { id, name, status, can_edit, can_publish, can_delete } = voice;
  const mayPublish = can_edit && can_publish;
  if (onPage && !mayCreate && !can_delete && !mayPublish) return null;
  return (
    <ActionsMenu label={`Actions for ${name}`} className={className} menuClassName="w-48">
      {!onPage && <OpenItem to={`/settings/voices/${id}`} />}
      {can_edit && !onPage && <EditItem to={`/settings/voices/${id}/edit`} />}
      {mayCreate && <DuplicateItem onSelect={() => void actions.duplicate(voice)} />}
      {mayPublish && status === "active" && (
        <MenuItem icon={<MinusCircleIcon size={16} />} onSelect={() => void actions.setStatus(voice, "inactive")}>
          Deactivate
        </MenuItem>
      )}
      {mayPublish && status !== "active" && (
        <MenuItem icon={<CheckCircleIcon size={16} />} onSelect={() => void actions.setStatus(voice, "active")}>
          Publish
        </MenuItem>
      )}
      {can_delete && !voice.is_default && <DeleteItem onSelect={() => actions.remove(voice)} />}
    </ActionsMenu>
  );
}
