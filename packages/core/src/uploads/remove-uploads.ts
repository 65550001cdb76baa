import { stat } from "node:fs/promises";
import { uploadLimits } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, lt } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";
import { uploadNotFound } from "./find-upload.ts";
import { incomingPath, listIncoming, removeIncoming } from "./incoming.ts";

/** Takes a file away, also one that is on its way. @throws NOT_FOUND */
export async function removeUpload(core: Core, actor: Actor, id: string): Promise<null> {
  const { uploads } = schema;
  const mine = and(eq(uploads.id, id), eq(uploads.owner_id, actor.userId));
  await batch(core.db, (tx) => [must(tx.delete(uploads).where(mine), uploadNotFound())]);
  await removeIncoming(core, id);
  return null;
}

/** Bytes without a row that are younger may belong to a file that is just being begun. */
const settledAfter = 600_000;

/** Forgets files that nobody added within a day, and bytes that belong to none. */
export async function sweepUploads(core: Core): Promise<void> {
  const { uploads } = schema;
  const old = new Date(core.now() - uploadLimits.unfinishedHours * 3_600_000);
  await core.db.delete(uploads).where(lt(uploads.updated_at, old));
  for (const id of await listIncoming(core)) {
    const [known] = await core.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id));
    if (known) continue;
    const found = await stat(incomingPath(core, id)).catch(() => null);
    if (found && core.now() - found.mtimeMs >= settledAfter) await removeIncoming(core, id);
  }
}
