import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ CALLS_PER_MINUTE: "100000" });
  token = await server.signIn();
});
afterAll(() => server.stop());

const campaign = {
  name: "Over HTTP",
  main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
  from_date: "2027-01-01",
  to_date: "2027-01-31",
  languages: [{ code: "en", channels: ["linkedin"] }],
};
const trpc = (path: string, input?: unknown) =>
  `/api/trpc/${path}${input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`}`;
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as JSON, whatever they are
const json = async (response: Response | Promise<Response>): Promise<any> => (await response).json();

describe("a campaign", () => {
  test("is made over REST, read over tRPC and written by the worker", async () => {
    const made = await json(server.call("POST", "/api/campaigns", { token, body: campaign }));
    const read = await json(server.call("GET", trpc("campaigns.get", { id: made.id }), { token }));
    expect(read.result.data.brief.name).toBe("Over HTTP");
    const { run_id } = await json(server.call("POST", `/api/campaigns/${made.id}/generate`, { token, body: {} }));
    await expect
      .poll(async () => (await json(server.call("GET", `/api/campaigns/${made.id}/runs/${run_id}`, { token }))).status, { timeout: 15_000 })
      .toBe("succeeded");
    const { results } = await json(server.call("GET", `/api/campaigns/${made.id}/blocks`, { token }));
    expect(results.map((block: { state: string }) => block.state)).toEqual(["ready", "ready", "ready"]);
  });

  test("is exported to whoever has the cookie, with a name and locked away from the site", async () => {
    const { results } = await json(server.call("GET", "/api/campaigns", { token }));
    const file = await server.call("GET", `/api/campaigns/${results[0].id}/export?format=ics`, {
      headers: { cookie: `a=1; auth_token=${token}` },
    });
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="Over HTTP .*\.ics"/);
    expect(file.headers.get("content-security-policy")).toContain("sandbox");
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR/);
    expect((await server.call("GET", `/api/campaigns/${results[0].id}/export?format=ics`)).status).toBe(401);
  });
});

describe("tRPC", () => {
  test("answers single queries and batches alike", async () => {
    const one = await json(server.call("GET", trpc("profile.modules"), { token }));
    const batch = await json(
      server.call("GET", "/api/trpc/profile.modules,campaigns.list?batch=1&input=%7B%221%22%3A%7B%22limit%22%3A1%7D%7D", { token }),
    );
    expect(batch[0]).toEqual(one);
    expect(batch[1].result.data.results).toHaveLength(1);
  });

  test("tells failures in one form, whichever way they came", async () => {
    const failure = await json(server.call("GET", trpc("campaigns.get", { id: "nothing" }), { token }));
    expect(failure.error.data).toMatchObject({ app_code: "NOT_FOUND", httpStatus: 404, request_id: expect.any(String) });
    expect(JSON.stringify(failure)).not.toContain("stack");
    const batch = await server.call(
      "GET",
      "/api/trpc/profile.modules,campaigns.get?batch=1&input=%7B%221%22%3A%7B%22id%22%3A%22x%22%7D%7D",
      { token },
    );
    expect(batch.status).toBe(207);
    const mutation = await server.call("POST", trpc("campaigns.create"), { token, body: { name: "" } });
    expect(mutation.status).toBe(400);
    expect((await json(mutation)).error.data.fields).toMatchObject({ name: expect.any(Array) });
  });

  test("answers a question that is too long for an address, asked with a body", async () => {
    const channel_ids = Array.from({ length: 15 }, (_, i) => `00000000-0000-7000-8000-0000000000${10 + i}`);
    const languages = Array.from({ length: 20 }, (_, i) => ({ language_id: `00000000-0000-7000-9000-0000000000${10 + i}`, channel_ids }));
    const body = { story_length: 900, languages, voice_id: null, generation_mode: "outline_only", content_schedule: true };
    expect(JSON.stringify(body).length).toBeGreaterThan(12_000);
    const answer = await server.call("POST", trpc("campaigns.estimate"), { token, body });
    expect(answer.status).toBe(200);
    expect((await json(answer)).result.data).toMatchObject({ model: "Built-in writer", calls: 20 });
  });

  test("takes ten calls at once and no more", async () => {
    const names = (count: number) => Array(count).fill("profile.get").join(",");
    expect((await server.call("GET", `/api/trpc/${names(10)}?batch=1`, { token })).status).toBe(200);
    expect((await server.call("GET", `/api/trpc/${names(11)}?batch=1`, { token })).status).toBe(400);
  });

  test("streams what happens, beginning with how things stand", async () => {
    const { results } = await json(server.call("GET", "/api/campaigns", { token }));
    const leaving = new AbortController();
    const response = await fetch(`${server.url}${trpc("generation.live", { campaign_id: results[0].id })}`, {
      headers: { authorization: `Token ${token}`, accept: "text/event-stream" },
      signal: leaving.signal,
    });
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    let seen = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      seen += chunk;
      if (seen.includes('"snapshot"')) break;
    }
    expect(seen).toMatch(/id: [\w-]+:\d+/);
    leaving.abort();
  });

  test("is called in no other way, not even one that no web request can have", async () => {
    const statusOf = (method: string) =>
      new Promise((resolve, reject) => {
        const call = request(`${server.url}/api/trpc/profile.modules`, { method }, (answer) => resolve(answer.resume().statusCode));
        call.on("error", reject).end();
      });
    expect(await Promise.all(["TRACE", "PUT", "PROPFIND"].map(statusOf))).toEqual([405, 405, 405]);
  });

  test("gives a person six streams", async () => {
    const { results } = await json(server.call("GET", "/api/campaigns", { token }));
    const leaving = new AbortController();
    const open = () =>
      fetch(`${server.url}${trpc("generation.live", { campaign_id: results[0].id })}`, {
        headers: { authorization: `Token ${token}`, accept: "text/event-stream" },
        signal: leaving.signal,
      });
    // Held, because an answer that nobody holds is ended when memory is tidied up.
    const answers: Response[] = [];
    for (let i = 0; i < 7; i += 1) answers.push(await open());
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    leaving.abort();
  });
});

describe("methods", () => {
  test("that an address does not answer are refused with those that it does", async () => {
    const answer = await server.call("PUT", "/api/campaigns", { token, body: campaign });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, POST"]);
    expect(await answer.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED", error: expect.stringContaining("GET, POST, not PUT") });
    const asked = await server.call("OPTIONS", "/api/campaigns", { token });
    expect([asked.status, asked.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  test("a question for the head alone is answered like one for all, without the body", async () => {
    const all = await server.call("GET", "/api/campaigns", { token });
    const head = await server.call("HEAD", "/api/campaigns", { token });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, all.headers.get("content-type"), ""]);
    expect((await server.call("HEAD", "/api/campaigns/nothing", { token })).status).toBe(404);
    expect((await server.call("HEAD", "/api/campaigns")).status).toBe(401);
    const { id } = await json(server.call("POST", "/api/campaigns", { token, body: { ...campaign, name: "Asked for its head" } }));
    const { run_id } = await json(server.call("POST", `/api/campaigns/${id}/generate`, { token, body: {} }));
    // What happens in a stream is not waited for.
    expect((await server.call("HEAD", `/api/campaigns/${id}/runs/${run_id}/events`, { token })).status).toBe(200);
  });
});

describe("who may change something", () => {
  test("nobody by a cookie alone", async () => {
    const headers = { cookie: `auth_token=${token}` };
    expect((await server.call("POST", "/api/campaigns", { body: campaign, headers })).status).toBe(401);
    expect((await server.call("POST", trpc("campaigns.create"), { body: campaign, headers })).status).toBe(401);
    expect((await server.call("POST", "/api/auth/logout", { headers })).status).toBe(401);
    expect((await server.call("GET", "/api/users/profile", { headers })).status).toBe(401);
  });

  test.each([
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 204],
    ["none", 204],
  ])("a page of a %s gets %i", async (site, status) => {
    const own = await server.signIn();
    expect((await server.call("POST", "/api/auth/logout", { token: own, headers: { "sec-fetch-site": site } })).status).toBe(status);
  });

  test("nobody with a form, nor by another scheme of authorization", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const body = "email=admin%40example.com&password=x";
    expect((await fetch(`${server.url}/api/auth/login`, { method: "POST", headers: form, body })).status).toBe(415);
    expect((await server.call("GET", "/api/users/profile", { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });

  test("no other origin is told that it may", async () => {
    const answer = await server.call("OPTIONS", "/api/campaigns", {
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("a dead token opens nothing", async () => {
    const own = await server.signIn();
    expect((await server.call("POST", "/api/auth/logout/", { token: own })).status).toBe(204);
    expect((await server.call("GET", "/api/users/profile", { token: own })).status).toBe(401);
  });
});

describe("bad input gets an answer in JSON", () => {
  test.each([
    ["broken JSON", 400, { method: "POST", path: "/api/campaigns", body: '{"name": ' }],
    ["JSON that is no object", 400, { method: "POST", path: "/api/campaigns", body: '"text"' }],
    ["broken JSON to tRPC", 400, { method: "POST", path: "/api/trpc/campaigns.create", body: "{{{" }],
    ["a broken input in an address", 400, { method: "GET", path: "/api/trpc/campaigns.list?input=%7B" }],
    ["an address that is badly encoded", 400, { method: "GET", path: "/api/campaigns/%E0%A4%A" }],
    ["half a character for a procedure", 400, { method: "GET", path: "/api/trpc/%" }],
    ["a badly encoded procedure", 400, { method: "POST", path: "/api/trpc/%E0%A4%A", body: "{}" }],
    ["JSON that is too deep", 400, { method: "POST", path: "/api/campaigns", body: "[".repeat(5_000) + "]".repeat(5_000) }],
    [
      "JSON that is too deep, where no body is looked at and it is repeatable",
      400,
      { method: "POST", path: "/api/voices/x/duplicate", body: "[".repeat(5_000) + "]".repeat(5_000), headers: { "idempotency-key": "k" } },
    ],
    [
      "brackets in a text, which are no depth",
      404,
      { method: "POST", path: "/api/voices/x/duplicate", body: JSON.stringify({ a: `"\\${"[".repeat(5_000)}` }) },
    ],
    ["an address that climbs", 404, { method: "GET", path: "/api/..%2f..%2fetc%2fpasswd" }],
    ["a null byte", 404, { method: "GET", path: "/api/campaigns/%00" }],
    ["prototype keys", 400, { method: "POST", path: "/api/campaigns", body: '{"__proto__": {"admin": true}, "constructor": 1}' }],
    ["an unknown path", 404, { method: "GET", path: "/api/nothing" }],
    ["an unknown procedure", 404, { method: "GET", path: "/api/trpc/constructor" }],
    ["a mutation as a query", 405, { method: "GET", path: "/api/trpc/auth.logout" }],
    ["more than a megabyte", 413, { method: "POST", path: "/api/campaigns", body: JSON.stringify({ name: "x".repeat(1_100_000) }) }],
    [
      "more than a megabyte to tRPC",
      413,
      { method: "POST", path: "/api/trpc/campaigns.create", body: JSON.stringify({ name: "x".repeat(1_100_000) }) },
    ],
    ["a file without a name", 400, { method: "POST", path: "/api/files/extract-text", body: "text" }],
    [
      "a wrong encoding",
      415,
      { method: "POST", path: "/api/campaigns", body: "{}", headers: { "content-type": "application/json; charset=latin1" } },
    ],
  ])("%s: %i", async (_, status, { method, path, ...more }) => {
    const answer = await server.call(method, path, { token, ...more });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-request-id")).toBeTruthy();
    expect(await answer.text()).not.toMatch(/node_modules|at \w+ \(/);
  });

  test.each([
    "GET / HTTP/9.9\r\n\r\n",
    "\u0000\u0001\u0002",
    "GET /api/campaigns HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    "POST /api/campaigns HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  ])("what is no HTTP at all does not end the process: %j", async (bytes) => {
    const { port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(bytes));
      socket.on("close", resolve).on("error", () => resolve());
      setTimeout(() => socket.destroy(), 300);
    });
    expect((await server.call("GET", "/api/healthz")).status).toBe(200);
  });
});

describe("health, documentation and headers", () => {
  test("up, ready, and no metrics unless they are wanted", async () => {
    expect((await server.call("GET", "/api/healthz")).status).toBe(200);
    expect((await server.call("GET", "/api/readyz")).status).toBe(200);
    expect((await server.call("GET", "/api/metrics")).status).toBe(404);
  });

  test("the API describes itself", async () => {
    const document = await json(server.call("GET", "/api/openapi.json"));
    expect(document.openapi).toBe("3.1.0");
    const page = await server.call("GET", "/api/docs");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const text = await page.text();
    // Its own style and script, which a browser takes only when these are their hashes.
    const hashOf = (tag: string) =>
      createHash("sha256")
        .update(new RegExp(`<${tag}>([\\s\\S]*)</${tag}>`).exec(text)?.[1] ?? "")
        .digest("base64");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain(
      `default-src 'none'; script-src 'self' 'sha256-${hashOf("script")}'; style-src 'self' 'sha256-${hashOf("style")}';`,
    );
    for (const [file, type] of [
      ["swagger-ui.css", /^text\/css/],
      ["swagger-ui-bundle.js", /javascript/],
    ] as const) {
      const answer = await server.call("GET", `/api/docs/${file}`);
      expect(answer.headers.get("content-type")).toMatch(type);
      expect((await answer.text()).length).toBeGreaterThan(100_000);
    }
    expect((await server.call("GET", "/api/docs/package.json")).status).toBe(404);
    expect(policy).toContain("font-src 'self'");
    const font = await server.call("GET", "/api/docs/figtree.woff2");
    expect(font.headers.get("content-type")).toBe("font/woff2");
  });

  test("browsers are told to trust nothing but this site", async () => {
    const { headers } = await server.call("GET", "/api/healthz");
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("the text of a dropped file comes back", async () => {
    const answer = await fetch(`${server.url}/api/files/extract-text`, {
      method: "POST",
      headers: { authorization: `Token ${token}`, "x-file-name": encodeURIComponent("Geschichte – ü.txt") },
      body: "A story, as plain text.",
    });
    expect(await answer.json()).toMatchObject({ text: "A story, as plain text.", format: "text" });
    const large = await fetch(`${server.url}/api/files/extract-text`, {
      method: "POST",
      headers: { authorization: `Token ${token}`, "x-file-name": "large.txt" },
      body: new Uint8Array(10 * 1024 * 1024 + 1),
    });
    expect(large.status).toBe(413);
  });
});

test("a file that is too large to be read leaves its connection as it was for the next call", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const call = (path: string, headers: Record<string, string> = {}, body?: Buffer) =>
    new Promise((resolve, reject) => {
      const asked = request(`${server.url}${path}`, { agent, method: body ? "POST" : "GET", headers }, (answer) => {
        ports.add(answer.socket.localPort);
        answer.resume().on("end", () => resolve(answer.statusCode));
      });
      asked.on("error", reject).end(body);
    });
  const headers = { authorization: `Token ${token}`, "x-file-name": "story.txt" };
  expect(await call("/api/files/extract-text", headers, Buffer.alloc(12_000_000, "x"))).toBe(413);
  expect(await call("/api/company")).toBe(200);
  expect(ports.size).toBe(1);
  agent.destroy();
});

test("what cannot even be checked is the caller's mistake, however it is sent", async () => {
  const odd = { length: { toString: 1 } };
  const calls: [path: string, body: object][] = [
    ["/api/users/profile", { timezone: odd }],
    [trpc("profile.update"), { first_name: odd, last_name: odd, timezone: odd }],
    ["/api/auth/microsoft/callback", { code: odd, state: odd }],
  ];
  for (const [path, body] of calls) {
    const method = path.endsWith("/profile") ? "PATCH" : "POST";
    expect([path, (await server.call(method, path, { token, body })).status]).toEqual([path, 400]);
  }
});

test("an answer of more than a kilobyte is compressed for whoever takes it, over tRPC and REST alike", async () => {
  const ask = (path: string, taken: string) =>
    fetch(`${server.url}${path}`, { headers: { authorization: `Token ${token}`, "accept-encoding": taken } });
  for (const path of ["/api/openapi.json", "/api/channels", trpc("options.get")]) {
    const [plain, packed] = [await ask(path, "identity"), await ask(path, "gzip")];
    expect([path, plain.headers.get("content-encoding"), packed.headers.get("content-encoding")]).toEqual([path, null, "gzip"]);
    expect(packed.headers.get("vary")).toContain("Accept-Encoding");
    expect(await packed.text()).toBe(await plain.text());
  }
  expect((await ask("/api/healthz", "gzip")).headers.get("content-encoding")).toBeNull();
});

test("a compressed body is not unpacked, whatever it is sent to", async () => {
  const headers = { "content-encoding": "gzip", "content-type": "application/json", authorization: `Token ${token}` };
  const body = gzipSync(Buffer.alloc(5_000_000, " "));
  for (const path of ["/api/campaigns", "/api/channels/icons", "/api/auth/microsoft/callback"]) {
    const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body });
    expect([path, answer.status]).toEqual([path, 415]);
    expect(await answer.json()).toMatchObject({ code: "UNSUPPORTED_TYPE", error: expect.stringContaining("Content-Encoding") });
  }
});
