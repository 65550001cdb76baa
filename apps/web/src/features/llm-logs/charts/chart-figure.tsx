import type { LlmChart, LlmFigures } from "@copydesk/contracts";
import { type ReactNode, useCallback, useMemo } from "react";
import { formatLeftOut } from "../words/figure-words.ts";
import type { Mark } from "./brush.ts";
import { Swatch } from "./chart-parts.tsx";
import { Plot } from "./plot.tsx";
import { type Looked, PlotField } from "./plot-field.tsx";
import { type ChartKind, type ChartView, formatAxis, formatPoint, formatValue, isStacked, seriesOf } from "./series.ts";
import type { Spans } from "./spans.ts";

export interface ChartFigureProps {
  kind: ChartKind;
  chart: LlmChart;
  view: ChartView;
  spans: Spans;
  title: string;
  /** At the right of the title: another way to look at it. */
  choice?: ReactNode;
  /** The one number. */
  sum: ReactNode;
  /** Lines beneath it. */
  children: ReactNode;
  looked: Looked | null;
  onLook: (looked: Looked | null) => void;
  mark: Mark | null;
  onMark: (mark: Mark | null) => void;
  onPick: (mark: Mark) => void;
  hintId: string;
  lit: string | null;
  formatGroup: (group: LlmChart["groups"][number]) => string;
}

/** One of the charts: its number, what it leaves out, and how it went over time. */
export function ChartFigure(props: ChartFigureProps) {
  const { kind, chart, view, spans, title, choice, sum, children, lit, formatGroup, ...field } = props;
  // Looking at an interval draws all charts again; what they draw stays the same.
  const series = useMemo(
    () => seriesOf(kind, { points: chart.points, groups: chart.groups.map((group) => ({ ...group, label: formatGroup(group) })) }, view),
    [kind, chart, view, formatGroup],
  );
  const formatTop = useCallback((value: number) => formatAxis(kind, value, view), [kind, view]);
  return (
    <figure
      aria-label={title}
      className="-mt-px flex min-w-0 flex-col border-line border-t border-l px-3.5 pt-3.5 pb-2.5 @max-3xl/charts:last:col-span-2"
    >
      <figcaption className="flex h-5 items-center justify-between gap-2 text-ink-3 text-xs whitespace-nowrap">
        {title}
        {choice}
      </figcaption>
      <b className="block min-w-0 truncate font-semibold text-[20px] leading-7 tracking-[-0.02em] tabular-nums">{sum}</b>
      <div className="mb-6 text-2xs text-ink-3 leading-[15px] tabular-nums">{children}</div>
      <div className="mt-auto">
        <PlotField
          {...field}
          kind={kind}
          label={`${title} by ${chart.unit}`}
          count={chart.points.length}
          formatAt={(index) => `${spans.format(index)}: ${formatPoint(kind, chart.points[index] ?? chart.total, view)}`}
          tip={(index) => <Tip kind={kind} chart={chart} view={view} series={series} title={spans.format(index)} index={index} />}
        >
          <Plot series={series} count={chart.points.length} stacked={isStacked(kind)} formatTop={formatTop} lit={lit} />
        </PlotField>
        <div aria-hidden className="flex justify-between pt-1 text-2xs text-ink-3 leading-4">
          <span>{spans.first}</span>
          <span>{spans.last}</span>
        </div>
      </div>
    </figure>
  );
}

interface TipProps extends Pick<ChartFigureProps, "kind" | "chart" | "view"> {
  series: ReturnType<typeof seriesOf>;
  title: string;
  index: number;
}

function Tip({ kind, chart, view, series, title, index }: TipProps) {
  const point = chart.points[index];
  if (!point) return null;
  const rows = series.filter(({ values }) => values[index] !== null && (series.length === 1 || values[index] !== 0));
  const leftOut = leftOutOf(kind, point);
  return (
    <>
      <p className="pb-1 font-medium">{title}</p>
      {series.length > 1 &&
        rows.map(({ key, label, colour, values }) => (
          <p key={key} className="flex items-center gap-1.5 leading-[18px]">
            <Swatch colour={colour} />
            <bdi className="min-w-0 truncate text-ink-2">{label}</bdi>
            <span className="ml-auto pl-2 tabular-nums">{formatValue(kind, values[index] ?? null, view)}</span>
          </p>
        ))}
      {(series.length === 1 || rows.length === 0 || chart.groups.length > 0) && (
        <p className="text-ink-2 tabular-nums">{formatPoint(kind, point, view)}</p>
      )}
      {leftOut && <p className="text-ink-3">{leftOut}</p>}
    </>
  );
}

const leftOutOf = (kind: ChartKind, { without_tokens }: LlmFigures): string | null =>
  kind === "tokens" ? formatLeftOut(without_tokens, "known tokens") : null;
