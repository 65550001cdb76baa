import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Core } from "./context.ts";

const { change_counters: counters } = schema;

/** Whether something was done that is done once for each installation. */
export const isDoneOnce = async ({ db }: Core, name: string): Promise<boolean> => (await db.$count(counters, eq(counters.name, name))) > 0;

/** From now on it is. */
export async function noteDoneOnce({ db, now }: Core, name: string): Promise<void> {
  await db.insert(counters).values({ name, value: now() }).onConflictDoNothing();
}
