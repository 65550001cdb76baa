import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn();
});
afterAll(() => server.stop());

/** The smallest PNG there is: one pixel. */
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

function upload(body: Buffer<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/channels/icons`, { method: "POST", body, headers: { "content-type": "image/png", ...headers } });
}
const signedIn = () => ({ authorization: `Token ${token}` });

test("a picture becomes a channel's icon, shown to whoever is signed in and to nobody else", async () => {
  const answer = await upload(pixel, signedIn());
  expect(answer.status).toBe(200);
  const { icon } = (await answer.json()) as { icon: string };
  const shown = await server.call("GET", icon, { headers: { cookie: `auth_token=${token}` } });
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect((await server.call("GET", icon)).status).toBe(404);

  const fields = [{ key: "body", label: "Body", format: "plain", required: true, unit: "graphemes", max: 90 }];
  const prompts = { system_prompt: "", user_prompt: "{{#main_story}}", model_id: null, parameters: {} };
  const channel = { code: "notice", name: "Notice", kind: "message", unit: "graphemes", fields, ...prompts };
  expect((await server.call("POST", "/api/channels", { token, body: { ...channel, icon } })).status).toBe(201);
});

test.each([
  ["nobody", pixel, () => ({}), 401],
  ["more than 256 KB", Buffer.alloc(256 * 1024 + 1), signedIn, 413],
  ["nothing", Buffer.alloc(0), signedIn, 400],
  ["an SVG", Buffer.from("<svg/>"), signedIn, 415],
])("%s is refused in words", async (_, body, headers, status) => {
  const answer = await upload(body, headers());
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: string }).error).toMatch(/^[A-Z].*\.$/);
});
