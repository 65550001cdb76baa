import type { Permission } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { BuildingsIcon } from "@phosphor-icons/react/dist/csr/Buildings";
import { ChatCircleDotsIcon } from "@phosphor-icons/react/dist/csr/ChatCircleDots";
import { Fragment, type ReactNode } from "react";
import { ModuleIcon } from "../../../lib/module-icon.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { GrantControl } from "./grant-control.tsx";
import { type MatrixRow, matrix } from "./matrix-rows.ts";

/** Who holds the role may do what: a row a module, a column an action; one card a module where there is no room. */
export function RoleMatrix() {
  const asTable = useMediaQuery("(min-width: 1024px)");
  return asTable ? <MatrixTable /> : <MatrixCards />;
}

const columns = ["view", "create", "edit", "delete"] as const;
const columnNames = { view: "View", create: "Create", edit: "Edit", delete: "Delete" };
const nameOf = (row: MatrixRow, action: string) => `${row.under ? "Campaigns" : row.label}, ${action.toLowerCase()}`;

function MatrixTable() {
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="text-left text-ink-3 text-xs [&>th]:h-9 [&>th]:border-line [&>th]:border-b [&>th]:font-medium">
          <th scope="col" className="w-[200px]">
            Module
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="w-[104px]">
              {columnNames[column]}
            </th>
          ))}
          <th scope="col">Also</th>
        </tr>
      </thead>
      <tbody>
        {matrix.map(({ title, rows }) => (
          <Fragment key={title ?? "first"}>
            {title && (
              <tr>
                <th
                  scope="colgroup"
                  colSpan={6}
                  className="h-8 border-line border-b pb-1 text-left align-bottom font-normal text-ink-3 text-xs"
                >
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <MatrixTableRow key={row.key} row={row} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function MatrixTableRow({ row }: { row: MatrixRow }) {
  return (
    <tr className="hover:bg-hover [&>*]:h-[43px] [&>*]:border-line [&>*]:border-b">
      <th scope="row" className={cn("text-left", row.under ? "font-normal text-ink-2" : "font-control")}>
        <RowName row={row} />
      </th>
      {columns.map((column) => (
        <td key={column}>{cellOf(row, column)}</td>
      ))}
      <td>
        <span className="flex flex-wrap items-center gap-x-4">
          {row.extras.map(({ permission, label }) => (
            <GrantControl key={permission} permission={permission} name={nameOf(row, label)} label={label} />
          ))}
        </span>
      </td>
    </tr>
  );
}

function cellOf(row: MatrixRow, column: (typeof columns)[number]): ReactNode {
  const permission: Permission | null = row[column];
  if (permission) return <GrantControl permission={permission} name={nameOf(row, column)} />;
  return row.under ? null : (
    <span aria-hidden className="pl-1 text-glyph">
      –
    </span>
  );
}

function RowName({ row }: { row: MatrixRow }) {
  return (
    <span className={cn("flex items-center gap-2.5", row.under && "pl-7")}>
      {row.module && (
        <span className="text-ink-2">
          <ModuleIcon code={row.module} size={17} />
        </span>
      )}
      {row.key === "chat" && <ChatCircleDotsIcon size={17} aria-hidden className="text-ink-2" />}
      {row.key === "company" && <BuildingsIcon size={17} aria-hidden className="text-ink-2" />}
      {row.label}
    </span>
  );
}

function MatrixCards() {
  return (
    <div className="grid gap-6">
      {matrix.map(({ title, rows }) => {
        // The first group has no title of its own to stand under.
        const RowHeading = title ? "h3" : "h2";
        return (
          <section key={title ?? "first"} aria-label={title ?? "Main menu"}>
            {title && <h2 className="pb-1.5 text-ink-3 text-xs">{title}</h2>}
            <ul className="border-line border-t">
              {rows.map((row) => (
                <li key={row.key} className="border-line border-b py-3.5">
                  <RowHeading className={cn("text-sm", row.under ? "text-ink-2" : "font-control")}>
                    <RowName row={row} />
                  </RowHeading>
                  <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1.5 pl-7">
                    {columns.map((column) => {
                      const permission = row[column];
                      return (
                        permission && (
                          <GrantControl key={column} permission={permission} name={nameOf(row, column)} label={columnNames[column]} />
                        )
                      );
                    })}
                    {row.extras.map(({ permission, label }) => (
                      <GrantControl key={permission} permission={permission} name={nameOf(row, label)} label={label} />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
