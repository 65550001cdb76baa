import { setImmediate as nextTurn } from "node:timers/promises";
import type { AddedUploads, addUploadsInput, UploadPiece } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import { demandScope, insertExamples } from "../examples/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { findUpload, type UploadRow, uploadNotFound } from "./find-upload.ts";

/** Characters of one transaction: the index of all words takes its time, and other requests shall hardly wait for it. */
const atOnce = 30_000;

/**
 * Makes examples of what was found in files, all for one voice and channel, each in its own language. The files are gone
 * then. What is interrupted goes on with what is left, so that nothing is added twice.
 * @throws BAD_REQUEST for a voice or channel that is gone.
 */
export async function addUploads(core: Core, actor: Actor, input: z.output<typeof addUploadsInput>): Promise<AddedUploads> {
  await demandScope(core, input);
  const result: AddedUploads = { done: [], left: [], examples: 0 };
  for (const id of new Set(input.ids)) {
    const row = await findUpload(core, actor, id).catch(() => null);
    if (!row) result.left.push({ id, name: "", reason: uploadNotFound().message });
    else if (row.state !== "ready") result.left.push({ id, name: row.name, reason: "This file is not ready yet." });
    else {
      await addAll(core, actor, { row, voice_id: input.voice_id, channel_id: input.channel_id });
      result.done.push(id);
      result.examples += row.pieces.length;
    }
  }
  return result;
}

interface Adding {
  row: UploadRow;
  voice_id: string | null;
  channel_id: string | null;
}

async function addAll(core: Core, actor: Actor, { row, ...scope }: Adding): Promise<void> {
  const { uploads } = schema;
  let rest: readonly UploadPiece[] = row.pieces;
  while (rest.length > 0) {
    const some = firstOf(rest);
    rest = rest.slice(some.length);
    const made = some.map(({ title, text, language_id }) => ({ id: core.newId(), title, text, language_id: language_id ?? "" }));
    const now = new Date(core.now());
    const stamp = { created_at: now, created_by: actor.userId, updated_at: now, updated_by: actor.userId };
    const mine = and(eq(uploads.id, row.id), eq(uploads.examples, rest.length + some.length), eq(uploads.state, "ready"));
    await batch(core.db, (tx) => [
      // Whoever asks twice at the same time finds the number changed.
      must(
        rest.length === 0
          ? tx.delete(uploads).where(mine)
          : tx
              .update(uploads)
              .set({ pieces: [...rest], examples: rest.length })
              .where(mine),
        uploadNotFound(),
      ),
      insertExamples(
        tx,
        made.map((one) => ({ ...one, ...scope, use_in_prompts: true, source: "upload" as const, ...stamp })),
      ),
      ...made.map(({ id, title }) =>
        recordActivity(tx, core, {
          actor,
          action: "example.created",
          entity: { type: "example", id, name: title },
          changes: { source: { before: null, after: "upload" }, file: { before: null, after: row.name } },
        }),
      ),
    ]);
    await nextTurn();
  }
}

/** As many as fit into one transaction, and at least one. */
function firstOf(pieces: readonly UploadPiece[]): readonly UploadPiece[] {
  let length = 0;
  const end = pieces.findIndex(({ text }, i) => {
    length += text.length;
    return i > 0 && length > atOnce;
  });
  return pieces.slice(0, end < 0 ? undefined : end);
}
