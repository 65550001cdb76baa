import { AppError, type MicrosoftCallbackInput, safePath } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import { recordActivity } from "../audit/index.ts";
import type { SignedIn } from "../identity/index.ts";
import { type Actor, type Core, type Origin, unlessFull } from "../kernel/index.ts";
import { type Attempt, openAttempt, takeAttempt } from "./attempts.ts";
import { connectMicrosoft } from "./connect-microsoft.ts";
import { exchangeCode, microsoftAddress, offeredMicrosoft } from "./microsoft-client.ts";
import type { MicrosoftPerson } from "./microsoft-person.ts";
import { signInWithMicrosoft } from "./sign-in-with-microsoft.ts";

export interface Begin {
  /** Where to go on to; anything that is no page of this site becomes the start page. */
  redirect: string | undefined;
  /** What the browser's cookie holds. */
  browser: string;
  /** Whoever connects their account; null to sign in. */
  actor: Actor | null;
}

/**
 * Begins a round trip to Microsoft's sign-in page and answers its address.
 * @throws NOT_FOUND where it is not offered, UNAVAILABLE when Microsoft does not answer.
 */
export async function beginMicrosoft(core: Core, { redirect, browser, actor }: Begin): Promise<{ address: string }> {
  await offeredMicrosoft(core);
  const redirectTo = safePath(redirect) ?? "/";
  const attempt = await openAttempt(core, { provider: "microsoft", browser, userId: actor?.userId ?? null, redirectTo });
  return { address: await microsoftAddress(core, attempt) };
}

export interface Back {
  input: MicrosoftCallbackInput;
  /** What the browser's cookie holds; null without one. */
  browser: string | null;
  actor: Actor | null;
  origin: Origin;
}

/** A session for a sign-in; null when an account was connected. */
export interface Finished {
  signedIn: SignedIn | null;
  redirect: string;
}

/**
 * Ends a round trip to Microsoft: signs a person in, or connects the account of whoever began it.
 * @throws UNAUTHENTICATED for everything that is not the genuine end of a round trip of this browser and person;
 *   NOT_FOUND, with the `email` in `details`, for somebody whom nobody here may be; IN_USE for an account or a person
 *   that is connected with another; UNAVAILABLE when Microsoft does not answer.
 */
export async function finishMicrosoft(core: Core, { input, browser, actor, origin }: Back): Promise<Finished> {
  await offeredMicrosoft(core);
  const attempt = await takeAttempt(core, { provider: "microsoft", state: input.state, browser });
  if (!attempt) throw ended();
  if (attempt.userId !== null && attempt.userId !== actor?.userId) throw ended();
  const note = { actor: attempt.userId === null ? null : actor, origin };
  const person = await noted(core, { ...note, name: "Microsoft" }, exchangeCode(core, input, attempt));
  return noted(core, { ...note, name: person.shownAs }, finish(core, { attempt, person, actor, origin }));
}

const ended = () =>
  new AppError("UNAUTHENTICATED", "This sign-in was already used, took longer than 10 minutes, or was started in another browser.");

interface Finish {
  attempt: Attempt;
  person: MicrosoftPerson;
  actor: Actor | null;
  origin: Origin;
}

async function finish(core: Core, { attempt, person, actor, origin }: Finish): Promise<Finished> {
  if (attempt.userId !== null && actor) {
    await connectMicrosoft(core, actor, person);
    return { signedIn: null, redirect: attempt.redirectTo };
  }
  return { signedIn: await signInWithMicrosoft(core, person, origin), redirect: attempt.redirectTo };
}

/** Refusals are written down, as those of passwords are. */
async function noted<T>(core: Core, who: { actor: Actor | null; origin: Origin; name: string }, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "UNAVAILABLE") throw error;
    const { actor, origin, name } = who;
    const action = actor ? "connection.failed" : "auth.login_failed";
    const entity = { type: "user", id: actor?.userId ?? null, name: actor?.email ?? name };
    const changes = { method: { before: null, after: "microsoft" }, reason: { before: null, after: error.message } };
    await unlessFull(batch(core.db, (tx) => [recordActivity(tx, core, { actor, origin, action, entity, changes, result: "failed" })]));
    throw error;
  }
}
