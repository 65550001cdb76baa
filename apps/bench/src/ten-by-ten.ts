import { join } from "node:path";
import BetterSqlite from "better-sqlite3";

export const languages = 10;
export const channels = 10;

/** Ten channels of one plain part without limits, so that every answer is right the first time, and as many active languages. */
export function prepareTenByTen(folder: string, concurrency: number): void {
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  const fields = [{ key: "body", label: "Body", format: "plain", required: true, unit: "graphemes" }];
  db.prepare("update channels set fields = ?, fold = null").run(JSON.stringify(fields));
  db.prepare("update languages set status = 'active' where code in ('it', 'nl', 'pl', 'pt-PT', 'sv', 'da')").run();
  db.prepare("update models set max_concurrency = ?").run(concurrency);
  db.close();
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
