import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";

export type UploadRow = typeof schema.uploads.$inferSelect;

/** A file that the asker sent; what others sent is nobody else's business. @throws NOT_FOUND */
export async function findUpload(core: Core, actor: Actor, id: string): Promise<UploadRow> {
  const { uploads } = schema;
  const [row] = await core.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.owner_id, actor.userId)));
  if (!row) throw uploadNotFound();
  return row;
}

export const uploadNotFound = () => new AppError("NOT_FOUND", "This file is no longer here. Send it again.");
