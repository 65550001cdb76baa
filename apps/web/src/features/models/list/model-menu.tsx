import type { ModelListItem } from "@copydesk/contracts";
import { MenuItem } from "@copydesk/ui";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { ChatCircleDotsIcon } from "@phosphor-icons/react/dist/csr/ChatCircleDots";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";
import { useNavigate } from "react-router";
import { ActionsMenu, DeleteItem } from "../../../lib/actions-menu.tsx";
import { useRight } from "../../../lib/rights.ts";
import type { ModelActions } from "../use-model-actions.tsx";

interface ModelMenuProps {
  model: ModelListItem;
  actions: ModelActions;
  className?: string;
}

/** Everything that the person may do with one model. */
export function ModelMenu({ model, actions, className }: ModelMenuProps) {
  const navigate = useNavigate();
  const mayEdit = useRight("models.edit");
  const mayDelete = useRight("models.delete");
  const { id, name, status, is_default_content, is_default_chat } = model;
  const isActive = status === "active";
  const isDefault = is_default_content || is_default_chat;
  return (
    <ActionsMenu label={`Actions for ${name}`} className={className} menuClassName="w-64">
      <MenuItem
        icon={mayEdit ? <PencilSimpleIcon size={16} /> : <ArrowSquareOutIcon size={16} />}
        onSelect={() => navigate(`/settings/models/${id}/edit`)}
      >
        {mayEdit ? "Edit and test" : "Open"}
      </MenuItem>
      {mayEdit && isActive && !is_default_content && (
        <MenuItem icon={<StarIcon size={16} />} onSelect={() => void actions.setDefault(model, "content")}>
          Make the default for texts
        </MenuItem>
      )}
      {mayEdit && isActive && !is_default_chat && (
        <MenuItem icon={<ChatCircleDotsIcon size={16} />} onSelect={() => void actions.setDefault(model, "chat")}>
          Make the default for the chat
        </MenuItem>
      )}
      {mayEdit && (
        <MenuItem
          icon={isActive ? <MinusCircleIcon size={16} /> : <CheckCircleIcon size={16} />}
          disabled={isActive && isDefault}
          onSelect={() => void actions.setStatus(model, isActive ? "inactive" : "active")}
        >
          {isActive ? (isDefault ? "Always active: it is a default" : "Make inactive") : "Make active"}
        </MenuItem>
      )}
      {mayDelete && <DeleteItem onSelect={() => actions.remove.ask(model)} />}
    </ActionsMenu>
  );
}
