import { authTokenKey } from "@copydesk/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing.ts";

/*
 * Personal tokens at what is no procedure, where the walls of procedures do not stand: uploads, pictures, files to read, and the round trips
 * by which an account elsewhere is connected.
 */
let server: TestServer;
let session: string;
beforeAll(async () => {
  server = await startTestServer();
  session = await server.signIn();
});
afterAll(() => server.stop());

async function make(access: "read" | "write"): Promise<{ id: string; token: string }> {
  const body = { name: `May ${access}`, access, days: 1 };
  const answer = await server.call("POST", "/api/users/profile/tokens", { token: session, body });
  return (await answer.json()) as { id: string; token: string };
}

const writing = [
  ["POST", "/api/files/extract-text"],
  ["POST", "/api/users/profile/photo"],
  ["POST", "/api/company/logo"],
  ["POST", "/api/channels/icons"],
  ["POST", "/api/uploads"],
  ["HEAD", "/api/uploads/x"],
  ["PATCH", "/api/uploads/x"],
] as const;
test.each(writing)("%s %s is refused to a token that only reads", async (method, path) => {
  const { token } = await make("read");
  const answer = await server.call(method, path, { token });
  expect(answer.status).toBe(403);
  if (method !== "HEAD") expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^This token may only read/) });
});

const connecting = [
  ["GET", "/api/auth/asana/initiate"],
  ["GET", "/api/auth/asana/callback?state=x&code=y"],
  ["POST", "/api/auth/microsoft/initiate"],
  ["POST", "/api/auth/microsoft/callback"],
] as const;
test.each(connecting)("%s %s, by which an account elsewhere is connected, is refused to every token", async (method, path) => {
  const { token } = await make("write");
  const body = path.endsWith("microsoft/callback") ? { state: "x", code: "y" } : undefined;
  const asHeader = await server.call(method, path, { token, body });
  expect(asHeader.status).toBe(403);
  expect(await asHeader.json()).toMatchObject({ error: expect.stringMatching(/^A personal token cannot do this/) });
  expect((await server.call(method, path, { token: session, body })).status).not.toBe(403);
});

test.each(["/api/auth/asana/initiate", "/api/auth/asana/callback?state=x&code=y"])(
  "%s is refused to a token in the cookie",
  async (path) => {
    const { token } = await make("write");
    expect((await server.call("GET", path, { headers: { cookie: `${authTokenKey}=${token}` } })).status).toBe(403);
  },
);

test("a token that was revoked is nobody's", async () => {
  const { id, token } = await make("write");
  const status = async () => (await server.call("GET", "/api/campaigns", { token })).status;
  expect(await status()).toBe(200);
  expect((await server.call("DELETE", `/api/users/profile/tokens/${id}`, { token: session })).status).toBe(204);
  expect(await status()).toBe(401);
});
