import { linkLimits } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deliverDueMails } from "../delivery/deliver-mail.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { readOutbox } from "../testing-mail.ts";
import { logIn } from "./log-in.ts";
import { issueLink, type LinkKind, sendLink, sweepLinks } from "./password-links.ts";
import { checkLink, forgotPassword, resetPassword } from "./reset-password.ts";
import { actorOfSession, startSession } from "./sessions.ts";

const email = "mara.lind@example.com";
const old = "the password of before";
const chosen = "paper lantern harbour 42";
const minute = 60_000;
const day = 24 * 60 * minute;

let core: TestCore;
let mara: Actor;
beforeEach(async () => {
  core = await createTestCore();
  mara = await createPerson(core, { email, password: old, first_name: "Mara", last_name: "Lind" });
});
afterEach(() => core.close());

async function issue(kind: LinkKind, userId = mara.userId): Promise<string> {
  let made = "";
  await batch(core.db, (tx) => {
    const { token, statements } = issueLink(tx, core, { userId, kind });
    made = token;
    return statements;
  });
  return made;
}

const use = (token: string, more: { first_name?: string; last_name?: string; new_password?: string } = {}) =>
  resetPassword(core, { token, is_activation: false, new_password: chosen, confirm_password: chosen, ...more }, testOrigin);
const signIn = (password: string, address = email) => logIn(core, { email: address, password, remember: false }, testOrigin);
const activity = async () => (await core.db.select().from(schema.activity_logs)).map((row) => row.action);
const ended = { code: "BAD_REQUEST", message: expect.stringContaining("This link has expired") };

async function invited(address = "new.one@example.com"): Promise<Actor> {
  return createPerson(core, { email: address, status: "invited", first_name: "", last_name: "" });
}

describe("a reset link", () => {
  test("sets the password once, and ends sessions, other links and counted failures", async () => {
    const session = await startSession(core, mara.userId, { remember: true, origin: testOrigin });
    for (let i = 0; i < 10; i += 1) await signIn("wrong password").catch(() => null);
    const token = await issue("reset");
    expect(await checkLink(core, token)).toEqual({ state: "open", email, first_name: "Mara", last_name: "Lind" });
    await use(token);
    expect(await actorOfSession(core, session, testOrigin)).toBeNull();
    await expect(signIn(old)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(signIn(chosen)).resolves.toMatchObject({ user_id: mara.userId });
    expect(await checkLink(core, token)).toEqual({ state: "ended" });
    await expect(use(token)).rejects.toMatchObject(ended);
    const [entry] = await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "auth.password_reset"));
    expect(entry).toMatchObject({ actor_id: mara.userId, actor_name: "Mara Lind", entity_id: mara.userId, changes: {} });
  });

  test("tells the person that the password was changed", async () => {
    await use(await issue("reset"));
    await deliverDueMails(core);
    expect(await readOutbox(core)).toMatchObject([
      { to: [email], subject: "Your Copydesk password was changed", link: "http://copydesk.test/auth/forgot-password" },
    ]);
  });

  test("works 30 minutes and not a moment longer", async () => {
    const token = await issue("reset");
    core.advance(30 * minute - 1);
    expect(await checkLink(core, token)).toMatchObject({ state: "open" });
    core.advance(1);
    expect(await checkLink(core, token)).toEqual({ state: "ended" });
    await expect(use(token)).rejects.toMatchObject(ended);
  });

  test("is ended by a newer one, not by an invitation of somebody else", async () => {
    const [first, second] = [await issue("reset"), await issue("reset")];
    await issue("activation", (await invited()).userId);
    await expect(use(first)).rejects.toMatchObject(ended);
    await expect(use(second)).resolves.toBeUndefined();
  });

  test.each(["", "x", "a".repeat(43), "' OR 1=1 --"])("that was never made is ended: %j", async (token) => {
    expect(await checkLink(core, token)).toEqual({ state: "ended" });
    await expect(use(token)).rejects.toMatchObject(ended);
  });

  test.each(["inactive", "invited"] as const)("of somebody who is %s now opens nothing", async (status) => {
    const token = await issue("reset");
    await core.db.update(schema.users).set({ status }).where(eq(schema.users.id, mara.userId));
    expect(await checkLink(core, token)).toEqual({ state: "ended" });
    await expect(use(token)).rejects.toMatchObject(ended);
  });

  test("of somebody who was removed opens nothing", async () => {
    const token = await issue("reset");
    await core.db
      .update(schema.users)
      .set({ deleted_at: new Date(core.now()) })
      .where(eq(schema.users.id, mara.userId));
    await expect(use(token)).rejects.toMatchObject(ended);
  });

  test("used twice at the same moment works once", async () => {
    const token = await issue("reset");
    const results = await Promise.allSettled([use(token), use(token, { new_password: "another harbour lantern" })]);
    expect(results.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("still works after a password that was too weak", async () => {
    const token = await issue("reset");
    await expect(use(token, { new_password: "mara.lind 2026!" })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await expect(use(token)).resolves.toBeUndefined();
  });

  test("does not rename anybody", async () => {
    await use(await issue("reset"), { first_name: "Mallory" });
    const [row] = await core.db.select().from(schema.users).where(eq(schema.users.id, mara.userId));
    expect(row?.first_name).toBe("Mara");
  });

  test("is stored as a hash alone", async () => {
    const token = await issue("reset");
    const dump = JSON.stringify(await core.db.select().from(schema.password_tokens));
    expect(dump).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test("is swept away when it is over", async () => {
    await issue("reset");
    core.advance(31 * minute);
    await issue("activation");
    await sweepLinks(core);
    expect(await core.db.select().from(schema.password_tokens)).toMatchObject([{ kind: "activation" }]);
  });
});

describe("an activation link", () => {
  test("activates whoever was invited, under the names they give themselves", async () => {
    const person = await invited();
    const token = await issue("activation", person.userId);
    core.advance(7 * day - 1);
    await use(token, { first_name: "Nia", last_name: "Okoro" });
    await expect(signIn(chosen, "new.one@example.com")).resolves.toMatchObject({ user_id: person.userId });
    const [row] = await core.db.select().from(schema.users).where(eq(schema.users.id, person.userId));
    expect(row).toMatchObject({ status: "active", first_name: "Nia", last_name: "Okoro", version: 2 });
    expect(await activity()).toContain("user.activated");
  });

  test("ends after 7 days, and when the person is active already", async () => {
    const token = await issue("activation", (await invited()).userId);
    core.advance(7 * day);
    await expect(use(token)).rejects.toMatchObject(ended);
    await expect(use(await issue("activation"))).rejects.toMatchObject(ended);
  });
});

describe("a link that is sent", () => {
  const send = async (kind: LinkKind, person: Actor) => {
    let link: string | null = null;
    await batch(core.db, (tx) => {
      const sent = sendLink(tx, core, {
        kind,
        person: { id: person.userId, email: person.email, first_name: person.firstName },
        invitedBy: "Mira Falk",
      });
      link = sent.link;
      return sent.statements;
    });
    return link as string | null;
  };

  test("is shown once and lies in the outbox where no mail server carries it", async () => {
    const link = await send("activation", await invited());
    expect(link).toMatch(/^http:\/\/copydesk\.test\/auth\/reset-password\/[\w-]{43}\?isActivation=true$/);
    await deliverDueMails(core);
    const [mail] = await readOutbox(core);
    expect(mail?.link).toBe(link);
    expect(mail?.text).toContain("Mira Falk has invited you");
  });

  test("is not shown to an administrator where a mail server carries it", async () => {
    core.mail = { ...core.mail, carries: true };
    expect(await send("activation", await invited())).toBeNull();
    expect(await send("reset", mara)).toBeNull();
    // The link of a reset is made when the mail leaves, however late that is.
    expect(await core.db.select().from(schema.password_tokens)).toMatchObject([{ kind: "activation" }]);
    core.advance(60 * minute);
    await deliverDueMails(core);
    const mail = (await readOutbox(core)).find((one) => one.subject.startsWith("Choose"));
    expect(await checkLink(core, mail?.link?.split("/").at(-1) ?? "")).toMatchObject({ state: "open", email });
  });
});

describe("a forgotten password", () => {
  const ask = (address: string) => forgotPassword(core, { email: address }, testOrigin);
  const outbox = async () => {
    await deliverDueMails(core);
    return readOutbox(core);
  };

  test("sends a link that works, and says in the log who asked", async () => {
    await ask(email);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ to: [email], subject: "Choose a new Copydesk password" });
    await use(mail?.link?.split("/").at(-1) ?? "");
    await expect(signIn(chosen)).resolves.toBeDefined();
    expect(await core.db.select().from(schema.activity_logs)).toContainEqual(
      expect.objectContaining({ action: "auth.password_reset_requested", entity_name: email, address: "127.0.0.1", entity_id: null }),
    );
  });

  test("is logged and queued with a mark where nobody has the address, which may be a password", async () => {
    await ask("hunter2@my.secret");
    const [command] = await core.db
      .select()
      .from(schema.activity_logs)
      .where(eq(schema.activity_logs.action, "auth.password_reset_requested"));
    expect(command?.entity_name).toMatch(/^Unknown name .{8}$/);
    for (const rows of [schema.activity_logs, schema.mails])
      expect(JSON.stringify(await core.db.select().from(rows))).not.toContain("hunter2");
    await deliverDueMails(core);
    expect(await core.db.select().from(schema.mails)).toMatchObject([{ status: "failed", last_error: "Nobody has this address." }]);
  });

  test.each([
    ["an unknown address", "nobody@example.com"],
    ["somebody inactive", "gone@example.com"],
    ["somebody not activated", "new.one@example.com"],
    ["somebody who signs in with Microsoft", "sso@example.com"],
  ])("writes the same for %s, and sends nothing", async (_, address) => {
    await createPerson(core, { email: "gone@example.com", password: old, status: "inactive" });
    await invited();
    const sso = await createPerson(core, { email: "sso@example.com" });
    await core.db.update(schema.users).set({ auth_source: "microsoft" }).where(eq(schema.users.id, sso.userId));
    await ask(email);
    await ask(address);
    const [known, other] = await core.db.select().from(schema.mails);
    expect({ ...other, id: "", recipient: "" }).toEqual({ ...known, id: "", recipient: "" });
    expect((await outbox()).map((mail) => mail.to)).toEqual([[email]]);
    expect((await core.db.select().from(schema.mails)).map((mail) => mail.sealed)).toEqual([null, null]);
  });

  test.each([email, "nobody@example.com"])("is heard three times an hour for %s, in silence", async (address) => {
    const mails = () => core.db.$count(schema.mails);
    for (let i = 0; i < 5; i += 1) await ask(address);
    expect(await mails()).toBe(linkLimits.perHour);
    await ask("somebody.else@example.com");
    expect(await mails()).toBe(linkLimits.perHour + 1);
    core.advance(60 * minute);
    await ask(address);
    expect(await mails()).toBe(linkLimits.perHour + 2);
  });

  test("asked for by a crowd at once is heard three times", async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(await core.db.$count(schema.mails)).toBe(linkLimits.perHour);
  });
});
