import fc from "fast-check";
import { expect, test } from "vitest";
import { inOrder, movedTo, placeAt } from "./place-of.ts";

test("a thing is put at a place, and the others keep their order", () => {
  expect(movedTo(["a", "b", "c", "d"], "a", 2)).toEqual(["b", "c", "a", "d"]);
  for (const place of [-1, -5]) expect(movedTo(["a", "b", "c"], "c", place)).toEqual(["c", "a", "b"]);
  expect(movedTo(["a", "b", "c"], "a", 99)).toEqual(["b", "c", "a"]);
});

test("whatever is moved, nothing is lost and the rest stays in order", () => {
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(list, fc.nat(), fc.integer({ min: -3, max: 30 }), (ids, at, place) => {
      const id = ids[at % ids.length] ?? "";
      const after = movedTo(ids, id, place);
      expect([...after].sort()).toEqual([...ids].sort());
      expect(after.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
    }),
  );
});

test("a pointer means the place after all whose middle it has passed", () => {
  const spans = ["a", "b", "c"].map((id, at) => ({ id, top: at * 50, bottom: at * 50 + 50 }));
  expect([-10, 74, 76, 126, 500].map((y) => placeAt(spans, "a", y))).toEqual([0, 0, 1, 2, 2]);
  expect([0, 24, 26, 80].map((y) => placeAt(spans, "c", y))).toEqual([0, 0, 1, 2]);
});

test("things are put in the order of their ids", () => {
  const things = ["a", "b", "c"].map((id) => ({ id }));
  expect(inOrder(things, ["c", "a", "b"]).map((one) => one.id)).toEqual(["c", "a", "b"]);
  expect(things.map((one) => one.id)).toEqual(["a", "b", "c"]);
});
