import type { Capabilities } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { FailureKind, ModelFailure } from "@copydesk/llm";
import { eq } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import type { ModelRow } from "../../models/index.ts";

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
