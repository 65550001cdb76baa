import { expect, test } from "vitest";
import { nextTurn } from "./next-turn.ts";

test("of those that wait for their turn, two go on in each turn of the event loop, in their order", async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const seen: [name: string, turn: number][] = [];
  await Promise.all([..."abcdefghij"].map((name) => nextTurn().then(() => seen.push([name, turn]))));
  counting = false;
  expect(seen.map(([name]) => name)).toEqual([..."abcdefghij"]);
  expect(new Set(seen.map(([, when]) => when)).size).toBe(5);
  // And whoever comes later does not wait for those before.
  await nextTurn();
});
