import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { signIn, startCopydesk } from "./process.ts";

const languages = 20;
const channels = 15;
const versions = 20;
/** Characters of two further versions of the long piece, which are compared. */
const longText = 20_000;

export interface LargeCampaign {
  folder: string;
  id: string;
  /** Codes of its languages, the first one's in front. */
  languages: string[];
}

/** A data folder with one campaign of twenty languages and fifteen channels, twenty versions of each piece. */
export async function folderWithLargeCampaign(): Promise<LargeCampaign> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  await (await startCopydesk(folder)).stop();
  const codes = change(folder, (db) => prepare(db));
  const server = await startCopydesk(folder);
  const id = await create(server.url, await signIn(server.url), codes);
  await server.stop();
  change(folder, (db) => write(db, id));
  return { folder, id, languages: codes.languages };
}

function change<T>(folder: string, work: (db: BetterSqlite.Database) => T): T {
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  try {
    return db.transaction(() => work(db))();
  } finally {
    db.close();
  }
}

interface Codes {
  languages: string[];
  channels: string[];
}

/** Every language active, and as many channels as are wanted: those that are missing are copies. */
function prepare(db: BetterSqlite.Database): Codes {
  db.exec("update languages set status = 'active'");
  const columns = (db.pragma("table_info(channels)") as { name: string }[]).map(({ name }) => name);
  const known = db.prepare("select code from channels order by position").pluck().all() as string[];
  for (let i = known.length; i < channels; i += 1) {
    const own: Record<string, string> = {
      id: `'bench-channel-${i}'`,
      code: `'channel_${i}'`,
      name: `'Channel ${i}'`,
      name_folded: `'channel ${i}'`,
      position: String(i),
    };
    const values = columns.map((name) => own[name] ?? name).join(", ");
    db.exec(`insert into channels (${columns.join(", ")}) select ${values} from channels where code = 'blog'`);
  }
  const codes = (table: string) => db.prepare(`select code from ${table} order by position`).pluck().all() as string[];
  return { languages: codes("languages").slice(0, languages), channels: codes("channels").slice(0, channels) };
}

async function create(url: string, token: string, codes: Codes): Promise<string> {
  const response = await fetch(`${url}/api/campaigns`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Token ${token}` },
    body: JSON.stringify({
      name: "Twenty by fifteen",
      main_story: "A story that is told in twenty languages and on fifteen channels, so that somebody has a lot to look through.",
      objectives: ["Brand awareness"],
      from_date: "2027-03-01",
      to_date: "2027-04-30",
      is_public: true,
      generation_mode: "entire_campaign",
      content_schedule: true,
      languages: codes.languages.map((code) => ({ code, channels: codes.channels })),
    }),
  });
  if (!response.ok) throw new Error(`The campaign was not made: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

interface BlockRow {
  id: string;
  kind: "outline" | "content" | "schedule";
  code: string | null;
  fields: string | null;
  language: string;
}

function write(db: BetterSqlite.Database, campaign: string): void {
  const blocks = db
    .prepare(
      `select b.id, b.kind, c.code, c.fields, l.code as language from blocks b
       join languages l on l.id = b.language_id left join channels c on c.id = b.channel_id where b.campaign_id = ?`,
    )
    .all(campaign) as BlockRow[];
  const author = db.prepare("select id from users limit 1").pluck().get() as string;
  const insert = insertVersion(db, author);
  const select = db.prepare(
    "update blocks set state = 'ready', version_count = @count, next_number = @count + 1, selected_version_id = @id where id = @block",
  );
  const channelCodes = [...new Set(blocks.flatMap((block) => block.code ?? []))];
  for (const block of blocks) {
    const count = block.kind === "content" ? versions : 1;
    for (let number = 1; number <= count; number += 1) insert(block, number, contentOf(block, { number, channelCodes }));
    const isLong = block.code === "blog" && block.language === "en";
    if (isLong) for (const number of [1, 2]) insert(block, count + number, longVersion(block, number));
    select.run({ count: isLong ? count + 2 : count, id: `${block.id}-${count}`, block: block.id });
  }
  db.prepare("update campaigns set status = 'ready', pieces_done = pieces_total where id = ?").run(campaign);
}

function insertVersion(db: BetterSqlite.Database, author: string) {
  const columns = db.pragma("table_info(versions)") as { name: string; type: string; notnull: 0 | 1; dflt_value: unknown }[];
  const needed = columns.filter((one) => one.notnull === 1 && one.dflt_value === null);
  const statements = new Map<string, BetterSqlite.Statement>();
  return (block: BlockRow, number: number, { content, text }: { content: unknown; text: string }) => {
    const row: Record<string, unknown> = {
      ...Object.fromEntries(needed.map(({ name, type }) => [name, type.toLowerCase() === "text" ? "" : 0])),
      id: `${block.id}-${number}`,
      block_id: block.id,
      number,
      origin: "edited",
      content: JSON.stringify(content),
      text,
      checks: "[]",
      author_id: author,
      author_name: "Bench",
      created_at: 1_795_000_000_000 + number * 60_000,
    };
    const names = Object.keys(row);
    const sql = `insert into versions (${names.join(", ")}) values (${names.map((name) => `@${name}`).join(", ")})`;
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    statement.run(row);
  };
}

const words = "kettle harbour lantern mason flour winter stone bread turbine spanner ember quarry linen copper".split(" ");

/** Sentences of twelve words in paragraphs of five, other ones for each seed. */
function prose(seed: number, count: number): string {
  const all = Array.from({ length: count }, (_, i) => {
    const word = words[(i * 7 + seed * 3 + Math.floor(i / 11)) % words.length] ?? "";
    return i % 60 === 59 ? `${word}.\n\n` : i % 12 === 11 ? `${word}. ` : `${word} `;
  });
  return all.join("").trim();
}

interface Field {
  key: string;
  format: "plain" | "markdown" | "list";
}

function contentOf(block: BlockRow, { number, channelCodes }: { number: number; channelCodes: string[] }) {
  if (block.kind === "outline") return { content: { kind: "outline", outline: outline(channelCodes) }, text: "Outline" };
  if (block.kind === "schedule") return { content: { kind: "schedule", plan: plan(channelCodes) }, text: "Schedule" };
  return pieceOf(block, prose(number + block.id.length, 150));
}

/** The text in the channel's main part, a few words in the others. */
function pieceOf(block: BlockRow, text: string) {
  const fields = JSON.parse(block.fields ?? "[]") as Field[];
  const main = fields.find(({ key }) => ["body", "caption", "description", "text"].includes(key)) ?? fields[0];
  const values = fields.map((field) => [field.key, field === main && field.format !== "list" ? text : short(field)]);
  return { content: { kind: "content", fields: Object.fromEntries(values) }, text };
}

const short = ({ format }: Field) => (format === "list" ? ["#kettle", "#stone", "#bread"] : "Kettle of the harbour");

const longVersion = (block: BlockRow, number: number) => pieceOf(block, prose(number, 4_000).slice(0, longText));

const outline = (codes: readonly string[]) => ({
  title: "A kettle for every harbour",
  summary: prose(1, 40),
  audience: "Everybody who boils water",
  key_messages: [prose(2, 12), prose(3, 12), prose(4, 12)],
  sections: [1, 2, 3, 4].map((seed) => ({ heading: prose(seed, 4), points: [prose(seed + 1, 12), prose(seed + 2, 12)] })),
  call_to_action: "Come and see",
  facts: [prose(5, 12), prose(6, 12)],
  angles: codes.map((channel, i) => ({ channel, angle: prose(i, 12) })),
});

const plan = (codes: readonly string[]) => ({
  time_zone: "Europe/Copenhagen",
  based_on: codes,
  posts: codes.flatMap((channel, c) =>
    [0, 1, 2].map((week) => ({
      id: `post-${c}-${week}`,
      title: `Post ${week + 1}`,
      channel,
      date: new Date(Date.UTC(2027, 2, 1 + week * 7 + (c % 5))).toISOString().slice(0, 10),
      time: `${String(9 + Math.floor(c / 5)).padStart(2, "0")}:00`,
      angle: "",
      reason: "",
      status: "suggested",
      locked: false,
      notes: "",
    })),
  ),
  repairs: [],
});
