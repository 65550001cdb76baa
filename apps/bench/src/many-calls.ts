import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, databaseName, indexCallTexts, openDatabase } from "@copydesk/db";
import BetterSqlite from "better-sqlite3";
import { startCopydesk } from "./process.ts";

/** A data folder with so many calls to models in its log, over 90 days, written through the triggers; 10 000 of them with their texts, which are in the search. */
export async function folderWithCalls(count: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  await server.stop();
  const db = openDatabase(join(folder, databaseName));
  // A folder that breaks is made anew, so nothing is written twice and nothing is waited for.
  for (const setting of ["journal_mode = OFF", "synchronous = OFF", "foreign_keys = OFF", "cache_size = -400000"])
    db.$client.pragma(setting);
  db.$client.transaction(() => fill(db.$client, count))();
  while (indexCallTexts(db, 10_000));
  db.$client.exec("ANALYZE");
  closeDatabase(db);
  return folder;
}

/** Waits until a running server has put all but the newest calls by, as it does between other work after an upgrade. */
export async function untilKept(folder: string, count: number): Promise<void> {
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"), { readonly: true });
  const kept = db.prepare<[], number>("select coalesce(sum(calls), 0) from llm_log_chunks").pluck();
  // The last hour and the last stretch stay as rows.
  const rest = Math.ceil(count / (days * 24)) + 10_000;
  while ((kept.get() ?? 0) < count - rest) await new Promise((resolve) => setTimeout(resolve, 250));
  db.close();
}

const days = 90;
const texts = 10_000;

/** The id of a call with 200 kB of messages. */
export const longCall = "call-long";

function fill(db: BetterSqlite.Database, count: number): void {
  const now = Date.now();
  db.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < @count)
     insert into llm_logs (id, at, purpose, user_id, campaign_id, language_code, channel_code, model_name, provider, parameters, dropped,
       status, tokens_fresh, tokens_cached, tokens_out, tokens_reasoning, tokens_estimated, cost, currency, total_ms, first_token_ms, attempt)
     select printf('call-%09d', i), @from + i * @step,
       case i * 7 % 10 when 0 then 'outline' when 1 then 'schedule' when 2 then 'chat' else 'content' end,
       printf('person-%02d', i * 7919 % 50), printf('campaign-%04d', i / 20 * 104729 % 5000),
       case i * 31 % 5 when 0 then 'en' when 1 then 'de' when 2 then 'fr' when 3 then 'ar' else 'ja' end,
       printf('channel-%02d', i * 13 % 12), printf('model-%d', i * 17 % 8), 'openai', '{}', '[]',
       case when i * 101 % 97 = 0 then 'error' when i * 103 % 89 = 0 then 'timeout' else 'success' end,
       i * 7919 % 4000, i * 6007 % 3000, i * 5003 % 900, 0, 0, (i * 7919 % 5000) / 100000.0, 'USD', i * 9001 % 12000, i * 4001 % 900, 1
     from n`,
  ).run({ count, from: now - days * 86_400_000, step: Math.floor((days * 86_400_000) / count) });
  const step = Math.max(1, Math.floor(count / texts));
  db.prepare(
    `insert into llm_log_bodies (log_id, messages, reply, endpoint_words)
     select id, json_array(json_object('role', 'user', 'content', 'Write about the kettle number ' || seq || ' that is built to be mended'
         || iif(seq % (100 * @step) = 0, ', by the harbour', ''))),
       'The kettle seal' || seq || 'x stays', '' from llm_logs where seq % @step = 0`,
  ).run({ step });
  db.prepare(
    `insert into llm_logs (id, at, purpose, model_name, provider, parameters, dropped, status, attempt)
     values (?, ?, 'content', 'model-1', 'openai', '{}', '[]', 'success', 1)`,
  ).run(longCall, now - days * 43_200_000);
  const messages = Array.from({ length: 40 }, (_, i) => ({ role: i % 2 === 0 ? "user" : "assistant", content: "Write on. ".repeat(500) }));
  db.prepare("insert into llm_log_bodies (log_id, messages, reply, endpoint_words) values (?, ?, 'Written.', '')").run(
    longCall,
    JSON.stringify(messages),
  );
}
