import type { LanguageRow } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
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
    <Menu>
      <MenuTrigger>
        <IconButton
          label={`Actions for ${name}`}
          tooltip={false}
          disabled={disabled}
          icon={<DotsThreeIcon size={18} weight="bold" />}
          className="text-glyph hover:text-ink"
        />
      </MenuTrigger>
      <MenuContent className="w-72">
        {mayEdit && (
          <>
            <MenuItem
              icon={<PencilSimpleIcon size={16} />}
              onSelect={() => useLanguageRows.getState().startEditing(id, valuesOf(language), language.version)}
            >
              Edit
            </MenuItem>
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
          <>
            {mayEdit && <MenuSeparator />}
            <MenuItem
              danger
              icon={<TrashIcon size={16} />}
              disabled={is_default || isUsed(language)}
              trailing={isUsed(language) ? "in use" : undefined}
              onSelect={() => actions.remove.ask(language)}
            >
              Delete
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
