import type { LanguageRow } from "@copydesk/contracts";
import { MenuItem } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";
import { ActionsMenu, DeleteItem, EditHereItem } from "../../lib/actions-menu.tsx";
import { MoveItems } from "../../lib/reorder/move-controls.tsx";
import type { Place } from "../../lib/reorder/ordered-rows.tsx";
import { useRight } from "../../lib/rights.ts";
import { isUsed, useLanguageRows, valuesOf } from "./language-values.ts";
import type { LanguageActions } from "./use-language-actions.ts";

interface LanguageMenuProps {
  language: LanguageRow;
  place: Place | null;
  actions: LanguageActions;
  disabled: boolean;
}

/** Everything that the person may do with one language. */
export function LanguageMenu({ language, place, actions, disabled }: LanguageMenuProps) {
  const { id, name, status, is_default } = language;
  const isActive = status === "active";
  const mayEdit = useRight("languages.edit");
  const mayDelete = useRight("languages.delete");
  if (!mayEdit && !mayDelete) return null;
  return (
    <ActionsMenu label={`Actions for ${name}`} disabled={disabled} className="text-glyph hover:text-ink" menuClassName="w-72">
      {mayEdit && (
        <>
          <EditHereItem onSelect={() => useLanguageRows.getState().startEditing(id, valuesOf(language), language.version)} />
          {isActive && !is_default && (
            <MenuItem icon={<StarIcon size={16} />} onSelect={() => void actions.setDefault(language)}>
              Use for new campaigns
            </MenuItem>
          )}
          <MenuItem
            icon={isActive ? <MinusCircleIcon size={16} /> : <CheckCircleIcon size={16} />}
            disabled={is_default}
            onSelect={() => void actions.setStatus(language, isActive ? "inactive" : "active")}
          >
            {is_default ? "Always active: it is the default" : isActive ? "Make inactive" : "Make active"}
          </MenuItem>
        </>
      )}
      {place && <MoveItems place={place} />}
      {mayDelete && (
        <DeleteItem
          apart={mayEdit}
          disabled={is_default || isUsed(language)}
          trailing={isUsed(language) ? "in use" : undefined}
          onSelect={() => actions.remove.ask(language)}
        />
      )}
    </ActionsMenu>
  );
}
