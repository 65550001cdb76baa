import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError, uploadLimits } from "@copydesk/contracts";
import type { ExtractedText } from "@copydesk/documents";
import type { Actor, Core } from "../kernel/index.ts";

interface Dropped {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

/**
 * The text of a file that was dropped on a story. Its bytes lie on the disk while it waits for its turn, and are gone then; what a
 * process leaves behind is swept with the uploads that nobody ended.
 * @throws TOO_LARGE for more than 10 MB, BAD_REQUEST for nothing, STORAGE_FULL, and what reading it throws.
 */
export async function extractStory(core: Core, actor: Actor, { name, bytes }: Dropped, signal: AbortSignal): Promise<ExtractedText> {
  const id = core.newId();
  await makeIncoming(core, id);
  try {
    const size = await addBytes(core, id, { bytes: atMost(bytes), offset: 0 });
    if (size === 0) throw new AppError("BAD_REQUEST", "The file is empty.");
    return await core.documents.extractText({ name, path: incomingPath(core, id) }, { person: actor.userId, size, signal });
  } finally {
    await removeIncoming(core, id);
  }
}

async function* atMost(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > uploadLimits.fileBytes)
      throw new AppError("TOO_LARGE", "This file is larger than 10 MB. Take out pictures, or paste the text.");
    yield chunk;
  }
}

/** Bytes that are on their way; backups leave them out, since whoever sends them has the file. */
const incomingFolder = (core: Core) => join(core.dataFolder, "incoming");

/** Names are ids of ours: nothing that anybody sends becomes part of a path. */
export const incomingPath = (core: Core, id: string) => join(incomingFolder(core), id);

/** Makes the empty file that bytes are added to. @throws STORAGE_FULL */
export async function makeIncoming(core: Core, id: string): Promise<void> {
  await mkdir(incomingFolder(core), { recursive: true, mode: 0o700 });
  await withSentence(async () => (await open(incomingPath(core, id), "wx", 0o600)).close());
}

/** Bytes that are there; null when there is no such file. What the disk holds is the truth, also after a crash. */
export const receivedBytes = (core: Core, id: string): Promise<number | null> =>
  stat(incomingPath(core, id)).then(
    (found) => found.size,
    () => null,
  );

/**
 * Adds bytes behind the first `offset`, and answers how many there are then. What arrived before a connection broke stays.
 * @throws STORAGE_FULL
 */
export const addBytes = (core: Core, id: string, { bytes, offset }: { bytes: AsyncIterable<Buffer>; offset: number }): Promise<number> =>
  withSentence(async () => {
    const file = await open(incomingPath(core, id), "r+");
    try {
      return await writeAt(file, bytes, offset);
    } finally {
      await file.close();
    }
  });

/** Written where they belong, not behind what is there: a request that was given up may write its last bytes beside the one after it. */
async function writeAt(file: FileHandle, bytes: AsyncIterable<Buffer>, offset: number): Promise<number> {
  let end = offset;
  for await (const chunk of bytes) {
    const last = end + chunk.length;
    while (end < last) end += (await file.write(chunk, chunk.length - (last - end), last - end, end)).bytesWritten;
  }
  return end;
}

export const removeIncoming = (core: Core, id: string): Promise<void> => rm(incomingPath(core, id), { force: true });

/** Ids of all files that are there. */
export const listIncoming = (core: Core): Promise<string[]> => readdir(incomingFolder(core)).catch(() => []);

async function withSentence<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : "";
    if (code !== "ENOSPC" && code !== "EDQUOT" && code !== "EROFS") throw cause;
    const sentence = "There is no room left for this file. Free some disk space on the server, then try again.";
    throw new AppError("STORAGE_FULL", sentence, { cause });
  }
}
