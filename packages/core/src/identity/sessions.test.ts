import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { actorOfSession, endSessions, hasEnded, logOut, readTokenHeader, startSession, sweepSessions } from "./sessions.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let core: TestCore;
let person: Actor;
const open = (remember = false) => startSession(core, person.userId, { remember, origin: testOrigin });
const whoHas = async (token: string) => (await actorOfSession(core, token, testOrigin))?.userId ?? null;

beforeEach(async () => {
  core = await createTestCore();
  person = await createPerson(core, { roleKey: "content_creator" });
});
afterEach(() => core.close());

describe("a session", () => {
  test("opens with its token and with nothing else", async () => {
    const token = await open();
    expect(await actorOfSession(core, token, testOrigin)).toMatchObject({
      userId: person.userId,
      grants: person.grants,
      origin: testOrigin,
    });
    const [row] = await core.db.select({ id: schema.sessions.id }).from(schema.sessions);
    expect(await whoHas(row?.id ?? "")).toBeNull();
    expect(await whoHas(`${token}x`)).toBeNull();
    expect(await whoHas("")).toBeNull();
  });

  test("has a token of 256 bits, of which the database holds only a hash", async () => {
    const token = await open();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = JSON.stringify(await core.db.select().from(schema.sessions));
    expect(rows).not.toContain(token);
  });

  test("lives on while it is used and ends after 12 idle hours", async () => {
    const token = await open();
    for (let i = 0; i < 5; i += 1) {
      core.advance(11 * hour);
      expect(await whoHas(token)).toBe(person.userId);
    }
    core.advance(12 * hour + minute);
    expect(await whoHas(token)).toBeNull();
  });

  test("that is remembered outlives idle days", async () => {
    const token = await open(true);
    core.advance(29 * day);
    expect(await whoHas(token)).toBe(person.userId);
  });

  test("ends after 30 days however much it is used", async () => {
    const [token, remembered] = [await open(), await open(true)];
    for (let i = 0; i < 62; i += 1) {
      core.advance(11.8 * hour);
      await whoHas(token);
    }
    expect(await whoHas(token)).toBeNull();
    expect(await whoHas(remembered)).toBeNull();
  });

  test("is not carried over that day by calls in its last hours", async () => {
    const token = await open();
    for (let i = 0; i < 65; i += 1) {
      core.advance(11 * hour);
      await whoHas(token);
    }
    core.advance(4 * hour);
    expect(await whoHas(token)).toBe(person.userId);
    core.advance(minute / 2);
    expect(await whoHas(token)).toBe(person.userId);
    core.advance(2 * hour);
    expect(await whoHas(token)).toBeNull();
  });

  test("ends at once when its person is no longer active", async () => {
    const token = await open();
    await core.db.update(schema.users).set({ status: "inactive" }).where(eq(schema.users.id, person.userId));
    expect(await whoHas(token)).toBeNull();
    await core.db.update(schema.users).set({ status: "active" }).where(eq(schema.users.id, person.userId));
    expect(await whoHas(token)).toBeNull();
  });

  test("knows of a changed role at the next call", async () => {
    const token = await open();
    expect((await actorOfSession(core, token, testOrigin))?.roleNames).toEqual(["Content creator"]);
    await core.db.delete(schema.user_roles).where(eq(schema.user_roles.user_id, person.userId));
    expect(await actorOfSession(core, token, testOrigin)).toMatchObject({ roleNames: [], grants: {} });
  });

  test("is dead after logging out, and only that one", async () => {
    const [mine, other] = [await open(), await open()];
    const actor = await actorOfSession(core, mine, testOrigin);
    await logOut(core, actor as Actor);
    expect(await whoHas(mine)).toBeNull();
    expect(await whoHas(other)).toBe(person.userId);
  });
});

test("an eleventh session ends the one that was used longest ago", async () => {
  const first = await open();
  core.advance(minute);
  const second = await open();
  core.advance(2 * minute);
  await whoHas(first);
  for (let i = 0; i < 9; i += 1) {
    core.advance(minute);
    await open();
  }
  expect(await whoHas(second)).toBeNull();
  expect(await whoHas(first)).toBe(person.userId);
});

test("all sessions of a person can be ended, or all but one", async () => {
  const [kept, gone] = [await open(), await open()];
  const actor = await actorOfSession(core, kept, testOrigin);
  const end = (except?: string) => batch(core.db, (tx) => [endSessions(tx, core, person.userId, except)]);
  expect(await end(actor?.sessionId)).toEqual([1]);
  expect(hasEnded(core, actor?.sessionId ?? "")).toBe(false);
  expect([await whoHas(kept), await whoHas(gone)]).toEqual([person.userId, null]);
  expect(await end()).toEqual([1]);
  expect(hasEnded(core, actor?.sessionId ?? "")).toBe(true);
  expect(await whoHas(kept)).toBeNull();
});

test("sessions that are over are swept away", async () => {
  await open();
  core.advance(13 * hour);
  await open();
  await sweepSessions(core);
  expect(await core.db.select().from(schema.sessions)).toHaveLength(1);
});

test.each([
  ["Token abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz"],
  ["token abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz"],
  ["Bearer abcdefghijklmnopqrstuvwxyz", null],
  ["Token", null],
  ["Token short", null],
  ["Token abcdefghijklmnopqrst uvwxyz", null],
  ["Token abcdefghijklmnopqrstuvwxyz'--", null],
  [undefined, null],
])("the header %j holds the token %j", (header, token) => {
  expect(readTokenHeader(header)).toBe(token);
});
