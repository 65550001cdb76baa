import { AppError, signInLimits } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import { recordActivity } from "../audit/index.ts";
import { loadIdentity, noteSignedIn, readUserRows, type SignedIn, startSession } from "../identity/index.ts";
import { type Core, type Identity, type Origin, unlessFull } from "../kernel/index.ts";
import { connectMicrosoft, ownerOf } from "./connect-microsoft.ts";
import type { MicrosoftPerson } from "./microsoft-person.ts";

/**
 * Opens a session for whoever this Microsoft account belongs to. The first time that is the active person with an address
 * that the account proves; from then on it is that person, whatever becomes of addresses.
 * @throws NOT_FOUND, alike for people who are unknown, invited, inactive or removed; IN_USE when the person of this
 *   address signs in with another Microsoft account.
 */
export async function signInWithMicrosoft(core: Core, person: MicrosoftPerson, origin: Origin): Promise<SignedIn> {
  const owner = await ownerOf(core, person);
  const identity = owner ? await loadIdentity(core, owner) : await firstTime(core, person, origin);
  if (!identity) throw unknownPerson(person);
  const token = await startSession(core, identity.userId, { remember: false, origin });
  await unlessFull(noteSignIn(core, identity, origin));
  const expires_at = new Date(core.now() + signInLimits.absoluteDays * 24 * 3_600_000);
  return { token, user_id: identity.userId, expires_at };
}

async function firstTime(core: Core, person: MicrosoftPerson, origin: Origin): Promise<Identity | null> {
  for (const email of person.provenEmails) {
    const identity = await activePerson(core, email);
    if (!identity) continue;
    await connectMicrosoft(core, { ...identity, sessionId: "", origin }, person);
    return loadIdentity(core, identity.userId);
  }
  return null;
}

async function activePerson(core: Core, email: string): Promise<Identity | null> {
  const [user] = await readUserRows(core, ["id"], { is: { email, deleted_at: null } });
  return user ? loadIdentity(core, user.id) : null;
}

const unknownPerson = ({ shownAs }: MicrosoftPerson) =>
  new AppError("NOT_FOUND", "Copydesk has no account for this Microsoft sign-in.", { details: { email: shownAs } });

const noteSignIn = (core: Core, identity: Identity, origin: Origin) =>
  batch(core.db, (tx) => [
    noteSignedIn(tx, core, identity.userId),
    recordActivity(tx, core, {
      actor: { ...identity, sessionId: "", origin },
      action: "auth.login",
      entity: { type: "user", id: identity.userId, name: identity.email },
      changes: { method: { before: null, after: "microsoft" } },
    }),
  ]);
