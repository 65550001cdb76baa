import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { signIn, startCopydesk } from "./process.ts";
import { median, milliseconds, percentile, type Row } from "./table.ts";

const examples = 10_000;
const rounds = 40;
const slowest = 100;

/** Lists of the settings with ten thousand rows: how long the server takes to answer a page of them. */
export async function benchmarkConfiguration(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  await (await startCopydesk(folder)).stop();
  const { language, voice } = fillExamples(join(folder, "copydesk.sqlite"));
  const server = await startCopydesk(folder);
  const token = await signIn(server.url);
  const cases: [string, Record<string, string>][] = [
    ["first page", {}],
    ["in the middle, by title", { ordering: "title", offset: String(examples / 2) }],
    ["of a voice and language", { voice_id: voice, language_ids: language }],
    ["searched, used and of one source", { search: "costs less", use_in_prompts: "true", source: "upload" }],
    [
      "filtered by everything at once",
      { voice_id: voice, language_ids: language, channel_ids: "any", use_in_prompts: "true", ordering: "-rating" },
    ],
  ];
  const rows: Row[] = [];
  for (const [what, query] of cases) {
    const times: number[] = [];
    for (let i = 0; i < rounds; i += 1) times.push(await timeOf(`${server.url}/api/examples?${new URLSearchParams(query)}`, token));
    const worst = percentile(times, 0.95);
    rows.push({
      what: `list of 10 000 examples, ${what}, p95`,
      measured: milliseconds(worst),
      floor: `${milliseconds(median(times))} p50`,
      ratio: null,
      goal: `< ${slowest} ms`,
      ok: worst < slowest,
    });
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

async function timeOf(url: string, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Token ${token}` } });
  const { results } = (await answer.json()) as { results?: unknown[] };
  if (!results || results.length === 0) throw new Error(`${url}: ${answer.status}, nothing found`);
  return performance.now() - began;
}

/** Texts of a page each, as campaigns leave them behind. */
function fillExamples(file: string): { language: string; voice: string } {
  const db = new BetterSqlite(file);
  const one = (sql: string) => db.prepare<[], string>(sql).pluck().get() ?? "";
  const language = one("select id from languages where code = 'en'");
  const other = one("select id from languages where code = 'de'");
  const voice = one("select id from voices limit 1");
  const channel = one("select id from channels limit 1");
  const owner = one("select id from users limit 1");
  const columns = "id, voice_id, language_id, channel_id, title, text, rating, use_in_prompts, source, created_at, created_by, updated_at";
  const insert = db.prepare(`insert into examples (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const text = "Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you so. ";
  db.transaction(() => {
    for (let i = 0; i < examples; i += 1) {
      const at = Date.UTC(2026, 0, 1) + ((i * 7919) % examples) * 60_000;
      const place = [i % 3 === 0 ? null : voice, i % 4 === 0 ? other : language, i % 2 === 0 ? null : channel];
      const source = i % 5 === 0 ? "upload" : "manual";
      insert.run(
        `bench-${i}`,
        ...place,
        `Example ${i % 97} of ${i}`,
        text.repeat(5 + (i % 30)),
        (i % 5) + 1,
        i % 7 === 0 ? 0 : 1,
        source,
        at,
        owner,
        at,
      );
    }
  })();
  db.exec("ANALYZE");
  db.close();
  return { language, voice };
}
