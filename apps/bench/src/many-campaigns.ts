import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { startCopydesk } from "./process.ts";

/** A data folder with so many campaigns, made by the server itself and then filled. */
export async function folderWithCampaigns(count: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  await server.stop();
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = OFF");
  fill(db, count);
  db.exec("ANALYZE");
  db.close();
  return folder;
}

const adjectives = ["quiet", "bright", "slow", "honest", "northern", "winter", "second", "open", "small", "warm"];
const nouns = ["kettle", "bakery", "harbour", "bicycle", "garden", "library", "orchestra", "workshop", "lantern", "market"];
const states = ["ready", "ready", "ready", "draft", "outline_review", "needs_attention", "failed"];
const privacies = ["public", "private", "shared"];
const languages = [["en"], ["en", "de"], ["en", "de", "ar"], ["fr", "en"], ["ja"]];
const channels = ["linkedin", "x", "email", "blog", "instagram", "press"];

function fill(db: BetterSqlite.Database, count: number): void {
  const { owner } = db.prepare("select id as owner from users limit 1").get() as { owner: string };
  const codes = new Map(
    (db.prepare("select code, id from languages").all() as { code: string; id: string }[]).map((one) => [one.code, one.id]),
  );
  const columns = columnsOf(db);
  const insert = db.prepare(`insert into campaigns (${columns.join(", ")}) values (${columns.map((name) => `@${name}`).join(", ")})`);
  const addLanguage = db.prepare("insert into campaign_languages (campaign_id, language_id, position) values (?, ?, ?)");
  db.transaction(() => {
    for (let i = 0; i < count; i += 1) {
      const row = campaign(i, owner);
      insert.run(row);
      for (const [position, code] of (JSON.parse(row.language_codes) as string[]).entries())
        addLanguage.run(row.id, codes.get(code), position);
    }
  })();
}

function columnsOf(db: BetterSqlite.Database): string[] {
  const known = new Set((db.pragma("table_info(campaigns)") as { name: string }[]).map((one) => one.name));
  const sample = Object.keys(campaign(0, ""));
  const missing = sample.filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`The table of campaigns has no ${missing.join(", ")}.`);
  return sample;
}

const pick = <T>(values: readonly T[], i: number): T => values[i % values.length] as T;

function campaign(i: number, owner: string) {
  const name = `The ${pick(adjectives, i)} ${pick(nouns, Math.floor(i / 10))} ${i}`;
  const at = 1_750_000_000_000 + ((i * 7_919) % 40_000_000) * 1_000;
  const from = new Date(at).toISOString().slice(0, 10);
  return {
    id: `bench-${String(i).padStart(9, "0")}`,
    owner_id: owner,
    name,
    name_folded: name.toLowerCase(),
    description: `What the ${pick(nouns, i)} taught us about ${pick(adjectives, i + 3)} things`,
    // Short, because filling a million rows is mostly the work of indexing their words.
    main_story: `It stood in the ${pick(nouns, i + 4)} for ${i % 90} years.`,
    own_objectives: "[]",
    objective_ids: "[]",
    from_date: from,
    to_date: new Date(at + 28 * 86_400_000).toISOString().slice(0, 10),
    timezone: "Europe/Berlin",
    privacy: pick(privacies, i),
    generation_mode: "entire_campaign",
    content_schedule: 1,
    audience: "",
    key_messages: "[]",
    call_to_action: "",
    links: "[]",
    mandatory_text: "",
    forbidden_claims: "",
    tags: "[]",
    status: pick(states, i),
    language_codes: JSON.stringify(pick(languages, i)),
    channel_codes: JSON.stringify(channels.slice(0, 1 + (i % channels.length))),
    pieces_total: 6,
    pieces_done: 6,
    pieces_failed: 0,
    created_at: at,
    created_by: owner,
    updated_at: at,
    updated_by: owner,
    version: 1,
  };
}
