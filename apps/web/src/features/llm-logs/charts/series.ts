import type { LlmChart, LlmChartGroup, LlmFigures } from "@copydesk/contracts";
import { formatCount } from "@copydesk/ui";
import { formatCalls, formatLeftOut, formatMilliseconds, formatMoney, formatShare, formatShort } from "../words/figure-words.ts";

export const chartKinds = ["calls", "tokens", "cost", "latency", "errors"] as const;
export type ChartKind = (typeof chartKinds)[number];

/** One colour's worth of a chart: a value an interval, null where there is none. */
export interface Series {
  key: string;
  label: string;
  colour: string;
  values: (number | null)[];
}

export interface ChartView {
  /** Which time is looked at: until all is there, or until the first of it is. */
  times: "total" | "first";
  /** Currencies are never added up, so a chart of costs shows one. */
  currency: string | null;
}

/** What stands on one another; the other kinds are lines. */
export const isStacked = (kind: ChartKind): boolean => kind !== "latency" && kind !== "errors";

/** Kinds of tokens, each with the count of calls that do not say how many they took. */
export const tokenParts = [
  { key: "tokens_fresh", label: "in", colour: "var(--series-1)", unknown: "without_tokens", known: "known tokens" },
  { key: "tokens_cached", label: "cached", colour: "var(--series-7)", unknown: "without_cached", known: "a known number of cached tokens" },
  { key: "tokens_out", label: "out", colour: "var(--series-2)", unknown: "without_tokens", known: "known tokens" },
  {
    key: "tokens_reasoning",
    label: "reasoning",
    colour: "var(--series-6)",
    unknown: "without_reasoning",
    known: "a known number of reasoning tokens",
  },
] as const;

/** A sum of tokens, unknown where no call says it, and what it leaves out. */
export const formatSum = (
  figures: LlmFigures,
  { key, unknown, known }: (typeof tokenParts)[number],
  format: (count: number) => string,
) => ({
  text: figures.calls > 0 && figures[unknown] === figures.calls ? "unknown" : format(figures[key]),
  title: formatLeftOut(figures[unknown], known),
});

export const latencyParts = [
  { key: "p50", label: "p50", colour: "var(--chart-1)" },
  { key: "p95", label: "p95", colour: "var(--chart-2)" },
] as const;

export const groupColour = (at: number, kind: LlmChartGroup["kind"]): string =>
  kind === "others" ? "var(--series-others)" : `var(--series-${at + 1})`;

/** Groups have keys of the server, but for the two that stand for no one of them. */
export const keyOf = ({ key, kind }: Pick<LlmChartGroup, "key" | "kind">): string => `${kind} ${key ?? ""}`;

/** What a chart draws: its own parts, or the groups where calls are grouped. */
export function seriesOf(kind: ChartKind, { points, groups }: Pick<LlmChart, "points" | "groups">, view: ChartView): Series[] {
  if (groups.length > 0) {
    return groups.map((group, at) => ({
      key: keyOf(group),
      label: group.label,
      colour: groupColour(at, group.kind),
      values: group.points.map((point) => figureOf(kind, point, view)),
    }));
  }
  if (kind === "tokens") return tokenParts.map((part) => ({ ...part, values: points.map((point) => point[part.key]) }));
  if (kind === "latency") return latencyParts.map((part) => ({ ...part, values: points.map((point) => timesOf(point, view)[part.key]) }));
  const [label, colour] = kind === "errors" ? ["failed", "var(--chart-bad)"] : [kind, "var(--chart-1)"];
  return [{ key: kind, label, colour, values: points.map((point) => figureOf(kind, point, view)) }];
}

export const tokensOf = (figures: LlmFigures): number => tokenParts.reduce((sum, { key }) => sum + figures[key], 0);

export const timesOf = (figures: LlmFigures, { times }: Pick<ChartView, "times">) => ({
  p50: figures[`${times}_p50`],
  p95: figures[`${times}_p95`],
});

/** The one figure of a group. */
function figureOf(kind: ChartKind, figures: LlmFigures, view: ChartView): number | null {
  if (kind === "calls") return figures.calls;
  if (kind === "tokens") return tokensOf(figures);
  if (kind === "cost") return figures.costs.find(({ currency }) => currency === view.currency)?.amount ?? 0;
  if (kind === "latency") return timesOf(figures, view).p50;
  return figures.calls === 0 ? null : (figures.failed / figures.calls) * 100;
}

/** A value exactly, for a tooltip or a table. */
export function formatValue(kind: ChartKind, value: number | null, { currency }: Pick<ChartView, "currency">): string {
  if (value === null) return "–";
  if (kind === "cost") return value === 0 ? "–" : formatMoney({ amount: value, currency });
  if (kind === "latency") return formatMilliseconds(value);
  return kind === "errors" ? `${value < 10 && value > 0 ? value.toFixed(1) : Math.round(value)}%` : formatCount(value);
}

/** The same, short, at the top of a chart. */
export const formatAxis = (kind: ChartKind, value: number, view: Pick<ChartView, "currency">): string =>
  kind === "calls" || kind === "tokens" ? formatShort(value) : formatValue(kind, value, view);

/** Sums of money beside each other: "€22.14, $3.10"; "unknown" where no price is, "–" without any call. */
export function formatCosts({ costs, calls, without_cost }: Pick<LlmFigures, "costs" | "calls" | "without_cost">): string {
  const sums = costs.filter(({ amount }) => amount > 0);
  if (sums.length > 0) return sums.map(formatMoney).join(", ");
  if (calls === 0) return "–";
  return without_cost === calls ? "unknown" : "Free";
}

/** "40 a day": over the time that has passed, not over what is still to come. */
export function perInterval(
  { points, borders, unit, total }: Pick<LlmChart, "points" | "borders" | "unit" | "total">,
  now = Date.now(),
): string | null {
  const passed = points.filter((_, at) => Date.parse(borders[at] ?? "") <= now).length;
  if (passed < 2) return null;
  const rate = total.calls / passed;
  return `${rate < 10 ? Number(rate.toFixed(1)) : formatCount(Math.round(rate))} ${unit === "hour" ? "an" : "a"} ${unit}`;
}

/** "9.2% on 19 Nov": where most of the calls failed; null where none did. */
export function worstOf(points: readonly LlmFigures[]): { at: number; share: string } | null {
  const rates = points.map(({ failed, calls }) => (calls === 0 ? 0 : failed / calls));
  const most = Math.max(0, ...rates);
  const at = rates.indexOf(most);
  const point = points[at];
  return most === 0 || !point ? null : { at, share: formatShare(point.failed, point.calls) ?? "" };
}

/** Everything at one point in a sentence, for whoever hears it. */
export function formatPoint(kind: ChartKind, point: LlmFigures, view: ChartView): string {
  const { p50, p95 } = timesOf(point, view);
  if (point.calls === 0) return "no calls";
  if (kind === "calls") return formatCalls(point.calls);
  if (kind === "tokens") return tokenParts.map(({ key, label }) => `${formatCount(point[key])} ${label}`).join(", ");
  if (kind === "cost") return [formatCosts(point), formatLeftOut(point.without_cost, "a known price")].filter(Boolean).join(", ");
  if (kind === "latency")
    return p50 === null ? "not known" : `p50 ${formatMilliseconds(p50)}, p95 ${p95 === null ? "–" : formatMilliseconds(p95)}`;
  return `${formatShare(point.failed, point.calls)} failed, ${point.failed} of ${formatCalls(point.calls)}`;
}
