import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite, { type Database } from "better-sqlite3";
import { startCopydesk } from "./process.ts";
import { type SampleCampaign, sampleCampaign } from "./sample-campaign.ts";

/** Campaigns that are made one by one; the others are their copies, with a number, a name and days of their own. */
const patterns = 1_000;
/** A language that few campaigns are written in, and just as many of them however many there are. */
export const rareLanguage = "nl";
const inRareLanguage = 20;

/** A data folder with so many campaigns, made by the server itself and then filled: a million in about half a minute. */
export async function folderWithCampaigns(count: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  await server.stop();
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  // A folder that breaks is made anew, so nothing is written twice and nothing is waited for.
  for (const setting of ["journal_mode = OFF", "synchronous = OFF", "foreign_keys = OFF", "cache_size = -200000"]) db.pragma(setting);
  db.transaction(() => fill(db, count))();
  db.exec("ANALYZE");
  db.close();
  return folder;
}

function fill(db: BetterSqlite.Database, count: number): void {
  withoutIndexes(db, ["campaigns", "campaign_languages"], () => {
    addPatterns(db, Math.min(count, patterns));
    addCopies(db, count);
    addLanguages(db);
  });
  addSearch(db);
}

function addPatterns(db: BetterSqlite.Database, count: number): void {
  const { owner } = db.prepare("select id as owner from users limit 1").get() as { owner: string };
  const columns = columnsOf(db);
  const insert = db.prepare(`insert into campaigns (${columns.join(", ")}) values (${columns.map((name) => `@${name}`).join(", ")})`);
  for (let i = 0; i < count; i += 1) insert.run(sampleCampaign(i, owner));
}

/** What a copy has of its own; `c` is its pattern and `n.i` its number. */
const own: Partial<Record<keyof SampleCampaign, string>> = {
  id: "printf('bench-%09d', n.i)",
  name: "c.name || ' ' || n.i",
  name_folded: "c.name_folded || ' ' || n.i",
  from_date: "date(c.from_date, (n.i * 7919 % 460) || ' days')",
  to_date: "date(c.to_date, (n.i * 7919 % 460) || ' days')",
  created_at: "c.created_at + (n.i * 7919 % 40000000) * 1000",
  updated_at: "c.updated_at + (n.i * 7919 % 40000000) * 1000",
};

function addCopies(db: BetterSqlite.Database, count: number): void {
  const columns = columnsOf(db);
  db.prepare(
    `with recursive n(i) as (select cast(@patterns as integer) union all select i + 1 from n where i + 1 < @count)
     insert into campaigns (${columns.join(", ")})
     select ${columns.map((name) => own[name] ?? `c.${name}`).join(", ")}
     from n join campaigns c on c.id = printf('bench-%09d', n.i % @patterns) where n.i < @count`,
  ).run({ patterns, count });
}

function addLanguages(db: BetterSqlite.Database): void {
  db.exec(`
    with lists as materialized (select distinct language_codes from campaigns),
      positions as materialized (
        select language_codes, l.id, code.key as position
        from lists, json_each(language_codes) code join languages l on l.code = code.value)
    insert into campaign_languages (campaign_id, language_id, position)
    select c.id, p.id, p.position from campaigns c join positions p on p.language_codes = c.language_codes`);
  db.prepare(
    `insert into campaign_languages (campaign_id, language_id, position)
     select c.id, l.id, 9 from campaigns c join languages l on l.code = ?
     where c.rowid % ((select count(*) from campaigns) / ${inRareLanguage}) = 0`,
  ).run(rareLanguage);
}

/** What the triggers of `campaigns` would have written, with more of it in memory at a time. */
function addSearch(db: BetterSqlite.Database): void {
  const holdInMemory = (bytes: number) => `insert into campaigns_fts (campaigns_fts, rank) values ('hashsize', ${bytes});`;
  db.exec(`
    ${holdInMemory(32 * 2 ** 20)}
    insert into campaign_search (id, campaign_id) select rowid, id from campaigns;
    insert into campaigns_fts (rowid, name, description, main_story) select rowid, name, description, main_story from campaigns;
    ${holdInMemory(2 ** 20)}`);
}

function columnsOf(db: BetterSqlite.Database): (keyof SampleCampaign)[] {
  const known = new Set((db.pragma("table_info(campaigns)") as { name: string }[]).map((one) => one.name));
  const sample = Object.keys(sampleCampaign(0, "")) as (keyof SampleCampaign)[];
  const missing = sample.filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`The table of campaigns has no ${missing.join(", ")}.`);
  return sample;
}

/** What SQLite keeps about a trigger or an index that was written out; those of primary keys have no text. */
interface Part {
  type: "trigger" | "index";
  name: string;
  sql: string;
}

/**
 * Loads rows into tables while these have neither triggers nor indexes, and makes both again afterwards: sorting an
 * index once is far cheaper than keeping it in order. The load has to do itself what the triggers would have done.
 */
export function withoutIndexes(db: Database, tables: readonly string[], load: () => void): void {
  const places = tables.map(() => "?").join(", ");
  const parts = db
    .prepare(`select type, name, sql from sqlite_master where tbl_name in (${places}) and type in ('trigger', 'index') and sql is not null`)
    .all(...tables) as Part[];
  for (const { type, name } of parts) db.exec(`drop ${type} "${name}"`);
  load();
  for (const { sql } of parts) db.exec(sql);
}

/** Milliseconds from one change to the next; a campaign that is being written changes about as often. */
const everyMs = 50;

/** Changes campaigns in a data folder one after the other until the answer is called. */
export function changeCampaigns(folder: string): () => void {
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  db.pragma("busy_timeout = 5000");
  const change = db.prepare("update campaigns set pieces_done = (pieces_done + 1) % 7 where id = printf('bench-%09d', @i % 1000)");
  let i = 0;
  const timer = setInterval(() => change.run({ i: i++ }), everyMs);
  return () => {
    clearInterval(timer);
    db.close();
  };
}
