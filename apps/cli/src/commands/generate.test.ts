import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFakeEndpoint } from "@copydesk/llm/testing";
import { startTestServer, type TestServer } from "@copydesk/server/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createServerApi } from "../generate/server-api.ts";
import { run } from "../program.ts";
import { testWorld } from "../testing.ts";

let server: TestServer;
let token: string;
let work: string;
let brief: string;
let count = 0;

beforeAll(async () => {
  // Slow enough to be stopped in the middle.
  server = await startTestServer({ BUILTIN_TOKENS_PER_SECOND: "400" });
  token = await server.signIn();
  work = mkdtempSync(join(tmpdir(), "copydesk-generate-"));
});
afterAll(async () => {
  await server.stop();
  rmSync(work, { recursive: true });
});
beforeEach(() => {
  count += 1;
  brief = join(work, `brief-${count}.yaml`);
  write({});
});

const write = (more: Record<string, string>) => {
  const story = "Lisbon opens a line of electric ferries over the Tagus. Ten boats carry forty thousand people a day.";
  const entries = { name: `Ferries ${count}`, story, from: "2027-03-01", to: "2027-03-20", languages: "{ en: [linkedin] }", ...more };
  writeFileSync(
    brief,
    Object.entries(entries)
      .map(([key, value]) => `${key}: ${value}\n`)
      .join(""),
  );
};
const out = () => join(work, `out-${count}`);
const campaigns = async () => ((await (await server.call("GET", "/api/campaigns", { token })).json()) as { count: number }).count;

async function generate({ stopAt, env = {}, at = server.url }: { stopAt?: RegExp; env?: Record<string, string>; at?: string } = {}) {
  const interrupted = new AbortController();
  const world = testWorld({ COPYDESK_TOKEN: token, ...env }, { signal: interrupted.signal });
  const { err } = world;
  world.err = (line) => {
    err(line);
    if (stopAt?.test(line)) interrupted.abort();
  };
  const code = await run(["generate", brief, "--out", out(), "--server", at], world);
  return { code, ...world.said };
}

test("a brief becomes files; run again it goes on with the same campaign, and a changed brief makes another", async () => {
  const before = await campaigns();
  const first = await generate();
  expect(first).toMatchObject({ code: 0, err: ["1/3 en outline", "2/3 en linkedin", "3/3 en schedule"] });
  expect(readdirSync(out()).sort()).toEqual(["campaign.ics", "campaign.pdf", "campaign.xlsx", "copydesk-run.json", "texts", "texts.json"]);
  expect(readFileSync(join(out(), "campaign.pdf"), "latin1")).toMatch(/^%PDF-/);
  expect(readFileSync(join(out(), "texts", "en-linkedin.txt"), "utf8")).toContain("ferries");
  const { texts } = JSON.parse(readFileSync(join(out(), "texts.json"), "utf8")) as { texts: { channel: string | null; fields: object }[] };
  expect(texts.map((one) => one.channel)).toEqual([null, "linkedin", null]);
  rmSync(join(out(), "campaign.pdf"));
  expect((await generate()).code).toBe(0);
  expect(existsSync(join(out(), "campaign.pdf"))).toBe(true);
  expect(await campaigns()).toBe(before + 1);
  write({ name: `Ferries ${count} again`, mode: "outline_only" });
  expect((await generate()).code).toBe(0);
  expect(await campaigns()).toBe(before + 2);
});

test("Ctrl+C stops the run on the server too, and the next run finishes it", async () => {
  const before = await campaigns();
  write({ languages: "{ en: [linkedin, email, blog, press] }" });
  const stopped = await generate({ stopAt: /en outline/ });
  expect(stopped.code).toBe(130);
  expect(stopped.err.at(-1)).toContain("Stopped, on the server too.");
  const { campaign, run: id } = JSON.parse(readFileSync(join(out(), "copydesk-run.json"), "utf8")) as Record<string, string>;
  await expect
    .poll(async () => (await (await server.call("GET", `/api/campaigns/${campaign}/runs/${id}`, { token })).json()) as object, {
      timeout: 20_000,
    })
    .toMatchObject({ status: "partial", finished_at: expect.any(String) });
  expect((await generate()).code).toBe(0);
  expect(await campaigns()).toBe(before + 1);
});

test("a piece that its model does not write is named, the others become files, and a script is told by 4", async () => {
  const endpoint = await startFakeEndpoint({ behaviour: [{ call: 2, fault: "filtered" }] });
  const other = await startTestServer({ OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "paced", MODEL_HOSTS_ALLOW: endpoint.host });
  try {
    write({ languages: "{ en: [linkedin, x] }" });
    const { code, err } = await generate({ at: other.url, env: { COPYDESK_TOKEN: await other.signIn() } });
    expect(code).toBe(4);
    const [, piece] = /^en (linkedin|x) was not written: The provider's filter stopped this text/.exec(err.at(-1) ?? "") ?? [];
    const written = piece === "x" ? "linkedin" : "x";
    expect(readdirSync(join(out(), "texts")).sort()).toEqual([`en-${written}.txt`, "en-outline.txt", "en-schedule.txt"].sort());
  } finally {
    await other.stop();
    await endpoint.close();
  }
});

test("what the server refuses is said in its words", async () => {
  write({ languages: "{ en: [carrier_pigeon] }" });
  expect(await generate()).toMatchObject({ code: 2, err: [expect.stringContaining("There is no channel carrier_pigeon. Known: ")] });
  write({ voice: "Nobody" });
  expect(await generate()).toMatchObject({ code: 2, err: [expect.stringMatching(/^voice: there is no voice Nobody\. Known: /)] });
  write({});
  expect(await generate({ env: { COPYDESK_TOKEN: "x".repeat(43) } })).toMatchObject({
    code: 1,
    err: [expect.stringContaining("does not know the token")],
  });
  expect(await generate({ env: { COPYDESK_TOKEN: "" } })).toMatchObject({
    code: 2,
    err: [`Set COPYDESK_TOKEN to a token of ${server.url}.`],
  });
});

test("a server that is gone is said, with the way on", async () => {
  const api = createServerApi("http://127.0.0.1:9", token, { away: 0 });
  await expect(api.read("/campaigns")).rejects.toThrow(/does not answer\. What is written is kept; run the command again/);
});

test("while a server is away that is said once, and Ctrl+C ends the waiting", async () => {
  const away = "http://127.0.0.1:9";
  const { code, err } = await generate({ at: away, stopAt: /is asked again/ });
  expect({ code, err }).toEqual({
    code: 130,
    err: [
      `${away} does not answer. It is asked again for 60 seconds …`,
      `Stopped, while ${away} did not answer. What is written is kept; run the command again, and it goes on.`,
    ],
  });
});

test("a campaign that was deleted since is begun anew", async () => {
  expect((await generate()).code).toBe(0);
  const { campaign } = JSON.parse(readFileSync(join(out(), "copydesk-run.json"), "utf8")) as { campaign: string };
  const { version } = (await (await server.call("GET", `/api/campaigns/${campaign}`, { token })).json()) as { version: number };
  expect((await server.call("DELETE", `/api/campaigns/${campaign}?version=${version}`, { token })).status).toBeLessThan(300);
  expect((await generate()).code).toBe(0);
  expect(JSON.parse(readFileSync(join(out(), "copydesk-run.json"), "utf8"))).not.toMatchObject({ campaign });
});

test("a folder that cannot take the files is said before anything is begun", async () => {
  const before = await campaigns();
  writeFileSync(out(), "a letter");
  expect(await generate()).toMatchObject({
    code: 2,
    err: [
      expect.stringMatching(/cannot take the files: it is a file, or lies in one\.\nName another folder with --out\. Nothing was begun\.$/),
    ],
  });
  expect(await campaigns()).toBe(before);
});

/** Stands before the server, and may answer in its place. */
async function withProxy(
  spoil: (call: string, answer: ServerResponse, forward: () => Promise<Response>) => Promise<boolean>,
  use: (address: string) => Promise<void>,
) {
  const proxy = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { authorization = "", "content-type": type = "", "idempotency-key": key } = request.headers;
    const forward = () =>
      fetch(`${server.url}${request.url}`, {
        method: request.method ?? "GET",
        headers: { authorization, ...(type && { "content-type": type }), ...(typeof key === "string" && { "idempotency-key": key }) },
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      });
    if (await spoil(`${request.method} ${request.url}`, response, forward)) return;
    const answer = await forward();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

test("answers that are lost, cut or a proxy's own are asked for again, and one run comes of it", async () => {
  const before = await campaigns();
  const spoilt: string[] = [];
  const once = (what: string) => !spoilt.includes(what) && spoilt.push(what) > 0;
  await withProxy(
    async (call, answer, forward) => {
      if (/^POST .*\/generate$/.test(call) && once("the run's number is lost")) {
        await forward();
        answer.destroy();
        return true;
      }
      if (/export\?format=pdf/.test(call) && once("the PDF is cut")) {
        answer.writeHead(200, { "content-length": "5000" });
        answer.write("%PDF-");
        setTimeout(() => answer.destroy(), 20);
        return true;
      }
      if (/^GET .*\/blocks/.test(call) && once("nobody is behind the proxy")) {
        answer.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
        return true;
      }
      return false;
    },
    async (at) => {
      expect(await generate({ at })).toMatchObject({ code: 0 });
      expect(spoilt).toHaveLength(3);
    },
  );
  expect(readFileSync(join(out(), "campaign.pdf"), "latin1").length).toBeGreaterThan(1_000);
  expect(await campaigns()).toBe(before + 1);
});

test("an address where something else answers is said", async () => {
  await withProxy(
    async (_, answer) => {
      answer.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
      return true;
    },
    async (at) => {
      expect(await generate({ at })).toMatchObject({
        code: 1,
        err: [expect.stringMatching(/something else than Copydesk does\. Look at the address/)],
      });
    },
  );
});
