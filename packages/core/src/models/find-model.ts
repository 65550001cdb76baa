import { AppError } from "@copydesk/contracts";
import { rowReader, schema } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import type { ModelRow } from "./effective.ts";

const { models } = schema;

/** Models that were not deleted; those are only kept because texts name them. */
export const living = isNull(models.deleted_at);

/** One model as it is stored. @throws NOT_FOUND */
export async function findModel(core: Core, id: string): Promise<ModelRow> {
  const [row] = await core.db
    .select()
    .from(models)
    .where(and(eq(models.id, id), living));
  if (!row) throw modelNotFound();
  return row;
}

export const modelNotFound = () => new AppError("NOT_FOUND", "This model no longer exists.");

/** Columns of models, by name. */
export const readModelRows = rowReader(schema.models, schema.models.name_folded);
