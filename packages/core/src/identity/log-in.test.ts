import { setImmediate } from "node:timers/promises";
import { AppError, wrongCredentials } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { logIn } from "./log-in.ts";
import { hashPassword } from "./passwords.ts";
import { actorOfSession, endSessions } from "./sessions.ts";
import { noteSignInFailure, sweepSignInFailures } from "./sign-in-failures.ts";
import { writePassword } from "./write-password.ts";

const email = "mara@example.com";
const password = "a long enough password";
const minute = 60_000;

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
  await createPerson(core, { email, password });
});
afterEach(() => core.close());

const tryWith = (given: { email?: string; password?: string; address?: string }) =>
  logIn(core, { email, password, remember: false, ...given }, { ...testOrigin, address: given.address ?? testOrigin.address });

async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("This should have been refused.");
  return error;
}

async function failTimes(times: number, given: { email?: string; address?: string } = {}): Promise<void> {
  for (let i = 0; i < times; i += 1) await refusal(tryWith({ ...given, password: "wrong" }));
}

describe("signing in", () => {
  test("with the right password opens a session, whatever the case of the email", async () => {
    const { token, user_id } = await tryWith({ email: "Mara@Example.com" });
    expect((await actorOfSession(core, token, testOrigin))?.userId).toBe(user_id);
    const [log] = await core.db.select().from(schema.activity_logs);
    expect(log).toMatchObject({ action: "auth.login", actor_id: user_id, address: "127.0.0.1", source: "web", result: "success" });
  });

  test.each([
    ["a wrong password", { password: "wrong" }],
    ["an unknown address", { email: "nobody@example.com" }],
    ["somebody inactive", { email: "gone@example.com" }],
    ["somebody not activated", { email: "new@example.com" }],
    ["somebody without a password", { email: "sso@example.com", password: "nobody has this password" }],
  ])("is refused in the same words for %s", async (_, given) => {
    await createPerson(core, { email: "gone@example.com", password, status: "inactive" });
    await createPerson(core, { email: "new@example.com", password, status: "invited" });
    await createPerson(core, { email: "sso@example.com" });
    expect(await refusal(tryWith(given))).toMatchObject({ code: "UNAUTHENTICATED", message: wrongCredentials });
    const [log] = await core.db.select().from(schema.activity_logs);
    expect(log).toMatchObject({ action: "auth.login_failed", result: "failed", actor_id: null });
  });

  test("with a password typed where the name belongs keeps it nowhere, and tells one from another", async () => {
    for (const typed of ["Hunter2 is my password", "Hunter2 is my password", "another one"]) await refusal(tryWith({ email: typed }));
    const logs = await core.db.select().from(schema.activity_logs).orderBy(schema.activity_logs.id);
    const failures = await core.db.select().from(schema.sign_in_failures);
    expect(JSON.stringify([logs, failures])).not.toMatch(/hunter2|another one/i);
    const [first, again, other] = logs.map((log) => log.entity_name);
    expect(first).toMatch(/^Unknown name [\w-]{8}$/);
    expect([again === first, other === first]).toEqual([true, false]);
  });
});

test("a password that is changed while a sign-in looks at the old one opens nothing", async () => {
  const password_hash = await hashPassword("another long password");
  const attempt = refusal(tryWith({}));
  // By then the old password has been read and is being looked at.
  await setImmediate();
  const [person] = await core.db.select({ id: schema.users.id }).from(schema.users).where(eq(schema.users.email, email));
  const id = person?.id ?? "";
  await batch(core.db, (tx) => [writePassword(tx, core, id, password_hash), endSessions(tx, core, id)]);
  expect(await attempt).toMatchObject({ code: "UNAUTHENTICATED", message: wrongCredentials });
  expect(await core.db.select().from(schema.sessions)).toEqual([]);
});

describe("too many failures", () => {
  test("lock the account for that address, even with the right password, and longer each time", async () => {
    await failTimes(10);
    const first = await refusal(tryWith({}));
    const second = await refusal(tryWith({}));
    expect(first.code).toBe("TOO_MANY_REQUESTS");
    expect(second.retryAfter ?? 0).toBeGreaterThan(first.retryAfter ?? 0);
    await expect(tryWith({ address: "192.0.2.7" })).resolves.toMatchObject({ token: expect.any(String) });
  });

  test("are forgotten after the wait", async () => {
    await failTimes(10);
    const { retryAfter = 0 } = await refusal(tryWith({}));
    core.advance((retryAfter - 1) * 1000);
    await refusal(tryWith({}));
    core.advance(16 * minute);
    await expect(tryWith({})).resolves.toBeDefined();
  });

  test("are forgotten after a success", async () => {
    await failTimes(9);
    await tryWith({});
    await failTimes(9);
    await expect(tryWith({})).resolves.toBeDefined();
  });

  test("of many accounts lock the address", async () => {
    for (let i = 0; i < 100; i += 1) {
      await core.db
        .insert(schema.sign_in_failures)
        .values({ id: `f${i}`, email: `p${i}@example.com`, address: "192.0.2.1", at: new Date(core.now()) });
    }
    expect(await refusal(tryWith({ address: "192.0.2.1" }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await expect(tryWith({ address: "192.0.2.2" })).resolves.toBeDefined();
  });

  test("are kept no longer than they count", async () => {
    await failTimes(3);
    core.advance(16 * minute);
    await failTimes(1);
    await sweepSignInFailures(core);
    expect(await core.db.select().from(schema.sign_in_failures)).toHaveLength(1);
  });
});

describe("guesses from many addresses", () => {
  /** One guess from each of so many addresses that nobody has seen before; answers how each ended. */
  async function guess(times: number, given: { email?: string } = {}): Promise<AppError[]> {
    const errors: AppError[] = [];
    for (let i = 0; i < times; i += 1) errors.push(await refusal(tryWith({ ...given, password: "wrong", address: `192.0.2.${i}` })));
    return errors;
  }
  /** As many failures without waiting for a password to be looked at. */
  async function failed(times: number, name = email): Promise<void> {
    for (let i = 0; i < times; i += 1) {
      const origin = { ...testOrigin, address: `192.0.2.${i}` };
      await noteSignInFailure(core, { email: name, userId: null, origin, action: "auth.login_failed" });
    }
  }
  const answered = (errors: readonly AppError[]) => errors.filter((error) => error.code === "UNAUTHENTICATED").length;

  test("are answered twenty times; then everybody waits who was never here, whatever they know, and however often they knock", async () => {
    expect(answered(await guess(200))).toBe(20);
    const locked = await refusal(tryWith({ address: "192.0.2.250" }));
    expect(locked.code).toBe("TOO_MANY_REQUESTS");
    expect(locked.message).toMatch(/^Somebody tried too many passwords for this email\. Wait 30 seconds, .*“Forgot password\?”\.$/);
    expect(locked.retryAfter).toBe(30);
    core.advance(30_000);
    await expect(tryWith({ address: "192.0.2.250" })).resolves.toBeDefined();
  });

  test("have to wait longer each time", async () => {
    await failed(20);
    const waits: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { retryAfter = 0 } = await refusal(tryWith({ address: "192.0.2.250" }));
      waits.push(retryAfter);
      core.advance(retryAfter * 1_000);
      await failed(1);
    }
    expect(waits).toEqual([30, 60, 120, 240]);
  });

  test("say nothing about whether there is such an account", async () => {
    const said: unknown[] = [];
    for (const name of [email, "nobody@example.com"]) {
      await failed(18, name);
      said.push((await guess(4, { email: name })).map(({ code, message, retryAfter }) => ({ code, message, retryAfter })));
    }
    expect(said[1]).toEqual(said[0]);
  });

  test.each([
    ["the address", "203.0.113.5", "203.0.113.5"],
    ["the network of IPv6", "2001:db8:5:6::1", "2001:db8:5:6:aaaa:bbbb:cccc:dddd"],
  ])("do not keep its owner out where they were before: %s", async (_, before, now) => {
    await tryWith({ address: before });
    core.advance(89 * 24 * 3_600_000);
    await failed(20);
    await expect(tryWith({ address: now })).resolves.toBeDefined();
    // Their own allowance is what it was.
    await failTimes(10, { address: now });
    expect((await refusal(tryWith({ address: now }))).message).toMatch(/^Too many attempts\. Wait/);
  });

  test.each([
    ["another network of IPv6", "2001:db8:5:6::1", "2001:db8:5:7::1"],
    ["an address beside it", "203.0.113.5", "203.0.113.6"],
    ["the same written as IPv6, but for its end", "::ffff:203.0.113.5", "::ffff:203.0.113.6"],
  ])("keep out who comes from elsewhere: %s", async (_, before, now) => {
    await tryWith({ address: before });
    await failed(20);
    expect(await refusal(tryWith({ address: now }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  test("keep out who was there long ago, or was somebody else", async () => {
    await tryWith({ address: "203.0.113.5" });
    await createPerson(core, { email: "other@example.com", password });
    await tryWith({ email: "other@example.com", address: "203.0.113.6" });
    core.advance(91 * 24 * 3_600_000);
    await tryWith({ email: "other@example.com", address: "203.0.113.6" });
    await failed(20);
    for (const address of ["203.0.113.5", "203.0.113.6"])
      expect(await refusal(tryWith({ address }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

test("a burst of guesses gets no more answers than the same guesses one after another", async () => {
  const guesses = Array.from({ length: 40 }, () => refusal(tryWith({ password: "wrong" })));
  const codes = (await Promise.all(guesses)).map((error) => error.code);
  expect(codes.filter((code) => code === "UNAUTHENTICATED")).toHaveLength(10);
  const last = await Promise.allSettled([tryWith({})]);
  expect(last[0]).toMatchObject({ status: "rejected", reason: { code: "TOO_MANY_REQUESTS" } });
});
