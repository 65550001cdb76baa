import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { changeCampaigns } from "./change-campaigns.ts";
import { requestsPerSecond } from "./load.ts";
import { folderWithCampaigns } from "./many-campaigns.ts";
import { type Paired, takeTurns } from "./paired.ts";
import { type Running, signIn, startCopydesk, startProgram } from "./process.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const bareServer = fileURLToPath(new URL("./bare-list-server.ts", import.meta.url));
const rounds = 25;

/** The campaign list of 100 000 against a bare handler on the same data, then the same server on a thousand and on a million. */
export async function benchmarkList(): Promise<Row[]> {
  return [...(await againstFloor()), ...(await againstSize())];
}

interface Case {
  what: string;
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

async function againstFloor(): Promise<Row[]> {
  const count = 100_000;
  const folder = await filled(count);
  const ours = await startCopydesk(folder);
  const token = await signIn(ours.url);
  const bare = await startProgram(bareServer, "/up", { DATA_DIR: folder });
  const cases = [
    ...overTrpc.map((one) => ({ ...one, what: `list of 100 000, tRPC, ${one.what}` })),
    ...overRest.map((one) => ({ ...one, what: `list of 100 000, REST, ${one.what}` })),
  ];
  const pairs = cases.map((one) => ({
    one,
    // The floor is always the bare handler's first page: it knows no other order, no filter and no search.
    floor: rateOf({ server: bare, token, path: "/campaigns?limit=25&offset=0" }),
    measured: whileChanging(one, [folder], rateOf({ server: ours, token, path: one.path(count) })),
  }));
  const rows = (await takeTurns(pairs, rounds)).map(({ one, ...pair }) => ({ ...row(one.what, pair), ...atLeast(pair.ratio, 0.45) }));
  await Promise.all([ours.stop(), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });
  return rows;
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
    return { ...row(`from 1 000 to 1 000 000, ${one.what}`, inverse), ...atMost(inverse.ratio, 1.5) };
  });
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
