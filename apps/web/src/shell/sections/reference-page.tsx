import { EmptyState, FailureNote, Loading, Skeleton, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { failureOf } from "../../lib/failure.ts";
import { useApp } from "../../lib/stores/app.ts";
import { trpc } from "../../lib/trpc.ts";
import { type ReferenceCode, type ReferenceTable, referenceTables } from "./reference-tables.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** What is active of a kind of master data, to read. */
export function ReferencePage({ code }: { code: ReferenceCode }) {
  const table: ReferenceTable = referenceTables[code];
  const title = useApp((state) => state.modules?.find((module) => module.module_code === code)?.module_title) ?? "";
  return (
    <SectionFrame title={title}>
      <p className="-mt-2 mb-4 max-w-measure text-base text-ink-2">
        {table.intro} They can be read here; this version has no screen to change them.
      </p>
      <Rows table={table} title={title} />
    </SectionFrame>
  );
}

function Rows({ table, title }: { table: ReferenceTable; title: string }) {
  const options = trpc.options.get.useQuery();
  if (options.isPending) return <RowsToCome />;
  if (options.isError) {
    const { message, requestId } = failureOf(options.error);
    return <FailureNote title={message} requestId={requestId} onRetry={() => options.refetch()} retrying={options.isFetching} />;
  }
  const rows = table.rows(options.data);
  if (rows.length === 0) return <EmptyState>None is active.</EmptyState>;
  return (
    <Table label={title}>
      <TableHead>
        <TableRow>
          {table.columns.map((column) => (
            <TableHeader key={column}>{column || <span className="sr-only">Note</span>}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            {row.cells.map((cell, index) => (
              <TableCell key={table.columns[index]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RowsToCome() {
  return (
    <Loading className="border-line border-t">
      {["w-40", "w-32", "w-48", "w-36"].map((width) => (
        <div key={width} className="flex h-14 items-center justify-between border-line border-b px-3">
          <Skeleton className={width} />
          <Skeleton className="w-24" />
        </div>
      ))}
    </Loading>
  );
}
