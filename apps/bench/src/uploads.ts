import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type HeavyFile, heavyFiles } from "./heavy-files.ts";
import { type Running, residentMegabytes, signIn, startCopydesk } from "./process.ts";
import { milliseconds, percentile, type Row, seconds } from "./table.ts";

const files = 20;
const chunkBytes = 64 * 1024;
const mostOverIdle = 100;
const slowest = 50;

/**
 * Twenty files of ten megabytes, sent in chunks of 64 KB by two people at the same time, since one may send a hundred
 * megabytes at a time; until the last one is read.
 */
export async function benchmarkUploads(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  try {
    return rowsOf(await measure(server));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  /** Resident memory in MB, before and at its most. */
  idle: number;
  most: number;
  /** Of asking for `healthz` meanwhile, in milliseconds. */
  times: number[];
  sent: number;
  read: number;
}

async function measure(server: Running): Promise<Measured> {
  const tokens = [await signIn(server.url), await secondPerson(server.url)];
  const all = heavyFiles(files);
  await wait(3_000);
  const idle = residentMegabytes(server.pid);
  const watch = watchServer(server);
  const began = performance.now();
  await Promise.all(
    tokens.map((token, i) =>
      sendAll(
        server.url,
        token,
        all.filter((_, place) => place % tokens.length === i),
      ),
    ),
  );
  const sent = performance.now() - began;
  await Promise.all(tokens.map((token) => allRead(server.url, token)));
  return { idle, sent, read: performance.now() - began, ...(await watch.stop()) };
}

function rowsOf({ idle, most, times, sent, read }: Measured): Row[] {
  const over = most - idle;
  const p99 = percentile(times, 0.99);
  return [
    {
      what: `memory over idle, ${files} files of 10 MB at once`,
      measured: `${over.toFixed(0)} MB`,
      floor: `${idle.toFixed(0)} MB idle`,
      ratio: null,
      goal: `≤ ${mostOverIdle} MB`,
      ok: over <= mostOverIdle,
    },
    {
      what: `healthz meanwhile, p99 of ${times.length}`,
      measured: milliseconds(p99),
      floor: `${milliseconds(percentile(times, 0.5))} p50`,
      ratio: null,
      goal: `< ${slowest} ms`,
      ok: p99 < slowest,
    },
    { what: "200 MB sent, and all of it read", measured: `${seconds(sent)}, ${seconds(read)}`, floor: "", ratio: null, goal: "", ok: true },
  ];
}

/** The most memory that a process holds, and how long it takes to say that it is there. */
function watchServer({ url, pid }: Running) {
  let most = residentMegabytes(pid);
  const times: number[] = [];
  let going = true;
  const sampling = (async () => {
    while (going) {
      most = Math.max(most, residentMegabytes(pid));
      await wait(10);
    }
  })();
  const asking = (async () => {
    while (going) {
      const began = performance.now();
      await (await fetch(`${url}/api/healthz`)).arrayBuffer();
      times.push(performance.now() - began);
      await wait(5);
    }
  })();
  return {
    async stop() {
      going = false;
      await Promise.all([sampling, asking]);
      return { most, times };
    },
  };
}

/** Somebody else who may send files. */
async function secondPerson(url: string): Promise<string> {
  const token = await signIn(url);
  const json = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return (await answer.json()) as T;
  };
  const { results } = await json<{ results: { id: string; name: string }[] }>("GET", "/api/roles?search=administrator");
  const email = "second@example.com";
  const people = { people: [{ email }], role_ids: results.map((role) => role.id) };
  const { links } = await json<{ links: { link: string }[] }>("POST", "/api/users", people);
  const password = "another one, for benchmarks only";
  const path = new URL(links[0]?.link ?? "").pathname;
  await json("POST", `/api${path}?isActivation=true`, { new_password: password, confirm_password: password });
  return (await json<{ token: string }>("POST", "/api/auth/login", { email, password })).token;
}

/** Two files at a time, as the console sends them. */
async function sendAll(url: string, token: string, all: readonly HeavyFile[]): Promise<void> {
  const waiting = [...all];
  const sendNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await send(url, token, file);
  };
  await Promise.all([sendNext(), sendNext()]);
}

async function send(url: string, token: string, { name, bytes }: HeavyFile): Promise<void> {
  const common = { authorization: `Token ${token}`, "tus-resumable": "1.0.0" };
  const begun = await fetch(`${url}/api/uploads`, {
    method: "POST",
    headers: { ...common, "upload-length": String(bytes.length), "upload-metadata": `filename ${Buffer.from(name).toString("base64")}` },
  });
  if (begun.status !== 201) throw new Error(`${name}: ${begun.status} ${await begun.text()}`);
  const place = url + begun.headers.get("location");
  for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
    const answer = await fetch(place, {
      method: "PATCH",
      headers: { ...common, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      body: new Uint8Array(bytes.subarray(offset, offset + chunkBytes)),
    });
    if (answer.status !== 204) throw new Error(`${name} at ${offset}: ${answer.status} ${await answer.text()}`);
  }
}

async function allRead(url: string, token: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/uploads`, { headers: { authorization: `Token ${token}` } });
    const { results } = (await answer.json()) as { results: { name: string; state: string; message: string }[] };
    const failed = results.find((one) => one.state === "failed");
    if (failed) throw new Error(`${failed.name}: ${failed.message}`);
    if (results.every((one) => one.state === "ready" || one.state === "needs_review")) return;
    await wait(200);
  }
}
