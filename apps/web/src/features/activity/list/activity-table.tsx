import type { ActivityListItem } from "@copydesk/contracts";
import { cn, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { Fragment } from "react";
import { type Day, formatClock, formatZoneName } from "../../../lib/list/by-day.ts";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import { rowId } from "../../../lib/list/use-open-row.ts";
import { formatAction } from "../words/action-words.ts";
import { formatTarget, sourceWords } from "../words/entry-words.ts";
import type { ActivityAddress } from "./activity-list.ts";
import { Actor, Result } from "./entry-parts.tsx";

export interface EntriesProps {
  days: readonly Day<ActivityListItem>[];
  zone: string;
  openId: string | undefined;
  onOpen: (id: string) => void;
}
interface ActivityTableProps extends EntriesProps {
  ordering: ActivityAddress["ordering"];
  onSort: (ordering: ActivityAddress["ordering"]) => void;
}

/** The first of the columns to go where there is little room: the panel says it anyway. */
const fromWide = (isBesidePanel: boolean) => (isBesidePanel ? "hidden min-[1400px]:table-cell" : "hidden lg:table-cell");
const dense = "h-10 px-2";

export function ActivityTable({ days, zone, openId, onOpen, ordering, onSort }: ActivityTableProps) {
  const column = sortableColumns(ordering, onSort, ["at"]);
  return (
    <Table label="Activity" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader {...column("at")} className="w-[108px] px-2">
            When, {formatZoneName(zone, Date.now())}
          </TableHeader>
          <TableHeader className="w-[20%] px-2">Who</TableHeader>
          <TableHeader className="w-[21%] px-2">Did</TableHeader>
          <TableHeader className="px-2">To</TableHeader>
          <TableHeader className={cn(fromWide(openId !== undefined), "w-[72px] px-2")}>From</TableHeader>
          <TableHeader className="w-[104px] px-2">Result</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {days.map((day) => (
          <Fragment key={day.key}>
            <tr>
              <th
                // Without the column that is not always there: a cell may not span what is not drawn.
                colSpan={5}
                scope="rowgroup"
                className="h-[34px] border-line border-b px-2 pb-1.5 text-left align-bottom font-normal text-ink-3 text-xs"
              >
                {day.label}
              </th>
              <td className={cn(fromWide(openId !== undefined), "border-line border-b")} />
            </tr>
            {day.entries.map((entry) => (
              <Row key={entry.id} entry={entry} zone={zone} openId={openId} onOpen={onOpen} />
            ))}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}

interface RowProps extends Pick<EntriesProps, "zone" | "openId" | "onOpen"> {
  entry: ActivityListItem;
}

function Row({ entry, zone, openId, onOpen }: RowProps) {
  const isOpen = entry.id === openId;
  return (
    <TableRow selected={isOpen} className={cn("relative", isOpen && "[tbody_&]:hover:bg-accent-tint [&>td]:border-accent-line")}>
      <TableCell className={cn(dense, "text-ink-2 tabular-nums")}>
        {/* The button covers the whole row. */}
        <button
          type="button"
          id={rowId(entry.id)}
          aria-current={isOpen || undefined}
          onClick={() => onOpen(entry.id)}
          className="-outline-offset-2 after:absolute after:inset-0"
        >
          {formatClock(entry.at, zone)}
          <span className="sr-only">, open this entry</span>
        </button>
      </TableCell>
      <TableCell className={dense}>
        <Actor entry={entry} />
      </TableCell>
      <TableCell className={cn(dense, "truncate font-medium")}>{formatAction(entry.action)}</TableCell>
      <TableCell className={cn(dense, "truncate")} title={formatTarget(entry)}>
        <bdi>{formatTarget(entry)}</bdi>
      </TableCell>
      <TableCell className={cn(dense, fromWide(openId !== undefined), "text-ink-2")}>{sourceWords[entry.source]}</TableCell>
      <TableCell className={dense}>
        <Result result={entry.result} />
      </TableCell>
    </TableRow>
  );
}
