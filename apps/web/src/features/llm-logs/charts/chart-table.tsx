import type { LlmChart, LlmFigures } from "@copydesk/contracts";
import { cn, formatCount, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { formatLeftOut, formatMilliseconds, formatShare } from "../words/figure-words.ts";
import { Swatch } from "./chart-parts.tsx";
import { formatCosts, formatSum, groupColour, keyOf, tokenParts } from "./series.ts";
import type { Spans } from "./spans.ts";

interface ChartTableProps {
  chart: LlmChart;
  spans: Spans;
  formatGroupName: (group: LlmChart["groups"][number]) => string;
}

const dense = "h-8 px-2 align-middle";
const columns = ["Calls", "In", "Cached", "Out", "Reasoning", "Cost", "p50", "p95", "First p50", "First p95", "Failed", "Error rate"];

/** Everything that the charts draw, in figures: of each interval, and of each group in it. */
export function ChartTable({ chart, spans, formatGroupName }: ChartTableProps) {
  const isGrouped = chart.groups.length > 0;
  return (
    <div className="max-h-[420px] overflow-y-auto border-line border-y">
      <Table label="Figures over time" className="min-w-[980px]">
        <TableHead className="sticky top-0 z-1 bg-canvas">
          <tr>
            <TableHeader className="px-2">When</TableHeader>
            {isGrouped && <TableHeader className="px-2">Group</TableHeader>}
            {columns.map((name) => (
              <TableHeader key={name} align="right" className="px-2">
                {name}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          <Row when="All of it" group={isGrouped && "All"} figures={chart.total} strong />
          {chart.groups.map((group, at) => (
            <Row
              key={keyOf(group)}
              when="All of it"
              group={<Name label={formatGroupName(group)} colour={groupColour(at, group.kind)} />}
              figures={group.total}
            />
          ))}
          {chart.points.map((point, index) => [
            <Row
              key={chart.borders[index]}
              when={spans.format(index)}
              group={isGrouped && "All"}
              figures={point}
              strong={isGrouped && point.calls > 0}
            />,
            ...chart.groups.map((group, at) => {
              const figures = group.points[index];
              if (!figures || figures.calls === 0) return null;
              return (
                <Row
                  key={`${chart.borders[index]} ${keyOf(group)}`}
                  when={spans.format(index)}
                  group={<Name label={formatGroupName(group)} colour={groupColour(at, group.kind)} />}
                  figures={figures}
                />
              );
            }),
          ])}
        </TableBody>
      </Table>
    </div>
  );
}

const Name = ({ label, colour }: { label: string; colour: string }) => (
  <span className="inline-flex max-w-44 items-center gap-1.5">
    <Swatch colour={colour} />
    <bdi className="truncate">{label}</bdi>
  </span>
);

interface RowProps {
  when: string;
  group: React.ReactNode;
  figures: LlmFigures;
  strong?: boolean;
}

function Row({ when, group, figures, strong = false }: RowProps) {
  const { calls, without_cost } = figures;
  const time = (ms: number | null) => (ms === null ? "–" : formatMilliseconds(ms));
  const cells = [
    { text: formatCount(calls) },
    ...tokenParts.map((part) => (calls === 0 ? { text: "–" } : formatSum(figures, part, formatCount))),
    { text: formatCosts(figures), title: formatLeftOut(without_cost, "a known price") },
    ...[figures.total_p50, figures.total_p95, figures.first_p50, figures.first_p95].map((ms) => ({ text: time(ms) })),
    { text: formatCount(figures.failed) },
    { text: formatShare(figures.failed, calls) ?? "–" },
  ];
  return (
    <TableRow className={cn(strong && "font-medium", calls === 0 && "text-ink-3")}>
      <th scope="row" className={cn(dense, "border-line border-b text-left font-normal whitespace-nowrap text-ink-2")}>
        {when}
      </th>
      {group && <TableCell className={dense}>{group}</TableCell>}
      {cells.map(({ text, ...more }, at) => (
        <Figure key={columns[at]} text={text} leftOut={"title" in more ? more.title : null} />
      ))}
    </TableRow>
  );
}

/** A sum that leaves something out has a star that says what. */
const Figure = ({ text, leftOut }: { text: string; leftOut: string | null }) => (
  // What is read aloud alone stays where the figure is: placed by the page, it would make the page as wide as the table.
  <TableCell align="right" className={cn(dense, "relative")} title={leftOut ?? undefined}>
    {text}
    {leftOut && text !== "unknown" && (
      <span className="text-warning-ink">
        *<span className="sr-only"> {leftOut}</span>
      </span>
    )}
  </TableCell>
);
