import { expect, test } from "vitest";
import { Places } from "./places.ts";

test("the nearest place that is not behind is where the way begins", () => {
  const places = new Places();
  for (const at of [4_000, 1_000, 9_000]) places.note({ at, id: `row ${at}` });
  expect(places.before(999)).toBeUndefined();
  expect([1_000, 3_999, 4_000, 8_000, 50_000].map((at) => places.before(at)?.id)).toEqual([
    "row 1000",
    "row 1000",
    "row 4000",
    "row 4000",
    "row 9000",
  ]);
});

test("places that are close to another one are not kept", () => {
  const places = new Places();
  for (const at of [0, 100, 1_000, 1_100, 900, 1_500]) places.note({ at, id: `row ${at}` });
  expect([400, 1_200, 1_600].map((at) => places.before(at)?.at)).toEqual([undefined, 1_000, 1_500]);
});
