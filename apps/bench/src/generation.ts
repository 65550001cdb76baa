import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followCampaign } from "./follow-campaign.ts";
import { idealTime, longestChain } from "./ideal-time.ts";
import { type PacedEndpoint, startPacedEndpoint } from "./paced-endpoint.ts";
import { signIn, startCopydesk } from "./process.ts";
import { atMost, milliseconds, percentile, type Row, seconds } from "./table.ts";
import { channels, createTenByTen, languages, prepareTenByTen } from "./ten-by-ten.ts";

/** A campaign of ten languages and ten channels: how near it comes to the longest chain of its calls, and to ideal packing. */
export async function benchmarkGeneration(): Promise<Row[]> {
  const wide = await writeCampaign(256);
  const narrow = await writeCampaign(8);
  const late = percentile(wide.delays, 0.99);
  return [
    {
      what: "10 × 10 campaign, unlimited",
      measured: seconds(wide.wall),
      floor: seconds(longestChain(wide.calls)),
      ...atMost(wide.wall / longestChain(wide.calls), 1.1),
    },
    {
      what: "10 × 10 campaign, 8 at a time",
      measured: seconds(narrow.wall),
      floor: seconds(idealTime(narrow.calls, 8)),
      ...atMost(narrow.wall / idealTime(narrow.calls, 8), 1.1),
    },
    {
      what: `token to watcher, slowest of ${wide.delays.length} (99 % within ${milliseconds(late)})`,
      measured: milliseconds(Math.max(...wide.delays)),
      floor: "",
      ratio: null,
      goal: "≤ 150 ms",
      ok: Math.max(...wide.delays) <= 150,
    },
  ];
}

async function writeCampaign(concurrency: number) {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const endpoint = await startPacedEndpoint();
  const env = { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "paced", MODEL_HOSTS_ALLOW: endpoint.host };
  try {
    await (await startCopydesk(folder, env)).stop();
    prepareTenByTen(folder, concurrency);
    const server = await startCopydesk(folder, env);
    const token = await signIn(server.url);
    const followed = await followCampaign(server.url, token, await createTenByTen(server.url, token));
    await server.stop();
    return { ...followed, calls: whole(endpoint) };
  } finally {
    await endpoint.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function whole(endpoint: PacedEndpoint) {
  const expected = languages * (channels + 2);
  if (endpoint.calls.length !== expected) throw new Error(`${endpoint.calls.length} calls were made for ${expected} texts.`);
  return endpoint.calls;
}
