import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { folderWithCampaigns } from "./many-campaigns.ts";
import { type Running, signIn, startCopydesk, startProgram } from "./process.ts";
import { atLeast, atMost, median, type Row } from "./table.ts";

const bareServer = fileURLToPath(new URL("./bare-list-server.ts", import.meta.url));
const rounds = 3;
const secondsEach = 4;

/** The campaign list against a bare handler on the same data, and against itself on ten, a hundred and a thousand times as much. */
export async function benchmarkList(): Promise<Row[]> {
  const medium = await measure(100_000);
  const small = await measure(1_000);
  const large = await measure(1_000_000);
  return [
    compare("campaign list of 100 000, tRPC", medium.trpc, medium.bare),
    compare("campaign list of 100 000, REST", medium.rest, medium.bare),
    compare("… page 2 000 of it", medium.deep, medium.bareDeep),
    compare("… filtered by status and language", medium.filtered, medium.bare),
    compare("… searched", medium.searched, medium.bare),
    {
      what: "from 1 000 to 1 000 000 campaigns",
      measured: perSecond(large.trpc),
      floor: perSecond(small.trpc),
      ...atMost(small.trpc / large.trpc, 1.5),
    },
  ];
}

const compare = (what: string, measured: number, floor: number): Row => ({
  what,
  measured: perSecond(measured),
  floor: perSecond(floor),
  ...atLeast(measured / floor, 0.45),
});

const perSecond = (value: number) => `${Math.round(value)} req/s`;

const restList = "/api/campaigns?limit=25";
const trpcList = (input: object) => `/api/trpc/campaigns.list?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;

async function measure(count: number) {
  process.stdout.write(`  with ${count.toLocaleString("en")} campaigns\n`);
  const folder = await folderWithCampaigns(count);
  const ours = await startCopydesk(folder);
  const token = await signIn(ours.url);
  const bare = await startProgram(bareServer, "/up", { DATA_DIR: folder });
  const rate = (server: Running, path: string) => requestsPerSecond(server.url + path, token);
  const found: Record<"trpc" | "rest" | "deep" | "filtered" | "searched" | "bare" | "bareDeep", number[]> = {
    trpc: [],
    rest: [],
    deep: [],
    filtered: [],
    searched: [],
    bare: [],
    bareDeep: [],
  };
  // Taken in turns, so that a noisy minute of the machine meets all of them.
  for (let round = 0; round < rounds; round += 1) {
    found.bare.push(await rate(bare, "/campaigns?limit=25&offset=0"));
    found.trpc.push(await rate(ours, trpcList({})));
    if (count !== 100_000) continue;
    found.rest.push(await rate(ours, restList));
    found.deep.push(await rate(ours, trpcList({ offset: 50_000 })));
    found.bareDeep.push(await rate(bare, "/campaigns?limit=25&offset=50000"));
    found.filtered.push(await rate(ours, trpcList({ status: "ready", language: "de", ordering: "name" })));
    found.searched.push(await rate(ours, trpcList({ search: "quiet lantern" })));
  }
  await ours.stop();
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
  const rates = Object.fromEntries(Object.entries(found).map(([name, values]) => [name, median(values)])) as Record<
    keyof typeof found,
    number
  >;
  const measured = Object.entries(rates).filter(([, value]) => !Number.isNaN(value));
  process.stdout.write(`    ${measured.map(([name, value]) => `${name} ${perSecond(value)}`).join(", ")}\n`);
  return rates;
}

async function requestsPerSecond(url: string, token: string): Promise<number> {
  const options = { url, connections: 8, headers: { authorization: `Token ${token}` } };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: secondsEach });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
