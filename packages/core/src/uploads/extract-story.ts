import { AppError, uploadLimits } from "@copydesk/contracts";
import type { ExtractedText } from "@copydesk/documents";
import type { Actor, Core } from "../kernel/index.ts";
import { addBytes, incomingPath, makeIncoming, removeIncoming } from "./incoming.ts";

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
