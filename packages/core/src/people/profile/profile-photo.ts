import { AppError, peopleLimits } from "@copydesk/contracts";
import { batch, must, type Transaction } from "@copydesk/db";
import { recordActivity } from "../../audit/index.ts";
import { changeOwnUser, readUserRows } from "../../identity/index.ts";
import { type Actor, type Core, type Crop, fileAddress, makeSquare, removeFilesOf, storeFile } from "../../kernel/index.ts";

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
  const before = await photoOf(core, actor);
  const file = await storeFile(core, { ...picture, purpose: "profile_pic", ownerId: actor.userId });
  const after = fileAddress(file.id);
  await batch(core.db, (tx) => [file.statement(tx), ...replacePhoto(tx, core, actor, { before, after })]);
  return after;
}

/** Takes the photo of the person who asks away; without one it writes nothing. */
export async function removePhoto(core: Core, actor: Actor): Promise<void> {
  const before = await photoOf(core, actor);
  if (before !== null) await batch(core.db, (tx) => replacePhoto(tx, core, actor, { before, after: null }));
}

function replacePhoto(tx: Transaction, core: Core, actor: Actor, profile_pic: { before: string | null; after: string | null }) {
  const signedOut = new AppError("UNAUTHENTICATED", "Sign in to continue.");
  return [
    // A picture takes a while to make; the account may be removed meanwhile, and nothing of it is left then.
    must(changeOwnUser(tx, core, actor, { profile_pic: profile_pic.after }), signedOut),
    // Every other one, also of an upload that came at the same moment.
    removeFilesOf(tx, { ownerId: actor.userId, purpose: "profile_pic", except: profile_pic.after }),
    recordActivity(tx, core, {
      actor,
      action: "user.updated",
      entity: { type: "user", id: actor.userId, name: actor.email },
      changes: { profile_pic },
    }),
  ];
}

async function photoOf(core: Core, actor: Actor): Promise<string | null> {
  const [row] = await readUserRows(core, ["profile_pic"], { ids: [actor.userId] });
  return row?.profile_pic ?? null;
}
