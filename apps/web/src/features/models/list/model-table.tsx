import type { ModelListItem } from "@copydesk/contracts";
import { cn, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { Link } from "react-router";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import { formatUpdated } from "../../../lib/time-words.ts";
import type { ModelActions } from "../use-model-actions.tsx";
import { providerNames } from "../words/model-words.ts";
import type { ModelOrdering } from "./model-list.ts";
import { ModelMenu } from "./model-menu.tsx";
import { DefaultChips, HealthMark, ModelPlace, Prices } from "./model-parts.tsx";

interface ModelTableProps {
  items: readonly ModelListItem[];
  ordering: ModelOrdering;
  onSort: (ordering: ModelOrdering) => void;
  actions: ModelActions;
}

const fromLarge = "hidden lg:table-cell";

export function ModelTable({ items, ordering, onSort, actions }: ModelTableProps) {
  const column = sortableColumns(ordering, onSort, ["updated_at"]);
  return (
    <Table label="Models" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader {...column("name")} className="pl-2">
            Name
          </TableHeader>
          <TableHeader {...column("provider")} className="w-[160px]">
            Provider
          </TableHeader>
          <TableHeader className={cn(fromLarge, "w-[210px]")}>Price per million</TableHeader>
          <TableHeader className="w-[150px]">Status</TableHeader>
          <TableHeader {...column("updated_at")} align="right" className={cn(fromLarge, "w-[110px]")}>
            Changed
          </TableHeader>
          <TableHeader className="w-10 pr-1 pl-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id} className="relative">
            <TableCell className="h-[58px] pl-2">
              <Link to={`/settings/models/${item.id}/edit`} className="block min-w-0 after:absolute after:inset-0">
                <span className="flex min-w-0 items-center gap-2">
                  <bdi className="truncate font-control text-base leading-5">{item.name}</bdi>
                  <DefaultChips model={item} />
                </span>
                <span className="block truncate text-ink-3 text-xs leading-[17px]">
                  <ModelPlace model={item} />
                </span>
              </Link>
            </TableCell>
            <TableCell className="truncate text-ink-2">{providerNames[item.provider]}</TableCell>
            <TableCell className={cn(fromLarge, "text-ink-2 tabular-nums")}>
              <Prices model={item} />
            </TableCell>
            <TableCell>
              <HealthMark model={item} />
            </TableCell>
            <TableCell align="right" className={cn(fromLarge, "text-ink-3")}>
              {formatUpdated(item.updated_at, Date.now())}
            </TableCell>
            <TableCell className="pr-1 pl-0 text-right">
              <ModelMenu model={item} actions={actions} className="relative z-1 text-glyph group-hover/row:text-ink" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
