import { AppError, countGraphemes, exampleLimits } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { FoundTexts } from "@copydesk/documents";
import { and, eq } from "drizzle-orm";
import type { Core } from "../context.ts";
import { incomingPath, receivedBytes, removeIncoming } from "./incoming.ts";
import { type KnownLanguages, knownLanguages } from "./known-languages.ts";
import { type Settled, settle } from "./settle.ts";

interface Waiting {
  id: string;
  name: string;
  size: number;
}

/** Reads a file that has come and writes down what was found in it, or why it cannot be read. Its bytes are gone then. */
export async function readUploadedFile(core: Core, { id, name, size }: Waiting, signal?: AbortSignal): Promise<void> {
  const outcome = await read(core, { id, name, size }, signal);
  if (outcome === null) return;
  const { uploads } = schema;
  await core.db
    .update(uploads)
    .set({ ...outcome, updated_at: new Date(core.now()) })
    .where(and(eq(uploads.id, id), eq(uploads.state, "processing")));
  await removeIncoming(core, id);
}

/** Null when the reading was stopped and shall be done again. */
async function read(core: Core, { id, name, size }: Waiting, signal?: AbortSignal): Promise<Settled | null> {
  if ((await receivedBytes(core, id)) !== size) return failed("Some of this file was lost on its way. Send it again.");
  try {
    const found = await core.documents.findTexts({ name, path: incomingPath(core, id) }, signal);
    return settled(found, await knownLanguages(core));
  } catch (error) {
    if (signal?.aborted) return null;
    if (error instanceof AppError && error.code === "UNAVAILABLE") return null;
    if (!(error instanceof AppError) || error.code === "INTERNAL") core.log.warn({ err: error }, "a file could not be read");
    return failed(error instanceof AppError ? error.message : "This file could not be read. Save it in a simpler form and send it again.");
  }
}

const failed = (message: string): Settled => ({ ...settle([], message), state: "failed", review: null });

function settled({ texts, notes }: FoundTexts, languages: KnownLanguages): Settled {
  const long = texts.filter(({ text }) => text.length >= exampleLimits.textMin * 4 || countGraphemes(text) >= exampleLimits.textMin);
  const pieces = long.map(({ title, text, language }) => ({ title, text, language_id: languages.idOf(language) }));
  const tooShort = texts.length > 0 && long.length === 0 ? [`There are fewer than ${exampleLimits.textMin} characters in it.`] : [];
  const foreign = languages.notSwitchedOn(long.map((one) => one.language));
  const other = foreign === null ? [] : [`It reads like ${foreign}, which is not among your languages.`];
  return settle(pieces, [...notes, ...tooShort, ...other].join(" "));
}
