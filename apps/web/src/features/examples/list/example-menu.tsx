import type { ExampleListItem } from "@copydesk/contracts";
import { MenuItem } from "@copydesk/ui";
import { ProhibitIcon } from "@phosphor-icons/react/dist/csr/Prohibit";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { ActionsMenu, DeleteItem, EditHereItem } from "../../../lib/actions-menu.tsx";
import type { ExampleActions } from "../use-example-actions.tsx";

interface ExampleMenuProps {
  item: ExampleListItem;
  actions: ExampleActions;
  disabled: boolean;
}

/** Everything that may be done with one example; nothing for whoever may only look. */
export function ExampleMenu({ item, actions, disabled }: ExampleMenuProps) {
  const { title, use_in_prompts, can_edit, can_delete } = item;
  if (!can_edit && !can_delete) return null;
  return (
    <ActionsMenu
      label={`Actions for ${title}`}
      disabled={disabled}
      loading={actions.opening === item.id}
      className="text-glyph group-hover/row:text-ink"
      menuClassName="w-48"
    >
      {can_edit && (
        <>
          <EditHereItem onSelect={() => void actions.edit(item)} />
          <MenuItem
            icon={use_in_prompts ? <ProhibitIcon size={16} /> : <SparkleIcon size={16} />}
            onSelect={() => void actions.use([item], !use_in_prompts)}
          >
            {use_in_prompts ? "Keep out of prompts" : "Use in prompts"}
          </MenuItem>
        </>
      )}
      {can_delete && <DeleteItem apart={can_edit} onSelect={() => actions.remove.ask([item])} />}
    </ActionsMenu>
  );
}
