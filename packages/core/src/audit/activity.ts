import { schema, type Transaction } from "@copydesk/db";
import { and, eq, gt, inArray } from "drizzle-orm";
import { type Actor, type Core, createWake, type Origin } from "../kernel/index.ts";

export type Changes = Record<string, { before: unknown; after: unknown }>;

export interface Activity {
  /** Null when nobody is signed in, such as for a failed sign-in; `origin` says where the call came from then. */
  actor: Actor | null;
  origin?: Origin;
  /** What was done, as `thing.action`: `campaign.created`, `auth.login_failed`. */
  action: string;
  entity: { type: string; id: string | null; name: string };
  changes?: Changes;
  result?: "success" | "denied" | "failed";
}

/** The statement that writes down who did what. It belongs in the batch of the action itself, so that neither is there without the other. */
export function recordActivity(tx: Transaction, core: Core, activity: Activity) {
  const { actor, entity } = activity;
  const origin = actor?.origin ?? activity.origin;
  return tx.insert(schema.activity_logs).values({
    id: core.newId(),
    at: new Date(core.now()),
    actor_id: actor?.userId ?? null,
    actor_name: actor ? `${actor.firstName} ${actor.lastName}`.trim() : "",
    actor_roles: actor?.roleNames ?? [],
    action: activity.action,
    entity_type: entity.type,
    entity_id: entity.id,
    entity_name: entity.name,
    changes: activity.changes ?? {},
    address: origin?.address ?? "",
    source: origin?.source ?? "job",
    request_id: origin?.requestId ?? "",
    result: activity.result ?? "success",
  });
}

/** Fields whose values are never written down, only that they changed. The longest answer of a model is none of them. */
const secretFields = /password|secret|(?<!max_)token|api_key|credential/i;
/** Longest text kept of a value; a whole story would make the log larger than what it tells about. */
const longestValue = 500;

/** Fields of `after` that differ from `before`, with both values; empty when nothing changed. */
export function changesBetween(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Changes {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    if (JSON.stringify(before[field] ?? null) === JSON.stringify(value ?? null)) continue;
    changes[field] = secretFields.test(field)
      ? { before: "•••", after: "•••" }
      : { before: shorten(before[field] ?? null), after: shorten(value ?? null) };
  }
  return changes;
}

function shorten(value: unknown): unknown {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= longestValue ? value : `${text.slice(0, longestValue).toWellFormed()}…`;
}

/** The addresses from which somebody has done some of these things since a moment. */
export async function addressesOf(
  { db }: Core,
  { actorId, actions, since }: { actorId: string; actions: readonly string[]; since: Date },
): Promise<string[]> {
  const { activity_logs: logs } = schema;
  const own = and(eq(logs.actor_id, actorId), gt(logs.at, since), inArray(logs.action, [...actions]));
  return (await db.selectDistinct({ address: logs.address }).from(logs).where(own)).map((row) => row.address);
}

/** Called when something is not kept any longer that was a moment ago. */
export const retentionWake = createWake("retention");
