import type { ImportRow } from "@copydesk/contracts";
import { StatusMark, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";

const marks = {
  new: <StatusMark kind="ok" label="New" />,
  here: <StatusMark kind="off" label="Already here" />,
  invalid: <StatusMark kind="alert" label="Left out" />,
};

/** Rows of a file with what would become of each, and why. */
export function ImportTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <Table label="Rows of the file">
      <TableHead>
        <tr>
          <TableHeader className="w-10 pr-0 pl-1">Line</TableHeader>
          <TableHeader>Person</TableHeader>
          <TableHeader className="hidden sm:table-cell">Roles and teams</TableHeader>
          <TableHeader className="pr-1">What happens</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.line}>
            <TableCell className="h-11 py-2.5 pr-0 pl-1 align-top text-ink-3 tabular-nums">{row.line}</TableCell>
            <TableCell className="h-11 min-w-32 max-w-64 py-2.5 align-top whitespace-normal wrap-anywhere">
              <span className="block">{row.email || <span className="text-ink-3">no address</span>}</span>
              <bdi className="block text-ink-3 text-xs">{`${row.first_name} ${row.last_name}`.trim()}</bdi>
            </TableCell>
            <TableCell className="hidden h-11 max-w-56 py-2.5 align-top whitespace-normal text-ink-2 wrap-anywhere sm:table-cell">
              <span className="block">{row.roles.join(", ") || "–"}</span>
              <bdi className="block text-ink-3 text-xs">{row.teams.join(", ")}</bdi>
            </TableCell>
            <TableCell className="h-11 py-2.5 pr-1 align-top whitespace-normal">
              {marks[row.state]}
              <Problems row={row} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Problems({ row: { problems } }: { row: ImportRow }) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-destructive-ink text-xs leading-[17px]">
      {problems.map(({ column, message }) => (
        <li key={`${column} ${message}`} className="wrap-anywhere">
          {column && <b className="font-control">{column}: </b>}
          {message}
        </li>
      ))}
    </ul>
  );
}
