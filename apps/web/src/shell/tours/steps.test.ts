import { describe, expect, it } from "vitest";
import type { TourMeta } from "../../lib/stores/app.ts";
import { tourFlows } from "../../lib/tour-flow.ts";
import { stepsOf } from "./flows.ts";
import { placeOf, stepAfter, stepsHere } from "./steps.ts";
import type { TourStep } from "./tour-step.ts";

const nothing: TourMeta = { hasAttributes: false, isChannel: false, canChangeOutlineRef: false };
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
    const targets = stepsOf("campaign-create", nothing).map((one) => one.target);
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
    expect(stepsOf("campaign-create", nothing)[1]?.text.join(" ")).toContain("Campaign names should be unique"));
  const everyScreen = [true, false].flatMap((hasAttributes) =>
    [true, false].flatMap((isChannel) =>
      [true, false].map((canChangeOutlineRef): TourMeta => ({ hasAttributes, isChannel, canChangeOutlineRef })),
    ),
  );
  it.each(tourFlows)("explains each target of %s once, in short paragraphs", (flow) => {
    for (const meta of everyScreen) {
      const steps = stepsOf(flow, meta);
      expect(steps.length).toBeGreaterThan(2);
      expect(new Set(steps.map((one) => one.target)).size).toBe(steps.length);
      for (const one of steps) for (const paragraph of one.text) expect(paragraph.length).toBeLessThanOrEqual(130);
    }
  });
});

describe("what a screen has", () => {
  const advanced = (meta: Partial<TourMeta>) =>
    stepsOf("campaign-content-advance-configuration", { ...nothing, ...meta }).map((one) => one.target);
  const words = (meta: Partial<TourMeta>) =>
    stepsOf("campaign-content-block", { ...nothing, ...meta })
      .flatMap((one) => [one.title, ...one.text])
      .join(" ");

  it("attributes are explained where there are any", () => {
    expect(advanced({ hasAttributes: true })).toContain("configuration-attributes");
    expect(advanced({})).not.toContain("configuration-attributes");
  });
  it("the outline of another language is offered where there is one", () => {
    expect(advanced({ canChangeOutlineRef: true })).toContain("configuration-outline");
    expect(advanced({})).not.toContain("configuration-outline");
    expect(words({ isChannel: true, canChangeOutlineRef: true })).toContain("outline of another language");
    expect(words({ isChannel: true })).not.toContain("outline of another language");
  });
  it("channels are spoken of only in what is written for one", () => {
    expect(words({ isChannel: true })).toContain("Delete the channel");
    expect(words({})).not.toContain("channel");
  });
});
