import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ownZone } from "../lib/own-zone.ts";
import { useApp } from "../lib/stores/app.ts";
import { useAuth } from "../lib/stores/auth.ts";
import { trpc } from "../lib/trpc.ts";

/**
 * Asks with every step through the console who the person is and what they may do now: an administrator may have changed
 * it. The screen does not wait for the answer.
 */
export function useFollowPerson(): void {
  const { pathname } = useLocation();
  const utils = trpc.useUtils();
  const asked = useRef("");
  useEffect(() => {
    if (asked.current === pathname) return;
    const isFirst = asked.current === "";
    asked.current = pathname;
    // All of it was asked before the first screen.
    if (isFirst) return;
    const answers = [
      utils.profile.rights.fetch(undefined, { staleTime: 0 }),
      utils.profile.get.fetch().then(keepPerson),
      utils.profile.modules.fetch().then(keepModules),
      utils.profile.details.fetch().then(keepZone),
    ];
    // Without an answer everything stays as it was; the screens say what fails.
    Promise.all(answers).catch(() => {});
  }, [pathname, utils]);
}

type Person = NonNullable<ReturnType<typeof useAuth.getState>["user"]>;
type Modules = NonNullable<ReturnType<typeof useApp.getState>["modules"]>;

function keepPerson(user: Person): void {
  const known = useAuth.getState().user;
  if (known && !isSame(known, user)) useAuth.getState().authenticated(user);
}

/** Screens that are drawn from now on tell their times in it. */
const keepZone = ({ timezone }: { timezone: string }): void => ownZone.set(timezone);

function keepModules(modules: Modules): void {
  if (useAuth.getState().isAuthenticated && !isSame(useApp.getState().modules, modules)) useApp.getState().setModules(modules);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
