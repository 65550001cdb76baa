import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hostileFiles } from "@copydesk/documents/hostile";
import { type Running, residentMegabytes, signIn, startCopydesk } from "./process.ts";
import { secondPerson, send } from "./sending.ts";
import { milliseconds, percentile, type Row } from "./table.ts";
import { watchServer } from "./watch-server.ts";

const mostMemory = 512;
const slowest = 100;
const backWithin = 60_000;
/** A server that has answered thousands of requests holds more than one that has just begun, whatever it has read. */
const overIdle = 50;

/** What a file came to: a state and a sentence. */
interface Outcome {
  name: string;
  state: string;
  message: string;
}

/** Every hostile file, sent by two people at the same time while a third asks for their campaigns. */
export async function drillFiles(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-drill-"));
  // Making them takes longer than reading them, and would be in the way of the third one's questions.
  for (const [i, { make }] of hostileFiles.entries()) writeFileSync(join(folder, String(i)), make());
  const server = await startCopydesk(join(folder, "data"));
  try {
    return await measure(server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: Running, folder: string): Promise<Row[]> {
  const tokens = [await signIn(server.url), await secondPerson(server.url)];
  await wait(3_000);
  const idle = residentMegabytes(server.pid);
  const watch = watchServer(server, "/api/campaigns", { authorization: `Token ${tokens[0]}` });
  const waiting = [...hostileFiles.entries()];
  const outcomes: Outcome[] = [];
  const sendNext = async (token: string) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [i, { name }] = next;
      const outcome = await readBy(server.url, token, { name, bytes: readFileSync(join(folder, String(i))) });
      outcomes.push(outcome);
      process.stdout.write(`${outcome.state.padEnd(13)} ${name}: ${outcome.message}\n`);
    }
  };
  await Promise.all(tokens.map(sendNext));
  const { most, times } = await watch.stop();
  return rowsOf({ idle, most, times, outcomes, back: await backAfter(server.pid, idle) });
}

/** Sends a file, waits until it has been read, and takes it away. */
async function readBy(url: string, token: string, file: { name: string; bytes: Buffer }): Promise<Outcome> {
  const path = await send(url, token, file);
  const headers = { authorization: `Token ${token}` };
  for (;;) {
    const answer = await fetch(url + path, { headers });
    const { state, message } = (await answer.json()) as Outcome;
    if (state === "processing") {
      await wait(50);
      continue;
    }
    await fetch(url + path, { method: "DELETE", headers: { ...headers, "tus-resumable": "1.0.0" } });
    return { name: file.name, state, message };
  }
}

/** After how many milliseconds the memory is back, or null when it is not within the time. */
async function backAfter(pid: number, idle: number): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < backWithin) {
    if (residentMegabytes(pid) <= idle + overIdle) return performance.now() - began;
    await wait(250);
  }
  return null;
}

interface Measured {
  idle: number;
  most: number;
  times: readonly number[];
  outcomes: readonly Outcome[];
  back: number | null;
}

function rowsOf({ idle, most, times, outcomes, back }: Measured): Row[] {
  const p99 = percentile(times, 0.99);
  const speechless = outcomes.filter(({ state, message }) => state === "failed" && message === "");
  const plain = { floor: "", ratio: null };
  return [
    {
      what: "hostile files, each read or refused with a sentence",
      measured: `${outcomes.length - speechless.length}`,
      ...plain,
      goal: `${hostileFiles.length}`,
      ok: outcomes.length === hostileFiles.length && speechless.length === 0,
    },
    {
      what: "memory of the server and its readers at most",
      measured: `${most.toFixed(0)} MB`,
      floor: `${idle.toFixed(0)} MB idle`,
      ratio: null,
      goal: `≤ ${mostMemory} MB`,
      ok: most <= mostMemory,
    },
    {
      what: "memory back after the last file",
      measured: back === null ? "not within a minute" : milliseconds(back),
      ...plain,
      goal: `≤ ${backWithin / 1_000} s`,
      ok: back !== null,
    },
    {
      what: `the campaigns of somebody else meanwhile, p99 of ${times.length}`,
      measured: milliseconds(p99),
      floor: `${milliseconds(percentile(times, 0.5))} p50, ${milliseconds(Math.max(...times))} at most`,
      ratio: null,
      goal: `≤ ${slowest} ms`,
      ok: p99 <= slowest,
    },
  ];
}
