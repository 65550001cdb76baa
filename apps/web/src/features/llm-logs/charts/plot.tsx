import { cn } from "@copydesk/ui";
import { scaleBand, scaleLinear } from "d3-scale";
import { line, stack } from "d3-shape";
import { memo } from "react";
import type { Series } from "./series.ts";

/** Units across; a drawing is stretched to the width there is, lines and gaps are not. */
const width = 1_000;
const height = 72;
/** So few intervals still have slim bars. */
const slim = 14;

interface PlotProps {
  series: readonly Series[];
  count: number;
  stacked: boolean;
  formatTop: (value: number) => string;
  /** The others are drawn paler. */
  lit: string | null;
}

/** Bars on one another, or lines, over intervals from left to right. It says nothing by itself: the field around it does. */
export const Plot = memo(function Plot({ series, count, stacked, formatTop, lit }: PlotProps) {
  const top = stacked
    ? Math.max(0, ...sums(series, count))
    : Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const y = scaleLinear([0, top || 1], [height, 4]).nice(4);
  const most = y.domain()[1] ?? 0;
  const intervals = Array.from({ length: count }, (_, at) => at);
  const x = scaleBand(intervals, [0, width]).paddingInner(0.28).paddingOuter(0.14);
  const at = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  return (
    <div className="relative" aria-hidden="true">
      <span className="absolute end-0 -top-3.5 text-2xs text-ink-3 leading-none tabular-nums">{top > 0 && formatTop(most)}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-[72px] w-full overflow-visible"
      >
        <path d={`M0 ${y(most)}H${width}`} className="stroke-line" strokeDasharray="2 3" vectorEffect="non-scaling-stroke" />
        {stacked ? (
          <Bars series={series} intervals={intervals} lit={lit} y={y} at={at} bar={Math.min(x.bandwidth(), (width / slim) * 0.72)} />
        ) : (
          // The first ones are the largest and lie on top.
          [...series].reverse().map((one) => (
            <g key={one.key} className={paler(lit, one.key)} fill="none" stroke={one.colour} strokeLinejoin="round" strokeLinecap="round">
              <path d={curve(one, at, y)} strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
              <path d={lonely(one, at, y)} strokeWidth={4} vectorEffect="non-scaling-stroke" />
            </g>
          ))
        )}
        <path d={`M0 ${height}H${width}`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
});

type Y = (value: number) => number;
interface BarsProps extends Pick<PlotProps, "series" | "lit"> {
  intervals: readonly number[];
  y: Y;
  at: (index: number) => number;
  bar: number;
}

function Bars({ series, intervals, lit, y, at, bar }: BarsProps) {
  const layers = stack<number, Series>()
    .keys(series)
    .value((index, { values }) => values[index] ?? 0)([...intervals]);
  return layers.map((layer, order) => (
    <path
      key={layer.key.key}
      d={layer.map(([low, high], index) => box(index, low, high, order > 0)).join("")}
      fill={layer.key.colour}
      className={paler(lit, layer.key.key)}
    />
  ));

  /** A part of a bar, a pixel above the one beneath it. */
  function box(index: number, low: number, high: number, isUpper: boolean): string {
    if (high <= low) return "";
    const [bottom, roof] = [y(low) - (isUpper && low > 0 ? 1 : 0), y(high)];
    // However little it is, it can be seen.
    const tall = Math.max(bottom - roof, isUpper ? 0.75 : 1.5);
    return `M${round(at(index) - bar / 2)} ${round(bottom)}v${-round(tall)}h${round(bar)}v${round(tall)}z`;
  }
}

const curve = ({ values }: Series, at: (index: number) => number, y: Y): string =>
  line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => round(at(index)))
    .y((value) => round(y(value ?? 0)))(values) ?? "";

/** Values with none beside them are dots, as no line leads there. */
const lonely = ({ values }: Series, at: (index: number) => number, y: Y): string =>
  values
    .map((value, index) =>
      value !== null && values[index - 1] == null && values[index + 1] == null ? `M${round(at(index))} ${round(y(value))}h0.01` : "",
    )
    .join("");

const sums = (series: readonly Series[], count: number) =>
  Array.from({ length: count }, (_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));

const paler = (lit: string | null, key: string) => cn("transition-opacity", lit !== null && lit !== key && "opacity-20");
const round = (value: number) => Math.round(value * 100) / 100;
