import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { indexCallTexts } from "./index-texts.ts";
import { closeDatabase, type Database } from "./open.ts";
import { campaigns, llm_log_bodies, llm_logs, users } from "./schema/index.ts";
import { callsWithWords } from "./search.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
let ids = 0;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => closeDatabase(db));

type Row = typeof llm_logs.$inferInsert;
const call = (change: Partial<Row> = {}): Row => ({
  id: `call-${++ids}`,
  at: new Date(1_000 + ids),
  purpose: "content",
  model_name: "aurora",
  provider: "openai",
  parameters: {},
  dropped: [],
  status: "running",
  attempt: 1,
  ...change,
});

/** The figures as rows say them, and as the facts do. */
function bothSides() {
  const named = (column: string) => sql.raw(`(select value from llm_log_names where n = f.${column})`);
  const rows = db.all(sql`select l.at, l.seq, l.purpose, l.user_id, l.campaign_id, l.language_code, l.channel_code,
    coalesce(l.model_id, l.model_name) model, l.status, l.tokens_fresh, l.tokens_cached, l.tokens_out, l.tokens_reasoning, l.cost,
    case when l.cost is not null then l.currency end currency, l.total_ms, l.first_token_ms, l.attempt from llm_logs l order by l.seq`);
  const facts = db.all(sql`select f.at, f.seq, ${named("purpose")} purpose, ${named("user")} user_id, ${named("campaign")} campaign_id,
    ${named("language")} language_code, ${named("channel")} channel_code, ${named("model")} model, ${named("status")} status,
    f.tokens_fresh, f.tokens_cached, f.tokens_out, f.tokens_reasoning, f.cost, ${named("currency")} currency, f.total_ms,
    f.first_token_ms, f.attempt from llm_log_facts f order by f.seq`);
  return { rows, facts };
}

const change = fc.record(
  {
    at: fc.nat(5_000).map((ms) => new Date(ms)),
    status: fc.constantFrom("success" as const, "error" as const),
    tokens_fresh: fc.option(fc.nat(9_000)),
    cost: fc.option(fc.nat(100).map((cents) => cents / 100)),
    currency: fc.constantFrom("EUR", "USD", null),
    channel_code: fc.constantFrom("x", "email", null),
    model_name: fc.constantFrom("aurora", "borealis"),
    total_ms: fc.option(fc.nat(60_000)),
  },
  { requiredKeys: [] },
);

test("the figures of every call follow its row, whatever is written, changed and deleted", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("add", "change", "delete"), fc.nat(5), change), { maxLength: 25 }), (actions) => {
      db.delete(llm_logs).run();
      const there: string[] = [];
      for (const [action, which, fields] of actions) {
        const id = there[which % Math.max(1, there.length)];
        if (action === "add" || id === undefined) {
          const row = call(fields);
          db.insert(llm_logs).values(row).run();
          there.push(row.id);
        } else if (action === "delete") {
          db.delete(llm_logs).where(eq(llm_logs.id, id)).run();
          there.splice(there.indexOf(id), 1);
        } else if (Object.keys(fields).length > 0) db.update(llm_logs).set(fields).where(eq(llm_logs.id, id)).run();
      }
      const { rows, facts } = bothSides();
      expect(rows).toHaveLength(there.length);
      expect(facts).toEqual(rows);
    }),
    { numRuns: 40 },
  );
});

test("a campaign that is gone is gone from the figures, too", () => {
  const stamp = { created_at: new Date(0), updated_at: new Date(0) };
  db.insert(users)
    .values({ id: "u", email: "u@x.example", first_name: "", last_name: "", status: "active", timezone: "UTC", ...stamp })
    .run();
  const none = sql`'[]'`;
  db.run(sql`insert into campaigns (id, owner_id, name, description, main_story, own_objectives, objective_ids, from_date, to_date, timezone, privacy,
    generation_mode, content_schedule, audience, key_messages, call_to_action, links, mandatory_text, forbidden_claims, tags, status,
    language_codes, channel_codes, pieces_total, pieces_done, pieces_failed, version, created_at, updated_at)
    values ('c', 'u', 'C', '', '', ${none}, ${none}, '2026-01-01', '2026-01-02', 'UTC', 'private', 'entire_campaign', 1, '', ${none}, '',
    ${none}, '', '', ${none}, 'draft', ${none}, ${none}, 0, 0, 0, 1, 0, 0)`);
  db.insert(llm_logs)
    .values(call({ campaign_id: "c", user_id: "u" }))
    .run();
  db.delete(campaigns).run();
  const { rows, facts } = bothSides();
  expect(facts).toEqual(rows);
  expect(facts).toEqual([expect.objectContaining({ campaign_id: null, user_id: "u" })]);
});

const found = (term: string) =>
  db
    .select({ id: llm_logs.id })
    .from(llm_logs)
    .where(sql`${llm_logs.seq} in ${callsWithWords(db, term)}`)
    .all()
    .map((row) => row.id);

test("texts are found before and after they are in the index, as they are now, and not once they are forgotten", () => {
  const say = (id: string, messages: string[], reply: string) => {
    db.insert(llm_logs)
      .values(call({ id, status: "success" }))
      .run();
    const body = { log_id: id, messages: messages.map((content) => ({ role: "user", content })), reply, endpoint_words: "" };
    db.insert(llm_log_bodies).values(body).run();
  };
  say("kettle", ['The "kettle"\nis built to be mended'], "Ein Wasserkocher, der bleibt");
  say("grinder", ["The quiet grinder"], "静かなミル");
  const said = ["wasserkocher", "mended kettle", "静かな", "ミル", '"kettle"'];
  // The last are words of the form in which messages are kept, and no one's.
  const notSaid = ["absent", "50%_", "role", "user", "content", "us", '":'];
  const looks = () => [...said, ...notSaid].map(found);
  const expected = [["kettle"], ["kettle"], ["grinder"], ["grinder"], ["kettle"], ...notSaid.map(() => [])];
  expect(looks()).toEqual(expected);
  expect(indexCallTexts(db, 1_000)).toBe(false);
  expect(looks()).toEqual(expected);
  expect(found('built "kettle"')).toEqual(["kettle"]);
  db.update(llm_log_bodies).set({ reply: "Eine Kanne" }).where(eq(llm_log_bodies.log_id, "kettle")).run();
  expect(found("kanne")).toEqual(["kettle"]);
  indexCallTexts(db, 1_000);
  expect([found("kanne"), found("wasserkocher")]).toEqual([["kettle"], []]);
  db.delete(llm_log_bodies).where(eq(llm_log_bodies.log_id, "kettle")).run();
  db.delete(llm_logs).where(eq(llm_logs.id, "grinder")).run();
  expect([found("kanne"), found("grinder")]).toEqual([[], []]);
  expect(db.all(sql`select rowid from llm_logs_fts`)).toEqual([]);
});

test("what is being written waits, and a budget ends a turn with the rest left over", () => {
  for (const status of ["running", "success", "success"] as const) {
    const row = call({ status });
    db.insert(llm_logs).values(row).run();
    db.insert(llm_log_bodies).values({ log_id: row.id, messages: [], reply: "words", endpoint_words: "" }).run();
  }
  expect(indexCallTexts(db, 0)).toBe(true);
  expect(indexCallTexts(db, 1_000)).toBe(false);
  expect(db.all(sql`select seq from llm_log_unindexed`)).toHaveLength(1);
});
