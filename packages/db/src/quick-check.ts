import { createAside } from "./aside/aside.ts";
import { asDamage, damaged } from "./failures.ts";
import type { Database } from "./open.ts";

/**
 * Reads the whole file, which takes a second for every 100 MB or so.
 * @throws when it is damaged.
 */
export function refuseDamage(db: Database): void {
  let found: unknown;
  try {
    found = db.$client.pragma("quick_check(1)", { simple: true });
  } catch (error) {
    throw asDamage(error);
  }
  if (found !== "ok") throw damaged();
}

/**
 * The same beside everything else, in a thread that ends with it.
 * @param entry of the thread, where the program is bundled
 * @returns how to give up, and what came out: the damage, or null for none, also when it was given up.
 */
export function lookForDamage(db: Database, entry?: URL): { found: Promise<Error | null>; stop(): Promise<void> } {
  const aside = createAside(db, { entry });
  let stopped = false;
  const found = aside
    .run<"check">({ kind: "check" })
    .then((answer) => (answer === "ok" ? null : damaged()))
    // What kept it from looking is no damage, and not a reason to end.
    .catch((error: Error) => (!stopped && /malformed|not a database/.test(error.message) ? damaged(error) : null));
  void found.then(() => aside.close());
  return {
    found,
    async stop() {
      stopped = true;
      await aside.close();
    },
  };
}
