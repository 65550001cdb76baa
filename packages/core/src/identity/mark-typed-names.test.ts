import { batch, schema } from "@copydesk/db";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordActivity } from "../audit/activity.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { logIn } from "./log-in.ts";
import { forgetTypedRecipients, markTypedNames } from "./mark-typed-names.ts";
import { forgotPassword } from "./reset-password.ts";

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

/** A record as earlier versions wrote it: with what was typed. */
const leave = (name: string, action = "auth.login_failed", id: string | null = null) =>
  batch(core.db, (tx) => [
    recordActivity(tx, core, { actor: null, origin: testOrigin, action, entity: { type: "user", id, name }, result: "failed" }),
  ]);
const names = async () =>
  (await core.db.select().from(schema.activity_logs).orderBy(schema.activity_logs.id)).map((row) => row.entity_name);

test("what was typed where a name belongs becomes its mark, the same that it gets today", async () => {
  for (const typed of ["hunter2 is my password", "another one", "hunter2 is my password"]) await leave(typed);
  await logIn(core, { email: "hunter2 is my password", password: "x", remember: false }, testOrigin).catch(() => undefined);
  await markTypedNames(core);
  const [first, other, again, today] = await names();
  expect(first).toMatch(/^Unknown name [\w-]{8}$/);
  expect([again, today]).toEqual([first, first]);
  expect(other).toMatch(/^Unknown name [\w-]{8}$/);
  expect(other).not.toBe(first);
});

test("who is known keeps their name, and other records keep theirs", async () => {
  const mara = await createPerson(core, { email: "mara@example.com" });
  await leave("mara@example.com", "auth.login_failed", mara.userId);
  await leave("gone@example.com", "auth.login_failed", "of somebody who is gone");
  // Typed before the account was made.
  await leave("mara@example.com");
  await leave("Spring", "campaign.created");
  await markTypedNames(core);
  expect(await names()).toEqual(["mara@example.com", "gone@example.com", "mara@example.com", "Spring"]);
});

test("it is done once, however many there are", async () => {
  for (let i = 0; i < 501; i += 1) await leave(`typed ${i}`);
  await markTypedNames(core);
  expect((await names()).filter((name) => !name.startsWith("Unknown name "))).toEqual([]);
  await leave("typed later by an older version");
  await markTypedNames(core);
  expect((await names()).filter((name) => !name.startsWith("Unknown name "))).toEqual(["typed later by an older version"]);
});

test("what was typed for a forgotten password by nobody's name is no longer in the queue, and what is asked for today stays", async () => {
  await createPerson(core, { email: "mara@example.com" });
  for (const typed of ["mara@example.com", "hunter2@my.secret"]) await forgotPassword(core, { email: typed }, testOrigin);
  const [asked] = await core.db.select().from(schema.mails);
  if (!asked) throw new Error("Nothing was asked for.");
  // As earlier versions wrote it.
  await core.db.insert(schema.mails).values({ ...asked, id: core.newId(), recipient: "an-old@pass.word" });
  await core.db.insert(schema.mails).values({ ...asked, id: core.newId(), kind: "activation", recipient: "invited@example.com" });
  await forgetTypedRecipients(core);
  const recipients = (await core.db.select().from(schema.mails)).map((mail) => mail.recipient).sort();
  expect(recipients).toEqual([expect.stringMatching(/^Unknown name .{8}$/), "invited@example.com", "mara@example.com"]);
});
