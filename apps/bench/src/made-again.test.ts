import { expect, test } from "vitest";
import { madeAgain } from "./made-again.ts";
import type { PacedCall } from "./paced-endpoint.ts";

const call = (print: string, began: number, ended: number): PacedCall => ({
  kind: "content",
  language: "en",
  channel: "blog",
  print,
  began,
  ended,
  left: 0,
});

test("a finished call that is made again is told from one that was still answered at the kill", () => {
  const calls = [
    call("kept", 0, 90),
    call("lost", 0, 95),
    call("in the air", 50, 0),
    call("ended unheard", 50, 104),
    call("lost", 200, 300),
    call("in the air", 200, 300),
    call("ended unheard", 200, 300),
  ];
  expect(madeAgain(calls, [100, 400])).toEqual({ finished: [5], inTheAir: 2 });
});

test("the kill between a call and its second try counts, not one that came before", () => {
  expect(madeAgain([call("a", 110, 480), call("a", 600, 700)], [100, 500])).toEqual({ finished: [20], inTheAir: 0 });
});

test("a call that is made again without a kill is worse than any", () => {
  expect(madeAgain([call("a", 0, 10), call("a", 20, 30)], [])).toEqual({ finished: [Number.POSITIVE_INFINITY], inTheAir: 0 });
});
