import { sendQueries } from "./session-calls.ts";

/** Milliseconds for which the first screen waits to know in which zone to tell its times. */
const patience = 1_000;

interface Keeper {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/**
 * The time zone of the person who is signed in: the one of their profile, on every device and in every screen; the
 * browser's own until it is known. A schedule has the zone of its campaign.
 */
export function createOwnZone(keeper: () => Keeper = () => localStorage) {
  let zone: string | undefined;
  let owner: string | undefined;
  const keyOf = (userId: string) => `copydesk.zone.${userId}`;
  return {
    get: (): string => zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    set(userId: string, given: string): void {
      if (!isZone(given)) return;
      zone = given;
      owner = userId;
      try {
        keeper().setItem(keyOf(userId), given);
      } catch {
        // Without room it is asked for again next time.
      }
    },
    /** Makes it known, from this browser or by asking; ends soon in any case. */
    async learn(userId: string, ask: () => Promise<string> = askForZone): Promise<void> {
      if (owner === userId) return;
      const kept = keeper().getItem(keyOf(userId));
      zone = kept !== null && isZone(kept) ? kept : undefined;
      owner = userId;
      if (zone !== undefined) return;
      const asked = ask().then(
        (given) => owner === userId && this.set(userId, given),
        () => undefined,
      );
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patience))]);
    },
    forget(): void {
      zone = undefined;
      owner = undefined;
    },
  };
}

async function askForZone(): Promise<string> {
  const [answer] = await sendQueries([["profile.details"]]);
  if (!answer || !("result" in answer)) throw new Error("The profile is not known.");
  return (answer.result.data as { timezone: string }).timezone;
}

/** Some browsers do not know every zone that a server knows. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** The one of this tab. */
export const ownZone = createOwnZone();
