import { AppError, channelLimits } from "@copydesk/contracts";
import { anything, batch, joined, query, schema } from "@copydesk/db";
import { and, eq, lt, notExists } from "drizzle-orm";
import { type Actor, type Core, fileAddress, makeSmaller, storeFile } from "../kernel/index.ts";

/** How long an icon waits for its channel to be saved. */
const waits = 24 * 3_600_000;

/**
 * Keeps a picture that can become a channel's icon, in its own shape, and answers its address. The channel has it once
 * it is saved with it; icons that no channel has go with a later upload.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE for anything but PNG and WebP, BAD_REQUEST for one that is broken.
 */
export async function saveChannelIcon(core: Core, actor: Actor, bytes: Uint8Array): Promise<string> {
  if (bytes.length > channelLimits.iconBytes) throw new AppError("TOO_LARGE", "This icon is larger than 256 KB. Choose a smaller one.");
  if (!isPngOrWebp(bytes)) throw new AppError("UNSUPPORTED_TYPE", "Choose an icon that is a PNG or WebP.");
  const picture = await makeSmaller(bytes, channelLimits.iconSide);
  const file = await storeFile(core, { ...picture, purpose: "channel_icon", ownerId: actor.userId });
  const { files, channels } = schema;
  const unused = notExists(
    query
      .select(anything)
      .from(channels)
      .where(eq(channels.icon, joined("/api/files/", files.id))),
  );
  await batch(core.db, (tx) => [
    tx.delete(files).where(and(eq(files.purpose, "channel_icon"), lt(files.created_at, new Date(core.now() - waits)), unused)),
    file.statement(tx),
  ]);
  return fileAddress(file.id);
}

/** By what it begins with; whether it is whole is seen when it is read. */
function isPngOrWebp(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return start.startsWith("\x89PNG") || (start.startsWith("RIFF") && start.endsWith("WEBP"));
}
