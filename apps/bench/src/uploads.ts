import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type HeavyFile, heavyFiles } from "./heavy-files.ts";
import { type Running, residentMegabytes, signIn, startCopydesk } from "./process.ts";
import { secondPerson, send } from "./sending.ts";
import { milliseconds, percentile, type Row, seconds } from "./table.ts";
import { watchServer } from "./watch-server.ts";

const files = 20;
const mostOverIdle = 100;
const mostAltogether = 512;
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
  /** With its readers, and without. */
  most: number;
  mostOwn: number;
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

function rowsOf({ idle, most, mostOwn, times, sent, read }: Measured): Row[] {
  const over = mostOwn - idle;
  const p99 = percentile(times, 0.99);
  return [
    {
      what: `memory of the server over idle, ${files} files of 10 MB at once`,
      measured: `${over.toFixed(0)} MB`,
      floor: `${idle.toFixed(0)} MB idle`,
      ratio: null,
      goal: `≤ ${mostOverIdle} MB`,
      ok: over <= mostOverIdle,
    },
    {
      what: "memory of the server and its readers meanwhile",
      measured: `${most.toFixed(0)} MB`,
      floor: "",
      ratio: null,
      goal: `≤ ${mostAltogether} MB`,
      ok: most <= mostAltogether,
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

/** Two files at a time, as the console sends them. */
async function sendAll(url: string, token: string, all: readonly HeavyFile[]): Promise<void> {
  const waiting = [...all];
  const sendNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await send(url, token, file);
  };
  await Promise.all([sendNext(), sendNext()]);
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
