import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { type MailServer, startMailServer } from "@copydesk/core/testing-mail";
import { openDatabase, schema } from "@copydesk/db";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { startServer } from "./start-server.ts";
import { administrator, builtPrograms, startTestServer, type TestServer } from "./testing.ts";

const publicUrl = "https://desk.norrbrook.example";
const chosen = "paper lantern harbour 42";

let mails: MailServer;
let server: TestServer;
let token: string;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ SMTP_URL: mails.url, CALLS_PER_MINUTE: "100000" });
  token = await server.signIn();
});
afterAll(async () => {
  await server.stop();
  await mails.close();
});

async function freePort(): Promise<number> {
  const { port, close } = await startMailServer();
  await close();
  return port;
}

/** Calls with a header that `fetch` sets by itself. */
function callAs(url: string, host: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, "content-type": "application/json", "x-forwarded-host": host, forwarded: `host=${host}` };
    const call = request(url, { method: "POST", headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });
}

describe("a forgotten password", () => {
  test("is chosen anew by the link of a mail, which leads to PUBLIC_URL whatever the request says of its host", async () => {
    const port = await freePort();
    const own = await startTestServer({
      SMTP_URL: mails.url,
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      ADMIN_EMAIL: "boss@norrbrook.example",
      // Only a trusted proxy may call the server by another name at all.
      TRUST_PROXY: "127.0.0.1",
    });
    try {
      const path = `http://127.0.0.1:${port}/api/auth/forgot-password/`;
      expect(await callAs(path, "evil.example", { email: "boss@norrbrook.example" })).toBe(200);
      const mail = await mails.mailTo("boss@norrbrook.example");
      expect(mail.link).toMatch(/^https:\/\/desk\.norrbrook\.example\/auth\/reset-password\/[\w-]{43}$/);
      expect(`${mail.headers}${mail.text}${mail.html}`).not.toContain("evil");
    } finally {
      await own.stop();
    }
  });

  test("answers alike for everybody, in status, words and headers", async () => {
    const ask = async (email: string) => {
      const answer = await server.call("POST", "/api/auth/forgot-password/", { body: { email } });
      const { date, "x-request-id": id, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, body: await answer.text(), headers };
    };
    expect(await ask("nobody@example.com")).toEqual(await ask(administrator.email));
  });

  test("works over HTTP from the mail to the sign-in, and ends the session that was open", async () => {
    const own = await startTestServer({ SMTP_URL: mails.url, ADMIN_EMAIL: "once@norrbrook.example" });
    try {
      const signIn = (password: string) => own.call("POST", "/api/auth/login", { body: { email: "once@norrbrook.example", password } });
      const { token: before } = (await (await signIn(administrator.password)).json()) as { token: string };
      await own.call("POST", "/api/auth/forgot-password", { body: { email: "once@norrbrook.example" } });
      const mail = await mails.mailTo("once@norrbrook.example");
      const path = `/api/auth/reset-password/${mail.link?.split("/").at(-1)}/`;
      const body = { new_password: chosen, confirm_password: chosen };
      expect((await own.call("POST", path, { body })).status).toBe(200);
      expect((await own.call("POST", path, { body })).status).toBe(400);
      expect((await own.call("GET", "/api/users/profile", { token: before })).status).toBe(401);
      expect((await signIn(administrator.password)).status).toBe(401);
      expect((await signIn(chosen)).status).toBe(200);
      await mails.mailTo("once@norrbrook.example", (one) => one.subject.includes("was changed"));
    } finally {
      await own.stop();
    }
  });

  test("can be asked for thirty times an hour from one address", async () => {
    const own = await startTestServer();
    try {
      const ask = (n: number) => own.call("POST", "/api/auth/forgot-password", { body: { email: `somebody-${n}@example.com` } });
      for (let n = 0; n < 30; n += 1) expect((await ask(n)).status).toBe(200);
      expect((await ask(30)).status).toBe(429);
      const batch = await own.call("POST", "/api/trpc/auth.forgot_password,auth.forgot_password?batch=1", {
        body: { 0: { email: "a@example.com" }, 1: { email: "b@example.com" } },
      });
      expect(batch.status).toBe(429);
    } finally {
      await own.stop();
    }
  });
});

test("a token of a link is in no log", async () => {
  let lines = "";
  const write = (chunk: Buffer, _: string, done: () => void) => {
    lines += chunk;
    done();
  };
  const log = pino({ level: "trace" }, new Writable({ write }));
  const dataFolder = mkdtempSync(join(tmpdir(), "copydesk-account-"));
  const running = await startServer(readConfiguration({ PORT: "0", DATA_DIR: dataFolder, SMTP_URL: mails.url }), log, {
    programs: builtPrograms,
  });
  try {
    for (const path of ["/api/auth/reset-password/a-token-of-a-link/?isActivation=true", "/api/auth/Reset-Password/a-token-of-a-link"]) {
      await fetch(`${running.url}${path}`, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
    }
    expect(lines).toContain("/auth/reset-password/•••");
    expect(lines).not.toContain("a-token-of-a-link");
  } finally {
    await running.stop("the test is over");
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

test("mails that wait when the process stops go out after the next start", async () => {
  const port = await freePort();
  const url = `smtp://127.0.0.1:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), "copydesk-account-"));
  const start = () =>
    startServer(
      readConfiguration({ PORT: "0", DATA_DIR: dataFolder, SMTP_URL: url, ADMIN_EMAIL: "late@norrbrook.example" }),
      pino({ level: "silent" }),
      { programs: builtPrograms },
    );
  let running = await start();
  const back = await startMailServer({ port, refuse: () => 451 });
  await fetch(`${running.url}/api/auth/forgot-password`, {
    method: "POST",
    body: JSON.stringify({ email: "late@norrbrook.example" }),
    headers: { "content-type": "application/json" },
  });
  await running.stop("the test is over");
  await back.close();
  const db = openDatabase(join(dataFolder, "copydesk.sqlite"));
  expect(await db.select().from(schema.mails)).toMatchObject([{ status: "queued" }]);
  await db.update(schema.mails).set({ next_attempt_at: new Date(0) });
  db.$client.close();
  const well = await startMailServer({ port });
  running = await start();
  try {
    expect((await well.mailTo("late@norrbrook.example")).link).toContain("/auth/reset-password/");
  } finally {
    await running.stop("the test is over");
    await well.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

describe("a photo", () => {
  // One red pixel.
  const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==", "base64");
  const send = (body: Buffer, more: { query?: string; token?: string } = {}) =>
    fetch(`${server.url}/api/users/profile/photo${more.query ?? ""}`, {
      method: "POST",
      body: new Uint8Array(body),
      headers: { "content-type": "image/png", ...(more.token === undefined ? {} : { authorization: `Token ${more.token}` }) },
    });

  test("is sent, shown to who is signed in, locked away from the site, and taken away", async () => {
    const { profile_pic } = (await (await send(pixel, { token })).json()) as { profile_pic: string };
    expect(profile_pic).toMatch(/^\/api\/files\/[\w-]+$/);
    const shown = await server.call("GET", profile_pic, { headers: { cookie: `auth_token=${token}` } });
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect((await server.call("GET", profile_pic)).status).toBe(404);
    const { data } = (await (await server.call("GET", "/api/users/profile", { token })).json()) as { data: { profile_pic: string } };
    expect(data.profile_pic).toBe(profile_pic);
    expect((await server.call("DELETE", "/api/users/profile/photo", { token })).status).toBe(204);
    expect((await server.call("GET", profile_pic, { token })).status).toBe(404);
  });

  test.each([
    ["without a session", pixel, {}, 401],
    ["with a cookie alone", pixel, { token: "" }, 401],
    ["that is a page", Buffer.from("<!doctype html>"), { signed: true }, 415],
    ["that is nothing", Buffer.alloc(0), { signed: true }, 400],
    ["of three megabytes", Buffer.alloc(3 * 1024 * 1024), { signed: true }, 413],
    ["cut outside of itself", pixel, { signed: true, query: "?x=5&y=5&size=10" }, 400],
    ["cut with half of the numbers", pixel, { signed: true, query: "?x=0" }, 400],
    ["with a key that is not known", pixel, { signed: true, query: "?x=0&y=0&size=1&user=somebody" }, 400],
  ])(
    "%s is refused with a sentence",
    async (_, body, { signed, ...more }: { signed?: boolean; query?: string; token?: string }, status) => {
      const answer = await send(body, signed ? { ...more, token } : more);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/./) });
    },
  );

  test.each(["/api/files/..%2f..%2fsecret.key", "/api/files/%00", "/api/files/x", "/api/files/"])("%s is not found", async (path) => {
    expect((await server.call("GET", path, { token })).status).toBe(404);
    expect(readdirSync(server.dataFolder)).toContain("secret.key");
  });
});
