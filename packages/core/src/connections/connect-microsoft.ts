import { AppError } from "@copydesk/contracts";
import { batch, must, schema, uniqueViolation } from "@copydesk/db";
import { and, eq, notExists } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import { changeSignIn, isActiveUser } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import type { MicrosoftPerson } from "./microsoft-person.ts";

/**
 * Makes a Microsoft account one of the ways in which a person signs in. Each has one of the other at most.
 * @throws IN_USE when either is connected with another already.
 */
export async function connectMicrosoft(core: Core, actor: Actor, person: MicrosoftPerson): Promise<void> {
  const { connected_accounts: accounts } = schema;
  if (await isTheirs(core, actor.userId, person)) return;
  const now = new Date(core.now());
  const linking = batch(core.db, (tx) => {
    const others = tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.user_id, actor.userId), eq(accounts.provider, "microsoft")));
    return [
      must(changeSignIn(tx, actor.userId, { source: "microsoft", when: and(isActiveUser, notExists(others)) }), personTaken()),
      tx.insert(accounts).values({
        id: core.newId(),
        user_id: actor.userId,
        provider: "microsoft",
        issuer: person.issuer,
        subject: person.subject,
        display_name: person.shownAs,
        created_at: now,
        updated_at: now,
      }),
      recordActivity(tx, core, {
        actor,
        action: "connection.created",
        entity: { type: "user", id: actor.userId, name: actor.email },
        changes: { microsoft: { before: null, after: person.shownAs } },
      }),
    ];
  });
  await linking.catch(async (error: unknown) => {
    // Two tabs can come back at the same moment; the second finds the work done.
    if (await isTheirs(core, actor.userId, person)) return;
    throw uniqueViolation(error) ? accountTaken() : error;
  });
}

async function isTheirs(core: Core, userId: string, { issuer, subject }: MicrosoftPerson): Promise<boolean> {
  return (await ownerOf(core, { issuer, subject })) === userId;
}

/** Whose account this is; null for one that nobody has connected. */
export async function ownerOf(core: Core, { issuer, subject }: Pick<MicrosoftPerson, "issuer" | "subject">): Promise<string | null> {
  const { connected_accounts: accounts } = schema;
  const [row] = await core.db
    .select({ user_id: accounts.user_id })
    .from(accounts)
    .where(and(eq(accounts.provider, "microsoft"), eq(accounts.issuer, issuer), eq(accounts.subject, subject)));
  return row?.user_id ?? null;
}

const personTaken = () =>
  new AppError("IN_USE", "This Copydesk account is connected with another Microsoft account. Disconnect that in the profile first.");
const accountTaken = () => new AppError("IN_USE", "This Microsoft account is connected with somebody else's Copydesk account.");
