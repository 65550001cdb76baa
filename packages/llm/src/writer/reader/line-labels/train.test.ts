import { expect, test } from "vitest";
import { keptRows, weightsOf } from "./kept-weights.ts";
import { type Example, train } from "./train.ts";
import { decode, lineLabels } from "./viterbi.ts";

const label = (letter: string) => lineLabels.indexOf(letter);
const story = (...lines: [seen: string, label: string][]): Example => ({
  features: lines.map(([seen]) => [seen]),
  groups: lines.map((_, at) => at),
  labels: lines.map(([, letter]) => label(letter)),
});
const read = (kept: ReturnType<typeof train>, ...seen: string[]) =>
  decode(
    seen.map((one) => [one]),
    seen.map((_, at) => at),
    weightsOf(kept),
  )
    .map((place) => lineLabels.charAt(place))
    .join("");

// Twice as many as one step needs, so that hiding a part of them changes nothing.
const examples = Array.from({ length: 40 }, () => [
  story(["kind", "K"], ["short", "H"], ["short", "S"], ["long", "T"]),
  story(["short", "H"], ["long", "T"], ["name", "N"]),
]).flat();

test("labels are learned by what is seen and by what stands before", () => {
  const kept = train(examples, 10);
  expect(read(kept, "kind", "short", "short", "long")).toBe("KHST");
  expect(read(kept, "short", "long", "name")).toBe("HTN");
  // A headline is one run, whatever each line alone looks like.
  expect(read(kept, "short", "long", "short").match(/H/gu)).toHaveLength(1);
});

test("the same examples give the same weights", () => expect(train(examples, 4)).toEqual(train(examples, 4)));

test("weights are kept in tenths, and rows that say nothing are left out", () => {
  const row = (first: number) => [first, ...Array.from({ length: lineLabels.length - 1 }, () => 0)];
  const kept = {
    features: keptRows([
      ["b far", row(9)],
      ["a", row(-1.26)],
      ["quiet", row(0.2)],
    ]),
    after: keptRows([["^", row(0.5)]]),
  };
  const { of, after } = weightsOf(kept);
  expect(kept.features.map((one) => one.split(" ").slice(1).join(" "))).toEqual(["a", "b far"]);
  expect([of("a")[0], of("b far")[0], of("quiet")[0], of("a")[1], after(-1, false)[0], after(0, true)[0]]).toEqual([-13, 25, 0, 0, 5, 0]);
});
