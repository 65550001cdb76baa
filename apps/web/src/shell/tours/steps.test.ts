import { describe, expect, it } from "vitest";
import { flows, type TourStep } from "./flows.ts";
import { placeOf, stepAfter, stepsHere } from "./steps.ts";

const step = (target: string, ifAbsent?: TourStep["ifAbsent"]): TourStep => ({ target, title: target, text: ["Words."], ifAbsent });

describe("the steps of a visit", () => {
  const steps = [step("tabs"), step("export", "leave-out"), step("add", "centre")];
  it("keep everything that is on the page", () => expect(stepsHere(steps, () => true)).toEqual(steps));
  it("lose only what may be left out", () => expect(stepsHere(steps, () => false).map((one) => one.target)).toEqual(["tabs", "add"]));
});

describe("the place in a tour", () => {
  it("is counted from one", () => expect(placeOf(2, 12)).toEqual({ words: "3 of 12", isFirst: false, isLast: false }));
  it("knows both ends", () => {
    expect(placeOf(0, 12)).toMatchObject({ words: "1 of 12", isFirst: true, isLast: false });
    expect(placeOf(11, 12)).toMatchObject({ words: "12 of 12", isFirst: false, isLast: true });
    expect(placeOf(0, 1)).toMatchObject({ isFirst: true, isLast: true });
  });
  it.each([
    [0, 1, 1],
    [10, 1, 11],
    [11, 1, null],
    [11, -1, 10],
    [0, -1, 0],
  ] as const)("from %i by %i is %s", (index, by, next) => expect(stepAfter(index, by, 12)).toBe(next));
});

describe("the table of flows", () => {
  it("walks the create form in twelve steps, the main story third", () => {
    const targets = flows["campaign-create"]?.map((one) => one.target);
    expect(targets).toEqual([
      "add-button",
      "name",
      "main-story",
      "objectives",
      "dates",
      "voice",
      "privacy",
      "generation-mode",
      "languages",
      "channels",
      "schedule",
      "generate",
    ]);
  });
  it("says that names of campaigns should be unique", () =>
    expect(flows["campaign-create"]?.[1]?.text.join(" ")).toContain("Campaign names should be unique"));
  it.each(Object.entries(flows))("explains each target of %s once, in short paragraphs", (_flow, steps) => {
    expect(new Set(steps.map((one) => one.target)).size).toBe(steps.length);
    for (const one of steps) for (const paragraph of one.text) expect(paragraph.length).toBeLessThanOrEqual(130);
  });
});
