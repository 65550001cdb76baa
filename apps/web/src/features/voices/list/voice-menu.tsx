import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useNavigate } from "react-router";
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
  const navigate = useNavigate();
  const mayCreate = useRight("voices.create");
  const { id, name, status, can_edit, can_publish, can_delete } = voice;
  const mayPublish = can_edit && can_publish;
  if (onPage && !mayCreate && !can_delete && !mayPublish) return null;
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={`Actions for ${name}`} tooltip={false} icon={<DotsThreeIcon size={18} weight="bold" />} className={className} />
      </MenuTrigger>
      <MenuContent className="w-48">
        {!onPage && (
          <MenuItem icon={<ArrowSquareOutIcon size={16} />} onSelect={() => navigate(`/settings/voices/${id}`)}>
            Open
          </MenuItem>
        )}
        {can_edit && !onPage && (
          <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => navigate(`/settings/voices/${id}/edit`)}>
            Edit
          </MenuItem>
        )}
        {mayCreate && (
          <MenuItem icon={<CopyIcon size={16} />} onSelect={() => void actions.duplicate(voice)}>
            Duplicate
          </MenuItem>
        )}
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
        {can_delete && !voice.is_default && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<TrashIcon size={16} />} onSelect={() => actions.remove(voice)}>
              Delete
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
