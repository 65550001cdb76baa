import { AppError, channelLimits } from "@copydesk/contracts";
import { anything, batch, query, schema } from "@copydesk/db";
import { eq, exists, type SQL } from "drizzle-orm";
import { type Actor, type Core, fileAddress, makeSmaller, removeAbandonedFiles, storeFile } from "../kernel/index.ts";

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
  const { channels } = schema;
  const isUsed = (address: SQL) => exists(query.select(anything).from(channels).where(eq(channels.icon, address)));
  await batch(core.db, (tx) => [
    removeAbandonedFiles(tx, { purpose: "channel_icon", before: new Date(core.now() - waits), isUsed }),
    file.statement(tx),
  ]);
  return fileAddress(file.id);
}

/** By what it begins with; whether it is whole is seen when it is read. */
function isPngOrWebp(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return start.startsWith("\x89PNG") || (start.startsWith("RIFF") && start.endsWith("WEBP"));
}
