import type { z } from "zod";
import type { Output } from "../output.ts";
import { appRouter } from "../router.ts";
import type { ProcedureMeta } from "../trpc.ts";
import type { Route } from "./rest-route.ts";

/** What a route asks of its caller: what its procedure asks, or what it says itself. */
export function permissionOf(route: Pick<Route, "procedure">): ProcedureMeta["permission"] {
  return typeof route.procedure === "string" ? permissionOfProcedure(route.procedure) : route.procedure.permission;
}

/** Whether a call of this route may change something; files are only read. */
export const isChange = ({ procedure }: Pick<Route, "procedure">): boolean =>
  typeof procedure === "string" && definitionOf(procedure)?.type === "mutation";

/** @throws for a procedure without one, which no builder makes. */
export function permissionOfProcedure(name: string): ProcedureMeta["permission"] {
  const meta = definitionOf(name)?.meta;
  if (!isMeta(meta)) throw new Error(`${name} declares no permission.`);
  return meta.permission;
}

/** The shape of a route's answer: its own, or that of its procedure; none for files, events and 204. */
export function answerOf(route: Route | undefined): z.ZodType | undefined {
  if (!route || route.status === 204) return undefined;
  if (route.answer || typeof route.procedure !== "string" || route.files || route.events) return route.answer;
  return outputOf(route.procedure);
}

/** What a procedure answers; of a stream, each of its events. */
export function outputOf(name: string): z.ZodType | undefined {
  const output = definitionOf(name)?.output;
  return isOutput(output) ? output.schema : undefined;
}

function definitionOf(name: string) {
  const [domain = "", procedure = ""] = name.split(".");
  const record: Record<string, Record<string, { _def: { type: string; meta?: unknown; output?: unknown } }>> = appRouter._def.record;
  return record[domain]?.[procedure]?._def;
}

const isMeta = (meta: unknown): meta is ProcedureMeta => typeof meta === "object" && meta !== null && "permission" in meta;

const isOutput = (output: unknown): output is Output<z.ZodType> => typeof output === "object" && output !== null && "schema" in output;
