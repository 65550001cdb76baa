import { peopleLimits } from "@copydesk/contracts";
import { batch, schema, type Transaction } from "@copydesk/db";
import { eq, sql } from "drizzle-orm";
import type { Core } from "../context.ts";
import { type Crop, makeSquare } from "../files/pictures.ts";
import { fileAddress, removeFile, storeFile } from "../files/stored-files.ts";
import { recordActivity } from "../logs/activity.ts";
import type { Actor } from "./actor.ts";

/**
 * Gives the person who asks a photo, and answers its address.
 * @throws as `makeSquare` does.
 */
export async function savePhoto(
  core: Core,
  actor: Actor,
  { bytes, crop }: { bytes: Uint8Array; crop?: Crop | undefined },
): Promise<string> {
  const picture = await makeSquare(bytes, { side: peopleLimits.photoSide, crop });
  const file = await storeFile(core, { ...picture, purpose: "profile_pic", ownerId: actor.userId });
  const address = fileAddress(file.id);
  await batch(core.db, (tx) => [file.statement(tx), ...replacePhoto(tx, core, actor, address)]);
  return address;
}

/** Takes the photo of the person who asks away; without one it writes nothing. */
export async function removePhoto(core: Core, actor: Actor): Promise<void> {
  await batch(core.db, (tx) => (photoOf(tx, actor) === null ? [] : replacePhoto(tx, core, actor, null)));
}

function replacePhoto(tx: Transaction, core: Core, actor: Actor, profile_pic: string | null) {
  const { users } = schema;
  const before = photoOf(tx, actor);
  return [
    tx
      .update(users)
      .set({ profile_pic, updated_at: new Date(core.now()), updated_by: actor.userId, version: sql`${users.version} + 1` })
      .where(eq(users.id, actor.userId)),
    removeFile(tx, before),
    recordActivity(tx, core, {
      actor,
      action: "user.updated",
      entity: { type: "user", id: actor.userId, name: actor.email },
      changes: { profile_pic: { before, after: profile_pic } },
    }),
  ];
}

/** As it is inside the transaction: two uploads at once leave no file behind. */
function photoOf(tx: Transaction, actor: Actor): string | null {
  const { users } = schema;
  return tx.select({ profile_pic: users.profile_pic }).from(users).where(eq(users.id, actor.userId)).get()?.profile_pic ?? null;
}
