import { readFileSync } from "node:fs";
import type { LlmChartGroup, LlmFigures } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { periodBetween } from "../list/period.ts";
import { instantsOf, intervalAt, stepBy } from "./brush.ts";
import { formatCosts, formatPoint, formatSum, formatValue, seriesOf, tokenParts, worstOf } from "./series.ts";

const nothing: LlmFigures = {
  calls: 0,
  failed: 0,
  tokens_fresh: 0,
  tokens_cached: 0,
  tokens_out: 0,
  tokens_reasoning: 0,
  without_tokens: 0,
  without_cached: 0,
  without_reasoning: 0,
  costs: [],
  without_cost: 0,
  total_p50: null,
  total_p95: null,
  first_p50: null,
  first_p95: null,
};
const figures = (given: Partial<LlmFigures>): LlmFigures => ({ ...nothing, ...given });
const view = { times: "total", currency: "EUR" } as const;
const euros = (amount: number) => ({ currency: "EUR", amount });
const dollars = (amount: number) => ({ currency: "USD", amount });

test.each<[string, Partial<LlmFigures>, (string | null)[]]>([
  ["told by all", {}, ["9", null]],
  ["told by some", { without_reasoning: 3 }, ["9", "3 calls without a known number of reasoning tokens are left out"]],
  ["told by none", { without_reasoning: 4 }, ["unknown", "4 calls without a known number of reasoning tokens are left out"]],
])("a sum of tokens %s", (_, given, expected) => {
  const part = tokenParts.find(({ key }) => key === "tokens_reasoning") ?? tokenParts[0];
  const { text, title } = formatSum(figures({ calls: 4, tokens_reasoning: 9, ...given }), part, String);
  expect([text, title]).toEqual(expected);
});

describe("what a chart draws", () => {
  const points = [
    figures({
      calls: 4,
      failed: 1,
      tokens_fresh: 10,
      tokens_cached: 20,
      tokens_out: 3,
      tokens_reasoning: 2,
      costs: [dollars(1), euros(2)],
    }),
    nothing,
  ];

  test("parts of tokens that do not overlap", () =>
    expect(seriesOf("tokens", { points, groups: [] }, view).map(({ label, values }) => [label, values[0]])).toEqual([
      ["in", 10],
      ["cached", 20],
      ["out", 3],
      ["reasoning", 2],
    ]));

  test("one currency at a time", () => {
    expect(seriesOf("cost", { points, groups: [] }, view)[0]?.values).toEqual([2, 0]);
    expect(seriesOf("cost", { points, groups: [] }, { ...view, currency: "USD" })[0]?.values).toEqual([1, 0]);
  });

  test("no share of failures where nothing was called", () =>
    expect(seriesOf("errors", { points, groups: [] }, view)[0]?.values).toEqual([25, null]));

  test("groups in their order, the others grey", () => {
    const group = (kind: LlmChartGroup["kind"], label: string) => ({
      key: kind === "one" ? "a" : null,
      kind,
      label,
      total: nothing,
      points,
    });
    const groups = [group("one", "Aurora"), group("none", "No model"), group("others", "Others")];
    const series = seriesOf("calls", { points, groups }, view);
    expect(new Set(series.map(({ key }) => key)).size).toBe(3);
    expect(series.map(({ label, colour }) => [label, colour])).toEqual([
      ["Aurora", "var(--series-1)"],
      ["No model", "var(--series-2)"],
      ["Others", "var(--series-others)"],
    ]);
  });
});

describe("figures in words", () => {
  test.each([
    [figures({ calls: 3, costs: [euros(22.14), dollars(3.1)] }), "€22.14, $3.10"],
    [figures({ calls: 3, costs: [{ currency: null, amount: 0 }] }), "Free"],
    [figures({ calls: 3, without_cost: 3 }), "unknown"],
    [figures({ calls: 3, costs: [{ currency: null, amount: 0 }, euros(1)], without_cost: 1 }), "€1.00"],
    [nothing, "–"],
  ])("costs %#", (given, words) => expect(formatCosts(given)).toBe(words));

  test("a point is said with what it leaves out", () => {
    expect(formatPoint("cost", figures({ calls: 3, costs: [euros(1)], without_cost: 2 }), view)).toBe(
      "€1.00, 2 calls without a known price are left out",
    );
    expect(formatPoint("errors", figures({ calls: 12, failed: 1 }), view)).toBe("8.3% failed, 1 of 12 calls");
    expect(formatPoint("latency", figures({ calls: 1, total_p50: 5_800, total_p95: 16_100 }), view)).toBe("p50 5.8 s, p95 16.1 s");
    expect(formatPoint("calls", nothing, view)).toBe("no calls");
  });

  test("the worst interval is named, none when nothing failed", () => {
    expect(worstOf([figures({ calls: 20, failed: 1 }), figures({ calls: 10, failed: 2 })])).toEqual({ at: 1, share: "20%" });
    expect(worstOf([figures({ calls: 20 }), nothing])).toBeNull();
  });

  test("a value that is not there is a dash", () => expect(formatValue("latency", null, view)).toBe("–"));
});

describe("marking a part of a chart", () => {
  const borders = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"].map((date) => `${date}T23:00:00.000Z`);

  test("gives the days from the first to the last, marked either way round", () => {
    for (const mark of [
      { anchor: 0, head: 1 },
      { anchor: 1, head: 0 },
    ]) {
      const { from = "", to = "" } = instantsOf(mark, borders) ?? {};
      expect(periodBetween(from, to, { zone: "Europe/Copenhagen", unit: "day" })).toMatchObject({ from: "2026-11-19", to: "2026-11-20" });
    }
  });

  test("a pointer beside the chart means its end", () =>
    expect([-0.2, 0, 0.34, 1, 1.3].map((share) => intervalAt(share, 3))).toEqual([0, 0, 1, 2, 2]));

  test("keys go through the intervals and, with Shift, mark from where they were", () => {
    const at = { index: 1, mark: null };
    expect(stepBy("ArrowRight", false, at, 3)).toEqual({ index: 2, mark: null });
    expect(stepBy("End", true, at, 3)).toEqual({ index: 2, mark: { anchor: 1, head: 2 } });
    expect(stepBy("ArrowLeft", true, { index: 2, mark: { anchor: 1, head: 2 } }, 3)).toEqual({ index: 1, mark: { anchor: 1, head: 1 } });
    expect(stepBy("ArrowRight", false, { index: 2, mark: null }, 3)).toEqual({ index: 2, mark: null });
    expect(stepBy("Tab", false, at, 3)).toBeNull();
  });
});

describe("colours of groups", () => {
  const css = readFileSync(new URL("../../../../../../packages/ui/src/theme/theme.css", import.meta.url), "utf8");
  const dark = css.indexOf('[data-theme="dark"]', css.indexOf("--chart-2"));
  const series = [...Array.from({ length: 8 }, (_, at) => `series-${at + 1}`), "series-others"];

  test.each([
    ["light", css.slice(0, dark)],
    ["dark", css.slice(dark)],
  ])("are told apart by everybody, %s", (_, theme) => {
    const colourOf = (name: string): string => {
      const value = new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1] ?? new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
      const other = /^var\(--(.+)\)$/.exec(value)?.[1];
      return other ? colourOf(other) : value;
    };
    const colours = series.map(colourOf);
    for (const sight of Object.values(sights)) {
      const seen = colours.map((colour) => oklab(through(sight, linear(colour))));
      const distances = seen.flatMap((one, at) =>
        seen.slice(at + 1).map((other) => Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)))),
      );
      // A difference of 0.02 is just seen when two colours touch.
      expect(Math.min(...distances)).toBeGreaterThan(0.08);
    }
  });
});

type Colour = [number, number, number];

/** How colours are seen without one of the three kinds of cones: Machado, Oliveira, Fernandes 2009, at full severity. */
const sights = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  withoutRed: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  withoutGreen: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  withoutBlue: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function through(matrix: readonly number[], [r, g, b]: Colour): Colour {
  const row = (at: number) => {
    const [x = 0, y = 0, z = 0] = matrix.slice(at * 3);
    return Math.min(1, Math.max(0, x * r + y * g + z * b));
  };
  return [row(0), row(1), row(2)];
}

function linear(hex: string): Colour {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function oklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
