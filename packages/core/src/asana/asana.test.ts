import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { asanaFetch } from "../connections/asana/asana-fetch.ts";
import { beginAsana, finishAsana } from "../connections/asana/connect-asana.ts";
import { asanaConnection } from "../connections/asana/connection.ts";
import { disconnect, readConnectable, readConnections } from "../connections/connections.ts";
import type { Actor } from "../kernel/actor.ts";
import { removeUser } from "../people/users/remove-user.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { startFakeAsana } from "./fake-asana.ts";
import type { FakeAsana } from "./fake-asana-oauth.ts";

let asana: FakeAsana;
let core: TestCore;
let mira: Actor;
beforeEach(async () => {
  asana = await startFakeAsana();
  core = await createTestCore({ services: { asana: asana.service } });
  mira = await createPerson(core, { email: "mira@norrbrook.example" });
});
afterEach(async () => {
  await core.close();
  await asana.close();
});

const browser = "this browser";
const hour = 3_600_000;
const me = { answer: z.object({ data: z.object({ gid: z.string(), name: z.string() }) }) };
const accounts = () => core.db.select().from(schema.connected_accounts);
const activity = async () => (await core.db.select().from(schema.activity_logs)).map((one) => one.action);
const refreshes = () => asana.calls.filter((one) => one.endsWith(" refresh_token")).length;

/** Goes to Asana's consent page; answers what the browser comes back with. */
async function leave(actor: Actor, redirectBack?: string) {
  const answer = await fetch(await beginAsana(core, actor, { redirectBack, browser }), { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  return { state: back.searchParams.get("state") ?? "", code: back.searchParams.get("code") ?? undefined };
}

const connect = async (actor = mira, redirectBack?: string) => finishAsana(core, { actor, browser, ...(await leave(actor, redirectBack)) });

describe("connecting", () => {
  test("keeps keys that open nothing in another place, and goes back to where one was", async () => {
    expect(await connect(mira, "/campaigns/1?tab=de")).toBe("/campaigns/1?tab=de&asana=connected");
    const [row] = await accounts();
    expect(row).toMatchObject({ user_id: mira.userId, provider: "asana", issuer: asana.service.baseUrl, subject: asana.account.gid });
    expect(row?.encrypted_tokens).toMatch(/^v1\./);
    expect(() => core.secrets.open(row?.encrypted_tokens ?? "", "connected_accounts:another")).toThrow();
    expect(await readConnections(core, mira.userId)).toEqual([
      { provider: "asana", display_name: asana.account.email, connected_at: expect.any(String), has_ended: false },
    ]);
    expect(await asanaFetch(core, mira.userId, "/users/me", me)).toEqual({ data: { gid: asana.account.gid, name: "Mira Falk" } });
    expect(await activity()).toEqual(["connection.created"]);
  });

  test("again, with another account, leaves one connection and takes the old keys back", async () => {
    await connect();
    asana.account = { gid: "1200000000000002", name: "Team", email: "team@norrbrook.example" };
    await connect();
    expect((await accounts()).map((one) => one.subject)).toEqual(["1200000000000002"]);
    expect(asana.calls).toContain("POST /-/oauth_revoke");
  });

  test("is undone when the person says no", async () => {
    asana.consents = false;
    expect(await connect(mira, "/campaigns")).toBe("/campaigns?asana=cancelled");
    expect(await accounts()).toEqual([]);
  });

  test("takes nobody else's account", async () => {
    await connect();
    const other = await createPerson(core);
    expect(await connect(other)).toBe("/profile?asana=taken");
    expect((await accounts()).map((one) => one.user_id)).toEqual([mira.userId]);
  });

  test("says when Asana refuses, or does not answer", async () => {
    const answer = await leave(mira);
    expect(await finishAsana(core, { actor: mira, browser, ...answer, code: "made up" })).toBe("/profile?asana=failed");
    const second = await leave(mira);
    await asana.close();
    expect(await finishAsana(core, { actor: mira, browser, ...second })).toBe("/profile?asana=unreachable");
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "https:evil.example", "/\t/evil.example", "%2F%2Fevil.example"])(
    "never goes on to %s",
    async (redirectBack) => expect(await connect(mira, redirectBack)).toBe("/profile?asana=connected"),
  );
});

describe("coming back", () => {
  const cases: [title: string, attempt: () => Promise<string>][] = [
    [
      "with a state that nobody sent out",
      async () => finishAsana(core, { actor: mira, browser, ...(await leave(mira)), state: "a".repeat(43) }),
    ],
    ["in another browser", async () => finishAsana(core, { actor: mira, browser: "another", ...(await leave(mira)) })],
    ["without the cookie", async () => finishAsana(core, { actor: mira, browser: null, ...(await leave(mira)) })],
    ["as somebody else", async () => finishAsana(core, { actor: await createPerson(core), browser, ...(await leave(mira)) })],
    ["signed out", async () => finishAsana(core, { actor: null, browser, ...(await leave(mira)) })],
    [
      "too late",
      async () => {
        const answer = await leave(mira);
        core.advance(11 * 60_000);
        return finishAsana(core, { actor: mira, browser, ...answer });
      },
    ],
    [
      "twice",
      async () => {
        const answer = await leave(mira);
        await finishAsana(core, { actor: mira, browser, ...answer });
        await disconnect(core, mira, { provider: "asana" });
        return finishAsana(core, { actor: mira, browser, ...answer });
      },
    ],
  ];
  test.each(cases)("connects nothing: %s", async (_, attempt) => {
    expect(await attempt()).toBe("/profile?asana=ended");
    expect(await accounts()).toEqual([]);
  });
});

describe.each([false, true])("keys that end (a refresh token works once: %s)", (rotates) => {
  beforeEach(async () => {
    asana.rotates = rotates;
    await connect();
  });

  test("are renewed before they do", async () => {
    core.advance(hour - 60_000);
    await asanaFetch(core, mira.userId, "/users/me", me);
    await asanaFetch(core, mira.userId, "/users/me", me);
    expect(refreshes()).toBe(1);
    core.advance(hour);
    await asanaFetch(core, mira.userId, "/users/me", me);
    expect(refreshes()).toBe(2);
  });

  test("are renewed once when Asana refuses them before their time", async () => {
    asana.expireTokens();
    expect((await asanaFetch(core, mira.userId, "/users/me", me)).data.gid).toBe(asana.account.gid);
    expect(refreshes()).toBe(1);
  });

  test("are renewed by one of many calls at once, and none loses them", async () => {
    core.advance(2 * hour);
    const release = asana.holdTokens();
    const calls = Promise.all(Array.from({ length: 8 }, () => asanaFetch(core, mira.userId, "/users/me", me)));
    await expect.poll(refreshes).toBe(1);
    release();
    expect(await calls).toHaveLength(8);
    expect(refreshes()).toBe(1);
    core.advance(2 * hour);
    await asanaFetch(core, mira.userId, "/users/me", me);
    expect(refreshes()).toBe(2);
  });

  test("are renewed by one of many calls that were refused at once", async () => {
    asana.expireTokens();
    await Promise.all(Array.from({ length: 8 }, () => asanaFetch(core, mira.userId, "/users/me", me)));
    expect(refreshes()).toBe(1);
  });

  test("that another process renewed meanwhile are not lost", async () => {
    core.advance(2 * hour);
    // The same database, seen by a process of its own.
    const other = await createTestCore({ db: core.db, services: { asana: asana.service }, dataFolder: core.dataFolder });
    other.advance(core.now() - other.now());
    const release = asana.holdTokens();
    const both = Promise.all([core, other].map((one) => asanaFetch({ ...one, db: new Proxy(one.db, {}) }, mira.userId, "/users/me", me)));
    await expect.poll(refreshes).toBe(2);
    release();
    expect(await both).toHaveLength(2);
    core.advance(2 * hour);
    expect(await asanaFetch(core, mira.userId, "/users/me", me)).toMatchObject({ data: {} });
    await other.close();
  });
});

describe("a connection that Asana has ended", () => {
  test("says so, is shown so, and asks Asana no more", async () => {
    await connect();
    core.advance(2 * hour);
    const [row] = await accounts();
    const tokens = JSON.parse(core.secrets.open(row?.encrypted_tokens ?? "", `connected_accounts:${row?.id}:${asana.service.baseUrl}`));
    await fetch(`${asana.service.baseUrl}/-/oauth_revoke`, {
      method: "POST",
      body: new URLSearchParams({ client_id: "1201", client_secret: "asana's secret", token: tokens.refresh_token }),
    });
    const call = () => asanaFetch(core, mira.userId, "/users/me", me);
    await expect(call()).rejects.toMatchObject({ code: "RULE_BROKEN", message: expect.stringContaining("Connect it again") });
    const before = asana.calls.length;
    await expect(call()).rejects.toMatchObject({ code: "RULE_BROKEN" });
    expect(asana.calls).toHaveLength(before);
    expect(await readConnections(core, mira.userId)).toMatchObject([{ has_ended: true }]);
    expect(await connect()).toBe("/profile?asana=connected");
    expect((await call()).data.gid).toBe(asana.account.gid);
    expect(await activity()).toEqual(["connection.created", "connection.ended", "connection.created"]);
  });

  test("is not taken for ended when Asana is only away", async () => {
    await connect();
    core.advance(2 * hour);
    await asana.close();
    await expect(asanaFetch(core, mira.userId, "/users/me", me)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await readConnections(core, mira.userId)).toMatchObject([{ has_ended: false }]);
  });
});

describe("calls", () => {
  test("make and change tasks", async () => {
    await connect();
    const task = z.object({ data: z.object({ gid: z.string(), name: z.string(), due_on: z.string().nullable() }) });
    const list = z.object({ data: z.array(z.object({ gid: z.string(), name: z.string() })) });
    const [workspace] = (await asanaFetch(core, mira.userId, "/workspaces", { answer: list })).data;
    const query = { workspace: workspace?.gid ?? "" };
    const [project] = (await asanaFetch(core, mira.userId, "/projects", { query, answer: list })).data;
    const data = { name: "LinkedIn post", notes: "The text", due_on: "2026-12-03", projects: [project?.gid] };
    const made = await asanaFetch(core, mira.userId, "/tasks", { method: "POST", data, answer: task });
    const path = `/tasks/${made.data.gid}`;
    await asanaFetch(core, mira.userId, path, { method: "PUT", data: { due_on: "2026-12-04" }, answer: task });
    expect((await asanaFetch(core, mira.userId, path, { answer: task })).data).toMatchObject({
      name: "LinkedIn post",
      due_on: "2026-12-04",
    });
  });

  test.each([
    [404, "RULE_BROKEN"],
    [403, "RULE_BROKEN"],
    [429, "TOO_MANY_REQUESTS"],
    [500, "UNAVAILABLE"],
    [503, "UNAVAILABLE"],
  ])("that Asana answers with %i fail with %s", async (status, code) => {
    await connect();
    asana.fails = status;
    await expect(asanaFetch(core, mira.userId, "/users/me", me)).rejects.toMatchObject({ code });
  });

  test("whose answer is of another shape fail without taking it", async () => {
    await connect();
    const answer = z.object({ data: z.object({ nothing: z.string() }) });
    await expect(asanaFetch(core, mira.userId, "/users/me", { answer })).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  test("leave neither Asana's API nor the person", async () => {
    await connect();
    await expect(asanaFetch(core, mira.userId, "/../../-/oauth_revoke", me)).rejects.toThrow("no path of Asana's API");
    const other = await createPerson(core);
    await expect(asanaFetch(core, other.userId, "/users/me", me)).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });
});

describe("an account that is deleted", () => {
  test("leaves no key behind at Asana", async () => {
    await connect();
    await removeUser(core, await createPerson(core, { password: "a long enough password" }), { id: mira.userId });
    expect(await accounts()).toEqual([]);
    expect(asana.calls).toContain("POST /-/oauth_revoke");
  });
});

describe("disconnecting", () => {
  test("removes the keys here and at Asana", async () => {
    await connect();
    await disconnect(core, mira, { provider: "asana" });
    expect(await accounts()).toEqual([]);
    expect(await asanaConnection(core, mira.userId)).toBeNull();
    expect(asana.calls.at(-1)).toBe("POST /-/oauth_revoke");
    expect(await activity()).toEqual(["connection.created", "connection.removed"]);
  });

  test("removes them here even when Asana is away, and does nothing twice", async () => {
    await connect();
    await asana.close();
    await disconnect(core, mira, { provider: "asana" });
    await disconnect(core, mira, { provider: "asana" });
    expect(await accounts()).toEqual([]);
    expect(await activity()).toEqual(["connection.created", "connection.removed"]);
  });

  test("while keys are renewed wins", async () => {
    await connect();
    core.advance(2 * hour);
    const release = asana.holdTokens();
    const call = asanaFetch(core, mira.userId, "/users/me", me);
    const outcome = call.then(
      () => "answered",
      (error: { code: string }) => error.code,
    );
    await expect.poll(refreshes).toBe(1);
    await disconnect(core, mira, { provider: "asana" });
    release();
    expect(await outcome).toBe("RULE_BROKEN");
    expect(await accounts()).toEqual([]);
  });

  test("Microsoft is refused to whoever has no password, and done for whoever has", async () => {
    const row = { provider: "microsoft", issuer: "i", display_name: "m", created_at: new Date(0), updated_at: new Date(0) } as const;
    const other = await createPerson(core, { password: "a long enough password" });
    for (const user_id of [mira.userId, other.userId])
      await core.db.insert(schema.connected_accounts).values({ ...row, id: user_id, subject: user_id, user_id });
    await expect(disconnect(core, mira, { provider: "microsoft" })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await disconnect(core, other, { provider: "microsoft" });
    expect((await accounts()).map((one) => one.user_id)).toEqual([mira.userId]);
    const [user] = await core.db.select().from(schema.users).where(eq(schema.users.id, other.userId));
    expect(user?.auth_source).toBe("password");
  });
});

test("nothing is connected where nothing is set up", async () => {
  const plain = await createTestCore();
  const person = await createPerson(plain);
  expect(await readConnectable(plain)).toEqual({ microsoft: false, asana: false });
  expect(await beginAsana(plain, person, { redirectBack: "/campaigns", browser })).toBe("/campaigns?asana=not_configured");
  expect(await finishAsana(plain, { actor: person, browser, state: "s", code: "c" })).toBe("/profile?asana=not_configured");
  await expect(asanaFetch(plain, person.userId, "/users/me", me)).rejects.toMatchObject({ code: "RULE_BROKEN" });
  await plain.close();
});
