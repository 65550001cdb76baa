import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Random } from "./fuzz/random.ts";
import { madeAgain } from "./made-again.ts";
import { type PacedCall, type PacedEndpoint, startPacedEndpoint } from "./paced-endpoint.ts";
import { type Running, signIn, startCopydesk } from "./process.ts";
import type { Row } from "./table.ts";
import { createTenByTen, prepareTenByTen } from "./ten-by-ten.ts";

/** Nothing of this goes on for ever: in milliseconds. */
const longest = 4 * 60_000;
/** Calls at once. */
const concurrency = 8;
/** When a kill comes after the end of a call, in milliseconds: the span in which answers were once lost. */
const aim = { from: 2, to: 34 };
/** Tokens of a piece, so that calls end one by one as those of people do. */
const lengths = { from: 20, to: 140 };
/** A server that is begun again has made calls before it is killed again. */
const rest = 1_500;
/** An answer that has been whole for so long is on the disk, whatever the machine does meanwhile: in milliseconds. */
const keptWithin = 250;

/**
 * Kills the server again and again while it writes, each time just after an endpoint has finished a call, and counts how many finished
 * calls are made, and so paid, a second time. It cannot be none (docs/decisions/019): what is shown is how many, and that none of them had
 * ended long before. Calls that were still answered when the kill came are begun again, too, and stand beside them.
 */
export async function drillKills({ seed, kills: wanted }: { seed: number; kills: number }): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-kills-"));
  const random = new Random(seed);
  const endpoint = await startPacedEndpoint({ lengths: () => lengths.from + random.below(lengths.to - lengths.from) });
  const env = { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "paced", MODEL_HOSTS_ALLOW: endpoint.host };
  let server: Running | undefined;
  // Whoever breaks it off leaves no server behind.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server?.stop().then(() => process.exit(1)));
  try {
    await (await startCopydesk(folder, env)).stop();
    prepareTenByTen(folder, concurrency);
    const began = performance.now();
    const kills: number[] = [];
    let campaigns = 0;
    do {
      server ??= await startCopydesk(folder, env);
      const run = await beginRun(server.url, `Ten by ten ${campaigns}`);
      campaigns += 1;
      while (!(await isOver(server.url, run))) {
        if (kills.length >= wanted || performance.now() - began > longest) {
          await wait(200);
          continue;
        }
        const killed = await killAfterAnEnd(server, endpoint, aim.from + random.below(aim.to - aim.from + 1));
        if (killed === null) continue;
        kills.push(killed);
        server = await startCopydesk(folder, env);
        await wait(rest);
      }
    } while (kills.length < wanted && performance.now() - began < longest);
    return rowsOf(endpoint.calls, { kills, wanted, campaigns, seed });
  } finally {
    await server?.stop();
    await endpoint.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Run {
  campaign_id: string;
  path: string;
  /** Of whoever began it: signing in for every look would be most of what is measured. */
  token: string;
}

export async function beginRun(url: string, name: string): Promise<Run> {
  const token = await signIn(url);
  const id = await createTenByTen(url, token, name);
  const headers = { Authorization: `Token ${token}`, "Content-Type": "application/json" };
  const started = await fetch(`${url}/api/campaigns/${id}/generate`, { method: "POST", headers, body: "{}" });
  const { run_id } = (await started.json()) as { run_id: string };
  return { campaign_id: id, path: `/api/campaigns/${id}/runs/${run_id}`, token };
}

export async function isOver(url: string, run: Run): Promise<boolean> {
  return !["queued", "running"].includes(await statusOf(url, run));
}

export async function statusOf(url: string, { path, token }: Run): Promise<string> {
  const headers = { Authorization: `Token ${token}` };
  return ((await (await fetch(url + path, { headers })).json()) as { status: string }).status;
}

/** Waits for the end of a call, and for `after` milliseconds more, then ends the process as a power cut does; says when, null when nothing ends. */
async function killAfterAnEnd(server: Running, endpoint: PacedEndpoint, after: number): Promise<number | null> {
  const ended = () => endpoint.calls.filter((call) => call.ended > 0).length;
  const before = ended();
  const waited = performance.now();
  while (ended() === before) {
    if (performance.now() - waited > 3_000) return null;
    await wait(1);
  }
  await wait(after);
  const killed = Date.now();
  process.kill(server.pid, "SIGKILL");
  while (server.ended() === null) await wait(1);
  return killed;
}

interface Happened {
  /** When, in milliseconds of the machine's clock. */
  kills: readonly number[];
  wanted: number;
  campaigns: number;
  seed: number;
}

function rowsOf(calls: readonly PacedCall[], { kills, wanted, campaigns, seed }: Happened): Row[] {
  const finished = calls.filter((call) => call.ended > 0);
  const texts = new Set(finished.map(({ kind, language, channel }) => `${kind} ${language} ${channel}`));
  const again = madeAgain(calls, kills);
  const oldest = Math.max(0, ...again.finished);
  const plain = { floor: "", ratio: null };
  return [
    {
      what: `kills ${aim.from} to ${aim.to} ms after the end of a call, seed ${seed}`,
      measured: `${kills.length} in ${campaigns} campaigns`,
      ...plain,
      goal: `${wanted}`,
      ok: kills.length === wanted,
    },
    {
      what: "texts of these campaigns that were never finished",
      measured: `${expectedTexts - texts.size}`,
      ...plain,
      goal: "0",
      ok: texts.size === expectedTexts,
    },
    {
      what: "calls that were still answered at a kill, and were made again",
      measured: `${again.inTheAir}`,
      ...plain,
      goal: "",
      ok: true,
    },
    {
      what: `of ${finished.length} finished calls, paid twice`,
      measured: `${again.finished.length}`,
      floor: again.finished.length === 0 ? "" : `ended ${again.finished.sort((a, b) => a - b).join(", ")} ms before the kill`,
      ratio: null,
      goal: `0 that ended ${keptWithin} ms before`,
      ok: oldest < keptWithin,
    },
  ];
}

/** Of each language an outline, a schedule and ten pieces. */
export const expectedTexts = 10 * (10 + 2);
