import { afterEach, expect, test } from "vitest";
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
