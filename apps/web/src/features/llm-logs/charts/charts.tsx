import type { LlmChart, LlmGroup } from "@copydesk/contracts";
import { Button, cn } from "@copydesk/ui";
import { ChartBarIcon } from "@phosphor-icons/react/dist/csr/ChartBar";
import { TableIcon } from "@phosphor-icons/react/dist/csr/Table";
import { useCallback, useId, useMemo, useState } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { type LlmAddress, useLlmChart } from "../list/llm-list.ts";
import { periodBetween } from "../list/period.ts";
import { formatGroup } from "../words/call-words.ts";
import { formatLeftOut, formatMilliseconds, formatMoney, formatShare, formatShort } from "../words/figure-words.ts";
import { instantsOf, type Mark } from "./brush.ts";
import { CurrencyChoice, GroupMenu, Legend, TimesMenu } from "./chart-controls.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { Swatch } from "./chart-parts.tsx";
import { ChartTable } from "./chart-table.tsx";
import { ChartsToCome } from "./charts-to-come.tsx";
import type { Looked } from "./plot-field.tsx";
import { type ChartView, formatCosts, formatSum, latencyParts, perInterval, timesOf, tokenParts, tokensOf, worstOf } from "./series.ts";
import { spansOf } from "./spans.ts";

interface ChartsProps {
  address: LlmAddress;
  change: ChangeList<LlmAddress>;
  zone: string;
}

/** What the listed calls come to, over time. */
export default function Charts({ address, change, zone }: ChartsProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useLlmChart(address, zone);
  const { group, charts } = address.filters;
  if (!data) {
    if (!error) return <ChartsToCome />;
    return (
      <Failed
        failure={failureOf(error)}
        title="The charts could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="my-4"
      />
    );
  }
  // Of nothing there is nothing to draw; the list beneath says so.
  if (data.total.calls === 0) return null;
  return (
    <section aria-label="Charts" className={cn("mb-2 transition-opacity", isPlaceholderData && "opacity-60")} aria-busy={isPlaceholderData}>
      <ShownCharts
        key={`${data.borders[0]} ${data.points.length}`}
        chart={data}
        address={address}
        change={change}
        group={data.groups.length > 0 ? group : undefined}
        asTable={charts === "table"}
      />
    </section>
  );
}

interface ShownProps extends Omit<ChartsProps, "zone"> {
  chart: LlmChart;
  /** By which the shown ones are grouped. */
  group: LlmGroup | undefined;
  asTable: boolean;
}

function ShownCharts({ chart, address, change, group, asTable }: ShownProps) {
  const [lit, setLit] = useState<string | null>(null);
  const spans = useMemo(() => spansOf(chart), [chart]);
  const formatGroupName = useCallback((one: LlmChart["groups"][number]) => formatGroup(group, one), [group]);
  const setView = (filters: Partial<LlmAddress["filters"]>) => change({ page: address.page, filters }, { replace: true });
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1.5 pb-1.5">
        <Legend chart={chart} formatGroupName={formatGroupName} onLit={setLit} />
        <span className="ml-auto flex items-center gap-1">
          <GroupMenu value={address.filters.group} onChange={(next) => setView({ group: next })} />
          <Button
            variant="quiet"
            size="sm"
            icon={asTable ? <ChartBarIcon size={15} /> : <TableIcon size={15} />}
            onClick={() => setView({ charts: asTable ? undefined : "table" })}
          >
            {asTable ? "Show as charts" : "Show as table"}
          </Button>
        </span>
      </div>
      {asTable ? (
        <ChartTable chart={chart} spans={spans} formatGroupName={formatGroupName} />
      ) : (
        <Figures
          chart={chart}
          address={address}
          change={change}
          lit={lit}
          formatGroupName={formatGroupName}
          spans={spans}
          setView={setView}
        />
      )}
    </>
  );
}

interface FiguresProps extends Omit<ShownProps, "group" | "asTable"> {
  lit: string | null;
  formatGroupName: (group: LlmChart["groups"][number]) => string;
  spans: ReturnType<typeof spansOf>;
  setView: (filters: Partial<LlmAddress["filters"]>) => void;
}

function Figures({ chart, address, change, lit, formatGroupName, spans, setView }: FiguresProps) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [mark, setMark] = useState<Mark | null>(null);
  const hintId = useId();
  const { total } = chart;
  const currencies = total.costs.filter(({ amount }) => amount > 0).map(({ currency }) => currency);
  const [picked, setPicked] = useState<string | null | undefined>();
  const currency = picked !== undefined && currencies.includes(picked) ? picked : (currencies[0] ?? null);
  const times = address.filters.times ?? "total";
  const view = useMemo<ChartView>(() => ({ times, currency }), [times, currency]);
  const isGrouped = chart.groups.length > 0;

  function pick(marked: Mark) {
    const span = instantsOf(marked, chart.borders);
    if (span) change({ filters: periodBetween(span.from, span.to, { zone: chart.timezone, unit: chart.unit }) });
  }
  const common = {
    chart,
    view,
    spans,
    looked,
    onLook: setLooked,
    mark,
    onMark: setMark,
    onPick: pick,
    hintId,
    lit,
    formatGroup: formatGroupName,
  };
  const { p50, p95 } = timesOf(total, view);
  const worst = worstOf(chart.points);
  return (
    <div className="@container/charts overflow-hidden border-line border-y">
      <p id={hintId} hidden>
        Use the arrow keys to move through the chart. Hold Shift to select a range. Enter narrows the dates to the selection.
      </p>
      <div className="-ml-[15px] grid grid-cols-2 @3xl/charts:grid-cols-5 @xl/charts:grid-cols-3">
        <ChartFigure {...common} kind="calls" title="Calls" sum={formatShort(total.calls)}>
          {perInterval(chart)}
        </ChartFigure>
        <ChartFigure
          {...common}
          kind="tokens"
          title="Tokens"
          sum={total.without_tokens === total.calls ? "unknown" : formatShort(tokensOf(total))}
        >
          <Key
            isGrouped={isGrouped}
            parts={tokenParts.filter(({ key }) => key !== "tokens_reasoning" || total[key] > 0)}
            formatOf={(part) => formatSum(total, part, formatShort).text}
          />
          <LeftOut>{formatLeftOut(total.without_tokens, "known tokens")}</LeftOut>
        </ChartFigure>
        <ChartFigure
          {...common}
          kind="cost"
          title="Cost"
          sum={formatCosts(total)}
          choice={currencies.length > 1 && <CurrencyChoice currencies={currencies} value={currency} onChange={setPicked} />}
        >
          {perCall(chart)}
          <LeftOut>{formatLeftOut(total.without_cost, "a known price")}</LeftOut>
        </ChartFigure>
        <ChartFigure
          {...common}
          kind="latency"
          title="Latency"
          sum={p50 === null ? "–" : formatMilliseconds(p50)}
          choice={<TimesMenu value={times} onChange={(next) => setView({ times: next === "first" ? "first" : undefined })} />}
        >
          {isGrouped ? (
            `p50 of each${p95 === null ? "" : `; p95 of all ${formatMilliseconds(p95)}`}`
          ) : (
            <Key
              isGrouped={false}
              parts={latencyParts}
              formatOf={({ key }) => (key === "p50" || p95 === null ? "" : formatMilliseconds(p95))}
              labelFirst
            />
          )}
        </ChartFigure>
        <ChartFigure {...common} kind="errors" title="Error rate" sum={formatShare(total.failed, total.calls)}>
          {worst ? `up to ${worst.share}, ${spans.formatShort(worst.at)}` : "no call failed"}
        </ChartFigure>
      </div>
    </div>
  );
}

/** "€0.026 a call", where all that is known was paid in one currency. */
function perCall({ total: { costs, calls, without_cost } }: LlmChart): string | null {
  const [only] = costs;
  const known = calls - without_cost;
  return costs.length === 1 && only && only.amount > 0 && known > 0
    ? `${formatMoney({ ...only, amount: only.amount / known })} a call`
    : null;
}

const LeftOut = ({ children }: { children: string | null }) => children && <span className="block text-warning-ink">{children}</span>;

interface KeyProps<P> {
  isGrouped: boolean;
  parts: readonly P[];
  formatOf: (part: P) => string;
  /** "p95 10 s" rather than "12 in". */
  labelFirst?: boolean;
}

/** The parts of a chart with their sums; without colours where those stand for groups. */
const Key = <P extends { key: string; label: string; colour: string }>({ isGrouped, parts, formatOf, labelFirst = false }: KeyProps<P>) => (
  <span className="flex flex-wrap gap-x-2">
    {parts.map((part) => (
      <span key={part.key} className="inline-flex items-center gap-1 whitespace-nowrap">
        {!isGrouped && <Swatch colour={part.colour} />}
        {(labelFirst ? [part.label, formatOf(part)] : [formatOf(part), part.label]).join(" ").trim()}
      </span>
    ))}
  </span>
);
