import fc from "fast-check";
import { expect, test } from "vitest";
import { type Tally, type TallyRow, type TallySpec, tallyCalls } from "./tally.ts";

const maybe = (most: number) => fc.option(fc.nat(most));
const row: fc.Arbitrary<TallyRow> = fc.tuple(
  fc.nat(999),
  maybe(4),
  fc.nat(3),
  maybe(5_000),
  maybe(500),
  maybe(900),
  maybe(90),
  maybe(100),
  maybe(2),
  maybe(60_000),
  maybe(900),
);
const rows = fc.array(row, { maxLength: 120 }).map((all) => all.sort((a, b) => a[0] - b[0]));
const spec: TallySpec = { borders: [0, 100, 350, 360, 1_000], failed: [2, 3], isGrouped: true, mostGroups: 2 };

const sum = (all: readonly TallyRow[], column: number) => all.reduce((total, one) => total + (one[column] ?? 0), 0);
const nearest = (values: number[], share: number): number | null => {
  const sorted = values.sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return sorted.length === 0 ? null : Math.round(below + (above - below) * (place - Math.floor(place)));
};
const known = (all: readonly TallyRow[], column: number) => all.flatMap((one) => one[column] ?? []);

/** The same figures, each looked up by itself. */
function plainly(all: readonly TallyRow[]): Omit<Tally, "costs"> & { costs: Map<number | null, number> } {
  const costs = new Map<number | null, number>();
  for (const one of all) if (one[7] !== null) costs.set(one[8], (costs.get(one[8]) ?? 0) + one[7]);
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
      const { total, points } = tallyCalls(all, spec);
      expect(asMap(total)).toEqual(plainly(all));
      points.forEach((point, i) => {
        const within = all.filter((one) => one[0] >= (spec.borders[i] ?? 0) && one[0] < (spec.borders[i + 1] ?? 0));
        expect(asMap(point)).toEqual(plainly(within));
      });
    }),
  );
});

test("the largest groups are told apart, all others and what belongs to none are one", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { groups } = tallyCalls(all, spec);
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
  );
});
