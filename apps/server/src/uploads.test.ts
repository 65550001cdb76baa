import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing.ts";

/* The tus protocol over real HTTP; what becomes of a file is tested in core. */

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn();
});
afterAll(() => server.stop());

const base64 = (text: string) => Buffer.from(text).toString("base64");
interface Tus {
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  as?: string;
}
const tus = (method: string, path: string, { headers = {}, body, as = token }: Tus = {}) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { "tus-resumable": "1.0.0", ...(as === "" ? {} : { authorization: `Token ${as}` }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
const begin = (length: string | number, name = "letter.txt", more: Tus = {}) =>
  tus("POST", "/api/uploads", { ...more, headers: { "upload-length": String(length), "upload-metadata": `filename ${base64(name)}` } });
const chunk = (path: string, offset: number, body: string | Uint8Array, more: Tus = {}) =>
  tus("PATCH", path, { ...more, body, headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" } });
const placeOf = (answer: Response) => answer.headers.get("location") ?? "";
const english = "Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you.";

async function somebodyElse(): Promise<string> {
  const email = `lea-${Date.now()}@example.com`;
  const roles = (await (await server.call("GET", "/api/roles?search=content", { token })).json()) as { results: { id: string }[] };
  const body = { people: [{ email }], role_ids: [roles.results[0]?.id] };
  const { links } = (await (await server.call("POST", "/api/users", { token, body })).json()) as { links: { link: string }[] };
  const path = new URL(links[0]?.link ?? "").pathname;
  const password = "another long enough password";
  await server.call("POST", `/api${path}?isActivation=true`, { body: { new_password: password, confirm_password: password } });
  return ((await (await server.call("POST", "/api/auth/login", { body: { email, password } })).json()) as { token: string }).token;
}

describe("a file in chunks", () => {
  test("is begun, sent, gone on with where it broke off, and read", async () => {
    const begun = await begin(english.length);
    expect(begun.status).toBe(201);
    expect(placeOf(begun)).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const first = await chunk(placeOf(begun), 0, english.slice(0, 40));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "40"]);
    const head = await tus("HEAD", placeOf(begun));
    expect([head.status, head.headers.get("upload-offset"), head.headers.get("upload-length")]).toEqual([
      200,
      "40",
      String(english.length),
    ]);
    expect((await chunk(placeOf(begun), 0, english)).status).toBe(409);
    expect((await chunk(placeOf(begun), 40, english.slice(40))).status).toBe(204);
    await expect
      .poll(async () => (await server.call("GET", placeOf(begun), { token })).json(), { timeout: 10_000 })
      .toMatchObject({ name: "letter.txt", state: "ready", pieces: [{ title: "letter", text: english }] });
    expect((await server.call("DELETE", placeOf(begun), { token })).status).toBe(204);
    expect((await server.call("GET", placeOf(begun), { token })).status).toBe(404);
  });

  test.skipIf(!existsSync("/dev/full"))("for which the disk has no room is told so, and goes on where it was once there is", async () => {
    const long = english.repeat(4_000);
    const place = placeOf(await begin(long.length));
    const file = join(server.dataFolder, "incoming", place.split("/").at(-1) ?? "");
    rmSync(file);
    // A device of Linux on which every write finds the disk full.
    symlinkSync("/dev/full", file);
    // Also one that is still on its way when the disk refuses its beginning.
    for (const part of [english.slice(0, 40), english, long]) {
      const answer = await chunk(place, 0, part);
      expect([answer.status, await answer.json()]).toMatchObject([
        507,
        { code: "STORAGE_FULL", error: expect.stringContaining("no room") },
      ]);
    }
    rmSync(file);
    writeFileSync(file, "");
    expect((await chunk(place, 0, long)).status).toBe(204);
    expect((await tus("HEAD", place)).headers.get("upload-offset")).toBe(String(long.length));
  });

  test("answers no other site", async () => {
    const answer = await tus("POST", "/api/uploads", { headers: { "upload-length": "5", origin: "https://evil.example" } });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    const crossSite = await tus("POST", "/api/uploads", { headers: { "upload-length": "5", "sec-fetch-site": "cross-site" } });
    expect(crossSite.status).toBe(403);
  });
});

describe("what is refused says why, in the one shape of failures", () => {
  test.each<[string, () => Promise<Response>, number, RegExp]>([
    ["nobody", () => begin(5, "a.txt", { as: "" }), 401, /Sign in/],
    ["a length that is no number", () => begin("abc"), 400, /upload-length/i],
    ["a length below nothing", () => begin(-1), 400, /upload-length/i],
    ["no length", () => tus("POST", "/api/uploads"), 400, /Upload-Length/],
    ["a length of nothing", () => begin(0), 400, /empty/],
    ["a length beyond 10 MB", () => begin(10 * 1024 * 1024 + 1), 413, /./],
    ["a length to be told later", () => tus("POST", "/api/uploads", { headers: { "upload-defer-length": "1" } }), 400, /defer/],
    ["another kind of file", () => begin(5, "a.exe"), 415, /cannot be read/],
    ["no name", () => begin(5, ""), 400, /no name/],
    [
      "another protocol",
      () => fetch(`${server.url}/api/uploads`, { method: "POST", headers: { authorization: `Token ${token}` } }),
      400,
      /Tus/,
    ],
    ["a file that is not there", () => chunk("/api/uploads/nothing", 0, "x"), 404, /no longer here/],
    ["a path instead of an id", () => chunk("/api/uploads/..%2f..%2fcopydesk.sqlite", 0, "x"), 404, /./],
  ])("%s", async (_, call, status, words) => {
    const answer = await call();
    const body = (await answer.json()) as { error: string; code: string; request_id: string };
    expect([answer.status, body.error]).toEqual([status, expect.stringMatching(words)]);
    expect(body.request_id).toMatch(/\w/);
  });

  test("more bytes than announced", async () => {
    const place = placeOf(await begin(5));
    expect((await chunk(place, 0, "more than five")).status).toBe(413);
    expect((await tus("HEAD", place)).headers.get("upload-offset")).toBe("0");
    const unknownLength = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode("more than five"));
        stream.close();
      },
    });
    const answer = await fetch(`${server.url}${place}`, {
      method: "PATCH",
      headers: {
        authorization: `Token ${token}`,
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body: unknownLength,
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
    await server.call("DELETE", place, { token });
  });

  test("somebody else's file, whatever they do to it", async () => {
    const other = await somebodyElse();
    const place = placeOf(await begin(english.length));
    expect((await tus("HEAD", place, { as: other })).status).toBe(404);
    expect((await chunk(place, 0, english, { as: other })).status).toBe(404);
    expect((await server.call("GET", place, { token: other })).status).toBe(404);
    expect((await server.call("DELETE", place, { token: other })).status).toBe(404);
    expect((await tus("HEAD", place)).headers.get("upload-offset")).toBe("0");
    await server.call("DELETE", place, { token });
  });

  test("and nothing of it lies in the folder of what comes in", () => {
    expect(readdirSync(join(server.dataFolder, "incoming")).length).toBeLessThanOrEqual(1);
  });
});
