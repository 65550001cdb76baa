import { appRouter } from "./router.ts";

const record: Record<string, Record<string, { _def: { type: string } }>> = appRouter._def.record;

/** Names of the procedures whose answers are streams that stay open. */
export const subscriptions: ReadonlySet<string> = new Set(
  Object.entries(record).flatMap(([domain, names]) =>
    Object.entries(names).flatMap(([name, procedure]) => (procedure._def.type === "subscription" ? [`${domain}.${name}`] : [])),
  ),
);
