import type { Readable } from "node:stream";
import { AppError, uploadExtensions, uploadLimits } from "@copydesk/contracts";
import { batch, holds, mark, must, plus, query, scalar, schema, totalOf } from "@copydesk/db";
import { and, count, eq, lt, lte, notInArray } from "drizzle-orm";
import { demandScope } from "../examples/index.ts";
import { type Actor, type Core, ofCore } from "../kernel/index.ts";
import { uploadNotFound } from "./find-upload.ts";
import { addBytes, makeIncoming, receivedBytes, removeIncoming } from "./incoming.ts";
import { uploadWake } from "./upload-wake.ts";

export interface NewUpload {
  /** Made by this server, never by whoever sends. */
  id: string;
  name: string;
  /** Bytes, as announced. */
  size: number;
  /** The voice on whose page it is sent. */
  voice_id: string | null;
}

/**
 * Begins a file; its bytes come one chunk after the other. Answers its id.
 * @throws TOO_LARGE for a file of over 10 MB, or more than 20 files or 100 MB of one person at a time; UNSUPPORTED_TYPE;
 *   BAD_REQUEST for an empty one, one without a name or a voice that is gone; STORAGE_FULL.
 */
export async function beginUpload(core: Core, actor: Actor, { id, name, size, voice_id }: NewUpload): Promise<string> {
  const plain = plainFileName(name);
  if (size === 0) throw new AppError("BAD_REQUEST", "This file is empty.");
  if (size > uploadLimits.fileBytes) throw new AppError("TOO_LARGE", "This file is larger than 10 MB. Split it, or take out its pictures.");
  await demandScope(core, { voice_id });
  const now = new Date(core.now());
  await makeIncoming(core, id);
  try {
    await batch(core.db, (tx) => [
      holds(tx, hasRoom(actor, size), tooMany()),
      tx.insert(schema.uploads).values({
        id,
        owner_id: actor.userId,
        voice_id,
        name: plain,
        size,
        state: "uploading",
        language_ids: [],
        pieces: [],
        created_at: now,
        updated_at: now,
      }),
    ]);
  } catch (error) {
    await removeIncoming(core, id);
    throw error;
  }
  return id;
}

const tooMany = () =>
  new AppError("TOO_LARGE", "You can send 20 files and 100 MB at a time. Add or remove some of these first, then send the others.");

function hasRoom(actor: Actor, size: number) {
  const { uploads } = schema;
  const theirs = and(eq(uploads.owner_id, actor.userId), notInArray(uploads.state, ["failed", "cancelled"]));
  const files = query.select({ count: count() }).from(uploads).where(theirs);
  const bytes = query
    .select({ bytes: totalOf(uploads.size) })
    .from(uploads)
    .where(theirs);
  return and(lt(scalar(files), uploadLimits.files), lte(plus(scalar(bytes), size), uploadLimits.batchBytes));
}

export interface Receiving {
  id: string;
  name: string;
  size: number;
  /** Bytes that are here. */
  offset: number;
  voice_id: string | null;
}

/**
 * How far a file is that the asker sends. One whose last byte came just before the process ended is read now.
 * @throws NOT_FOUND when it is not theirs, or when its bytes are gone.
 */
export async function readReceiving(core: Core, actor: Actor, id: string): Promise<Receiving> {
  const [row] = await ofSender(core).execute({ id, owner: actor.userId });
  if (!row) throw uploadNotFound();
  const { state, ...upload } = row;
  if (state !== "uploading") return { ...upload, offset: row.size };
  const offset = await receivedBytes(core, id);
  if (offset === null) {
    await core.db.delete(schema.uploads).where(eq(schema.uploads.id, id));
    throw uploadNotFound();
  }
  if (offset === row.size) await endReceiving(core, actor, id);
  return { ...upload, offset };
}

/** Asked twice for each chunk of a file. */
const ofSender = ofCore(({ db }) => {
  const { uploads } = schema;
  return db
    .select({ id: uploads.id, name: uploads.name, size: uploads.size, state: uploads.state, voice_id: uploads.voice_id })
    .from(uploads)
    .where(and(eq(uploads.id, mark("id")), eq(uploads.owner_id, mark("owner"))))
    .prepare();
});

/** Adds bytes to a file. @throws STORAGE_FULL */
export const receiveBytes = (core: Core, id: string, chunk: { bytes: Readable; offset: number }): Promise<number> =>
  addBytes(core, id, chunk);

/** All bytes are here: the file waits to be read. @throws NOT_FOUND when it was removed in the meantime. */
export async function endReceiving(core: Core, actor: Actor, id: string): Promise<void> {
  const { uploads } = schema;
  const mine = and(eq(uploads.id, id), eq(uploads.owner_id, actor.userId), eq(uploads.state, "uploading"));
  await batch(core.db, (tx) => [
    must(
      tx
        .update(uploads)
        .set({ state: "processing", updated_at: new Date(core.now()) })
        .where(mine),
      uploadNotFound(),
    ),
  ]);
  uploadWake.call(core);
}

const longest = 200;
/** Other ends of the same kinds. */
const alsoRead = ["markdown", "text", "htm", "tsv"];

/**
 * What a file is called on the screen: the last part of a path, without characters that nobody sees or that turn the
 * direction of what follows. It is never used as a path.
 * @throws BAD_REQUEST without a name, UNSUPPORTED_TYPE for a kind that cannot be read.
 */
function plainFileName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029]/gu, "")
    .trim();
  if (/^\.*$/.test(plain)) throw new AppError("BAD_REQUEST", "This file has no name. Give it one and send it again.");
  const extension = /\.([^.]+)$/.exec(plain)?.[1]?.toLowerCase() ?? "";
  if (![...uploadExtensions, ...alsoRead].includes(extension)) {
    const known = uploadExtensions.map((one) => `.${one}`).join(", ");
    throw new AppError("UNSUPPORTED_TYPE", `This kind of file cannot be read. Choose one of ${known}.`);
  }
  return shorten(plain, extension);
}

/** A long one keeps its end, which tells what it is. */
function shorten(name: string, extension: string): string {
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - extension.length - 2).toWellFormed()}….${extension}`;
}
