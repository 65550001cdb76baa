import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { asc, eq, isNull } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { openSecrets } from "./model-connection.ts";

/**
 * Names of the models whose stored keys or headers this installation's secret cannot open: they were stored under another one, and calls
 * to them fail until they are entered again.
 */
export async function unreadableKeys(core: Core): Promise<string[]> {
  const { models, model_secrets } = schema;
  const stored = await core.db
    .select({ id: models.id, name: models.name, origin: model_secrets.origin })
    .from(model_secrets)
    .innerJoin(models, eq(models.id, model_secrets.model_id))
    .where(isNull(models.deleted_at))
    .orderBy(asc(models.name_folded));
  const names: string[] = [];
  for (const { id, name, origin } of stored) if (!(await canOpen(core, id, origin))) names.push(name);
  return names;
}

async function canOpen(core: Core, id: string, origin: string): Promise<boolean> {
  try {
    await openSecrets(core, id, origin);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
