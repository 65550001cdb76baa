import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startTestServer } from "@copydesk/db/test-server";
import { beginRun, expectedTexts, isOver, type Run, statusOf } from "./drill-kills.ts";
import { Random } from "./fuzz/random.ts";
import { idealTime } from "./ideal-time.ts";
import { madeAgain } from "./made-again.ts";
import { type PacedCall, startPacedEndpoint } from "./paced-endpoint.ts";
import { type Running, startCopydesk } from "./process.ts";
import type { Row } from "./table.ts";
import { prepareTenByTenIn } from "./ten-by-ten.ts";
import { toldWrong, watchThrough } from "./watch-through.ts";

const processes = 3;
/** Calls at once that the model allows. */
const concurrency = 24;
const campaigns = 9;
/** Nothing of this goes on for ever: in milliseconds. */
const longest = 8 * 60_000;
const killEvery = 5_000;
/** After so many kills the database itself is ended at once and started again. */
const restartsAfter = [3, 7];
/** Between two looks at whether a campaign is written, one after the other: each look is work for the processes that are measured; in milliseconds. */
const lookEvery = 250;
/** How soon the work of a process that was killed is taken up: in milliseconds. */
const takenUpWithin = 3_000;

interface Happened {
  calls: readonly PacedCall[];
  kills: readonly number[];
  restarts: readonly number[];
  milliseconds: number;
  succeeded: number;
  told: Awaited<ReturnType<typeof toldWrong>>;
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
    const watchers = runs.map(({ campaign_id, token }, i) =>
      // A person may have no more than six streams at one process.
      watchThrough(campaign_id, { token, urls: () => servers.map((_, at) => servers[(i + at) % processes]?.url ?? "") }),
    );
    const kills: number[] = [];
    const restarts: number[] = [];
    let next = began + killEvery;
    const open = [...runs];
    while (performance.now() - began < longest && open.length > 0) {
      if (performance.now() < next) {
        if (await isOverAt(servers[0], open[0])) open.shift();
        else await wait(lookEvery);
        continue;
      }
      const at = random.below(processes);
      kills.push(await kill(servers[at] as Running));
      servers[at] = await begin();
      if (restartsAfter.includes(kills.length)) {
        restarts.push(Date.now());
        await database.restart();
      }
      next = performance.now() + killEvery;
    }
    const milliseconds = performance.now() - began;
    // What was told last is on its way.
    await wait(2_000);
    for (const watcher of watchers) watcher.stop();
    const told = await toldWrong(watchers, database.url);
    const states = await Promise.all(runs.map((run) => statusOf(servers[0]?.url ?? "", run)));
    const succeeded = states.filter((state) => state === "succeeded").length;
    return rowsOf({ calls: endpoint.calls, kills, restarts, milliseconds, succeeded, told }, seed);
  } finally {
    for (const server of servers) await server.stop();
    await endpoint.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that cannot answer just now tells nothing. */
const isOverAt = (server: Running | undefined, run: Run | undefined): Promise<boolean> =>
  server && run ? isOver(server.url, run).catch(() => false) : Promise.resolve(false);

/** Kills a process; says when. */
async function kill(server: Running): Promise<number> {
  const at = Date.now();
  if (server.ended() !== null) throw new Error(`A process has ended by itself, with ${server.ended()}.`);
  process.kill(server.pid, "SIGKILL");
  while (server.ended() === null) await wait(1);
  return at;
}

/** How long after a kill each call that it broke off was begun again, in milliseconds; what its process had not told anybody is found within 300. */
function begunAgainAfter(calls: readonly PacedCall[], kills: readonly number[]): number[] {
  return kills.flatMap((at) => {
    const broken = calls.filter((call) => call.left >= at && call.left < at + 300 && call.began <= at);
    return broken.map(
      ({ print }) => (calls.find((call) => call.print === print && call.began > at)?.began ?? Number.POSITIVE_INFINITY) - at,
    );
  });
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

/** The last finished call for each text: nothing that was broken off or made again is counted as work. */
const onceEach = (calls: readonly PacedCall[]): PacedCall[] => [
  ...new Map(calls.filter((call) => call.ended > 0).map((call) => [call.print, call])).values(),
];

function rowsOf({ calls, kills, restarts, milliseconds, succeeded, told }: Happened, seed: number): Row[] {
  const again = madeAgain(
    calls,
    [...kills, ...restarts].sort((a, b) => a - b),
  );
  const most = mostAtOnce(calls);
  const again_ms = begunAgainAfter(calls, kills);
  const slowest = Math.max(0, ...again_ms);
  const ideal = idealTime(onceEach(calls), concurrency, campaigns);
  const plain = { floor: "", ratio: null };
  return [
    {
      what: `campaigns of ${expectedTexts} texts, written whole by ${processes} processes, seed ${seed}`,
      measured: `${succeeded}`,
      ...plain,
      goal: `${campaigns}`,
      ok: succeeded === campaigns,
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
      what: `calls that a kill broke off begun again, slowest of ${again_ms.length}`,
      measured: `${slowest} ms`,
      ...plain,
      goal: `${takenUpWithin} ms`,
      ok: slowest <= takenUpWithin,
    },
    {
      what: `events that ${campaigns} watchers were told, of ${told.events} missing, twice or out of order`,
      measured: `${told.missed}, ${told.disordered}`,
      ...plain,
      goal: "0, 0",
      ok: told.events > 0 && told.missed === 0 && told.disordered === 0,
    },
    {
      what: "time, of what the same calls take when nothing is in their way",
      measured: `${(milliseconds / 1000).toFixed(1)} s`,
      floor: `${(ideal / 1000).toFixed(1)} s`,
      ratio: milliseconds / ideal,
      goal: "1.10",
      ok: milliseconds / ideal <= 1.1,
    },
  ];
}
