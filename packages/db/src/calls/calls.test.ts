import { asc, desc, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AsideJob, doJob } from "../aside/jobs.ts";
import { closeDatabase, type Database } from "../open.ts";
import { llm_log_facts as facts, llm_log_chunks, llm_log_names } from "../schema/index.ts";
import { createTestDatabase } from "../testing.ts";
import { type CallCondition, conditionSql, plainCondition } from "./condition.ts";
import { packCalls } from "./pack-calls.ts";
import type { OrderStep } from "./positions.ts";
import type { CallTally, FactGroup, Tally } from "./tally.ts";

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  for (let n = 1; n <= 9; n += 1)
    db.insert(llm_log_names)
      .values({ n, value: String(n) })
      .run();
});
afterAll(() => closeDatabase(db));

type Row = typeof facts.$inferInsert;
const maybe = (most: number) => fc.option(fc.integer({ min: 1, max: most }));
const fields = {
  at: fc.nat(999),
  channel: maybe(6),
  campaign: maybe(3),
  status: fc.integer({ min: 1, max: 4 }),
  tokens_fresh: maybe(5_000),
  tokens_cached: maybe(70_000),
  tokens_out: maybe(254),
  tokens_reasoning: maybe(256),
  cost: fc.option(fc.constantFrom(0, 1, 0.25, 7.5)),
  currency: maybe(3),
  total_ms: fc.option(fc.constantFrom(0, 5, 900, 65_535, 65_536, 4_000_000)),
  first_token_ms: maybe(900),
};
const row = fc
  .record(fields)
  .map((one) => ({ ...one, purpose: 1, model: 1, attempt: 1, currency: one.cost === null ? null : one.currency }));

/** Calls, what of them is kept by column, and what is written after that. */
const logs = fc.record({
  rows: fc.array(row, { maxLength: 60 }),
  most: fc.integer({ min: 1, max: 20 }),
  before: fc.integer({ min: 0, max: 1_200 }),
  later: fc.array(fc.oneof(fc.record({ add: row }), fc.record({ drop: fc.nat(60) }), fc.record({ change: fc.nat(60), to: row })), {
    maxLength: 6,
  }),
});
type Log = typeof logs extends fc.Arbitrary<infer T> ? T : never;

/** Writes a log, and answers its calls in their order. */
function write({ rows, most, before, later }: Log): Row[] {
  db.delete(facts).run();
  expect(db.select().from(llm_log_chunks).all()).toEqual([]);
  let seq = 0;
  const add = (one: Omit<Row, "seq">) =>
    db
      .insert(facts)
      .values({ ...one, seq: ++seq })
      .run();
  for (const one of rows) add(one);
  packCalls(db, { before, budgetMs: 1_000, most });
  for (const action of later) {
    if ("add" in action) add(action.add);
    else if ("drop" in action) db.delete(facts).where(sql`seq = ${action.drop}`).run();
    else db.update(facts).set(action.to).where(sql`seq = ${action.change}`).run();
  }
  return db.select().from(facts).orderBy(facts.at, facts.seq).all();
}

const numbers = (...wanted: number[]) => db.select({ n: llm_log_names.n }).from(llm_log_names).where(sql`${llm_log_names.n} in ${wanted}`);
const conditions = (): CallCondition[] => [
  { all: [] },
  { any: [] },
  { column: "channel", in: numbers(1, 2, 3) },
  { column: "channel", notIn: numbers(1, 2) },
  {
    any: [
      { column: "status", in: numbers(2) },
      {
        all: [
          { column: "campaign", in: numbers(1, 2) },
          { column: "channel", in: numbers(4) },
        ],
      },
    ],
  },
  { sum: ["tokens_fresh", "tokens_cached"], min: 100, max: 40_000 },
  {
    all: [
      { sum: ["cost"], max: 5 },
      { sum: ["total_ms"], min: 5 },
    ],
  },
  { column: "seq", in: db.select({ seq: facts.seq }).from(facts).where(sql`seq % 3 = 0`) },
];
const which = fc.nat(7);
const meant = (condition: CallCondition) => db.select().from(facts).where(conditionSql(condition)).orderBy(facts.at, facts.seq).all();
const ask = <T>(job: AsideJob) => doJob(db.$client, job) as T;
const everything = plainCondition({ all: [] });
const runs = { numRuns: 80 };

const sum = (all: readonly Row[], column: keyof Row) => all.reduce((total, one) => total + (one[column] ?? 0), 0);
const known = (all: readonly Row[], column: keyof Row) => all.flatMap((one) => one[column] ?? []);
function nearest(values: number[], share: number): number | null {
  const sorted = values.sort((a, b) => a - b);
  const position = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(position)] ?? 0, sorted[Math.ceil(position)] ?? 0];
  return sorted.length === 0 ? null : Math.round(below + (above - below) * (position - Math.floor(position)));
}

/** The same figures, each looked up by itself. */
function plainly(all: readonly Row[]): Omit<Tally, "costs"> & { costs: Map<number | null, number> } {
  const costs = new Map<number | null, number>();
  for (const { cost, currency } of all)
    if (typeof cost === "number") costs.set(currency ?? null, (costs.get(currency ?? null) ?? 0) + cost);
  return {
    calls: all.length,
    failed: all.filter(({ status }) => status >= 3).length,
    tokens_fresh: sum(all, "tokens_fresh"),
    tokens_cached: sum(all, "tokens_cached"),
    tokens_out: sum(all, "tokens_out"),
    tokens_reasoning: sum(all, "tokens_reasoning"),
    without_tokens: all.filter((one) => one.tokens_fresh === null).length,
    without_cached: all.filter((one) => one.tokens_cached === null).length,
    without_reasoning: all.filter((one) => one.tokens_reasoning === null).length,
    costs,
    without_cost: all.filter((one) => one.cost === null).length,
    total_p50: nearest(known(all, "total_ms"), 0.5),
    total_p95: nearest(known(all, "total_ms"), 0.95),
    first_p50: nearest(known(all, "first_token_ms"), 0.5),
    first_p95: nearest(known(all, "first_token_ms"), 0.95),
  };
}
const asMap = ({ costs, ...figures }: Tally) => ({ ...figures, costs: new Map(costs.map((one) => [one.currency, one.amount])) });

const borders = [0, 100, 350, 360, 1_000];
const tally = (condition: CallCondition, group?: FactGroup) =>
  ask<CallTally>({
    kind: "tally",
    question: {
      borders,
      group,
      mostGroups: 2,
      failed: plainCondition({ column: "status", in: numbers(3, 4) }),
      where: plainCondition(condition),
    },
  });

describe("whatever is kept by column, and whatever was written since", () => {
  test("intervals and their total are what each call adds that a condition finds", () => {
    fc.assert(
      fc.property(logs, which, (log, i) => {
        write(log);
        const condition = conditions()[i] as CallCondition;
        const all = meant(condition);
        const { total, points, groups } = tally(condition);
        expect(groups).toEqual([]);
        expect(asMap(total)).toEqual(plainly(all));
        points.forEach((point, at) => {
          expect(asMap(point)).toEqual(plainly(all.filter((one) => one.at >= (borders[at] ?? 0) && one.at < (borders[at + 1] ?? 0))));
        });
      }),
      runs,
    );
  });

  test("the largest groups are told apart, one of which may be what belongs to none; all others are one", () => {
    fc.assert(
      fc.property(logs, (log) => {
        const all = write(log);
        const { total, groups } = tally({ all: [] }, "channel");
        expect(asMap(total)).toEqual(plainly(all));
        const named = groups.filter(({ key }) => key !== "others");
        expect(named.length).toBeLessThanOrEqual(2);
        const channels = named.map(({ key }) => (key === "none" ? null : key));
        for (const [at, { total }] of named.entries())
          expect(asMap(total)).toEqual(plainly(all.filter((one) => one.channel === channels[at])));
        const rest = all.filter((one) => !channels.some((key) => key === one.channel));
        const others = groups.find(({ key }) => key === "others");
        expect(others ? asMap(others.total) : plainly([])).toEqual(plainly(rest));
        others?.points.forEach((point, at) => {
          expect(asMap(point)).toEqual(plainly(rest.filter((one) => one.at >= (borders[at] ?? 0) && one.at < (borders[at + 1] ?? 0))));
        });
        const smallest = named.at(-1)?.total.calls ?? 0;
        for (const one of rest) expect(all.filter(({ channel }) => channel === one.channel).length).toBeLessThanOrEqual(smallest);
      }),
      runs,
    );
  });

  const orders: OrderStep[][] = [
    [{ by: "at", descending: true }],
    [{ by: "at", descending: false }],
    [{ by: ["cost"], descending: true }],
    [{ by: ["tokens_fresh", "tokens_cached"], descending: false }],
    [
      { by: ["cost"], descending: false },
      { by: ["total_ms"], descending: true },
    ],
    [
      { by: ["cost"], descending: true },
      { by: "at", descending: false },
    ],
  ];
  const terms = (order: OrderStep[]) =>
    order.flatMap(({ by, descending }) => {
      const way = descending ? desc : asc;
      if (by === "at") return [way(facts.at), way(facts.seq)];
      const total = by.length === 2 ? sql`tokens_fresh + coalesce(tokens_cached, 0)` : sql`${facts[by[0]]}`;
      return [sql`${total} is null`, way(total)];
    });

  test("a window of an order has the calls that SQL puts there, what is unknown at the end", () => {
    const window = fc.record({
      order: fc.nat(5),
      offset: fc.nat(30),
      limit: fc.option(fc.integer({ min: 1, max: 10 })),
      from: fc.option(fc.nat(900)),
    });
    fc.assert(
      fc.property(logs, which, window, (log, i, { order, offset, limit, from }) => {
        write(log);
        const condition = conditions()[i] as CallCondition;
        const steps = orders[order] as OrderStep[];
        const range = from === null ? {} : { from, to: from + 100 };
        const asked = { kind: "positions" as const, question: { range, where: plainCondition(condition), order: steps, offset, limit } };
        const expected = db
          .select({ seq: facts.seq, at: facts.at })
          .from(facts)
          .where(conditionSql(condition))
          .orderBy(...terms(steps), desc(facts.at), desc(facts.seq))
          .all()
          .filter(({ at }) => from === null || (at >= from && at < from + 100))
          .map(({ seq }) => seq);
        expect(ask(asked)).toEqual({
          count: expected.length,
          positions: expected.slice(offset, limit === null ? undefined : offset + limit),
        });
      }),
      runs,
    );
  });

  test("values stand in the order of their latest calls, and the first call is found", () => {
    fc.assert(
      fc.property(logs, which, (log, i) => {
        write(log);
        const condition = conditions()[i] as CallCondition;
        const all = meant(condition);
        const where = plainCondition(condition);
        const latest = (column: "channel" | "campaign") => [...new Set(all.toReversed().flatMap((one) => one[column] ?? []))];
        expect(ask({ kind: "values", question: { where, columns: ["channel", "campaign"] } })).toEqual([
          latest("channel"),
          latest("campaign"),
        ]);
        expect(ask({ kind: "first", where })).toEqual(all[0]?.at ?? null);
      }),
      runs,
    );
  });
});

const filled = (calls: number, at = (i: number) => i): void => {
  db.delete(facts).run();
  for (let i = 0; i < calls; i += 1)
    db.insert(facts)
      .values({ at: at(i), seq: i + 1, purpose: 1, model: 1, status: 1, attempt: 1 })
      .run();
};
const stretches = () =>
  db
    .select()
    .from(llm_log_chunks)
    .orderBy(llm_log_chunks.from_at)
    .all()
    .map(({ from_at, to_at, calls }) => [from_at, to_at, calls]);

describe("what is kept by column", () => {
  test("whole stretches alone, none of what may still change, and never half of a moment", () => {
    filled(10, (i) => Math.floor(i / 3));
    expect(packCalls(db, { before: 3, budgetMs: 1_000, most: 4 })).toBe(false);
    expect(stretches()).toEqual([[0, 2, 6]]);
    packCalls(db, { before: 99, budgetMs: 1_000, most: 4 });
    expect(stretches()).toEqual([
      [0, 2, 6],
      [2, 4, 4],
    ]);
  });

  test("a stretch is dropped when a call of it is written, and made anew with what there is", () => {
    filled(8);
    packCalls(db, { before: 99, budgetMs: 1_000, most: 4 });
    db.delete(facts).where(sql`at = 1`).run();
    expect(stretches()).toEqual([[4, 8, 4]]);
    packCalls(db, { before: 99, budgetMs: 1_000, most: 4 });
    expect(stretches()).toEqual([
      [0, 4, 3],
      [4, 8, 4],
    ]);
    db.update(facts).set({ at: 6.5 }).where(sql`at = 0`).run();
    expect(stretches()).toEqual([]);
  });

  test("a budget ends a turn with the rest left over", () => {
    filled(8);
    expect(packCalls(db, { before: 99, budgetMs: 0, most: 4 })).toBe(true);
    expect(stretches()).toEqual([]);
  });

  test("any number comes back as it was", () => {
    const odd = [{ total_ms: -5 }, { total_ms: 2 ** 40 }, { cost: 0.1 }, { cost: 1e-9 }, { tokens_fresh: 254 }, { tokens_fresh: 255 }];
    for (const one of odd) {
      filled(1);
      db.update(facts).set(one).run();
      packCalls(db, { before: 99, budgetMs: 1_000, most: 1 });
      const [value] = ask<number[][]>({ kind: "values", question: { where: everything, columns: Object.keys(one) as ["cost"] } });
      expect(stretches()).toHaveLength(1);
      expect(value).toEqual(Object.values(one));
    }
  });
});
