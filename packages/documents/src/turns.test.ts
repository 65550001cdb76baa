import fc from "fast-check";
import { expect, test } from "vitest";
import { createTurns, type Turn } from "./turns.ts";

const job = (name: string, person: string | null, size = 0) => ({ name, person, size });
type Job = ReturnType<typeof job>;

function order(jobs: readonly Job[], atOnce = 1): string[] {
  const turns = createTurns<Job>();
  for (const one of jobs) turns.add(one);
  const taken: Job[] = [];
  for (;;) {
    const next = turns.take(atOnce === 1 ? [] : taken.slice(-atOnce + 1));
    if (!next) return taken.map(({ name }) => name);
    taken.push(next);
  }
}

test("without persons, the first to come is the first to be taken", () => {
  expect(order([job("a", null), job("b", null), job("c", null)])).toEqual(["a", "b", "c"]);
});

test("turns go round, and everybody's small ones come first", () => {
  const jobs = [job("a9", "ada", 9), job("a1", "ada", 1), job("a5", "ada", 5), job("b7", "ben", 7), job("c2", "cy", 2)];
  expect(order(jobs)).toEqual(["a1", "c2", "b7", "a5", "a9"]);
});

test("somebody who has one under way waits, and nobody else does", () => {
  const turns = createTurns<Job>();
  const under = job("first", "ada");
  turns.add(job("second", "ada"));
  expect(turns.take([under])).toBeNull();
  turns.add(job("other", "ben", 9));
  expect(turns.take([under])?.name).toBe("other");
  expect(turns.take([])?.name).toBe("second");
});

test("what was called off is not taken", () => {
  const turns = createTurns<Job>();
  const one = job("one", null);
  turns.add(one);
  expect([turns.remove(one), turns.remove(one), turns.take([])]).toEqual([true, false, null]);
});

test("a person's one file is among the first as many as there are persons, whatever others have brought", () => {
  const others = fc.array(fc.record({ person: fc.constantFrom("a", "b", "c", "d"), size: fc.nat(100) }), { maxLength: 40 });
  fc.assert(
    fc.property(others, fc.nat(1_000), fc.nat(40), (jobs: Turn[], size, place) => {
      const turns = createTurns<Turn>();
      const mine = { person: "me", size };
      for (const one of [...jobs.slice(0, place), mine, ...jobs.slice(place)]) turns.add(one);
      const persons = new Set(jobs.map(({ person }) => person)).size + 1;
      const taken = Array.from({ length: persons }, () => turns.take([]));
      expect(taken).toContain(mine);
    }),
  );
});
