import { AppError, type answerUploadInput, type UploadPiece, type UploadView } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { demandPlace } from "../examples/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { findUpload, type UploadRow } from "./find-upload.ts";
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
  if ("language_id" in answer) await demandPlace(core, { language_id: answer.language_id });
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
