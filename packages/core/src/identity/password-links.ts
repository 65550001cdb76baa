import { createHash } from "node:crypto";
import { linkLimits } from "@copydesk/contracts";
import { schema, type Transaction } from "@copydesk/db";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { queueMail } from "../mail/index.ts";

export type LinkKind = "activation" | "reset";

const lifetime: Record<LinkKind, number> = {
  activation: linkLimits.activationDays * 24 * 3_600_000,
  reset: linkLimits.resetMinutes * 60_000,
};

/**
 * A link that lets a person choose a password once, for 7 days (activation) or 30 minutes (reset). Earlier links of the
 * kind end with it. `statements` must be written in the same batch; only the token's hash is stored.
 */
export function issueLink(tx: Transaction, core: Core, { userId, kind }: { userId: string; kind: LinkKind }) {
  const { password_tokens: tokens } = schema;
  const token = core.randomToken(32);
  const now = new Date(core.now());
  const statements = [
    endLinks(tx, core, userId, kind),
    tx.insert(tokens).values({
      id: core.newId(),
      user_id: userId,
      kind,
      token_hash: hashOfToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime[kind]),
    }),
  ];
  return { token, link: linkOf(core, token, kind), statements };
}

export interface LinkMail {
  kind: LinkKind;
  person: { id: string; email: string; first_name: string };
  /** Name of whoever invites. */
  invitedBy?: string;
}

/**
 * Sends somebody a link to choose a password: an invitation, or a reset. `statements` must be written in the same batch.
 * `link` is there only where no mail server carries it, to be shown once to the administrator who sends it.
 */
export function sendLink(tx: Transaction, core: Core, { kind, person, invitedBy = "" }: LinkMail) {
  const to = person.email;
  // A reset link lives half an hour, so it is made when the mail leaves, however long the mail server was away.
  if (kind === "reset" && core.mail.carries) return { link: null, statements: [queueMail(tx, core, { to, kind, letter: null })] };
  const { link, statements } = issueLink(tx, core, { userId: person.id, kind });
  const letter = { link, firstName: person.first_name, invitedBy };
  return { link: core.mail.carries ? null : link, statements: [...statements, queueMail(tx, core, { to, kind, letter })] };
}

/** The statement after which a person's links of the kind, or all of them, open nothing any more. */
export function endLinks(tx: Transaction, core: Core, userId: string, kind?: LinkKind) {
  const { password_tokens: tokens } = schema;
  const open = and(eq(tokens.user_id, userId), isNull(tokens.used_at), kind && eq(tokens.kind, kind));
  return tx
    .update(tokens)
    .set({ used_at: new Date(core.now()) })
    .where(open);
}

/** Forgets links that nobody can use any more. */
export async function sweepLinks(core: Core): Promise<void> {
  const { password_tokens: tokens } = schema;
  await core.db.delete(tokens).where(lte(tokens.expires_at, new Date(core.now())));
}

export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Built from the configured address, never from what a request says about its host. */
const linkOf = (core: Core, token: string, kind: LinkKind) =>
  `${core.publicUrl}/auth/reset-password/${token}${kind === "activation" ? "?isActivation=true" : ""}`;
