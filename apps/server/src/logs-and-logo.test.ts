import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn();
});
afterAll(() => server.stop());

const path = "/api/logs/activities";
/** The smallest PNG there is: one pixel. */
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

function upload(body: Buffer<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/company/logo`, { method: "POST", body, headers: { "content-type": "image/png", ...headers } });
}

describe("the activity log as a file", () => {
  test("comes in parts, under a name, with the cookie of a browser as well", async () => {
    const answer = await server.call("GET", `${path}/export?results=success`, { headers: { cookie: `auth_token=${token}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="activity-log-\d{4}-\d\d-\d\d\.csv"/);
    expect(answer.headers.get("transfer-encoding")).toBe("chunked");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toContain(",activity_log.exported,activity_log,Activity log,");
  });

  test("is sent without a warning in the log of the server", async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => void warnings.push(warning);
    process.on("warning", listen);
    const answer = await server.call("GET", `${path}/export`, { token, headers: { "accept-encoding": "gzip" } });
    await answer.arrayBuffer();
    process.off("warning", listen);
    expect(warnings).toEqual([]);
  });

  test("is nobody's without signing in, and no cookie reads the log itself", async () => {
    expect((await server.call("GET", `${path}/export`)).status).toBe(401);
    expect((await server.call("GET", path, { headers: { cookie: `auth_token=${token}` } })).status).toBe(401);
  });

  test("says whether the console or a program asked", async () => {
    await (await server.call("GET", `${path}/export?sources=rest`, { token })).text();
    await (await server.call("GET", `${path}/export?sources=chat`, { token, headers: { "sec-fetch-site": "same-origin" } })).text();
    const answer = await server.call("GET", `${path}?actions=activity_log.exported&limit=2`, { token });
    const { results } = (await answer.json()) as { results: { source: string }[] };
    expect(results.map((one) => one.source)).toEqual(["web", "rest"]);
  });
});

describe("the logo", () => {
  test("is shown to whoever is not signed in, until it is taken away", async () => {
    const answer = await upload(pixel, { authorization: `Token ${token}` });
    const { logo } = (await answer.json()) as { logo: string };
    const shown = await server.call("GET", logo);
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("x-content-type-options")]).toEqual([
      200,
      "image/webp",
      "nosniff",
    ]);
    expect((await server.call("DELETE", "/api/company/logo", { token })).status).toBe(204);
    expect((await server.call("GET", logo)).status).toBe(404);
  });

  test("is not set by whoever may not, which is written down", async () => {
    expect((await upload(pixel)).status).toBe(401);
    const theirs = await server.signInAs("Viewer");
    expect((await upload(pixel, { authorization: `Token ${theirs}` })).status).toBe(403);
    const answer = await server.call("GET", `${path}?results=denied`, { token });
    expect(await answer.json()).toMatchObject({ count: 1, results: [{ action: "company.updated", entity_type: "company" }] });
  });

  test("is a picture", async () => {
    const answer = await upload(Buffer.from("<svg/>"), { authorization: `Token ${token}` });
    expect(answer.status).toBe(415);
  });
});
