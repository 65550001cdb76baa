import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { ChannelIconsProvider } from "../lib/channel-icons.tsx";
import { isDrawn } from "../lib/page-answers.ts";
import { sessionCalls } from "../lib/session-calls.ts";
import { useFollowTheme } from "../lib/use-theme-choice.ts";
import { useAsanaNotice } from "./asana-notice.ts";
import { ConsoleProviders } from "./console-providers.tsx";
import { useFollowPerson } from "./follow-person.ts";
import { NavigationBar } from "./navigation/navigation-bar.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { TourMount } from "./tours/tour-mount.tsx";

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
        <ScrolledPlace />
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

/**
 * Every page begins at its top, or where it was left. One that the server has drawn may have been scrolled by now: the console takes its
 * place where it stands.
 */
function ScrolledPlace() {
  const drawnAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (drawnAt.current !== null) scrollTo(0, drawnAt.current);
    drawnAt.current = null;
  }, []);
  return (
    <>
      <BeforeMoved note={drawnAt} />
      <ScrollRestoration storageKey={placesKey} />
    </>
  );
}

const placesKey = "places";
let isTakenOver = !isDrawn;
const isNewHere = () => performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");

/** Stands in front of what scrolls: effects follow one another in the order of the parts. */
function BeforeMoved({ note }: { note: RefObject<number | null> }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the console takes the place of the drawing
  useLayoutEffect(() => {
    if (isTakenOver) return;
    isTakenOver = true;
    // Loaded again, and nobody has scrolled yet: the router knows where it was left.
    if (scrollY === 0 && !isNewHere()) return;
    note.current = scrollY;
    // The router would go to the place that it finds here in a moment that comes later, when somebody may have scrolled on.
    try {
      const { [key]: _left, ...others } = JSON.parse(sessionStorage.getItem(placesKey) ?? "{}");
      sessionStorage.setItem(placesKey, JSON.stringify(others));
    } catch {
      // A browser that keeps nothing knows no other place either.
    }
  }, []);
  return null;
}

const every = 180_000;

/** Tells the server that someone is here, at once and every 180 seconds, so that the next generation starts fast. */
function useWarmUp(): void {
  useEffect(() => {
    warmUp();
    const timer = setInterval(warmUp, every);
    return () => clearInterval(timer);
  }, []);
}

/** Nobody waits for it and nobody misses it. */
function warmUp(): void {
  sessionCalls.warmUp().catch(() => {});
}
