import type { UserListItem } from "@copydesk/contracts";
import { Checkbox, cn, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { Link } from "react-router";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import type { Selection } from "../../../lib/list/use-selection.ts";
import { fullName } from "../../../lib/people/full-name.ts";
import { PersonLabel } from "../../../lib/people/person-label.tsx";
import type { UserActions } from "../use-user-actions.tsx";
import { formatSignIn } from "../words/person-words.ts";
import type { UserOrdering } from "./user-list.ts";
import { UserMenu } from "./user-menu.tsx";
import { LastSignIn, NameList, UserStatusMark } from "./user-parts.tsx";

interface UserTableProps {
  items: readonly UserListItem[];
  ordering: UserOrdering;
  onSort: (ordering: UserOrdering) => void;
  /** Null when nothing could be done with who is picked. */
  selection: Selection | null;
  actions: UserActions;
}

/** Columns leave from the right as the window narrows; what they said is on the person's page. */
const fromLarge = "hidden lg:table-cell";
const fromWide = "hidden xl:table-cell";

export function UserTable({ items, ordering, onSort, selection, actions }: UserTableProps) {
  const column = sortableColumns(ordering, onSort, ["last_login_at"]);
  return (
    <Table label="Users" className="table-fixed">
      <TableHead>
        <tr>
          {selection && (
            <TableHeader className="w-9 pr-0 pl-2">
              <Checkbox aria-label="Select all on this page" checked={selection.all} onCheckedChange={selection.toggleAll} />
            </TableHeader>
          )}
          <TableHeader {...column("name")}>Name</TableHeader>
          <TableHeader className={cn(fromLarge, "w-[186px]")}>Roles</TableHeader>
          <TableHeader className={cn(fromLarge, "w-[178px]")}>Teams</TableHeader>
          <TableHeader {...column("status")} className="w-[208px]">
            Status
          </TableHeader>
          <TableHeader className={cn(fromWide, "w-[196px]")}>Signs in with</TableHeader>
          <TableHeader {...column("last_login_at")} align="right" className="w-[124px] pl-0">
            Last sign-in
          </TableHeader>
          <TableHeader className="w-10 pr-1 pl-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <UserRow key={item.id} item={item} selection={selection} actions={actions} />
        ))}
      </TableBody>
    </Table>
  );
}

function UserRow({ item, selection, actions }: { item: UserListItem; selection: Selection | null; actions: UserActions }) {
  const picked = selection?.has(item.id) ?? false;
  return (
    <TableRow selected={picked} className={cn("relative", picked && "[tbody_&]:hover:bg-accent-tint [&>td]:border-accent-line")}>
      {selection && (
        <TableCell className="h-[58px] pr-0 pl-2">
          <span className="relative z-1 grid w-4">
            <Checkbox aria-label={`Select ${fullName(item)}`} checked={picked} onCheckedChange={() => selection.toggle(item.id)} />
          </span>
        </TableCell>
      )}
      <TableCell className="h-[58px]">
        {/* The link covers the whole row, so that a row opens like a link does: in a new tab as well. */}
        <Link to={`/users/${item.id}`} className="block after:absolute after:inset-0">
          <PersonLabel person={item} note={item.is_you ? "you" : undefined} />
        </Link>
      </TableCell>
      <TableCell className={fromLarge}>
        <NameList items={item.roles} />
      </TableCell>
      <TableCell className={fromLarge}>
        <NameList items={item.teams} show={2} />
      </TableCell>
      <TableCell>
        <UserStatusMark person={item} />
      </TableCell>
      <TableCell className={cn(fromWide, "text-ink-2")}>{formatSignIn(item.signs_in_with)}</TableCell>
      <TableCell align="right" className="pl-0 text-ink-3">
        <LastSignIn person={item} />
      </TableCell>
      <TableCell className="pr-1 pl-0 text-right">
        <UserMenu person={item} actions={actions} className="relative z-1 text-glyph group-hover/row:text-ink" />
      </TableCell>
    </TableRow>
  );
}
