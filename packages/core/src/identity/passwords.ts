import { AppError } from "@copydesk/contracts";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default variant is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a whole core and 19 MiB, so a flood of sign-ins must queue instead of taking the machine. */
const atOnce = 2;
const mayWait = 200;

/** A hash to keep, in argon2's own text form. @throws TOO_MANY_REQUESTS when 200 others wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize("NFC"), cost));

/**
 * Whether a password is the one that was hashed. Without a hash (unknown person, no password yet) it takes the same time
 * and answers no.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const same = await inTurn(() => verify(against, password.normalize("NFC")).catch(() => false));
  return same && passwordHash !== null;
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hashPassword("nobody has this password");
  return dummy;
}

/** Makes the hash for unknown people ahead of time, so that the first of them does not take longer. */
export async function preparePasswords(): Promise<void> {
  await dummyHash();
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait)
      throw new AppError("TOO_MANY_REQUESTS", "Too many people are signing in right now. Try again in a moment.", { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
