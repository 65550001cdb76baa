import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startTestServer, type TestServer } from "@copydesk/db/test-server";
import pg from "pg";
import { makePiece, type Piece, saveAgainAndAgain } from "./autosaves.ts";
import { beginRun, expectedTexts, isOver } from "./drill-kills.ts";
import { sendRequests } from "./load.ts";
import { folderWithCampaigns } from "./many-campaigns.ts";
import { neverAsked } from "./never-asked.ts";
import { type PacedCall, type PacedEndpoint, startPacedEndpoint } from "./paced-endpoint.ts";
import { processorMilliseconds, processorMillisecondsOfAll, type Running, signIn, startCopydesk } from "./process.ts";
import { atMost, median, milliseconds, percentile, type Row, seconds } from "./table.ts";
import { prepareTenByTenIn } from "./ten-by-ten.ts";

const command = fileURLToPath(new URL("../../cli/src/main.ts", import.meta.url));
const count = 100_000;
const writers = 24;
const requests = 600;
/** Calls at once that the model allows. */
const concurrency = 24;
const campaigns = 3;
/** Between two looks at whether a campaign is written, in milliseconds: each costs the process that is measured four statements. */
const lookEvery = 100;

/** One process and three on one Postgres, which writes as in earnest: what a second process adds, and what each thing costs. */
export async function benchmarkPostgres(): Promise<Row[]> {
  const folder = await folderWithCampaigns(count);
  const database = await startTestServer({ isDurable: true });
  const endpoint = await startPacedEndpoint();
  try {
    return await measure(folder, database, endpoint);
  } finally {
    await endpoint.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, database: TestServer, endpoint: PacedEndpoint): Promise<Row[]> {
  const rows: Row[] = [await move(folder, database.url)];
  await settle(database.url);
  const env = {
    DATABASE_URL: database.url,
    COPYDESK_SECRET: readFileSync(join(folder, "secret.key"), "utf8").trim(),
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_MODEL: "paced",
    MODEL_HOSTS_ALLOW: endpoint.host,
  };
  for (const processes of [1, 3])
    await withProcesses(processes, folder, env, async (servers, told) => {
      const token = await signIn(servers[0]?.url ?? "");
      rows.push(await pages(servers, token, database, told));
      rows.push(await autosaves(servers, token, database, told));
    });
  // After the saves: it leaves every channel one part alone.
  await prepareTenByTenIn(database.url, concurrency);
  for (const processes of [1, 3])
    await withProcesses(
      processes,
      folder,
      env,
      async (servers, told) => void rows.push(await writeCampaigns(servers, endpoint.calls, told)),
    );
  return rows;
}

async function withProcesses(
  count: number,
  folder: string,
  env: Record<string, string>,
  measure: (servers: readonly Running[], told: string) => Promise<void>,
): Promise<void> {
  const servers: Running[] = [];
  for (let i = 0; i < count; i += 1) servers.push(await startCopydesk(folder, env));
  await measure(servers, count === 1 ? "1 process" : `${count} processes`);
  for (const server of servers) await server.stop();
}

const plain = { floor: "", ratio: null, goal: "", ok: true } as const;

async function move(folder: string, url: string): Promise<Row> {
  const began = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [command, "migrate", "--from", folder, "--to", url]);
  const took = performance.now() - began;
  const rows = Number(/Moved (\d+) rows/.exec(stdout)?.[1]);
  return {
    what: `a folder of ${count.toLocaleString("en")} campaigns moved, ${rows.toLocaleString("en")} rows`,
    measured: seconds(took),
    ...plain,
  };
}

/** As it is after a night of its own housekeeping. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

/** What something costs a call, of our processes and of the database. */
async function costing<T>(
  servers: readonly Running[],
  database: TestServer,
  calls: number,
  action: () => Promise<T>,
): Promise<[T, string]> {
  const used = () =>
    [servers.reduce((sum, { pid }) => sum + processorMilliseconds(pid), 0), processorMillisecondsOfAll(database.pid)] as const;
  const [ours, its] = used();
  const answer = await action();
  const [oursAfter, itsAfter] = used();
  return [answer, `processor a call: ${((oursAfter - ours) / calls).toFixed(2)} ms, Postgres ${((itsAfter - its) / calls).toFixed(2)} ms`];
}

async function pages(servers: readonly Running[], token: string, database: TestServer, told: string): Promise<Row> {
  let i = 0;
  const next = () => `/api/campaigns?${new URLSearchParams({ limit: "25", offset: String(neverAsked.page(i++, count).offset) })}`;
  const each = requests / servers.length;
  const load = { tokens: [token], connections: 12 / servers.length, requests: each };
  const ask = () => Promise.all(servers.map(({ url }) => sendRequests(url, next, load)));
  await ask();
  const [answers, cost] = await costing(servers, database, requests, ask);
  const rate = answers.reduce((sum, one) => sum + one.perSecond, 0);
  const last = percentile(
    answers.flatMap((one) => one.times),
    0.99,
  );
  return {
    what: `list, another page each time, 12 at once, ${told} (${cost})`,
    measured: `${Math.round(rate)} /s, p99 ${milliseconds(last)}`,
    ...plain,
  };
}

async function autosaves(servers: readonly Running[], token: string, database: TestServer, told: string): Promise<Row> {
  const at = (i: number) => servers[i % servers.length] as Running;
  const pieces: Piece[] = [];
  for (let i = 0; i < writers; i += 1) pieces.push(await makePiece(at(i), token, `${i} with ${told}`));
  const save = () => Promise.all(pieces.map((piece, i) => saveAgainAndAgain(at(i), token, piece)));
  await save();
  const began = performance.now();
  const [times, cost] = await costing(servers, database, writers * 25, async () => (await save()).flat());
  const rate = (times.length * 1_000) / (performance.now() - began);
  return {
    what: `saves of pieces, ${writers} at once, ${told} (${cost})`,
    measured: `${Math.round(rate)} /s, p50 ${milliseconds(median(times))}, p99 ${milliseconds(percentile(times, 0.99))}`,
    ...plain,
  };
}

/** Campaigns that are begun at different processes, against the time that their calls took. */
async function writeCampaigns(servers: readonly Running[], calls: readonly PacedCall[], told: string): Promise<Row> {
  const before = calls.length;
  const began = performance.now();
  const runs = [];
  for (let i = 0; i < campaigns; i += 1) {
    const { url } = servers[i % servers.length] as Running;
    runs.push({ url, run: await beginRun(url, `Written by ${told}, ${i}`) });
  }
  for (const { url, run } of runs) while (!(await isOver(url, run))) await wait(lookEvery);
  const took = performance.now() - began;
  const ideal = calls.slice(before).reduce((sum, call) => sum + (call.ended - call.began), 0) / concurrency;
  return {
    what: `${campaigns} campaigns of ${expectedTexts} texts, ${concurrency} calls at once, ${told}`,
    measured: seconds(took),
    floor: seconds(ideal),
    ...atMost(took / ideal, 1.1),
  };
}
