import { afterEach, describe, expect, test } from "vitest";
import { administrator, startTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
afterEach(() => server.stop());

test("too many calls get 429 and when to come back, however many tokens are made up", async () => {
  server = await startTestServer({ CALLS_PER_MINUTE: "5" });
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let i = 0; i < 7; i += 1) {
    last = await server.call("GET", "/api/company", { token: `made-up-token-number-${i}-of-many` });
    statuses.push(last.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await last?.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test.each([
  ["0", 429],
  ["1", 200],
  ["loopback", 200],
  ["10.0.0.0/8", 429],
])("callers behind the proxies of TRUST_PROXY=%s are told apart by what a proxy says: %i", async (proxies, status) => {
  server = await startTestServer({ CALLS_PER_MINUTE: "2", TRUST_PROXY: proxies });
  const from = (address: string) => server.call("GET", "/api/company", { headers: { "x-forwarded-for": address } });
  await from("203.0.113.1");
  await from("203.0.113.1");
  expect((await from("203.0.113.2")).status).toBe(status);
});

test("a batch counts as the calls in it", async () => {
  server = await startTestServer({ CALLS_PER_MINUTE: "10" });
  const token = await server.signIn();
  const batch = "/api/trpc/profile.get,profile.get,profile.get,profile.get,profile.get,profile.get?batch=1";
  expect((await server.call("GET", batch, { token })).status).toBe(200);
  expect((await server.call("GET", batch, { token })).status).toBe(429);
});

test("wrong passwords lock the account from this address, over REST and tRPC alike", async () => {
  server = await startTestServer();
  const wrong = { ...administrator, password: "wrong" };
  for (let i = 0; i < 5; i += 1) {
    expect((await server.call("POST", "/api/auth/login", { body: wrong })).status).toBe(401);
    expect((await server.call("POST", "/api/trpc/auth.login", { body: wrong })).status).toBe(401);
  }
  const refused = await server.call("POST", "/api/trpc/auth.login", { body: administrator });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("a call that is spelled differently", () => {
  const names = (count: number, comma: string) => Array(count).fill("profile.get").join(comma);

  test("counts like any other: commas of a batch", async () => {
    server = await startTestServer({ CALLS_PER_MINUTE: "15" });
    const token = await server.signIn();
    expect((await server.call("GET", `/api/trpc/${names(11, "%2C")}?batch=1`, { token })).status).toBe(400);
    expect((await server.call("POST", `/api/trpc/${names(11, "%2c")}?batch=1`, { token, body: {} })).status).toBe(429);
  });

  test("starts of a generation count together: whichever is asked for once there were thirty is one too many", async () => {
    server = await startTestServer();
    const token = await server.signIn();
    const ask = async (path: string) => (await server.call("POST", path, { token, body: {} })).status;
    const first: number[] = [];
    for (let i = 0; i < 30; i += 1) first.push(await ask("/api/campaigns/nothing/generate"));
    expect(first).not.toContain(429);
    for (const path of [
      "/api/campaigns/nothing/generate",
      "/api/campaigns/nothing/generate//",
      "/api/trpc/generation.start",
      "/api/trpc/generation%2Estart",
      "/api/trpc/generation.start,generation.start?batch=1",
      "/api/outline-config/try",
      "/api/trpc/scheduler_configuration.try",
      "/api/trpc/voices.draft_guide",
      "/api/voices/nothing/draft-guide",
    ]) {
      expect(await ask(path), path).toBe(429);
    }
    expect(await ask("/api/campaigns")).toBe(400);
  });

  test("no path is answered in another case", async () => {
    server = await startTestServer();
    expect((await server.call("GET", "/api/company")).status).toBe(200);
    expect((await server.call("GET", "/api/TRPC/auth.company")).status).toBe(404);
    expect((await server.call("GET", "/API/trpc/auth.company")).headers.get("content-type")).not.toContain("json");
  });

  test("a batch of starts counts as the starts in it", async () => {
    server = await startTestServer();
    const token = await server.signIn();
    const path = `/api/trpc/${Array(10).fill("generation.start").join(",")}?batch=1`;
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await server.call("POST", path, { token, body: {} })).status);
    expect(statuses[3]).toBe(429);
  });

  test("files beyond those of an hour are told how many there may be", async () => {
    server = await startTestServer();
    const token = await server.signIn();
    const send = () => server.call("POST", "/api/files/extract-text", { token, body: {} });
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await send()).status));
    expect(statuses).not.toContain(429);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: expect.stringMatching(/^There may be 60 files an hour, .*Try again in \d+ minutes\.$/),
    });
  });

  test("streams are a person's six however they are asked for", async () => {
    server = await startTestServer();
    const token = await server.signIn();
    const body = {
      name: "Over HTTP",
      main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
      from_date: "2027-01-01",
      to_date: "2027-01-31",
      languages: [{ code: "en", channels: ["linkedin"] }],
    };
    const { id } = (await (await server.call("POST", "/api/campaigns", { token, body })).json()) as { id: string };
    const leaving = new AbortController();
    const input = encodeURIComponent(JSON.stringify({ campaign_id: id }));
    // Held, because an answer that nobody holds is ended when memory is tidied up.
    const answers: Response[] = [];
    for (let i = 0; i < 7; i += 1) {
      const answer = await fetch(`${server.url}/api/trpc/generation%2Elive?input=${input}`, {
        headers: { authorization: `Token ${token}`, accept: "text/event-stream" },
        signal: leaving.signal,
      });
      answers.push(answer);
    }
    const statuses = answers.map((answer) => answer.status);
    leaving.abort();
    expect(statuses.slice(0, 6)).not.toContain(429);
    expect(statuses[6]).not.toBe(200);
  });
});
