import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { followCampaign } from "./follow-campaign.ts";
import { idealTime, longestChain } from "./ideal-time.ts";
import { type PacedEndpoint, startPacedEndpoint } from "./paced-endpoint.ts";
import { signIn, startCopydesk } from "./process.ts";
import { atMost, milliseconds, percentile, type Row, seconds } from "./table.ts";

const languages = 10;
const channels = 10;

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
    prepare(folder, concurrency);
    const server = await startCopydesk(folder, env);
    const token = await signIn(server.url);
    const followed = await followCampaign(server.url, token, await createCampaign(server.url, token));
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

/** Ten channels of one plain part without limits, so that every answer is right the first time, and as many active languages. */
function prepare(folder: string, concurrency: number): void {
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  const fields = [{ key: "body", label: "Body", format: "plain", required: true, unit: "graphemes" }];
  db.prepare("update channels set fields = ?, fold = null").run(JSON.stringify(fields));
  db.prepare("update languages set status = 'active' where code in ('it', 'nl', 'pl', 'pt-PT', 'sv', 'da')").run();
  db.prepare("update models set max_concurrency = ?").run(concurrency);
  db.close();
}

const channelCodes = ["linkedin", "x", "facebook", "instagram", "tiktok", "youtube", "threads", "email", "blog", "press"];
const languageCodes = ["en", "de", "fr", "es", "it", "nl", "pl", "pt-PT", "sv", "da"];

async function createCampaign(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/campaigns`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Token ${token}` },
    body: JSON.stringify({
      name: "Ten by ten",
      main_story: "A story that is long enough to be told in ten languages and on ten channels, in about a hundred characters.",
      objectives: ["Brand awareness"],
      from_date: "2027-03-01",
      to_date: "2027-04-30",
      is_public: false,
      generation_mode: "entire_campaign",
      content_schedule: true,
      languages: languageCodes.map((code) => ({ code, channels: channelCodes })),
    }),
  });
  if (!response.ok) throw new Error(`The campaign was not made: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}
