import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@copydesk/db";
import { EventSource } from "eventsource";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { startServer } from "./start-server.ts";
import { administrator, builtPrograms, startTestServer } from "./testing.ts";

const log = pino({ level: "silent" });
let dataFolder: string | undefined;
afterEach(() => {
  if (dataFolder) rmSync(dataFolder, { recursive: true, force: true });
  dataFolder = undefined;
});

test("a call that has begun is answered, also when it takes longer than a moment", async () => {
  const server = await startTestServer();
  const token = await server.signIn();
  const body = JSON.stringify([{ key: "a.key", value: "1", value_type: "string" }]);
  let answer = "";
  const { port } = new URL(server.url);
  const socket = connect(Number(port), "127.0.0.1");
  const ended = new Promise((resolve) => socket.on("close", resolve).on("error", resolve));
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /api/user-preference/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begun = performance.now();
  const stopped = server.stop();
  setTimeout(() => socket.write(body.slice(5)), 900);
  await Promise.all([stopped, ended]);
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  // The connection is kept alive by its client; the server does not wait for that.
  expect(performance.now() - begun).toBeLessThan(4_000);
});

const campaign = {
  name: "Watched",
  main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
  from_date: "2027-01-01",
  to_date: "2027-01-31",
  languages: [{ code: "en", channels: ["linkedin"] }],
};

/** A server as people run it, on a port of its own, that can be started again in the same place. */
async function startOnce(port = "0") {
  dataFolder ??= mkdtempSync(join(tmpdir(), "copydesk-server-"));
  const settings = { PORT: port, DATA_DIR: dataFolder, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const server = await startServer(readConfiguration({ ...settings, CALLS_PER_MINUTE: "1000000" }), log, { programs: builtPrograms });
  return { ...server, port: new URL(server.url).port };
}

async function signIn(url: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(administrator) });
  return ((await answer.json()) as { token: string }).token;
}

test("a stream is told when to come back, ends without a failure, and comes back to the next process by itself", async () => {
  const first = await startOnce();
  const headers = { authorization: `Token ${await signIn(first.url)}`, "content-type": "application/json" };
  const made = await fetch(`${first.url}/api/campaigns`, { method: "POST", headers, body: JSON.stringify(campaign) });
  const input = encodeURIComponent(JSON.stringify({ campaign_id: ((await made.json()) as { id: string }).id }));
  const address = `${first.url}/api/trpc/generation.live?input=${input}`;
  const failures: string[] = [];
  const follow = (url: string) =>
    new EventSource(url, {
      fetch: (at, init) =>
        fetch(at, { ...init, headers: { ...init.headers, ...headers } }).catch((error: Error & { cause?: { code?: string } }) => {
          failures.push(String(error.cause?.code));
          throw error;
        }),
    });
  const source = follow(address);
  let connected = 0;
  source.addEventListener("connected", () => (connected += 1));
  source.addEventListener("error", ({ message }) =>
    failures.push(`${message}, ${source.readyState === source.CLOSED ? "for good" : "again"}`),
  );
  const raw = fetch(address, { headers }).then((answer) => answer.text());
  await expect.poll(() => connected).toBe(1);
  await first.stop("it starts again");
  // Whole to its end, without tRPC's own "return", which would keep everybody away.
  expect(await raw).toMatch(/\n\nretry: 1\d\d\d\n\n$/);
  expect(await raw).not.toContain("event: return");
  const second = await startOnce(first.port);
  await expect.poll(() => connected, { timeout: 8_000 }).toBe(2);
  source.close();
  await second.stop("the test is over");
  // The end of the stream is an "error" without words to every EventSource; nobody may be there in between, but nothing was broken off.
  expect(failures.filter((failure) => !/^undefined, again$|ECONNREFUSED/.test(failure))).toEqual([]);
});

test("who asks for a stream of a process that stops is told when to come back", async () => {
  const server = await startOnce();
  const socket = connect(Number(server.port), "127.0.0.1");
  const ended = new Promise((resolve) => socket.on("close", resolve));
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write("GET /api/healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => answer).toContain("up");
  answer = "";
  const stopped = server.stop("the test is over");
  socket.write("GET /api/trpc/generation.live?input=%7B%7D HTTP/1.1\r\nHost: x\r\n\r\n");
  await Promise.all([stopped, ended]);
  for (const said of [/^HTTP\/1\.1 200/, /content-type: text\/event-stream/i, /connection: close/i, /\n\nretry: 1\d\d\d\n\n$/]) {
    expect(answer).toMatch(said);
  }
});

describe("kept connections", () => {
  /** Asks again and again until nobody is there any more. @returns how it ended. */
  async function askOn(ask: () => Promise<string>, pause: number, onAnswer: () => void): Promise<string> {
    let last = "";
    try {
      for (;;) {
        last = await ask();
        onAnswer();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      return `${last}, then ${cause?.code ?? code}`;
    }
  }

  test("of clients that go on asking are let go with an answer; none is reset", async () => {
    const server = await startOnce();
    const agents: Agent[] = [];
    const overFetch = async () => {
      const answer = await fetch(`${server.url}/api/company`);
      await answer.text();
      return `${answer.status} ${answer.headers.get("connection")}`;
    };
    const overAgent = () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      agents.push(agent);
      return () =>
        new Promise<string>((resolve, reject) => {
          const body = JSON.stringify({ email: "x@example.com", password: "y".repeat(200_000) });
          const headers = { "content-type": "application/json", "content-length": body.length };
          const sent = request(`${server.url}/api/nowhere`, { agent, method: "POST", headers }, (answer) => {
            answer.resume().on("end", () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
          });
          sent.on("error", reject).end(body);
        });
    };
    const asks = [...Array.from({ length: 6 }, () => overFetch), ...Array.from({ length: 6 }, overAgent)];
    const begun: Promise<void>[] = [];
    const clients = asks.map((ask, i) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(promise);
      return askOn(ask, (i % 6) * 9, resolve);
    });
    // Whoever nobody has let in yet has no connection that could be kept.
    await Promise.all(begun);
    await server.stop("the test is over");
    const outcomes = await Promise.all(clients);
    expect(outcomes.filter((outcome) => !outcome.endsWith("then ECONNREFUSED"))).toEqual([]);
    expect(outcomes).toContain("503 close, then ECONNREFUSED");
    for (const agent of agents) agent.destroy();
  });

  test("that nobody uses are closed, also those on which nothing was ever asked", async () => {
    const server = await startOnce();
    const socket = connect(Number(server.port), "127.0.0.1");
    const ended = new Promise((resolve) => socket.on("end", () => resolve("closed in order")).on("error", resolve));
    await new Promise((resolve) => socket.once("connect", resolve));
    const begun = performance.now();
    await server.stop("the test is over");
    expect(await ended).toBe("closed in order");
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

test("the stream of a run ends as streams end, with how the run stands", async () => {
  const server = await startTestServer({ BUILTIN_TOKENS_PER_SECOND: "1" });
  const token = await server.signIn();
  const body = {
    name: "Followed",
    main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
    from_date: "2027-01-01",
    to_date: "2027-01-31",
    languages: [{ code: "en", channels: ["linkedin"] }],
  };
  const { id } = (await (await server.call("POST", "/api/campaigns", { token, body })).json()) as { id: string };
  const { run_id } = (await (await server.call("POST", `/api/campaigns/${id}/generate`, { token, body: {} })).json()) as { run_id: string };
  const stream = await server.call("GET", `/api/campaigns/${id}/runs/${run_id}/events`, { token });
  expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const whole = stream.text();
  await server.stop();
  // Fails where the connection is broken off: the last chunk would be missing.
  expect(await whole).toMatch(/^id: [\w-]+:\d+\nevent: run\ndata: \{"id":"/);
});

test("nothing is left open when the worker cannot start", async () => {
  dataFolder = mkdtempSync(join(tmpdir(), "copydesk-server-"));
  const first = await startServer(readConfiguration({ PORT: "0", DATA_DIR: dataFolder }), log, { programs: builtPrograms });
  const { port } = new URL(first.url);
  await first.stop("the test is over");
  const db = openDatabase(join(dataFolder, "copydesk.sqlite"));
  db.$client.exec("alter table llm_logs rename to llm_logs_gone");
  db.$client.close();
  await expect(startServer(readConfiguration({ PORT: port, DATA_DIR: dataFolder }), log, { programs: builtPrograms })).rejects.toThrow(
    "llm_logs",
  );
  const refused = await new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", () => resolve(true));
  });
  expect(refused).toBe(true);
});
