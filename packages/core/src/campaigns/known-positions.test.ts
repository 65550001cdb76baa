import { expect, test } from "vitest";
import { KnownPositions } from "./known-positions.ts";

test("the nearest position that is not behind is where the way begins", () => {
  const positions = new KnownPositions();
  for (const at of [4_000, 1_000, 9_000]) positions.note({ at, id: `row ${at}` });
  expect(positions.before(999)).toBeUndefined();
  expect([1_000, 3_999, 4_000, 8_000, 50_000].map((at) => positions.before(at)?.id)).toEqual([
    "row 1000",
    "row 1000",
    "row 4000",
    "row 4000",
    "row 9000",
  ]);
});

test("positions that are close to another one are not kept", () => {
  const positions = new KnownPositions();
  for (const at of [0, 100, 1_000, 1_100, 900, 1_500]) positions.note({ at, id: `row ${at}` });
  expect([400, 1_200, 1_600].map((at) => positions.before(at)?.at)).toEqual([undefined, 1_000, 1_500]);
});
