import { Button, cn, IconButton } from "@copydesk/ui";
import { ChatTeardropTextIcon } from "@phosphor-icons/react/dist/csr/ChatTeardropText";
import { Link, useMatch, useNavigation } from "react-router";
import { CompanyLogo } from "../../lib/company-logo.tsx";
import { LogoMark } from "../../lib/logo.tsx";
import { useApp } from "../../lib/stores/app.ts";
import { navigationOf } from "../modules.ts";
import { NavDrawer } from "./nav-drawer.tsx";
import { NavMenu } from "./nav-menu.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { useMayChat } from "./use-may-chat.ts";

/** The sticky bar of the console, 56 px high, made of what the server lets this person see. */
export function NavigationBar() {
  const modules = useApp((state) => state.modules);
  const chat = useMayChat();
  const { links, groups } = navigationOf(modules ?? []);
  return (
    <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-1.5 border-line border-b bg-canvas px-4 md:gap-2 md:px-4 lg:gap-4 lg:px-6 xl:gap-5 print:hidden">
      <TransitionBar />
      <NavDrawer links={links} groups={groups} />
      <Link
        to="/"
        aria-label="Copydesk, home"
        className="flex shrink-0 items-center gap-[9px] rounded-sm font-bold text-md tracking-[-0.015em]"
      >
        <LogoMark />
        <span className="md:hidden lg:inline">Copydesk</span>
        <CompanyLogo className="h-7 max-w-24 max-sm:hidden md:max-xl:hidden" />
      </Link>
      <NavMenu links={links} groups={groups} />
      <div className="ml-auto flex items-center gap-1 md:gap-1.5 xl:gap-4">
        <SearchBox />
        {chat && <ChatButton />}
        <ProfileMenu />
      </div>
    </header>
  );
}

function ChatButton() {
  const active = useMatch("/chat/*") !== null;
  const glyph = (size: number) => <ChatTeardropTextIcon size={size} weight={active ? "fill" : "regular"} aria-hidden />;
  return (
    <>
      <Button asChild size="page" className={cn("hidden xl:inline-flex", active && "border-accent-line bg-accent-tint text-accent-ink")}>
        <Link to="/chat" aria-current={active ? "page" : undefined}>
          {glyph(16)}
          AI Chat Agent
        </Link>
      </Button>
      <IconButton asChild label="AI Chat Agent" size="lg" className="xl:hidden">
        <Link to="/chat" aria-current={active ? "page" : undefined}>
          {glyph(19)}
        </Link>
      </IconButton>
    </>
  );
}

/** A thin moving line at the top edge while the router is loading the next screen. */
function TransitionBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div role="progressbar" aria-label="Loading page" className="absolute inset-x-0 top-0 h-0.5 overflow-hidden bg-accent-line">
      <div className="h-full w-2/5 animate-travel bg-accent-ink" />
    </div>
  );
}
