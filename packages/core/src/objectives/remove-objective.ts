import { AppError } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, not } from "drizzle-orm";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { isUsed, objectiveNotFound, readObjective } from "./read-objective.ts";

const { objectives } = schema;

/**
 * Deletes an objective that no campaign names.
 * @throws IN_USE with `details.campaigns` when one does: it can only be made inactive; NOT_FOUND.
 */
export async function removeObjective(core: Core, actor: Actor, id: string): Promise<null> {
  const { name, campaign_count } = await readObjective(core, id);
  if (campaign_count > 0) throw inUse(name, campaign_count);
  const changes = changesBetween({ name }, { name: null });
  const refused = objectiveNotFound();
  try {
    await batch(core.db, (tx) => [
      must(tx.delete(objectives).where(and(eq(objectives.id, id), not(isUsed(id)))), refused),
      recordActivity(tx, core, { actor, action: "objective.deleted", entity: { type: "objective", id, name }, changes }),
    ]);
  } catch (error) {
    if (error !== refused) throw error;
    // Either it is gone, or a campaign has begun to name it meanwhile.
    const now = await readObjective(core, id);
    throw inUse(now.name, now.campaign_count);
  }
  return null;
}

function inUse(name: string, campaigns: number): AppError {
  const by = campaigns === 1 ? "One campaign has" : `${campaigns} campaigns have`;
  const words = `${by} the objective “${name}”. Make it inactive instead: new campaigns can't choose it, and the others keep it.`;
  return new AppError("IN_USE", words, { details: { campaigns } });
}
