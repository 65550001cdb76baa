import { Drawer, IconButton } from "@copydesk/ui";
import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import { useEffect, useState } from "react";
import { useLocation, useParams } from "react-router";
import { useKnownRight } from "../../lib/rights.ts";
import { useApp } from "../../lib/stores/app.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { ChatSidebar } from "./sidebar/chat-sidebar.tsx";
import { NewThread } from "./thread/new-thread.tsx";
import { Thread } from "./thread/thread.tsx";

/** `/chat` and `/chat/{id}`: addresses that do not exist for whoever may not use the agent, or while the company has it off. */
export default function ChatPage() {
  const isOn = useApp((state) => state.aiChatEnabled);
  const mayUse = useKnownRight("chat.use");
  if (isOn === false || mayUse === false) throw new Response(null, { status: 404, statusText: "Not Found" });
  if (mayUse === undefined) return null;
  return <Chat />;
}

function Chat() {
  const { id } = useParams();
  const isWide = useMediaQuery("(min-width: 768px)");
  const [open, setOpen] = useState(true);
  const [drawer, setDrawer] = useState(false);
  // A conversation was chosen in the drawer: it has done its work.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step through the console closes it
  useEffect(() => setDrawer(false), [key]);
  const shown = isWide ? open : drawer;
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] min-h-0">
      <title>AI Chat Agent · Copydesk</title>
      {isWide && open && (
        <aside aria-label="Conversations" className="flex w-[250px] shrink-0 flex-col border-line border-r bg-rail px-2.5 pt-3.5">
          <ChatSidebar />
        </aside>
      )}
      {!isWide && (
        <Drawer open={drawer} onOpenChange={setDrawer} side="left" title="Conversations" hideTitle className="w-[28rem]">
          <ChatSidebar />
        </Drawer>
      )}
      <section aria-label="AI Chat Agent" className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-[52px] shrink-0 items-center gap-2.5 border-line border-b pr-5 pl-3.5">
          <IconButton
            label={shown ? "Collapse sidebar" : "Open sidebar"}
            aria-expanded={shown}
            icon={<SidebarSimpleIcon size={18} />}
            onClick={() => (isWide ? setOpen(!open) : setDrawer(true))}
          />
          <h1 className="font-bold text-md tracking-[-0.01em]">AI Chat Agent</h1>
        </header>
        {id === undefined ? <NewThread key="new" /> : <Thread key={id} id={id} />}
      </section>
    </div>
  );
}
