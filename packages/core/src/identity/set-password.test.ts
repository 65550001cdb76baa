import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { logIn } from "./log-in.ts";
import { setPassword } from "./set-password.ts";

let core: TestCore;
let mara: Actor;
beforeEach(async () => {
  core = await createTestCore();
  mara = await createPerson(core, { first_name: "Mara" });
});
afterEach(() => core.close());

const password = "sixteen wet umbrellas";
const origin = { address: "127.0.0.1", userAgent: "", requestId: "r", source: "rest" as const };
const signIn = () => logIn(core, { email: mara.email, password, remember: false }, origin);

test("a new password opens, the person is told, and it is written down without the password", async () => {
  await setPassword(core, { email: ` ${mara.email.toUpperCase()} `, password });
  await expect(signIn()).resolves.toMatchObject({ user_id: mara.userId });
  expect(await core.db.select({ to: schema.mails.recipient, kind: schema.mails.kind }).from(schema.mails)).toEqual([
    { to: mara.email, kind: "password_changed" },
  ]);
  const [row] = await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "auth.password_reset"));
  expect(row).toMatchObject({ entity_id: mara.userId, source: "job", actor_id: null });
  expect(JSON.stringify(row)).not.toContain(password);
});

test("it ends the sessions that were open, and lets in who had failed too often", async () => {
  await setPassword(core, { email: mara.email, password });
  await signIn();
  for (let i = 0; i < 12; i += 1) await logIn(core, { email: mara.email, password: "wrong", remember: false }, origin).catch(() => null);
  await expect(signIn()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await setPassword(core, { email: mara.email, password });
  expect(await core.db.select().from(schema.sessions)).toEqual([]);
  await expect(logIn(core, { email: mara.email, password, remember: false }, { ...origin, address: "10.0.0.9" })).resolves.toBeDefined();
});

test("an unknown address, somebody deactivated and a weak password are refused in words", async () => {
  await expect(setPassword(core, { email: "nobody@example.com", password })).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: "Nobody here has the address nobody@example.com.",
  });
  await expect(setPassword(core, { email: mara.email, password: "short" })).rejects.toMatchObject({ code: "RULE_BROKEN" });
  await core.db.update(schema.users).set({ status: "inactive" }).where(eq(schema.users.id, mara.userId));
  await expect(setPassword(core, { email: mara.email, password })).rejects.toThrow(/deactivated/);
});
