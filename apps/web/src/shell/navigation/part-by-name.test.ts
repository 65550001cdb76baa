import { describe, expect, it } from "vitest";
import { partByName } from "./command-palette.tsx";

const names = (typed: string, ...found: string[]) => {
  const { named, others } = partByName(
    found.map((name) => ({ name })),
    typed,
  );
  return [named.map(({ name }) => name), others.map(({ name }) => name)];
};

describe("campaigns of a search", () => {
  it("come first where the name fits, and first of all where it begins so", () =>
    expect(names("spring", "Autumn", "Early spring", "Spring launch")).toEqual([["Spring launch", "Early spring"], ["Autumn"]]));
  it("are found without accents and in any order of the words", () =>
    expect(names("tea café", "Café and tea", "Coffee")).toEqual([["Café and tea"], ["Coffee"]]));
  it("keep their order while nothing is typed, six at most", () =>
    expect(names("", ..."abcdefgh")).toEqual([["a", "b", "c", "d", "e", "f"], []]));
});
