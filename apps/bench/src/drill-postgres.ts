import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startTestServer } from "@copydesk/db/test-server";
import { beginRun, expectedTexts, isOver, type Run } from "./drill-kills.ts";
import { Random } from "./fuzz/random.ts";
import { madeAgain } from "./made-again.ts";
import { type PacedCall, startPacedEndpoint } from "./paced-endpoint.ts";
import { type Running, startCopydesk } from "./process.ts";
import type { Row } from "./table.ts";
import { prepareTenByTenIn } from "./ten-by-ten.ts";

const processes = 3;
/** Calls at once that the model allows. */
const concurrency = 24;
const campaigns = 9;
/** Nothing of this goes on for ever: in milliseconds. */
const longest = 8 * 60_000;
const killEvery = 5_000;
/** After so many kills the database itself is ended at once and started again. */
const restartsAfter = [3, 7];
/** How soon the work of a process that was killed is taken up: in milliseconds. */
const takenUpWithin = 3_000;

interface Happened {
  calls: readonly PacedCall[];
  kills: readonly number[];
  restarts: readonly number[];
  /** Of the kills of the process that was at work. */
  gaps: readonly number[];
  milliseconds: number;
  finished: number;
}

/**
 * Several processes on one Postgres write campaigns, while every five seconds one of them is killed and begun again, and twice the
 * database. What the endpoint saw tells how many calls there were at once, and which were paid twice.
 */
export async function drillPostgres({ seed }: { seed: number }): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-postgres-drill-"));
  const random = new Random(seed);
  const endpoint = await startPacedEndpoint({ lengths: () => 20 + random.below(60) });
  const database = await startTestServer();
  const env = {
    DATABASE_URL: database.url,
    COPYDESK_SECRET: "a secret that all processes of the drill have",
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_MODEL: "paced",
    MODEL_HOSTS_ALLOW: endpoint.host,
  };
  const begin = () => startCopydesk(folder, env, join(tmpdir(), "copydesk-postgres-drill.log"));
  const servers: Running[] = [await begin()];
  try {
    await prepareTenByTenIn(database.url, concurrency);
    while (servers.length < processes) servers.push(await begin());
    const runs: Run[] = [];
    for (let i = 0; i < campaigns; i += 1) runs.push(await beginRun(servers[i % processes]?.url ?? "", `Ten by ten ${i}`));
    const began = performance.now();
    const kills: number[] = [];
    const restarts: number[] = [];
    const gaps: number[] = [];
    let next = began + killEvery;
    while (performance.now() - began < longest && (await openRuns(servers, runs)) > 0) {
      if (performance.now() < next) {
        await wait(200);
        continue;
      }
      const at = random.below(processes);
      const gap = await kill(servers[at] as Running, endpoint.calls);
      kills.push(gap.at);
      if (gap.milliseconds !== null) gaps.push(gap.milliseconds);
      servers[at] = await begin();
      if (restartsAfter.includes(kills.length)) {
        restarts.push(Date.now());
        await database.restart();
      }
      next = performance.now() + killEvery;
    }
    const milliseconds = performance.now() - began;
    const finished = runs.length - (await openRuns(servers, runs));
    return rowsOf({ calls: endpoint.calls, kills, restarts, gaps, milliseconds, finished }, seed);
  } finally {
    for (const server of servers) await server.stop();
    await endpoint.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that cannot answer just now tells nothing. */
async function openRuns(servers: readonly Running[], runs: readonly Run[]): Promise<number> {
  const url = servers[0]?.url ?? "";
  const over = await Promise.all(runs.map((run) => isOver(url, run).catch(() => false)));
  return over.filter((one) => !one).length;
}

/** Kills a process; says how long it took until a call began again, when it was the one that made them. */
async function kill(server: Running, calls: readonly PacedCall[]): Promise<{ at: number; milliseconds: number | null }> {
  const at = Date.now();
  if (server.ended() !== null) throw new Error(`A process has ended by itself, with ${server.ended()}.`);
  process.kill(server.pid, "SIGKILL");
  while (server.ended() === null) await wait(1);
  await wait(100);
  const lost = calls.filter((call) => call.left >= at);
  if (lost.length === 0) return { at, milliseconds: null };
  const next = () => calls.find((call) => call.began > at + 50);
  while (!next() && Date.now() - at < 30_000) await wait(10);
  return { at, milliseconds: (next()?.began ?? Number.POSITIVE_INFINITY) - at };
}

/** The most calls that were open at one instant, from when they began and ended. */
export function mostAtOnce(calls: readonly Pick<PacedCall, "began" | "ended" | "left">[]): number {
  // What ends in the same millisecond in which another begins made room for it.
  const steps = calls
    .flatMap(({ began, ended, left }) => [
      { at: began, by: 1 },
      { at: ended || left || Number.POSITIVE_INFINITY, by: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.by - b.by);
  let open = 0;
  return steps.reduce((most, { by }) => {
    open += by;
    return Math.max(most, open);
  }, 0);
}

function rowsOf({ calls, kills, restarts, gaps, milliseconds, finished }: Happened, seed: number): Row[] {
  const again = madeAgain(
    calls,
    [...kills, ...restarts].sort((a, b) => a - b),
  );
  const most = mostAtOnce(calls);
  const work = calls.reduce((sum, call) => sum + ((call.ended || call.left) - call.began), 0);
  const ideal = work / concurrency;
  const slowest = Math.max(0, ...gaps);
  const plain = { floor: "", ratio: null };
  return [
    {
      what: `campaigns of ${expectedTexts} texts, finished by ${processes} processes, seed ${seed}`,
      measured: `${finished}`,
      ...plain,
      goal: `${campaigns}`,
      ok: finished === campaigns,
    },
    {
      what: `kills, and ends of the database`,
      measured: `${kills.length}, ${restarts.length}`,
      ...plain,
      goal: `${restartsAfter.length} ends`,
      ok: restarts.length === restartsAfter.length,
    },
    { what: "calls at once, at most", measured: `${most}`, ...plain, goal: `${concurrency}`, ok: most <= concurrency },
    {
      what: `of ${calls.filter((call) => call.ended > 0).length} finished calls, paid twice`,
      measured: `${again.finished.length}`,
      floor: again.finished.length === 0 ? "" : `ended ${again.finished.sort((a, b) => a - b).join(", ")} ms before`,
      ratio: null,
      goal: "0",
      ok: again.finished.length === 0,
    },
    { what: "calls that were still answered at a kill, and were made again", measured: `${again.inTheAir}`, ...plain, goal: "", ok: true },
    {
      what: `work of a killed process taken up, slowest of ${gaps.length}`,
      measured: `${slowest} ms`,
      ...plain,
      goal: `${takenUpWithin} ms`,
      ok: slowest <= takenUpWithin,
    },
    {
      what: "time, of what the calls took that were made",
      measured: `${(milliseconds / 1000).toFixed(1)} s`,
      floor: `${(ideal / 1000).toFixed(1)} s`,
      ratio: milliseconds / ideal,
      goal: "1.10",
      ok: milliseconds / ideal <= 1.1,
    },
  ];
}
