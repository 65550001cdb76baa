import {
  IconButton,
  type IconButtonProps,
  Menu,
  MenuContent,
  MenuItem,
  type MenuItemProps,
  MenuSeparator,
  MenuTrigger,
} from "@copydesk/ui";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { type Ref, type RefObject, type SyntheticEvent, useId, useImperativeHandle, useRef, useState } from "react";
import { useNavigate } from "react-router";

interface ActionsMenuProps extends Omit<IconButtonProps, "icon"> {
  /** Of the menu itself, such as its width. */
  menuClassName?: string;
}

/**
 * Everything that may be done with one thing, behind three dots. In rows there is no tooltip: the next row's dots would
 * lie under it. Until somebody comes near it is a button and nothing else: a list has a menu a row, and each would take
 * as long to draw as the rest of its row.
 */
export function ActionsMenu({ menuClassName, children, tooltip = false, ...button }: ActionsMenuProps) {
  const [isNear, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const dots = useRef<HTMLButtonElement>(null);
  const id = useId();
  const approach = () => setNear(true);
  const toggle = (event: SyntheticEvent) => {
    // Browsers differ in whether a disabled button hears of a pointer.
    if (button.disabled) return;
    // The focus goes into the menu and not onto its button.
    if (!open) event.preventDefault();
    approach();
    setOpen(!open);
  };
  return (
    <>
      <IconButton
        icon={<DotsThreeIcon size={button.size === "lg" ? 20 : 18} weight="bold" />}
        tooltip={tooltip}
        {...button}
        ref={dots}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        data-state={open ? "open" : "closed"}
        onPointerEnter={approach}
        onFocus={approach}
        onPointerDown={(event) => event.button === 0 && !event.ctrlKey && toggle(event)}
        onKeyDown={(event) => ["Enter", " ", "ArrowDown"].includes(event.key) && toggle(event)}
      />
      {isNear && (
        <Menu open={open} onOpenChange={setOpen}>
          <MenuTrigger>
            <Standing at={dots} />
          </MenuTrigger>
          {/* What a dialog gives the focus back to is found by this, too, see `useOpener`. */}
          <MenuContent aria-labelledby={id} className={menuClassName}>
            {children}
          </MenuContent>
        </Menu>
      )}
    </>
  );
}

/** Lets an element that stands already be the one that a menu hangs at and gives the focus back to. */
function Standing({ at, ref }: { at: RefObject<HTMLButtonElement | null>; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => at.current as HTMLButtonElement, [at]);
  return null;
}

export const OpenItem = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  return (
    <MenuItem icon={<ArrowSquareOutIcon size={16} />} onSelect={() => void navigate(to)}>
      Open
    </MenuItem>
  );
};

export const EditItem = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  return <EditHereItem onSelect={() => void navigate(to)} />;
};

/** On the same screen: in a row, or in a dialog. */
export const EditHereItem = (item: Pick<MenuItemProps, "onSelect">) => (
  <MenuItem icon={<PencilSimpleIcon size={16} />} {...item}>
    Edit
  </MenuItem>
);

export const DuplicateItem = (item: Pick<MenuItemProps, "onSelect">) => (
  <MenuItem icon={<CopyIcon size={16} />} {...item}>
    Duplicate
  </MenuItem>
);

/** The last of a menu, apart from the others. */
export const DeleteItem = ({ apart = true, ...item }: Pick<MenuItemProps, "onSelect" | "disabled" | "trailing"> & { apart?: boolean }) => (
  <>
    {apart && <MenuSeparator />}
    <MenuItem danger icon={<TrashIcon size={16} />} {...item}>
      Delete
    </MenuItem>
  </>
);
