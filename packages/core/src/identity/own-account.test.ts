import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { readProfileDetail, updateProfile } from "../people/profile/profile-detail.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { changePassword } from "./change-password.ts";
import { logIn } from "./log-in.ts";
import { deviceOf, endMyOtherSessions, endMySession, listSessions } from "./session-list.ts";
import { actorOfSession, hasEnded, startSession } from "./sessions.ts";

const email = "mara@example.com";
const password = "a long enough password";
const chosen = "paper lantern harbour 42";

let core: TestCore;
let mara: Actor;
beforeEach(async () => {
  core = await createTestCore();
  await createPerson(core, { email, password, first_name: "Mara", last_name: "Lind", teams: ["Nordics", "DACH"] });
  mara = await signIn();
});
afterEach(() => core.close());

async function signIn(given = password): Promise<Actor> {
  const { token } = await logIn(core, { email, password: given, remember: false }, testOrigin);
  const actor = await actorOfSession(core, token, testOrigin);
  if (!actor) throw new Error("The session does not open.");
  return actor;
}
const change = (current_password: string, new_password = chosen) =>
  changePassword(core, mara, { current_password, new_password, confirm_password: new_password });
const activity = async () => (await core.db.select().from(schema.activity_logs)).map((row) => row.action);

describe("changing a password", () => {
  test("asks for the current one, keeps this session and ends the others", async () => {
    const other = await signIn();
    await change(password);
    expect((await listSessions(core, mara)).map((one) => one.id)).toEqual([mara.sessionId]);
    expect(hasEnded(core, other.sessionId)).toBe(true);
    await expect(signIn()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(signIn(chosen)).resolves.toBeDefined();
    expect(await activity()).toContain("auth.password_changed");
  });

  test.each([
    ["with a wrong current one", ["wrong password", chosen], "current_password", "This is not your current password"],
    ["to the same", [password, password], "new_password", "This is your current password. Choose another"],
    ["to a common one", [password, "qwerty123456"], "new_password", "Many people use this password. Choose another"],
    ["to one with the own name", [password, "mara-mara-2026"], "new_password", "Leave your email name out of it"],
  ] as const)("is refused %s", async (_, [current, next], field, message) => {
    await expect(change(current, next)).rejects.toMatchObject({ code: "RULE_BROKEN", fields: { [field]: [message] } });
    await expect(signIn()).resolves.toBeDefined();
  });

  test("is no way to guess: after ten wrong ones it waits, also with the right one", async () => {
    for (let i = 0; i < 10; i += 1) await change("wrong password").catch(() => null);
    await expect(change(password)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfter: expect.any(Number) });
    expect((await activity()).filter((one) => one === "auth.password_change_failed")).toHaveLength(10);
  });

  test("a burst of guesses gets no more answers than a row of them", async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => change("wrong password")));
    const codes = results.map((one) => (one.status === "rejected" ? one.reason.code : "changed"));
    expect(codes.filter((code) => code === "RULE_BROKEN").length).toBeLessThanOrEqual(11);
  });

  test("is refused to an account without one", async () => {
    const sso = await createPerson(core, { email: "sso@example.com" });
    const input = { current_password: password, new_password: chosen, confirm_password: chosen };
    await expect(changePassword(core, sso, input)).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });

  test("twice at the same moment succeeds once", async () => {
    const results = await Promise.allSettled([change(password), change(password, "another harbour lantern")]);
    expect(results.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("sessions", () => {
  const firefox = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0";

  test("are listed with what they were opened on, this one first, none that is over", async () => {
    core.advance(60_000);
    await startSession(core, mara.userId, { remember: false, origin: { ...testOrigin, userAgent: firefox, address: "192.0.2.41" } });
    const list = await listSessions(core, mara);
    expect(list).toMatchObject([
      { id: mara.sessionId, is_current: true, device: "test", kind: "other" },
      { is_current: false, device: "Firefox on macOS", kind: "desktop", address: "192.0.2.41", created_at: "2026-11-21T09:01:00.000Z" },
    ]);
    core.advance(13 * 3_600_000);
    expect(await listSessions(core, mara)).toEqual([]);
  });

  test("are ended one by one or all others at once, and the log says so", async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    await endMySession(core, mara, one.sessionId);
    expect(hasEnded(core, one.sessionId)).toBe(true);
    expect((await listSessions(core, mara)).map((view) => view.id).sort()).toEqual([mara.sessionId, two.sessionId, three.sessionId].sort());
    expect(await endMyOtherSessions(core, mara)).toBe(2);
    expect(await endMyOtherSessions(core, mara)).toBe(0);
    expect((await activity()).filter((action) => action === "auth.sessions_ended")).toHaveLength(2);
  });

  test("of somebody else are not there", async () => {
    const other = await createPerson(core, { email: "other@example.com", password });
    await expect(endMySession(core, other, mara.sessionId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await endMyOtherSessions(core, other)).toBe(0);
    expect(await listSessions(core, mara)).toHaveLength(1);
  });
});

describe("a person's own page", () => {
  const input = { first_name: "Mara", last_name: "Lind", job_title: "", timezone: "Europe/Berlin" };

  test("shows what is known of them", async () => {
    expect(await readProfileDetail(core, mara)).toEqual({
      email,
      first_name: "Mara",
      last_name: "Lind",
      profile_pic: null,
      job_title: "",
      timezone: "Europe/Berlin",
      roles: ["Administrator"],
      teams: ["DACH", "Nordics"],
      has_password: true,
      connections: [],
      can_connect: { microsoft: false, asana: false },
    });
    expect((await readProfileDetail(core, await createPerson(core))).has_password).toBe(false);
  });

  test("is saved with what changed in the log; saving the same writes nothing", async () => {
    const before = (await activity()).length;
    await updateProfile(core, mara, input);
    expect(await activity()).toHaveLength(before);
    expect(await updateProfile(core, mara, { ...input, job_title: "Head of brand", timezone: "Asia/Tokyo" })).toMatchObject({
      job_title: "Head of brand",
      timezone: "Asia/Tokyo",
    });
    const [entry] = await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "user.updated"));
    expect(entry?.changes).toEqual({
      job_title: { before: "", after: "Head of brand" },
      timezone: { before: "Europe/Berlin", after: "Asia/Tokyo" },
    });
    expect((await signIn()).timezone).toBe("Asia/Tokyo");
  });
});

test.each([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on macOS", "desktop"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome on Windows",
    "desktop",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
    "desktop",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPad",
    "tablet",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome on Android",
    "tablet",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
    "Chrome on Linux",
    "desktop",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome on ChromeOS",
    "desktop",
  ],
  ["curl/8.9.1", "curl", "other"],
  ["node", "node", "other"],
  ["", "An unknown program", "other"],
  ["<script>alert(1)</script>", "An unknown program", "other"],
] as const)("%s is %s", (userAgent, device, kind) => {
  expect(deviceOf(userAgent)).toEqual({ device, kind });
});
