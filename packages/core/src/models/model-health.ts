import type { Capabilities, ModelTest } from "@copydesk/contracts";
import { schema, type Transaction } from "@copydesk/db";
import type { FailureKind, ModelFailure } from "@copydesk/llm";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";
import type { ModelRow } from "./effective.ts";
import { outcomeOf } from "./outcome.ts";

/** Failures that an administrator has to look at, because no trying again helps. */
const needsSomebody: readonly FailureKind[] = [
  "no_credit",
  "bad_key",
  "not_allowed",
  "not_found",
  "not_an_endpoint",
  "redirected",
  "address_refused",
];

/** Marks a model as unhealthy, with the sentence that says why. */
export async function markHealth(core: Core, model: ModelRow | null, failure: ModelFailure): Promise<void> {
  if (!model || !needsSomebody.includes(failure.kind)) return;
  await core.db
    .update(schema.models)
    .set({ health: "unhealthy", health_message: `${failure.message} ${failure.next_step}` })
    .where(eq(schema.models.id, model.id));
}

/** A model that answers is healthy again. */
export async function markHealthy(core: Core, model: ModelRow | null): Promise<void> {
  if (!model || model.health === "healthy") return;
  await core.db.update(schema.models).set({ health: "healthy", health_message: "" }).where(eq(schema.models.id, model.id));
}

/** Remembers what a call found out about an endpoint, so that the next one is right at once. */
export async function learn(core: Core, model: ModelRow | null, learned: Capabilities): Promise<void> {
  const news = Object.entries(learned).filter(([key, value]) => model?.capabilities[key as keyof Capabilities] !== value);
  if (!model || news.length === 0) return;
  const [now] = await core.db
    .select({ capabilities: schema.models.capabilities })
    .from(schema.models)
    .where(eq(schema.models.id, model.id));
  const missing = news.filter(([, value]) => value === false).map(([key]) => key.replaceAll("_", " "));
  await core.db
    .update(schema.models)
    .set({
      capabilities: { ...now?.capabilities, ...learned },
      ...(missing.length > 0 && { health_message: `The endpoint does not support ${missing.join(", ")}; it is left out.` }),
    })
    .where(eq(schema.models.id, model.id));
}

/** The statement that keeps how a test of a stored model ended. Not a change of what people set: whoever is editing the model goes on. */
export const keepTestOutcome = (tx: Transaction, core: Core, actor: Actor, { id, test }: { id: string; test: ModelTest }) =>
  tx
    .update(schema.models)
    .set(outcomeOf(core, actor, test))
    .where(eq(schema.models.id, id));

/** The statement that notes that the warning of a model's budget is written down for a month; it changes nothing where that was known. */
export function noteBudgetWarned(tx: Transaction, id: string, month: string) {
  const { models } = schema;
  return tx
    .update(models)
    .set({ budget_warned: month })
    .where(and(eq(models.id, id), or(isNull(models.budget_warned), ne(models.budget_warned, month))));
}
