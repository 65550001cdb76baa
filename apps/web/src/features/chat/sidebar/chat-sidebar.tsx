import { Input } from "@copydesk/ui";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { memo, useState } from "react";
import { Link } from "react-router";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { ConversationList } from "./conversation-list.tsx";

const restingFor = 200;

/** The person's conversations, beside the thread or in a drawer over it. */
export const ChatSidebar = memo(function ChatSidebar() {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), restingFor);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Link
        to="/chat"
        className="flex h-[34px] shrink-0 items-center gap-[9px] rounded-md px-2.5 font-control text-accent-ink text-sm hover:bg-pressed"
      >
        <PlusIcon size={15} weight="bold" aria-hidden />
        New Conversation
      </Link>
      <Input
        type="search"
        size="sm"
        aria-label="Search conversations"
        placeholder="Search"
        maxLength={200}
        leading={<MagnifyingGlassIcon size={15} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="mt-2 mb-[18px] shrink-0"
        inputClassName="placeholder:text-ink-3"
      />
      <h2 id="conversations" className="shrink-0 px-2.5 pb-1.5 font-medium text-ink-3 text-xs">
        Conversations
      </h2>
      <ConversationList search={search} />
    </div>
  );
});
