import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import pg from "pg";

export const languages = 10;
export const channels = 10;

const fields = JSON.stringify([{ key: "body", label: "Body", format: "plain", required: true, unit: "graphemes" }]);
const activeLanguages = "update languages set status = 'active' where code in ('it', 'nl', 'pl', 'pt-PT', 'sv', 'da')";

/** Ten channels of one plain part without limits, so that every answer is right the first time, and as many active languages. */
export function prepareTenByTen(folder: string, concurrency: number): void {
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  db.prepare("update channels set fields = ?, fold = null").run(fields);
  db.prepare(activeLanguages).run();
  db.prepare("update models set max_concurrency = ?").run(concurrency);
  db.close();
}

/** The same in Postgres. */
export async function prepareTenByTenIn(url: string, concurrency: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update channels set fields = $1, fold = null", [fields]);
  await client.query(activeLanguages);
  await client.query("update models set max_concurrency = $1", [concurrency]);
  await client.end();
}

const channelCodes = ["linkedin", "x", "facebook", "instagram", "tiktok", "youtube", "threads", "email", "blog", "press"];
const languageCodes = ["en", "de", "fr", "es", "it", "nl", "pl", "pt-PT", "sv", "da"];

/** A campaign of ten languages and ten channels; its id. */
export async function createTenByTen(url: string, token: string, name = "Ten by ten"): Promise<string> {
  const response = await fetch(`${url}/api/campaigns`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Token ${token}` },
    body: JSON.stringify({
      name,
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
