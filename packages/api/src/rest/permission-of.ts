import { appRouter } from "../router.ts";
import type { ProcedureMeta } from "../trpc.ts";
import type { Route } from "./rest-route.ts";

/** What a route asks of its caller: what its procedure asks, or what it says itself. */
export function permissionOf(route: Pick<Route, "procedure">): ProcedureMeta["permission"] {
  return typeof route.procedure === "string" ? permissionOfProcedure(route.procedure) : route.procedure.permission;
}

/** @throws for a procedure without one, which no builder makes. */
export function permissionOfProcedure(name: string): ProcedureMeta["permission"] {
  const [domain = "", procedure = ""] = name.split(".");
  const record: Record<string, Record<string, { _def: { meta?: unknown } }>> = appRouter._def.record;
  const meta = record[domain]?.[procedure]?._def.meta;
  if (!isMeta(meta)) throw new Error(`${name} declares no permission.`);
  return meta.permission;
}

const isMeta = (meta: unknown): meta is ProcedureMeta => typeof meta === "object" && meta !== null && "permission" in meta;
