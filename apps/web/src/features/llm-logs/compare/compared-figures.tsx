import type { ComparedCall, LlmCost, LlmUsage } from "@copydesk/contracts";
import { formatCount, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ownZone } from "../../../lib/own-zone.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { Figure, Status } from "../list/call-parts.tsx";
import {
  formatCallCost,
  formatFirst,
  formatMilliseconds,
  formatMoney,
  formatTokensCached,
  formatTokensIn,
  formatTokensOut,
  formatTotal,
} from "../words/figure-words.ts";

/** All that was read; null when the endpoint did not say. */
export const tokensIn = ({ tokens_fresh, tokens_cached }: LlmUsage): number | null =>
  tokens_fresh === null ? null : tokens_fresh + (tokens_cached ?? 0);
/** All that was written, thoughts included. */
export const tokensOut = ({ tokens_out, tokens_reasoning }: LlmUsage): number | null =>
  tokens_out === null ? null : tokens_out + (tokens_reasoning ?? 0);

/** "2 more", "3 fewer", "the same"; empty when one of the two is not known. */
export function formatDifference(before: number | null, after: number | null): string {
  if (before === null || after === null) return "";
  if (before === after) return "the same";
  return after > before ? `${formatCount(after - before)} more` : `${formatCount(before - after)} fewer`;
}

/** "€0.012 more"; empty also for two currencies. */
export function formatMoneyDifference(before: LlmCost | null, after: LlmCost | null): string {
  if (!before || !after) return "";
  if (before.amount === after.amount) return "the same";
  const isFree = before.amount === 0 || after.amount === 0;
  if (before.currency !== after.currency && !isFree) return "";
  const currency = before.currency ?? after.currency;
  return after.amount > before.amount
    ? `${formatMoney({ amount: after.amount - before.amount, currency })} more`
    : `${formatMoney({ amount: before.amount - after.amount, currency })} less`;
}

/** "1.2 s faster" */
export function formatTimeDifference(before: number | null, after: number | null): string {
  if (before === null || after === null) return "";
  const [one, other] = [Math.round(before / 10), Math.round(after / 10)];
  if (one === other) return "the same";
  return after > before ? `${formatMilliseconds(after - before)} slower` : `${formatMilliseconds(before - after)} faster`;
}

interface Row {
  name: string;
  cell: (call: ComparedCall) => ReactNode;
  difference?: (before: ComparedCall, after: ComparedCall) => string;
}

const rows: readonly Row[] = [
  {
    name: "Call",
    cell: ({ id, at }) => (
      <Link to={`/logs/llm?all=all&call=${id}`} className="link">
        {formatMoment(at, ownZone.get())}
      </Link>
    ),
  },
  { name: "Model", cell: ({ model }) => <bdi>{model.name}</bdi> },
  { name: "Ended with", cell: ({ status }) => <Status status={status} strong /> },
  {
    name: "Failed checks",
    cell: ({ failed_checks }) => (failed_checks === null ? none : formatCount(failed_checks)),
    difference: (before, after) => formatDifference(before.failed_checks, after.failed_checks),
  },
  {
    name: "Tokens in",
    cell: (call) => (
      <>
        <Figure figure={formatTokensIn(call)} />
        {!!call.tokens_cached && <span className="text-ink-3"> ({formatTokensCached(call).text} cached)</span>}
      </>
    ),
    difference: (before, after) => formatDifference(tokensIn(before), tokensIn(after)),
  },
  {
    name: "Tokens out",
    cell: (call) => <Figure figure={formatTokensOut(call)} />,
    difference: (before, after) => formatDifference(tokensOut(before), tokensOut(after)),
  },
  {
    name: "Cost",
    cell: (call) => <Figure figure={formatCallCost(call)} />,
    difference: (before, after) => formatMoneyDifference(before.cost, after.cost),
  },
  {
    name: "Time",
    cell: (call) => <Figure figure={formatTotal(call)} />,
    difference: (before, after) => formatTimeDifference(before.total_ms, after.total_ms),
  },
  {
    name: "First token",
    cell: (call) => <Figure figure={formatFirst(call)} />,
    difference: (before, after) => formatTimeDifference(before.first_token_ms, after.first_token_ms),
  },
];
const none = <span className="text-ink-3">–</span>;
const dense = "h-9 px-2 whitespace-normal wrap-anywhere tabular-nums";

/** What both calls used, cost and took, with what differs. */
export function ComparedFigures({ original, replay }: { original: ComparedCall; replay: ComparedCall }) {
  return (
    <Table label="Figures of both calls" className="max-w-[860px] table-fixed">
      <TableHead>
        <tr>
          <TableHeader className="w-[26%] px-2">
            <span className="sr-only">What</span>
          </TableHeader>
          <TableHeader className="px-2">Then</TableHeader>
          <TableHeader className="px-2">Now</TableHeader>
          <TableHeader className="px-2 max-sm:hidden">Difference</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ name, cell, difference }) => (
          <TableRow key={name}>
            <th scope="row" className="h-9 border-line border-b px-2 text-left font-normal text-ink-3">
              {name}
            </th>
            <TableCell className={dense}>{cell(original)}</TableCell>
            <TableCell className={dense}>{cell(replay)}</TableCell>
            <TableCell className={`${dense} text-ink-2 max-sm:hidden`}>{difference?.(original, replay)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
