import { createHmac } from "node:crypto";
import type { AppError } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadIdentity } from "../identity/load-identity.ts";
import { actorOfSession } from "../identity/sessions.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, testOrigin } from "../testing.ts";
import { createMicrosoftTest, foreignTenantId, type MicrosoftTest, signedByAnother, tampered, unsigned } from "./microsoft-fixture.ts";
import { beginMicrosoft } from "./microsoft-round-trip.ts";

let t: MicrosoftTest;
let mira: Actor;
beforeEach(async () => {
  t = await createMicrosoftTest();
  mira = await createPerson(t.core, { email: "mira@norrbrook.example", first_name: "Mira" });
  Object.assign(t.person, { sub: "mira-1", preferred_username: "Mira@Norrbrook.example" });
});
afterEach(() => t.close());

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "no refusal",
    (error: AppError) => error.code,
  );
const accounts = () => t.core.db.select().from(schema.connected_accounts);
const sessions = () => t.core.db.select().from(schema.sessions);
const activity = async () => (await t.core.db.select().from(schema.activity_logs)).map((one) => `${one.action} ${one.result}`);

describe("somebody who comes back as they went", () => {
  test("is signed in, sent on and connected for good", async () => {
    const { signedIn, redirect } = await t.comeBack(await t.leave({ redirect: "/campaigns?status=draft" }));
    expect(redirect).toBe("/campaigns?status=draft");
    expect((await actorOfSession(t.core, signedIn?.token ?? "", testOrigin))?.userId).toBe(mira.userId);
    expect(await accounts()).toMatchObject([
      { user_id: mira.userId, provider: "microsoft", subject: "mira-1", display_name: "mira@norrbrook.example", encrypted_tokens: null },
    ]);
    expect((await loadIdentity(t.core, mira.userId))?.isSso).toBe(true);
    expect(await activity()).toEqual(["connection.created success", "auth.login success"]);
  });

  test("is known by their subject afterwards, whatever their address is then", async () => {
    await t.comeBack(await t.leave());
    Object.assign(t.person, { preferred_username: "mira.falk@elsewhere.example" });
    expect((await t.comeBack(await t.leave())).signedIn?.user_id).toBe(mira.userId);
    expect(await accounts()).toHaveLength(1);
  });

  test("is not signed in as whoever has their address next", async () => {
    await t.comeBack(await t.leave());
    Object.assign(t.person, { sub: "somebody-new" });
    expect(await refusal(t.comeBack(await t.leave()))).toBe("IN_USE");
    expect(await accounts()).toHaveLength(1);
  });

  test("may come back in two tabs at once", async () => {
    const [one, two] = [await t.leave(), await t.leave()];
    const both = await Promise.all([t.comeBack(one), t.comeBack(two)]);
    expect(both.map((each) => each.signedIn?.user_id)).toEqual([mira.userId, mira.userId]);
    expect(await accounts()).toHaveLength(1);
  });
});

describe("an answer that is not ours", () => {
  const cases: [title: string, attempt: () => Promise<unknown>][] = [
    ["a state that nobody sent out", async () => t.comeBack({ ...(await t.leave()), state: "a".repeat(43) })],
    ["the state of another round trip's code", async () => t.comeBack({ code: "made up", state: (await t.leave()).state })],
    [
      "a state that was used",
      async () => {
        const answer = await t.leave();
        await t.comeBack(answer);
        await t.core.db.delete(schema.sessions);
        return t.comeBack({ ...answer, code: (await t.leave()).code });
      },
    ],
    ["another browser", async () => t.comeBack(await t.leave(), { browser: "another browser" })],
    ["a browser without the cookie", async () => t.comeBack(await t.leave(), { browser: null })],
    [
      "eleven minutes later",
      async () => {
        const answer = await t.leave();
        t.core.advance(11 * 60_000);
        return t.comeBack(answer);
      },
    ],
    ["the person who began to connect an account, signed out since", async () => t.comeBack(await t.leave({ actor: mira }))],
    [
      "somebody else than began to connect an account",
      async () => t.comeBack(await t.leave({ actor: mira }), { actor: await createPerson(t.core) }),
    ],
    ["another issuer in the address", async () => t.comeBack({ ...(await t.leave()), iss: "https://login.microsoftonline.com/evil/v2.0" })],
  ];
  test.each(cases)("is refused: %s", async (_, attempt) => {
    expect(await refusal(attempt())).toBe("UNAUTHENTICATED");
    expect(await sessions()).toEqual([]);
  });

  test("uses up its state even so", async () => {
    const answer = await t.leave();
    await refusal(t.comeBack(answer, { browser: "another browser" }));
    expect(await refusal(t.comeBack(answer))).toBe("UNAUTHENTICATED");
  });
});

describe("a token that is not right", () => {
  const claims: [title: string, change: (payload: Record<string, unknown>) => void][] = [
    ["of another issuer", (payload) => Object.assign(payload, { iss: "https://login.microsoftonline.com/evil/v2.0" })],
    ["for another application", (payload) => Object.assign(payload, { aud: "another-app" })],
    ["for several applications", (payload) => Object.assign(payload, { aud: ["copydesk", "another-app"], azp: "another-app" })],
    ["with another nonce", (payload) => Object.assign(payload, { nonce: "of another round trip" })],
    ["without a nonce", (payload) => Object.assign(payload, { nonce: undefined })],
    ["that has expired", (payload) => Object.assign(payload, { iat: seconds(-7_200), exp: seconds(-3_600) })],
    ["that does not say when it ends", (payload) => Object.assign(payload, { exp: undefined })],
    ["that holds only later", (payload) => Object.assign(payload, { nbf: seconds(3_600) })],
    ["without a subject", (payload) => Object.assign(payload, { sub: undefined })],
    ["of a foreign tenant", (payload) => Object.assign(payload, { tid: foreignTenantId })],
  ];
  const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
  test.each(claims)("is refused: %s", async (_, change) => {
    const answer = await t.leave();
    t.nextToken(change);
    expect(await refusal(t.comeBack(answer))).toBe("UNAUTHENTICATED");
    expect(await sessions()).toEqual([]);
    expect(await accounts()).toEqual([]);
    expect(await activity()).toEqual(["auth.login_failed failed"]);
  });

  const forgeries: [title: string, forge: (idToken: string) => string][] = [
    ["unsigned", unsigned],
    ["with its signature cut off", (token) => `${token.split(".").slice(0, 2).join(".")}.`],
    ["with other claims under its signature", (token) => tampered(token, { sub: "somebody else" })],
    ["signed by another key under the real one's name", (token) => signedByAnother(token)],
    ["signed by a key that the tenant does not have", (token) => signedByAnother(token, "unheard-of")],
    ["signed with the application's secret", signedWithSecret],
    ["that is no token", () => "not.a.token"],
  ];
  test.each(forgeries)("is refused: %s", async (_, forge) => {
    const answer = await t.leave();
    t.forgeNext(forge);
    expect(await refusal(t.comeBack(answer))).toBe("UNAUTHENTICATED");
    expect(await sessions()).toEqual([]);
  });

  test("the same way back with a right one is let in", async () => {
    const answer = await t.leave();
    t.forgeNext((token) => token);
    expect((await t.comeBack(answer)).signedIn?.user_id).toBe(mira.userId);
  });
});

function signedWithSecret(idToken: string): string {
  const header = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");
  const body = `${header}.${idToken.split(".")[1]}`;
  return `${body}.${createHmac("sha256", "a secret").update(body).digest("base64url")}`;
}

describe("an address of somebody here", () => {
  const email = "mira@norrbrook.example";
  const unproven: [title: string, claims: Record<string, unknown>][] = [
    ["typed into a directory", { preferred_username: "someone@norrbrook.example", email }],
    ["that Microsoft says is not verified", { preferred_username: undefined, email, email_verified: false, xms_edov: false }],
    ["of a guest whose domain somebody vouches for", { email, xms_edov: true, acct: 1 }],
    ["of a guest as their user name", { preferred_username: email, acct: 1 }],
    ["of an account in another directory", { preferred_username: email, idp: `https://sts.windows.net/${foreignTenantId}/` }],
    ["of a personal account", { preferred_username: email, email, xms_edov: true, idp: "live.com" }],
    ["of a guest by their name in our directory", { preferred_username: email, upn: "mira_evil.example#EXT#@norrbrook.example" }],
    ["from a provider that names no tenant", { preferred_username: email, tid: undefined }],
  ];
  test.each(unproven)("opens nothing when it is %s", async (_, claims) => {
    Object.assign(t.person, { sub: "intruder", ...claims });
    expect(await refusal(t.comeBack(await t.leave()))).toBe("NOT_FOUND");
    expect(await accounts()).toEqual([]);
    expect(await sessions()).toEqual([]);
  });

  const proven: [title: string, claims: Record<string, unknown>][] = [
    ["vouched for by its domain", { preferred_username: "m1234@norrbrook.example", email, xms_edov: true }],
    ["vouched for in Entra's other spelling", { preferred_username: "m1234@norrbrook.example", email, xms_edov: "1" }],
    ["verified by OpenID Connect's word", { preferred_username: undefined, tid: undefined, email, email_verified: true }],
    ["a member's user name", { preferred_username: "MIRA@norrbrook.example", acct: 0 }],
  ];
  test.each(proven)("signs them in when it is %s", async (_, claims) => {
    Object.assign(t.person, claims);
    expect((await t.comeBack(await t.leave())).signedIn?.user_id).toBe(mira.userId);
  });
});

describe("somebody who may not come in", () => {
  test.each(["invited", "inactive", "removed", "unknown"] as const)("is told alike: %s", async (state) => {
    const { users } = schema;
    const change =
      state === "removed" ? { deleted_at: new Date(t.core.now()) } : state === "unknown" ? { email: "a@b.example" } : { status: state };
    await t.core.db.update(users).set(change).where(eq(users.id, mira.userId));
    const error: unknown = await t.comeBack(await t.leave()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "NOT_FOUND", details: { email: "mira@norrbrook.example" } });
    expect(await activity()).toEqual(["auth.login_failed failed"]);
  });

  test("is not let in by a connection of better days", async () => {
    await t.comeBack(await t.leave());
    await t.core.db.update(schema.users).set({ status: "inactive" }).where(eq(schema.users.id, mira.userId));
    expect(await refusal(t.comeBack(await t.leave()))).toBe("NOT_FOUND");
  });
});

describe("connecting one's own account", () => {
  test("links whatever account was signed in to, and signs in with it later", async () => {
    Object.assign(t.person, { sub: "guest", preferred_username: "freelancer@elsewhere.example", acct: 1 });
    const back = await t.comeBack(await t.leave({ actor: mira, redirect: "/profile" }), { actor: mira });
    expect(back).toEqual({ signedIn: null, redirect: "/profile" });
    expect((await t.comeBack(await t.leave())).signedIn?.user_id).toBe(mira.userId);
  });

  test("takes nobody else's", async () => {
    await t.comeBack(await t.leave());
    const other = await createPerson(t.core);
    expect(await refusal(t.comeBack(await t.leave({ actor: other }), { actor: other }))).toBe("IN_USE");
    expect((await accounts()).map((one) => one.user_id)).toEqual([mira.userId]);
  });
});

describe("where it is not offered", () => {
  test("nothing begins and nothing ends", async () => {
    const answer = await t.leave();
    await t.core.db.update(schema.company_settings).set({ ms_auth: false });
    expect(await refusal(t.leave())).toBe("NOT_FOUND");
    expect(await refusal(t.comeBack(answer))).toBe("NOT_FOUND");
    expect(await sessions()).toEqual([]);
  });
});

test("a provider that is away says so, and is asked again", async () => {
  const issuer = new URL(t.provider.issuer.url ?? "");
  await t.provider.stop();
  expect(await refusal(beginMicrosoft(t.core, { redirect: "/", browser: "b", actor: null }))).toBe("UNAVAILABLE");
  await t.provider.start(Number(issuer.port), "127.0.0.1");
  t.provider.issuer.url = issuer.origin;
  expect((await t.comeBack(await t.leave())).signedIn).not.toBeNull();
});

test.skipIf(onPostgres)("with a full disk people whose account is known come in all the same, and each way back works once", async () => {
  await t.comeBack(await t.leave());
  const early = await t.leave();
  t.core.db.$client.pragma("query_only = ON");
  expect((await t.comeBack(early)).signedIn?.user_id).toBe(mira.userId);
  expect(await refusal(t.comeBack(early))).toBe("UNAUTHENTICATED");
  const late = await t.leave();
  expect((await t.comeBack(late)).signedIn?.user_id).toBe(mira.userId);
  expect(await refusal(t.comeBack(late))).toBe("UNAUTHENTICATED");
  t.core.db.$client.pragma("query_only = OFF");
  expect(await refusal(t.comeBack(late))).toBe("UNAUTHENTICATED");
});

test("one of two that come back at once with the same state is let in", async () => {
  const answer = await t.leave();
  const both = await Promise.all([refusal(t.comeBack(answer)), refusal(t.comeBack(answer))]);
  expect(both.sort()).toEqual(["UNAUTHENTICATED", "no refusal"]);
});

test("what lies in the database opens no round trip by itself", async () => {
  const { state } = await t.leave();
  const stored = JSON.stringify(await t.core.db.select().from(schema.oauth_attempts));
  expect(stored).not.toContain(state);
  expect(stored).not.toContain("this browser");
  expect(stored).not.toContain("verifier");
});
