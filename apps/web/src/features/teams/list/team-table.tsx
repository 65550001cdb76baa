import type { TeamListItem } from "@copydesk/contracts";
import { cn, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { Link } from "react-router";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import { TeamDot } from "../../../lib/people/team-dot.tsx";
import type { TeamActions } from "../use-team-actions.tsx";
import type { TeamOrdering } from "./team-list.ts";
import { TeamMenu } from "./team-menu.tsx";
import { MemberStack, TeamStatusMark } from "./team-parts.tsx";

interface TeamTableProps {
  items: readonly TeamListItem[];
  ordering: TeamOrdering;
  onSort: (ordering: TeamOrdering) => void;
  actions: TeamActions;
}

const fromLarge = "hidden lg:table-cell";

export function TeamTable({ items, ordering, onSort, actions }: TeamTableProps) {
  const column = sortableColumns(ordering, onSort, ["members"]);
  return (
    <Table label="Teams" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader {...column("name")} className="pl-2">
            Name
          </TableHeader>
          <TableHeader {...column("members")} className="w-[200px]">
            Members
          </TableHeader>
          <TableHeader className={cn(fromLarge, "w-[180px]")}>Shared campaigns</TableHeader>
          <TableHeader className="w-[130px]">Status</TableHeader>
          <TableHeader className="w-10 pr-1 pl-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id} className="relative">
            <TableCell className="h-[58px] pl-2">
              <Link to={`/teams/${item.id}`} className="flex min-w-0 items-center gap-3 after:absolute after:inset-0">
                <TeamDot colour={item.colour} />
                <span className="min-w-0">
                  <bdi className="block truncate text-left font-control text-base leading-5">{item.name}</bdi>
                  {item.description && <bdi className="block truncate text-left text-ink-3 text-xs leading-[17px]">{item.description}</bdi>}
                </span>
              </Link>
            </TableCell>
            <TableCell>
              <MemberStack members={item.members} count={item.member_count} />
            </TableCell>
            <TableCell className={cn(fromLarge, "text-ink-2 tabular-nums")}>{item.campaign_count || "–"}</TableCell>
            <TableCell>
              <TeamStatusMark status={item.status} />
            </TableCell>
            <TableCell className="pr-1 pl-0 text-right">
              <TeamMenu team={item} actions={actions} className="relative z-1 text-glyph group-hover/row:text-ink" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
