import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, type Database } from "../open.ts";
import { llm_log_facts, llm_log_names } from "../schema/index.ts";
import { createTestDatabase } from "../testing.ts";
import { doJob } from "./jobs.ts";
import type { CallTally, Tally } from "./tally.ts";
import { tallyJob } from "./tally-queries.ts";

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  for (const [n, value] of ["success", "running", "error", "timeout"].entries()) db.insert(llm_log_names).values({ n, value }).run();
});
afterAll(() => closeDatabase(db));

/** at, group, status, fresh, cached, out, reasoning, cost, currency, total_ms, first_token_ms */
type Row = [number, number | null, number, ...(number | null)[]];
const maybe = (most: number) => fc.option(fc.nat(most));
const row = fc
  .tuple(fc.nat(999), maybe(4), fc.nat(3), maybe(5_000), maybe(500), maybe(900), maybe(90), maybe(100), maybe(2), maybe(60_000), maybe(900))
  .map((one) => (one[7] === null ? one.with(8, null) : one)) as fc.Arbitrary<Row>;
const rows = fc.array(row, { maxLength: 60 });
const borders = [0, 100, 350, 360, 1_000];
const runs = { numRuns: 60 };

/** What the database makes of these calls. */
function tally(all: readonly Row[], group?: "channel"): CallTally {
  db.delete(llm_log_facts).run();
  all.forEach(([at, channel, status, fresh, cached, out, reasoning, cost, currency, total_ms, first_token_ms], seq) => {
    const tokens = { tokens_fresh: fresh, tokens_cached: cached, tokens_out: out, tokens_reasoning: reasoning };
    const times = { total_ms, first_token_ms, attempt: 1 };
    db.insert(llm_log_facts)
      .values({ at, seq, purpose: 0, model: 0, channel, status, ...tokens, cost, currency, ...times })
      .run();
  });
  const question = { borders, group, mostGroups: 2, failed: ["error", "timeout"], where: undefined };
  return doJob(db.$client, tallyJob(db, question)) as CallTally;
}

const sum = (all: readonly Row[], column: number) => all.reduce((total, one) => total + (one[column] ?? 0), 0);
const nearest = (values: number[], share: number): number | null => {
  const sorted = values.sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return sorted.length === 0 ? null : Math.round(below + (above - below) * (place - Math.floor(place)));
};
const known = (all: readonly Row[], column: number) => all.flatMap((one) => one[column] ?? []);

/** The same figures, each looked up by itself. */
function plainly(all: readonly Row[]): Omit<Tally, "costs"> & { costs: Map<number | null, number> } {
  const costs = new Map<number | null, number>();
  for (const one of all) if (typeof one[7] === "number") costs.set(one[8] ?? null, (costs.get(one[8] ?? null) ?? 0) + one[7]);
  return {
    calls: all.length,
    failed: all.filter((one) => one[2] >= 2).length,
    tokens_fresh: sum(all, 3),
    tokens_cached: sum(all, 4),
    tokens_out: sum(all, 5),
    tokens_reasoning: sum(all, 6),
    without_tokens: all.filter((one) => one[3] === null).length,
    costs,
    without_cost: all.filter((one) => one[7] === null).length,
    total_p50: nearest(known(all, 9), 0.5),
    total_p95: nearest(known(all, 9), 0.95),
    first_p50: nearest(known(all, 10), 0.5),
    first_p95: nearest(known(all, 10), 0.95),
  };
}
const asMap = ({ costs, ...figures }: Tally) => ({ ...figures, costs: new Map(costs.map((one) => [one.currency, one.amount])) });

test("intervals and their total are what each call adds", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { total, points, groups } = tally(all);
      expect(groups).toEqual([]);
      expect(asMap(total)).toEqual(plainly(all));
      points.forEach((point, i) => {
        const within = all.filter((one) => one[0] >= (borders[i] ?? 0) && one[0] < (borders[i + 1] ?? 0));
        expect(asMap(point)).toEqual(plainly(within));
      });
    }),
    runs,
  );
});

test("the largest groups are told apart, all others and what belongs to none are one", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { total, groups } = tally(all, "channel");
      expect(asMap(total)).toEqual(plainly(all));
      const named = groups.filter(({ key }) => key !== null);
      expect(named.length).toBeLessThanOrEqual(2);
      for (const { key, total } of named) expect(asMap(total)).toEqual(plainly(all.filter((one) => one[1] === key)));
      const rest = all.filter((one) => !named.some(({ key }) => key === one[1]));
      const others = groups.find(({ key }) => key === null);
      expect(others ? asMap(others.total) : plainly([])).toEqual(plainly(rest));
      const smallest = named.at(-1)?.total.calls ?? 0;
      for (const key of [0, 1, 2, 3, 4])
        if (!named.some((one) => one.key === key)) expect(all.filter((one) => one[1] === key).length).toBeLessThanOrEqual(smallest);
    }),
    runs,
  );
});
