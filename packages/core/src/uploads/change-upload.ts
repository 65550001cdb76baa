import { stat } from "node:fs/promises";
import { AppError, type answerUploadInput, type UploadPiece, type UploadView, uploadLimits } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import { demandScope } from "../examples/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { findUpload, type UploadRow, uploadNotFound } from "./find-upload.ts";
import { incomingPath, listIncoming, removeIncoming } from "./incoming.ts";
import { settle, splitPieces } from "./settle.ts";
import { readUpload } from "./upload-view.ts";

type Answer = z.output<typeof answerUploadInput>;

/**
 * Answers what a file asks: the language of the texts whose language could not be told, that a long text shall be split,
 * or the text as it shall be.
 * @throws NOT_FOUND; BUSY while it is on its way; BAD_REQUEST for a language that is gone.
 */
export async function answerUpload(core: Core, actor: Actor, answer: Answer): Promise<UploadView> {
  const row = await findUpload(core, actor, answer.id);
  if (row.state !== "needs_review" && row.state !== "ready") throw new AppError("BUSY", "This file is still being read. Wait a moment.");
  if ("language_id" in answer) await demandScope(core, { language_id: answer.language_id });
  const { uploads } = schema;
  await core.db
    .update(uploads)
    .set({ ...settle(answered(row, answer), "text" in answer ? "" : row.message), updated_at: new Date(core.now()) })
    .where(and(eq(uploads.id, row.id), eq(uploads.state, row.state)));
  const { pieces: _, ...view } = await readUpload(core, actor, row.id);
  return view;
}

function answered({ pieces }: UploadRow, answer: Answer): UploadPiece[] {
  if ("split" in answer) return splitPieces(pieces);
  if ("language_id" in answer) return pieces.map((piece) => ({ ...piece, language_id: piece.language_id ?? answer.language_id }));
  return [{ title: answer.title, text: answer.text, language_id: pieces[0]?.language_id ?? null }];
}

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
