import { AppError } from "@copydesk/contracts";
import { holds, leadsTo, schema, type Transaction } from "@copydesk/db";
import { and, eq, not } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { living } from "./find-model.ts";

const { models } = schema;

/** How models lead to those that stand in for them. */
export const fallbacks = { table: models, id: models.id, next: models.fallback_model_id };

/** @throws BAD_REQUEST for a fallback that is gone, is the model itself, or would lead back to it. */
export async function checkFallback(core: Core, modelId: string, fallbackId: string | null): Promise<void> {
  if (fallbackId === null) return;
  if (fallbackId === modelId) throw badFallback("A model cannot stand in for itself");
  const seen = new Set([modelId]);
  let first = "";
  for (let next: string | null = fallbackId; next !== null; ) {
    const [row]: { name: string; next: string | null }[] = await core.db
      .select({ name: models.name, next: models.fallback_model_id })
      .from(models)
      .where(and(eq(models.id, next), living));
    if (!row && next === fallbackId) throw badFallback("This model no longer exists");
    first ||= row?.name ?? "";
    seen.add(next);
    next = row?.next ?? null;
    if (next === modelId) throw badFallback(`${first} falls back on this model already: they would go round in circles`);
    if (next !== null && seen.has(next)) return;
  }
}

const badFallback = (message: string) => new AppError("BAD_REQUEST", `${message}.`, { fields: { fallback_model_id: [message] } });

/** Guards a batch: after it nothing leads from the model back to itself, whatever others saved meanwhile. */
export const noCircle = (tx: Transaction, modelId: string) =>
  holds(tx, not(leadsTo(fallbacks, modelId, modelId)), badFallback("Somebody made that model fall back on this one in the meantime"));
