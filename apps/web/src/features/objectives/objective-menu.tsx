import type { ObjectiveRow } from "@copydesk/contracts";
import { MenuItem, MenuSeparator } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { ActionsMenu, EditHereItem } from "../../lib/actions-menu.tsx";
import { MoveItems } from "../../lib/reorder/move-controls.tsx";
import type { Place } from "../../lib/reorder/ordered-rows.tsx";
import { useObjectiveRows, valuesOf } from "./objective-values.ts";
import type { ObjectiveActions } from "./use-objective-actions.ts";

interface ObjectiveMenuProps {
  objective: ObjectiveRow;
  place: Place | null;
  actions: ObjectiveActions;
  disabled: boolean;
}

/** Everything that may be done with one objective. */
export function ObjectiveMenu({ objective, place, actions, disabled }: ObjectiveMenuProps) {
  const { id, name, status, is_default, campaign_count } = objective;
  const isActive = status === "active";
  return (
    <ActionsMenu label={`Actions for ${name}`} disabled={disabled} className="text-glyph hover:text-ink" menuClassName="w-64">
      <EditHereItem onSelect={() => useObjectiveRows.getState().startEditing(id, valuesOf(objective), objective.version)} />
      {isActive && (
        <MenuItem icon={<StarIcon size={16} />} onSelect={() => void actions.setDefault(objective, !is_default)}>
          {is_default ? "Don't add to new campaigns" : "Add to new campaigns"}
        </MenuItem>
      )}
      <MenuItem
        icon={isActive ? <MinusCircleIcon size={16} /> : <CheckCircleIcon size={16} />}
        onSelect={() => void actions.setStatus(objective, isActive ? "inactive" : "active")}
      >
        {isActive ? "Make inactive" : "Make active"}
      </MenuItem>
      {place && <MoveItems place={place} />}
      <MenuSeparator />
      <MenuItem
        danger
        icon={<TrashIcon size={16} />}
        disabled={campaign_count > 0}
        trailing={campaign_count > 0 ? "in use" : undefined}
        onSelect={() => actions.remove.ask(objective)}
      >
        Delete
      </MenuItem>
    </ActionsMenu>
  );
}
