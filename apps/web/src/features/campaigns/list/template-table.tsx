import { LanguageChips, MenuItem, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link, useNavigate } from "react-router";
import { ActionsMenu, DeleteItem, EditItem } from "../../../lib/actions-menu.tsx";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import type { Template } from "../api/use-templates.ts";
import { Person, PrivacyMark, RowChannels, Updated } from "./campaign-parts.tsx";
import type { Ordering } from "./list-address.ts";

interface TemplateTableProps {
  items: readonly Template[];
  ordering: Ordering;
  onSort: (ordering: Ordering) => void;
  onRemove: (template: Template) => void;
}

const fromMedium = "hidden md:table-cell";
const fromLarge = "hidden lg:table-cell";

/** Templates; pressing one begins a campaign from it. */
export function TemplateTable({ items, ordering, onSort, onRemove }: TemplateTableProps) {
  const column = sortableColumns(ordering, onSort, ["updated_at"]);
  return (
    <Table label="Templates" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader {...column("name")} className="pl-2 md:pl-3">
            Name
          </TableHeader>
          <TableHeader className={`${fromMedium} w-[136px]`}>Languages</TableHeader>
          <TableHeader className={`${fromMedium} w-[167px]`}>Channels</TableHeader>
          <TableHeader className={`${fromLarge} w-[92px]`}>Privacy</TableHeader>
          <TableHeader className={`${fromLarge} w-[180px]`}>Owner</TableHeader>
          <TableHeader align="right" {...column("updated_at")} className={`${fromMedium} w-[90px]`}>
            Updated
          </TableHeader>
          <TableHeader className="w-11 pr-1 pl-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id} className="relative">
            <TableCell className="pl-2 md:pl-3">
              <Link
                to={`/campaigns/add/${item.id}/template`}
                className="block truncate font-control text-base leading-5 -tracking-[0.003em] after:absolute after:inset-0"
              >
                <bdi>{item.name}</bdi>
              </Link>
              {item.description && (
                <span className="block truncate text-ink-3 text-xs leading-[17px]">
                  <bdi>{item.description}</bdi>
                </span>
              )}
            </TableCell>
            <TableCell className={fromMedium}>
              <span className="relative z-1 inline-flex align-middle">
                <LanguageChips codes={item.languages} />
              </span>
            </TableCell>
            <TableCell className={fromMedium}>
              <span className="relative z-1 inline-flex align-middle">
                <RowChannels codes={item.channels} />
              </span>
            </TableCell>
            <TableCell className={fromLarge}>
              <PrivacyMark privacy={item.privacy} />
            </TableCell>
            <TableCell className={fromLarge}>
              {item.owner ? <Person person={item.owner} /> : <span className="text-ink-3">Came with Copydesk</span>}
            </TableCell>
            <TableCell align="right" className={`${fromMedium} text-ink-3`}>
              <Updated at={item.updated_at} />
            </TableCell>
            <TableCell className="pr-1 pl-0 text-right">
              <TemplateMenu item={item} onRemove={onRemove} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function TemplateMenu({ item, onRemove }: { item: Template; onRemove: (template: Template) => void }) {
  const navigate = useNavigate();
  return (
    <ActionsMenu label={`Actions for ${item.name}`} className="relative z-1 text-glyph group-hover/row:text-ink" menuClassName="min-w-52">
      <MenuItem icon={<PlusIcon size={16} />} onSelect={() => navigate(`/campaigns/add/${item.id}/template`)}>
        New campaign from this template
      </MenuItem>
      {item.can_edit && <EditItem to={`/campaigns/templates/${item.id}/edit`} />}
      {item.can_remove && <DeleteItem onSelect={() => onRemove(item)} />}
    </ActionsMenu>
  );
}
