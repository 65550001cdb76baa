import type { RoleListItem } from "@copydesk/contracts";
import { Button, EmptyState, Table, TableBody, TableCell, TableHead, TableHeader, TableRow, Tooltip } from "@copydesk/ui";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "react-router";
import { defineList, sortableColumns } from "../../lib/list/list-address.ts";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { ModuleIcon } from "../../lib/module-icon.tsx";
import { useRight } from "../../lib/rights.ts";
import { formatUpdated } from "../../lib/time-words.ts";
import { useRoleList } from "./api/use-roles.ts";
import { labelOf, modulesInOrder } from "./grants/matrix-rows.ts";

const list = defineList({ orderings: ["name", "holders", "updated_at"], usual: "name", filters: {} });

/** `/settings/roles`. */
export default function RoleListPage() {
  const { address, change } = useListAddress(list);
  const query = useRoleList(list.windowOf(address));
  const count = query.data?.count;
  const column = sortableColumns(address.ordering, (ordering) => change({ ordering }), ["holders", "updated_at"]);
  return (
    <ListPage title="Roles" actions={<AddRole />}>
      <FilterBar count={count !== undefined && (count === 1 ? "1 role" : `${count} roles`)}>
        <SearchBox value={address.search} onSearch={(search) => change({ search }, { replace: true })} placeholder="Filter by name" />
      </FilterBar>
      <ListResults
        query={query}
        noun="roles"
        paging={{ page: address.page, pageSize: list.pageSize, onPage: (page, options) => change({ page }, options) }}
        isFiltered={list.isFiltered(address)}
        onClear={() => change(list.cleared(address))}
        empty={<EmptyState action={<AddRole />}>Roles say what people may do. You can't see any of them.</EmptyState>}
      >
        {(roles) => (
          <Table label="Roles" className="md:table-fixed">
            <TableHead>
              <tr>
                <TableHeader {...column("name")}>Name</TableHeader>
                <TableHeader className="hidden w-[396px] lg:table-cell">Sections</TableHeader>
                <TableHeader {...column("holders")} align="right" className="w-[110px]">
                  People
                </TableHeader>
                <TableHeader {...column("updated_at")} align="right" className="hidden w-[120px] md:table-cell">
                  Changed
                </TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {roles.map((role) => (
                <RoleRow key={role.id} role={role} />
              ))}
            </TableBody>
          </Table>
        )}
      </ListResults>
    </ListPage>
  );
}

function AddRole() {
  if (!useRight("roles.create")) return null;
  return (
    <Button variant="primary" asChild>
      <Link to="/settings/roles/add">
        <PlusIcon size={15} weight="bold" aria-hidden />
        Add role
      </Link>
    </Button>
  );
}

function RoleRow({ role }: { role: RoleListItem }) {
  return (
    <TableRow className="relative">
      <TableCell className="whitespace-normal py-2.5">
        <span className="flex items-center gap-1.5">
          <Link to={`/settings/roles/${role.id}`} className="font-control text-base leading-5 after:absolute after:inset-0">
            <bdi>{role.name}</bdi>
          </Link>
          {role.is_system && (
            <Tooltip content="Always holds every right, and cannot be changed">
              <span className="relative z-1 text-glyph">
                <LockSimpleIcon size={14} aria-label="Cannot be changed" />
              </span>
            </Tooltip>
          )}
        </span>
        {role.description && (
          <span className="line-clamp-2 text-ink-3 text-xs leading-[17px]">
            <bdi>{role.description}</bdi>
          </span>
        )}
      </TableCell>
      <TableCell className="hidden lg:table-cell">
        <span className="flex flex-wrap items-center gap-2 text-ink-2">
          {modulesInOrder(role.modules).map((code) => (
            <Tooltip key={code} content={labelOf(code)}>
              <span className="relative z-1 inline-flex">
                <ModuleIcon code={code} size={17} />
                <span className="sr-only">{labelOf(code)}</span>
              </span>
            </Tooltip>
          ))}
          {role.modules.length === 0 && <span className="text-ink-3">None</span>}
        </span>
      </TableCell>
      <TableCell align="right" className="text-ink-2">
        {role.holder_count}
      </TableCell>
      <TableCell align="right" className="hidden text-ink-3 md:table-cell">
        {formatUpdated(role.updated_at, Date.now())}
      </TableCell>
    </TableRow>
  );
}
