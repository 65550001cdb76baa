import { expect, test } from "vitest";
import { takeTurns } from "./paired.ts";

test("a pair's sides follow each other, first by turns, and the rounds that warm up do not count", async () => {
  const calls: string[] = [];
  const figures = [1_000, 900, 10, 20, 30];
  const pair = (name: string) => {
    let turn = 0;
    return {
      name,
      measured: async () => {
        calls.push(`${name} ours`);
        return figures[turn++] ?? 0;
      },
      floor: async () => {
        calls.push(`${name} floor`);
        return 100;
      },
    };
  };
  const [first] = await takeTurns([pair("a"), pair("b")], 3);
  expect(calls.slice(0, 8)).toEqual(["a floor", "a ours", "b floor", "b ours", "a ours", "a floor", "b ours", "b floor"]);
  expect(first).toMatchObject({ name: "a", measured: 20, floor: 100, ratio: 0.2 });
  expect(first?.spread.map((one) => one.toFixed(2))).toEqual(["0.20", "0.30"]);
});
