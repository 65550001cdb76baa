import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeDatabase, type Database } from "./open.ts";
import { llm_logs, llm_spending } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
let ids = 0;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => closeDatabase(db));

type Row = typeof llm_logs.$inferInsert;
const quarter = 900_000;
const call = (change: Partial<Row> = {}): Row => ({
  id: `call-${++ids}`,
  at: new Date(1_000),
  purpose: "content",
  model_name: "aurora",
  provider: "openai",
  parameters: {},
  dropped: [],
  status: "running",
  attempt: 1,
  ...change,
});
const spending = () =>
  db.all(sql`select slot, model, currency, round(cost, 6) cost, calls from llm_spending where calls > 0 order by 1, 2, 3`);

const change = fc.record(
  {
    at: fc.nat(5).map((n) => new Date(n * quarter + 1)),
    status: fc.constantFrom("running" as const, "success" as const, "error" as const),
    tokens_fresh: fc.option(fc.nat(9_000)),
    cost: fc.option(fc.nat(100).map((cents) => cents / 100)),
    currency: fc.constantFrom("EUR", "USD"),
    provider: fc.constantFrom("openai", "builtin"),
    model_name: fc.constantFrom("aurora", "borealis"),
  },
  { requiredKeys: [] },
);

test("what was spent follows the calls, whatever is written and changed", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(5), change), { maxLength: 25 }), (actions) => {
      db.delete(llm_logs).run();
      db.delete(llm_spending).run();
      const there: string[] = [];
      for (const [isNew, which, fields] of actions) {
        const id = there[which % Math.max(1, there.length)];
        if (isNew || id === undefined) {
          const row = call(fields);
          db.insert(llm_logs).values(row).run();
          there.push(row.id);
        } else if (Object.keys(fields).length > 0) db.update(llm_logs).set(fields).where(eq(llm_logs.id, id)).run();
      }
      const summed = db.all(sql`select at / ${sql.raw(String(quarter))} slot, model_name model,
        case when cost is null then '' else coalesce(currency, '') end paid_in,
        round(sum(case when currency is null then 0 else coalesce(cost, 0) end), 6) cost, count(*) calls from llm_logs
        where provider <> 'builtin' and status <> 'running' and (cost is not null or status = 'success' or tokens_fresh is not null)
        group by 1, 2, 3 order by 1, 2, 3`) as { paid_in: string }[];
      expect(spending()).toEqual(summed.map(({ paid_in, ...row }) => ({ ...row, currency: paid_in })));
    }),
    { numRuns: 40 },
  );
});

test("calls that are deleted take nothing of it away", () => {
  db.insert(llm_logs)
    .values(call({ status: "success", cost: 2, currency: "EUR", tokens_fresh: 1 }))
    .run();
  db.delete(llm_logs).run();
  expect(spending()).toEqual([{ slot: 0, model: "aurora", currency: "EUR", cost: 2, calls: 1 }]);
});

test("what is not paid for is not counted, and what costs nobody knows how much is told apart", () => {
  db.insert(llm_logs)
    .values([call(), call({ provider: "builtin", status: "success", cost: 0 }), call({ status: "error" }), call({ status: "success" })])
    .run();
  expect(spending()).toEqual([{ slot: 0, model: "aurora", currency: "", cost: 0, calls: 1 }]);
});
