import { AppError, countGraphemes, exampleLimits } from "@copydesk/contracts";
import { schema, storageFailure } from "@copydesk/db";
import type { FoundTexts } from "@copydesk/documents";
import { and, eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import type { UploadRow } from "./find-upload.ts";
import { incomingPath, receivedBytes, removeIncoming } from "./incoming.ts";
import { type Settled, settle } from "./settle.ts";

type Waiting = Pick<UploadRow, "id" | "name" | "size" | "owner_id" | "attempts">;

/** Reads a file that has come and writes down what was found in it, or why it cannot be read. Its bytes are gone then. */
export async function readUploadedFile(core: Core, file: Waiting, signal?: AbortSignal): Promise<void> {
  const outcome = await read(core, file, signal);
  if (outcome === null) return setAttempts(core, file.id, 0);
  const { uploads } = schema;
  await core.db
    .update(uploads)
    .set({ ...outcome, updated_at: new Date(core.now()) })
    .where(waits(file.id));
  await removeIncoming(core, file.id);
}

const waits = (id: string) => and(eq(schema.uploads.id, id), eq(schema.uploads.state, "processing"));

const setAttempts = async (core: Core, id: string, attempts: number): Promise<void> =>
  void (await core.db.update(schema.uploads).set({ attempts }).where(waits(id)));

/** Null when the reading was stopped and shall be done again. */
async function read(core: Core, { id, name, size, owner_id, attempts }: Waiting, signal?: AbortSignal): Promise<Settled | null> {
  if (attempts > 0)
    return failed("The server stopped while reading this file, so it is not read again. Save it in a simpler format and send that.");
  // Looked at when its turn has come: files that wait for a look of the disk each would take their turns as the disk answers.
  const starting = async () => {
    if ((await receivedBytes(core, id)) !== size)
      throw new AppError("BAD_REQUEST", "Some of this file was lost on its way. Send it again.");
    await setAttempts(core, id, 1);
  };
  try {
    const asked = { person: owner_id, size, signal, starting };
    const found = await core.documents.findTexts({ name, path: incomingPath(core, id) }, asked);
    return settled(found, await knownLanguages(core));
  } catch (error) {
    if (signal?.aborted) return null;
    // Nothing is wrong with the file where nothing can be written: it is read once there is room.
    if (storageFailure(error)) throw error;
    if (error instanceof AppError && error.code === "UNAVAILABLE") return null;
    if (!(error instanceof AppError) || error.code === "INTERNAL") core.log.warn({ err: error }, "a file could not be read");
    return failed(
      error instanceof AppError ? error.message : "This file could not be read. Save it in a simpler format and send it again.",
    );
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

/** Codes under which the language detector knows languages that are called something else. */
const aliases: Record<string, string> = { nb: "no", nn: "no", id: "ms", fil: "tl", iw: "he" };

interface KnownLanguages {
  /** Our language of a detector's code: the default one before the others; null when none is switched on. */
  idOf(code: string | null): string | null;
  /** Name of the language that texts were found to be in though it is not switched on; null when there is none. */
  notSwitchedOn(codes: readonly (string | null)[]): string | null;
}

async function knownLanguages(core: Core): Promise<KnownLanguages> {
  const active = await readLanguageRows(core, ["id", "code", "is_default"], { is: { status: "active" } });
  const rows = active.sort((one, other) => Number(other.is_default) - Number(one.is_default));
  const idOf = (code: string | null) => (code === null ? null : (rows.find((row) => detectorCode(row.code) === code)?.id ?? null));
  return {
    idOf,
    notSwitchedOn(codes) {
      const other = codes.find((code) => code !== null && idOf(code) === null);
      return other ? (names.of(other) ?? other) : null;
    },
  };
}

function detectorCode(code: string): string {
  const base = code.toLowerCase().split("-")[0] ?? "";
  return aliases[base] ?? base;
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });
