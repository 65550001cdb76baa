import type { ExperimentListItem, ExperimentSide } from "@copydesk/contracts";
import { formatCount, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { formatAverage, formatCosts } from "./experiment-words.ts";

const rows: readonly { name: string; format: (side: ExperimentSide) => string }[] = [
  { name: "Better answers", format: ({ wins }) => formatCount(wins) },
  { name: "Failed checks", format: ({ failed_checks }) => formatCount(failed_checks) },
  { name: "Cost", format: formatCosts },
  { name: "Time on average", format: formatAverage },
];

/** Both sides in sums over the calls that were answered again. */
export function WinsTable({ experiment: { original, replay, counts } }: { experiment: ExperimentListItem }) {
  if (counts.done === 0) return null;
  return (
    <Table label="Who wins" className="max-w-[560px] table-fixed">
      <TableHead>
        <tr>
          <TableHeader className="w-[44%] px-2">
            <span className="sr-only">What</span>
          </TableHeader>
          <TableHeader className="px-2" align="right">
            Then
          </TableHeader>
          <TableHeader className="px-2" align="right">
            Now
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ name, format }) => (
          <TableRow key={name}>
            <th scope="row" className="h-9 border-line border-b px-2 text-left font-normal text-ink-3">
              {name}
            </th>
            {[original, replay].map((side, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: then and now, which never change places
              <TableCell key={at} align="right" className="h-9 px-2 whitespace-normal">
                {format(side)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
