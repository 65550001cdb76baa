import { Outlet, ScrollRestoration } from "react-router";
import { ChannelIconsProvider } from "../lib/channel-icons.tsx";
import { useFollowTheme } from "../lib/use-theme-choice.ts";
import { useAsanaNotice } from "./asana-notice.ts";
import { ConsoleProviders } from "./console-providers.tsx";
import { useFollowPerson } from "./follow-person.ts";
import { NavigationBar } from "./navigation/navigation-bar.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { TourMount } from "./tours/tour-mount.tsx";
import { useWarmUp } from "./warm-up.ts";

/** The frame of every screen behind sign-in. */
export default function ConsoleLayout() {
  useWarmUp();
  return (
    <ConsoleProviders>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="-translate-y-16 fixed top-2 left-2 z-60 rounded-md bg-accent px-3 py-2 font-control text-on-accent text-sm focus:translate-y-0 print:hidden"
        >
          Skip to content
        </a>
        <Follow />
        <NavigationBar />
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <ChannelIconsProvider>
            <Outlet />
          </ChannelIconsProvider>
        </main>
        <ScrollRestoration />
        <Shortcuts />
        <TourMount />
      </div>
    </ConsoleProviders>
  );
}

/** What the person or their administrator changed elsewhere, and what other services sent back. */
function Follow() {
  useFollowPerson();
  useFollowTheme();
  useAsanaNotice();
  return null;
}
