import { personalTokenLimits } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { actorOfToken, demandPerson, demandWriting } from "./actor-of-token.ts";
import { listMyTokens, makeToken, revokeMyToken } from "./personal-tokens.ts";
import { hasEnded } from "./sessions.ts";

const day = 86_400_000;

let core: TestCore;
let mara: Actor;
beforeEach(async () => {
  core = await createTestCore();
  mara = await createPerson(core, { email: "mara@example.com", roleKey: "content_creator" });
});
afterEach(() => core.close());

const make = (wanted: Partial<Parameters<typeof makeToken>[2]> = {}, who = mara) =>
  makeToken(core, who, { name: "Nightly export", access: "write", days: null, ...wanted });
const open = (token: string) => actorOfToken(core, token, testOrigin);

test("a token acts as its person, with their rights and its own reach", async () => {
  const { token, id } = await make({ access: "read" });
  expect(token).toMatch(/^cdk_[A-Za-z0-9_-]{40,}$/);
  expect(await open(token)).toMatchObject({
    userId: mara.userId,
    grants: mara.grants,
    sessionId: id,
    token: { access: "read" },
    origin: testOrigin,
  });
  expect(await open(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).toBeNull();
});

test("nothing that is kept of a token opens anything", async () => {
  const { token } = await make();
  const [row] = await core.db.select().from(schema.personal_tokens);
  expect(JSON.stringify(row)).not.toContain(token.slice(4, -4));
  expect(await open(row?.token_hash ?? "")).toBeNull();
  const logged = await core.db.select().from(schema.activity_logs);
  expect(JSON.stringify(logged)).not.toContain(token.slice(4, 20));
  expect(JSON.stringify(await listMyTokens(core, mara))).not.toContain(token.slice(4, -4));
});

test("a right that is taken from its person is gone for the token at the next call; so is the person", async () => {
  const { token } = await make();
  await core.db.delete(schema.user_roles).where(eq(schema.user_roles.user_id, mara.userId));
  expect((await open(token))?.grants).toEqual({});
  await core.db.update(schema.users).set({ status: "inactive" }).where(eq(schema.users.id, mara.userId));
  expect(await open(token)).toBeNull();
});

test("a token ends at its end, and stays in the list as expired until it is revoked", async () => {
  const { token, id, expires_at } = await make({ days: 30 });
  expect(expires_at).toBe(new Date(core.now() + 30 * day).toISOString());
  core.advance(30 * day - 1);
  expect(await open(token)).not.toBeNull();
  core.advance(1);
  expect(await open(token)).toBeNull();
  expect(await listMyTokens(core, mara)).toMatchObject([{ id, has_expired: true }]);
  await revokeMyToken(core, mara, id);
  expect(await listMyTokens(core, mara)).toEqual([]);
});

test("a token without an end is not ended by a year of rest", async () => {
  const { token } = await make();
  core.advance(365 * day);
  expect(await open(token)).not.toBeNull();
});

test("last used is told, and written once a minute at most", async () => {
  const { token } = await make();
  const used = async () => (await listMyTokens(core, mara))[0]?.last_used_at;
  expect(await used()).toBeNull();
  await open(token);
  const first = await used();
  expect(first).toBe(new Date(core.now()).toISOString());
  core.advance(59_000);
  await open(token);
  expect(await used()).toBe(first);
  core.advance(1_000);
  await open(token);
  expect(await used()).toBe(new Date(core.now()).toISOString());
});

test.skipIf(onPostgres)("a token is read with a full disk, too", async () => {
  const { token } = await make();
  core.db.$client.pragma("query_only = ON");
  expect((await open(token))?.userId).toBe(mara.userId);
});

test("a revoked token opens nothing, what it had open ends, and it is revoked once", async () => {
  const { token, id } = await make();
  await revokeMyToken(core, mara, id);
  expect(await open(token)).toBeNull();
  expect(hasEnded(core, id)).toBe(true);
  await expect(revokeMyToken(core, mara, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("nobody revokes another one's token as their own", async () => {
  const { token, id } = await make();
  const other = await createPerson(core);
  await expect(revokeMyToken(core, other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await open(token)).not.toBeNull();
});

test("a person has as many tokens as anybody may have, and others have theirs", async () => {
  for (let i = 0; i < personalTokenLimits.perPerson; i += 1) await make({ name: `Script ${i}` });
  await expect(make()).rejects.toMatchObject({ code: "RULE_BROKEN" });
  await expect(make({}, await createPerson(core))).resolves.toBeDefined();
  const [first] = await listMyTokens(core, mara);
  await revokeMyToken(core, mara, first?.id ?? "");
  await expect(make()).resolves.toBeDefined();
});

test("a token that may only read does not write, and none does what people do themselves", async () => {
  const [reader, writer] = [await open((await make({ access: "read" })).token), await open((await make()).token)];
  if (!reader || !writer) throw new Error("The tokens do not open.");
  expect(() => demandWriting(reader)).toThrow("may only read");
  expect(() => demandWriting(writer)).not.toThrow();
  expect(() => demandWriting(mara)).not.toThrow();
  expect(() => demandPerson(reader)).toThrow("personal token");
  expect(() => demandPerson(writer)).toThrow("personal token");
  expect(() => demandPerson(mara)).not.toThrow();
});
