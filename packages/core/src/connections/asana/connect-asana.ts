import { AppError, type AsanaOutcome, safePath } from "@copydesk/contracts";
import { batch, schema, uniqueViolation } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { recordActivity } from "../../audit/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { type Attempt, openAttempt, takeAttempt } from "../attempts.ts";
import { asanaAddress, asanaService, exchangeAsanaCode, revokeAsana } from "./asana-client.ts";
import { asanaConnection, openTokens, sealTokens } from "./connection.ts";

const home = "/profile";

export interface BeginAsana {
  /** Where to come back to; anything that is no page of this site becomes the profile. */
  redirectBack: string | undefined;
  /** What the browser's cookie holds. */
  browser: string;
}

/** Where to send the browser: Asana's consent page, or back with `?asana=not_configured` where nothing is set up. */
export async function beginAsana(core: Core, actor: Actor, { redirectBack, browser }: BeginAsana): Promise<string> {
  const redirectTo = safePath(redirectBack) ?? home;
  if (!core.services.asana) return withOutcome(redirectTo, "not_configured");
  const attempt = await openAttempt(core, { provider: "asana", browser, userId: actor.userId, redirectTo });
  return asanaAddress(core, attempt);
}

export interface AsanaBack {
  /** Null for whoever is not signed in any more. */
  actor: Actor | null;
  /** What the browser's cookie holds; null without one. */
  browser: string | null;
  state: string;
  /** Absent when the person, or Asana, said no. */
  code: string | undefined;
}

/** Ends a round trip: connects the account of whoever began it. Answers the page to go to, which is told how it went. */
export async function finishAsana(core: Core, { actor, browser, state, code }: AsanaBack): Promise<string> {
  if (!core.services.asana) return withOutcome(home, "not_configured");
  const attempt = await takeAttempt(core, { provider: "asana", state, browser });
  if (!attempt || !actor || attempt.userId !== actor.userId) return withOutcome(home, "ended");
  if (code === undefined) return withOutcome(attempt.redirectTo, "cancelled");
  return withOutcome(attempt.redirectTo, await connect(core, actor, { attempt, code, state }).then(() => "connected" as const, outcomeOf));
}

function outcomeOf(error: unknown): AsanaOutcome {
  if (uniqueViolation(error)) return "taken";
  if (!(error instanceof AppError)) throw error;
  return error.code === "UNAVAILABLE" ? "unreachable" : "failed";
}

/** The path with the outcome among its other parameters. */
export function withOutcome(path: string, outcome: AsanaOutcome): string {
  const url = new URL(path, "http://copydesk.invalid");
  url.searchParams.set("asana", outcome);
  return url.pathname + url.search + url.hash;
}

async function connect(core: Core, actor: Actor, back: { attempt: Attempt; code: string; state: string }): Promise<void> {
  const { connected_accounts: accounts } = schema;
  const { account, tokens, lasts } = await exchangeAsanaCode(core, { code: back.code, state: back.state }, back.attempt);
  const before = await asanaConnection(core, actor.userId);
  const id = core.newId();
  const now = new Date(core.now());
  const stored = batch(core.db, (tx) => [
    tx.delete(accounts).where(and(eq(accounts.user_id, actor.userId), eq(accounts.provider, "asana"))),
    tx.insert(accounts).values({
      id,
      user_id: actor.userId,
      provider: "asana",
      issuer: asanaService(core).baseUrl,
      subject: account.gid,
      display_name: account.name,
      encrypted_tokens: sealTokens(core, id, tokens),
      token_expires_at: new Date(core.now() + lasts * 1_000),
      created_at: now,
      updated_at: now,
    }),
    recordActivity(tx, core, {
      actor,
      action: "connection.created",
      entity: { type: "user", id: actor.userId, name: actor.email },
      changes: { asana: { before: before?.display_name ?? null, after: account.name } },
    }),
  ]);
  await stored.catch(async (error: unknown) => {
    await revokeAsana(core, tokens);
    throw error;
  });
  const replaced = before?.sealed && before.gid !== account.gid ? openTokens(core, before.id, before.sealed) : null;
  if (replaced) await revokeAsana(core, replaced);
}
