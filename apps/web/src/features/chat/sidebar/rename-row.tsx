import { type ConversationItem, chatLimits } from "@copydesk/contracts";
import { IconButton, Input } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useState } from "react";
import { notifyFailure } from "../../../lib/stores/toast.ts";

interface RenameRowProps {
  conversation: ConversationItem;
  saving: boolean;
  /** Answers whether it was done. */
  onRename: (id: string, title: string) => Promise<boolean>;
  onDone: () => void;
}

/** A conversation's title as a field: Enter or the check takes it, Escape or the cross leaves it as it was. */
export function RenameRow({ conversation: { id, title }, saving, onRename, onDone }: RenameRowProps) {
  const [typed, setTyped] = useState(title);

  async function confirm() {
    const wanted = typed.trim();
    if (wanted === "") notifyFailure("Chat title cannot be empty");
    else if (wanted === title || (await onRename(id, wanted))) onDone();
  }

  return (
    <li>
      <form
        className="flex items-center gap-0.5 px-0.5 py-px"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // A drawer around it stays open.
          event.stopPropagation();
          onDone();
        }}
      >
        <Input
          autoFocus
          size="sm"
          dir="auto"
          aria-label="Chat title"
          maxLength={chatLimits.title}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          className="flex-1 px-2"
        />
        <IconButton type="submit" label="Confirm" icon={<CheckIcon size={15} weight="bold" />} loading={saving} />
        <IconButton label="Cancel" icon={<XIcon size={15} weight="bold" />} onClick={onDone} />
      </form>
    </li>
  );
}
