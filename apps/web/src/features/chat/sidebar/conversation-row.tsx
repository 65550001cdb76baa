import type { ConversationItem } from "@copydesk/contracts";
import { cn, IconButton, Menu, MenuContent, MenuItem, MenuTrigger, Spinner } from "@copydesk/ui";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { PushPinIcon } from "@phosphor-icons/react/dist/csr/PushPin";
import { PushPinSlashIcon } from "@phosphor-icons/react/dist/csr/PushPinSlash";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useRef } from "react";
import { NavLink } from "react-router";
import { usePrefetchConversation } from "../api/use-prefetch-conversation.ts";

interface ConversationRowProps {
  conversation: ConversationItem;
  onPin: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A conversation; its menu shows on hovering, by keyboard, and always where there is nothing to hover with. */
export function ConversationRow({ conversation, onPin, onRename, onDelete }: ConversationRowProps) {
  const { id, title, is_pinned, is_answering } = conversation;
  // The row that is renamed takes the focus, which the closing menu must not take back.
  const isTaken = useRef(false);
  const prefetch = usePrefetchConversation(id);
  return (
    <li className="group/row relative flex items-center rounded-md has-[[data-state=open]]:bg-pressed hover:bg-pressed">
      <NavLink
        to={`/chat/${id}`}
        {...prefetch}
        className={({ isActive }) =>
          cn(
            "flex h-[34px] w-full min-w-0 items-center gap-2 rounded-md px-2.5 text-ink-2 text-sm group-hocus/row:pr-9 group-focus-within/row:pr-9 group-has-[[data-state=open]]/row:pr-9 pointer-coarse:pr-9",
            isActive && "bg-pressed font-control text-ink",
          )
        }
      >
        <span dir="auto" className="min-w-0 flex-1 truncate text-left">
          {title}
        </span>
        {is_answering && (
          <span role="img" aria-label="Answering" className="shrink-0 text-ink-3">
            <Spinner />
          </span>
        )}
        {is_pinned && <PushPinIcon size={14} weight="fill" role="img" alt="Pinned" className="shrink-0 text-ink-3" />}
      </NavLink>
      <Menu>
        <MenuTrigger>
          <IconButton
            label={`Actions for ${title}`}
            tooltip={false}
            icon={<DotsThreeIcon size={17} weight="bold" />}
            className="absolute right-[3px] opacity-0 data-[state=open]:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100"
          />
        </MenuTrigger>
        <MenuContent
          align="start"
          className="min-w-[152px]"
          onCloseAutoFocus={(event) => {
            if (isTaken.current) event.preventDefault();
            isTaken.current = false;
          }}
        >
          <MenuItem icon={is_pinned ? <PushPinSlashIcon size={16} /> : <PushPinIcon size={16} />} onSelect={onPin}>
            {is_pinned ? "Unpin" : "Pin"}
          </MenuItem>
          <MenuItem
            icon={<PencilSimpleIcon size={16} />}
            onSelect={() => {
              isTaken.current = true;
              onRename();
            }}
          >
            Rename
          </MenuItem>
          <MenuItem danger icon={<TrashIcon size={16} />} onSelect={onDelete}>
            Delete
          </MenuItem>
        </MenuContent>
      </Menu>
    </li>
  );
}
