import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Followed, followCampaign } from "./follow-campaign.ts";
import { idealTime, longestChain } from "./ideal-time.ts";
import { type PacedCall, type PacedEndpoint, startPacedEndpoint, tokens as tokensOf } from "./paced-endpoint.ts";
import { processorMilliseconds, residentMegabytes, signIn, startCopydesk } from "./process.ts";
import { sdkAlone } from "./sdk-alone.ts";
import { atMost, median, milliseconds, percentile, type Row, seconds } from "./table.ts";
import { channels, createTenByTen, languages, prepareTenByTen } from "./ten-by-ten.ts";

/** Campaigns that one server writes one after the other, as fast as its calls let it. */
const wideRuns = 5;
const tokensEach = languages * (channels * tokensOf.content + tokensOf.outline + tokensOf.schedule);

/**
 * Campaigns of ten languages and ten channels: how near they come to the longest chain of their calls, and to ideal packing, what each
 * token costs, how late it comes, and what the server holds a minute after them.
 */
export async function benchmarkGeneration(): Promise<Row[]> {
  const wide = await writeCampaigns({ concurrency: 256, runs: wideRuns, rest: 60_000 });
  const narrow = await writeCampaigns({ concurrency: 8, runs: 1, rest: 0 });
  const slowest = wide.runs.map(({ delays }) => Math.max(...delays));
  const late = percentile(
    wide.runs.flatMap((one) => one.delays),
    0.99,
  );
  const perToken = median(wide.runs.map((one) => (one.processor * 1_000) / tokensEach));
  return [
    {
      what: `10 × 10 campaign, unlimited, median of ${wideRuns}`,
      measured: seconds(median(wide.runs.map((one) => one.wall))),
      floor: seconds(median(wide.runs.map((one) => longestChain(one.calls)))),
      ...atMost(median(wide.runs.map((one) => one.wall / longestChain(one.calls))), 1.05),
    },
    ...narrow.runs.map((one) => ({
      what: "10 × 10 campaign, 8 at a time",
      measured: seconds(one.wall),
      floor: seconds(idealTime(one.calls, 8)),
      ...atMost(one.wall / idealTime(one.calls, 8), 1.1),
    })),
    {
      what: `token to watcher, slowest of ${tokensEach} in each of ${wideRuns} runs (99 % within ${milliseconds(late)})`,
      measured: slowest.map(milliseconds).join(", "),
      floor: "",
      ratio: null,
      goal: "≤ 150 ms each",
      ok: slowest.every((one) => one <= 150),
    },
    {
      what: "processor time of the server for each streamed token, all of a campaign's work in it, beside the SDK's alone",
      measured: `${Math.round(perToken)} µs`,
      floor: `${Math.round(wide.sdk)} µs`,
      ratio: perToken / wide.sdk,
      goal: "≤ 120 µs",
      ok: perToken <= 120,
    },
    {
      what: `memory a minute after ${wideRuns} campaigns of 100 pieces`,
      measured: `${Math.round(wide.megabytes)} MB`,
      floor: "",
      ratio: null,
      goal: "≤ 140 MB",
      ok: wide.megabytes <= 140,
    },
  ];
}

interface Writing {
  concurrency: number;
  runs: number;
  /** Milliseconds after the last one, before the memory is looked at. */
  rest: number;
}

async function writeCampaigns({ concurrency, runs: count, rest }: Writing) {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const endpoint = await startPacedEndpoint();
  const env = { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "paced", MODEL_HOSTS_ALLOW: endpoint.host };
  try {
    await (await startCopydesk(folder, env)).stop();
    prepareTenByTen(folder, concurrency);
    const server = await startCopydesk(folder, env);
    const token = await signIn(server.url);
    const runs: (Followed & { calls: PacedCall[]; processor: number })[] = [];
    for (let i = 0; i < count; i += 1) {
      const campaign = await createTenByTen(server.url, token, `Ten by ten ${i}`);
      const before = processorMilliseconds(server.pid);
      const followed = await followCampaign(server.url, token, campaign);
      runs.push({ ...followed, calls: whole(endpoint), processor: processorMilliseconds(server.pid) - before });
    }
    await wait(rest);
    const megabytes = residentMegabytes(server.pid);
    await server.stop();
    return { runs, megabytes, sdk: rest > 0 ? await sdkAlone(endpoint.url, languages * channels) : 0 };
  } finally {
    await endpoint.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The calls since it was last asked. */
function whole(endpoint: PacedEndpoint): PacedCall[] {
  const expected = languages * (channels + 2);
  const calls = endpoint.calls.splice(0);
  if (calls.length !== expected) throw new Error(`${calls.length} calls were made for ${expected} texts.`);
  return calls;
}
