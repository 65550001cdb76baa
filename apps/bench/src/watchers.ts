import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { CrowdOf } from "./crowd-worker.ts";
import { followCampaign } from "./follow-campaign.ts";
import { addColleagues } from "./many-people.ts";
import { startPacedEndpoint } from "./paced-endpoint.ts";
import { type Running, residentMegabytes, signIn, startCopydesk } from "./process.ts";
import { atMost, median, milliseconds, percentile, type Row, seconds } from "./table.ts";
import { createTenByTen, prepareTenByTen } from "./ten-by-ten.ts";
import { watchServer } from "./watch-server.ts";

const rounds = 5;
/** A person may have six streams open. */
const streamsEach = 5;
/** How many watch, and the slowest that one in a hundred of the others may be answered meanwhile, in milliseconds. */
const crowds = [
  { watchers: 100, slowest: 50 },
  { watchers: 1_000, slowest: 100 },
];
/** After a run, until threads that nobody asks anything have ended, in milliseconds: what they give back would count for the watchers. */
const untilAtRest = 45_000;
const most = Math.max(...crowds.map((one) => one.watchers));

/** Many people watch one campaign: what they hold while nothing happens, and what they cost everybody while it is written. */
export async function benchmarkWatchers(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const endpoint = await startPacedEndpoint();
  const env = { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "paced", MODEL_HOSTS_ALLOW: endpoint.host };
  try {
    await (await startCopydesk(folder, env)).stop();
    prepareTenByTen(folder, 256);
    const tokens = await addColleagues(folder, most / streamsEach);
    const server = await startCopydesk(folder, env);
    const rows = [await idle(server, tokens), ...(await writing(server, tokens))];
    await server.stop();
    return rows;
  } finally {
    await endpoint.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function idle(server: Running, tokens: readonly string[]): Promise<Row> {
  const token = await signIn(server.url);
  const campaign = await createTenByTen(server.url, token, "Watched");
  await followCampaign(server.url, token, campaign);
  await wait(untilAtRest);
  const before = residentMegabytes(server.pid);
  const watching = await watch(server, tokens, { campaign, watchers: most });
  await wait(10_000);
  const more = residentMegabytes(server.pid) - before;
  await watching.leave();
  return {
    what: `memory of ${most} who watch a campaign while nothing happens`,
    measured: `${Math.round(more)} MB`,
    floor: "",
    ratio: null,
    goal: "≤ 60 MB",
    ok: more <= 60,
  };
}

/** Runs with nobody but one, and with crowds, by turns. */
async function writing(server: Running, tokens: readonly string[]): Promise<Row[]> {
  const token = await signIn(server.url);
  const found = crowds.map(() => ({ walls: [] as number[], alone: [] as number[], ratios: [] as number[], late: [] as number[] }));
  for (let round = -1; round < rounds; round += 1) {
    const alone = await write(server, token, { tokens, watchers: 0 });
    for (const [i, { watchers }] of crowds.entries()) {
      const crowded = await write(server, token, { tokens, watchers });
      if (round < 0) continue;
      found[i]?.walls.push(crowded.wall);
      found[i]?.alone.push(alone.wall);
      found[i]?.ratios.push(crowded.wall / alone.wall);
      found[i]?.late.push(...crowded.times);
    }
  }
  return crowds.flatMap(({ watchers, slowest }, i): Row[] => {
    const { walls = [], alone = [], ratios = [], late = [] } = found[i] ?? {};
    const last = percentile(late, 0.99);
    return [
      {
        what: `10 × 10 campaign with ${watchers} who watch it, beside one`,
        measured: seconds(median(walls)),
        floor: seconds(median(alone)),
        ...atMost(median(ratios), 1.1),
      },
      {
        what: `the list for others meanwhile, p99 (p50 ${milliseconds(median(late))})`,
        measured: milliseconds(last),
        floor: "",
        ratio: null,
        goal: `≤ ${slowest} ms`,
        ok: last <= slowest,
      },
    ];
  });
}

async function write(server: Running, token: string, { tokens, watchers }: { tokens: readonly string[]; watchers: number }) {
  const campaign = await createTenByTen(server.url, token, `Watched while it is written ${performance.now()}`);
  const watching = await watch(server, tokens, { campaign, watchers });
  const others = watchServer(server, "/api/campaigns?limit=25", { Authorization: `Token ${token}` });
  const { wall } = await followCampaign(server.url, token, campaign);
  const { times } = await others.stop();
  await watching.ended;
  await watching.leave();
  return { wall, times };
}

/** Opens streams in a thread, so that reading them holds nothing up that is measured here. */
async function watch({ url }: Running, tokens: readonly string[], { campaign, watchers }: { campaign: string; watchers: number }) {
  const input = encodeURIComponent(JSON.stringify({ campaign_id: campaign }));
  const crowd: CrowdOf = {
    address: `${url}/api/trpc/generation.live?input=${input}`,
    tokens: Array.from({ length: watchers }, (_, i) => tokens[Math.floor(i / streamsEach)] ?? ""),
  };
  const worker = new Worker(new URL("./crowd-worker.ts", import.meta.url), { workerData: crowd });
  const says = (word: string) =>
    new Promise<void>((resolve, reject) => {
      worker.on("message", (said) => said === word && resolve());
      worker.once("error", reject);
    });
  const ended = says("ended");
  // One that nobody waits for is no fault.
  ended.catch(() => undefined);
  await says("watching");
  return { ended, leave: () => worker.terminate() };
}
