import { Readable } from "node:stream";
import { uploadListInput } from "@copydesk/contracts";
import type { Actor } from "../kernel/actor.ts";
import type { Core } from "../kernel/context.ts";
import { beginUpload, endReceiving, receiveBytes } from "./receive-upload.ts";
import { readDueFiles } from "./upload-job.ts";
import { listUploads, readUpload } from "./upload-view.ts";

export const english = "Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you.";
export const german = "Die meisten Wasserkocher werden wegen eines Teils weggeworfen, das weniger kostet als ein Kaffee.";

export interface Sent {
  name: string;
  bytes: string | Uint8Array;
  voice_id?: string;
}

/** Sends a whole file, without having it read. */
export async function send(core: Core, actor: Actor, { name, bytes, voice_id }: Sent): Promise<string> {
  const buffer = Buffer.from(bytes);
  const id = await beginUpload(core, actor, { id: core.newId(), name, size: buffer.length, voice_id: voice_id ?? null });
  await receiveBytes(core, id, { bytes: Readable.from([buffer]), offset: 0 });
  await endReceiving(core, actor, id);
  return id;
}

/** Sends a whole file, and answers what was made of it. */
export async function sendAndRead(core: Core, actor: Actor, file: Sent) {
  const id = await send(core, actor, file);
  await readDueFiles(core);
  return readUpload(core, actor, id);
}

export const uploadsOf = (core: Core, actor: Actor) => listUploads(core, actor, uploadListInput.parse({}));
