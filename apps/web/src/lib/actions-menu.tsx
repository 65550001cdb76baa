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
import { useNavigate } from "react-router";

interface ActionsMenuProps extends Omit<IconButtonProps, "icon"> {
  /** Of the menu itself, such as its width. */
  menuClassName?: string;
}

/** Everything that may be done with one thing, behind three dots. In rows there is no tooltip: the next row's dots would lie under it. */
export const ActionsMenu = ({ menuClassName, children, tooltip = false, ...button }: ActionsMenuProps) => (
  <Menu>
    <MenuTrigger>
      <IconButton icon={<DotsThreeIcon size={button.size === "lg" ? 20 : 18} weight="bold" />} tooltip={tooltip} {...button} />
    </MenuTrigger>
    <MenuContent className={menuClassName}>{children}</MenuContent>
  </Menu>
);

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
