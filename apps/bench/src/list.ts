import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { requestsPerSecond, sendRequests } from "./load.ts";
import { changeCampaigns, folderWithCampaigns } from "./many-campaigns.ts";
import { type ListQuery, neverAsked } from "./never-asked.ts";
import { type Paired, takeTurns } from "./paired.ts";
import { type Running, signIn, startCopydesk, startProgram } from "./process.ts";
import { atLeast, atMost, median, milliseconds, percentile, type Row, seconds } from "./table.ts";

const bareServer = fileURLToPath(new URL("./bare-list-server.ts", import.meta.url));
const rounds = 25;
/** Fewer where one request may take a second. */
const anewRounds = 9;

/**
 * The campaign list of 100 000 against a bare handler on the same data, then the same server on a thousand and on a million. Some ask for
 * the same again and again, which what is kept answers; the others ask for something else each time.
 */
export async function benchmarkList(): Promise<Row[]> {
  return [...(await againstFloor()), ...(await againstSize())];
}

interface Case {
  what: string;
  /** The same each time. */
  path(count: number): string;
  /** Somebody changes a campaign all the while, so that pages have to be read again and again. */
  changing?: boolean;
}

const trpc = (input: object) => `/api/trpc/campaigns.list?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;
const rest = (input: Record<string, string>) => `/api/campaigns?${new URLSearchParams({ limit: "25", ...input })}`;
const filter = { status: "draft", language: "de", ordering: "name" };
const term = { search: "quiet lantern" };

const overTrpc: readonly Case[] = [
  { what: "first page", path: () => trpc({}) },
  { what: "the page in the middle", path: (count) => trpc({ offset: count / 2 }) },
  { what: "sorted by name", path: () => trpc({ ordering: "name" }) },
  { what: "filtered and sorted", path: () => trpc(filter) },
  { what: "searched", path: () => trpc(term) },
  { what: "while campaigns change", path: () => trpc({}), changing: true },
];
const overRest: readonly Case[] = [
  { what: "first page", path: () => rest({}) },
  { what: "filtered and sorted", path: () => rest(filter) },
  { what: "searched", path: () => rest(term) },
];

/** What nothing kept can answer. */
const anew: readonly { what: string; query(i: number, count: number): ListQuery }[] = [
  { what: "another page each time", query: neverAsked.page },
  { what: "another order and page each time", query: neverAsked.order },
  { what: "another rare search each time", query: neverAsked.rareSearch },
];
const anewBySize: typeof anew = [
  { what: "another rare search each time", query: neverAsked.rareSearch },
  { what: "another page each time", query: neverAsked.page },
  { what: "two common words", query: neverAsked.commonWords },
  { what: "another rare filter each time", query: neverAsked.rareFilter },
];

/** Counts on from one measurement to the next, so that none asks for what another one has asked for. */
function pathsOf(write: (query: ListQuery) => string, query: (i: number) => ListQuery): () => string {
  let i = 0;
  return () => write(query(i++));
}

const bare = (query: ListQuery) => `/campaigns?${new URLSearchParams(textOf(query))}`;
const textOf = (query: ListQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

async function againstFloor(): Promise<Row[]> {
  const count = 100_000;
  const folder = await filled(count);
  const ours = await startCopydesk(folder);
  const token = await signIn(ours.url);
  const floor = await startProgram(bareServer, "/up", { DATA_DIR: folder });
  const cases = [
    ...overTrpc.map((one) => ({ ...one, what: `list of 100 000, tRPC, kept: ${one.what}` })),
    ...overRest.map((one) => ({ ...one, what: `list of 100 000, REST, kept: ${one.what}` })),
  ];
  const pairs = cases.map((one) => ({
    one,
    // The floor is always the bare handler's first page: it knows no other order, no filter and no search.
    floor: rateOf({ server: floor, token, path: "/campaigns" }),
    measured: whileChanging(one, [folder], rateOf({ server: ours, token, path: one.path(count) })),
  }));
  const rows = (await takeTurns(pairs, rounds)).map(({ one, ...pair }) => ({ ...row(one.what, pair), ...atLeast(pair.ratio, 0.45) }));
  const surfaces = [
    { name: "tRPC", write: trpc, goal: 0.45 },
    { name: "REST", write: (query: ListQuery) => rest(textOf(query)), goal: 0.6 },
  ];
  const anewPairs = surfaces.flatMap(({ name, write, goal }, n) =>
    anew.map(({ what, query }) => {
      // The floor does the same: the same pages and orders, the same words.
      const from = (i: number) => query(i + n * 50_000, count);
      const toFloor = pathsOf(bare, from);
      const toOurs = pathsOf(write, from);
      return {
        what: `list of 100 000, ${name}, ${what}`,
        goal,
        floor: async () => (await sendRequests(floor.url, toFloor, { tokens: [token], connections: 10 })).perSecond,
        measured: async () => (await sendRequests(ours.url, toOurs, { tokens: [token], connections: 10 })).perSecond,
      };
    }),
  );
  rows.push(
    ...(await takeTurns(anewPairs, rounds)).map(({ what, goal, ...pair }) => ({ ...row(what, pair), ...atLeast(pair.ratio, goal) })),
  );
  rows.push(await crowd(ours, token, count));
  await Promise.all([ours.stop(), floor.stop()]);
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** A hundred at once, each with pages of their own. */
async function crowd({ url }: Running, token: string, count: number): Promise<Row> {
  const paths = pathsOf(trpc, (i) => neverAsked.page(i + 500_000, count));
  const { times } = await sendRequests(url, paths, { tokens: [token], connections: 100, requests: 3_000 });
  const last = percentile(times, 0.99);
  return {
    what: `list of 100 000, 100 connections, another page each time, p99 (p50 ${milliseconds(median(times))})`,
    measured: seconds(last),
    floor: "",
    ratio: null,
    goal: "< 1.00 s",
    ok: last < 1_000,
  };
}

async function againstSize(): Promise<Row[]> {
  const small = await filled(1_000);
  const large = await filled(1_000_000);
  const few = await startCopydesk(small);
  const many = await startCopydesk(large);
  const [tokenOfFew, tokenOfMany] = [await signIn(few.url), await signIn(many.url)];
  const pairs = overTrpc.map((one) => ({
    one,
    measured: whileChanging(one, [large], rateOf({ server: many, token: tokenOfMany, path: one.path(1_000_000) })),
    floor: whileChanging(one, [small], rateOf({ server: few, token: tokenOfFew, path: one.path(1_000) })),
  }));
  const rows = (await takeTurns(pairs, rounds)).map(({ one, ...pair }) => {
    const [slowest, fastest] = pair.spread;
    const inverse: Paired = { ...pair, ratio: 1 / pair.ratio, spread: [1 / fastest, 1 / slowest] };
    return { ...row(`from 1 000 to 1 000 000, kept: ${one.what}`, inverse), ...atMost(inverse.ratio, 1.5) };
  });
  for (const { what, query } of anewBySize) {
    const ofMany = pathsOf(trpc, (i) => query(i, 1_000_000));
    const ofFew = pathsOf(trpc, (i) => query(i, 1_000));
    const measured = async () => (await sendRequests(many.url, ofMany, { tokens: [tokenOfMany], connections: 10, requests: 60 })).perSecond;
    const floor = async () => (await sendRequests(few.url, ofFew, { tokens: [tokenOfFew], connections: 10, requests: 60 })).perSecond;
    const [pair] = await takeTurns([{ measured, floor }], anewRounds);
    if (!pair) continue;
    const inverse: Paired = { ...pair, ratio: 1 / pair.ratio, spread: [1 / pair.spread[1], 1 / pair.spread[0]] };
    rows.push({ ...row(`from 1 000 to 1 000 000, ${what}`, inverse), ...atMost(inverse.ratio, 1.5) });
  }
  await Promise.all([few.stop(), many.stop()]);
  for (const folder of [small, large]) rmSync(folder, { recursive: true, force: true });
  return rows;
}

async function filled(count: number): Promise<string> {
  const began = performance.now();
  const folder = await folderWithCampaigns(count);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  process.stdout.write(`  filled ${count.toLocaleString("en")} campaigns in ${seconds} s\n`);
  return folder;
}

interface Asked {
  server: Running;
  token: string;
  path: string;
}

const rateOf =
  ({ server, token, path }: Asked) =>
  () =>
    requestsPerSecond(server.url + path, token);

function whileChanging(one: Case, folders: readonly string[], measure: () => Promise<number>): () => Promise<number> {
  if (!one.changing) return measure;
  return async () => {
    const stops = folders.map(changeCampaigns);
    const rate = await measure();
    for (const stop of stops) stop();
    return rate;
  };
}

const perSecond = (value: number) => `${Math.round(value)} req/s`;

function row(what: string, { measured, floor, spread }: Paired): Pick<Row, "what" | "measured" | "floor" | "spread"> {
  process.stdout.write(`    ${what}: ${perSecond(measured)} against ${perSecond(floor)}\n`);
  return { what, measured: perSecond(measured), floor: perSecond(floor), spread };
}
