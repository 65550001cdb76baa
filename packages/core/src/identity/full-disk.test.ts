import { onPostgres, schema } from "@copydesk/db";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { logIn } from "./log-in.ts";
import { savePreferences } from "./preferences.ts";
import { actorOfSession, logOut, sweepSessions } from "./sessions.ts";

const person = { email: "mara@example.com", password: "a long enough password" };

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
  await createPerson(core, person);
});
afterEach(() => core.close());

/** SQLite refuses every write, as on a disk without room. */
const fill = (full: boolean) => core.db.$client.pragma(`query_only = ${full ? "ON" : "OFF"}`);
const signIn = (password = person.password) => logIn(core, { ...person, password, remember: false }, testOrigin);
const whoHas = (token: string) => actorOfSession(core, token, testOrigin);

test.skipIf(onPostgres)(
  "with a full disk people sign in and go on reading; writing is refused in words, and all heals by itself",
  async () => {
    const before = await signIn();
    fill(true);
    const during = await signIn();
    const actor = await whoHas(during.token);
    expect(actor?.email).toBe(person.email);
    core.advance(10 * 60_000);
    expect(await whoHas(before.token)).not.toBeNull();
    if (!actor) throw new Error("Nobody is signed in.");
    const save = () => savePreferences(core, actor, [{ key: "theme", value: "dark", value_type: "string" }]);
    await expect(save()).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_/) });
    fill(false);
    await expect(save()).resolves.toHaveLength(1);
    expect(await whoHas(during.token)).not.toBeNull();
    await logOut(core, actor);
    expect(await whoHas(during.token)).toBeNull();
  },
);

test.skipIf(onPostgres)("with a full disk a wrong password is still wrong, and an idle session still over", async () => {
  const { token } = await signIn();
  fill(true);
  await expect(signIn("wrong")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  const during = await signIn();
  core.advance(13 * 3_600_000);
  expect(await whoHas(token)).toBeNull();
  expect(await whoHas(during.token)).toBeNull();
});

test.skipIf(onPostgres)("with a full disk nobody guesses on: failures count, until a success or their time", async () => {
  const guess = async (times: number) => {
    for (let i = 0; i < times; i += 1) await expect(signIn("wrong")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  };
  await guess(1);
  fill(true);
  await guess(8);
  await signIn();
  await guess(9);
  await expect(signIn()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await expect(logIn(core, { ...person, remember: false }, { ...testOrigin, address: "192.0.2.7" })).resolves.toBeDefined();
  fill(false);
  await expect(signIn()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  core.advance(16 * 60_000);
  await expect(signIn()).resolves.toBeDefined();
});

test.skipIf(onPostgres)("with a full disk a session ends all the same, and its row goes once there is room", async () => {
  const { token } = await signIn();
  const actor = await whoHas(token);
  if (!actor) throw new Error("The session is open.");
  fill(true);
  await logOut(core, actor);
  expect(await whoHas(token)).toBeNull();
  fill(false);
  expect(await core.db.select().from(schema.sessions)).toHaveLength(1);
  await sweepSessions(core);
  expect(await core.db.select().from(schema.sessions)).toEqual([]);
});
