import type { ExampleListItem } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { ProhibitIcon } from "@phosphor-icons/react/dist/csr/Prohibit";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
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
    <Menu>
      <MenuTrigger>
        <IconButton
          label={`Actions for ${title}`}
          tooltip={false}
          disabled={disabled}
          loading={actions.opening === item.id}
          icon={<DotsThreeIcon size={18} weight="bold" />}
          className="text-glyph group-hover/row:text-ink"
        />
      </MenuTrigger>
      <MenuContent className="w-48">
        {can_edit && (
          <>
            <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => void actions.edit(item)}>
              Edit
            </MenuItem>
            <MenuItem
              icon={use_in_prompts ? <ProhibitIcon size={16} /> : <SparkleIcon size={16} />}
              onSelect={() => void actions.use([item], !use_in_prompts)}
            >
              {use_in_prompts ? "Keep out of prompts" : "Use in prompts"}
            </MenuItem>
          </>
        )}
        {can_delete && (
          <>
            {can_edit && <MenuSeparator />}
            <MenuItem danger icon={<TrashIcon size={16} />} onSelect={() => actions.remove.ask([item])}>
              Delete
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
