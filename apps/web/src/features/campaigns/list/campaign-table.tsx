import type { CampaignListItem } from "@copydesk/contracts";
import { Checkbox, cn, LanguageChips, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { Link } from "react-router";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import type { Selection } from "../../../lib/list/use-selection.ts";
import { useSomeFirst } from "../../../lib/list/use-some-first.ts";
import { formatDays } from "../../../lib/time-words.ts";
import { usePrefetchCampaign } from "../api/use-prefetch-campaign.ts";
import { CampaignStatusMark, Person, PrivacyMark, RowChannels, Updated } from "./campaign-parts.tsx";
import type { Ordering } from "./list-address.ts";
import { RowMenu } from "./row-menu.tsx";
import type { CampaignActions } from "./use-campaign-actions.ts";

interface CampaignTableProps {
  items: readonly CampaignListItem[];
  ordering: Ordering;
  onSort: (ordering: Ordering) => void;
  /** Null when nothing could be done with what is picked. */
  selection: Selection | null;
  actions: CampaignActions;
}

/** Columns leave from the right as the window narrows; what they said is in the campaign itself. */
const fromLarge = "hidden lg:table-cell";
const fromWide = "hidden xl:table-cell";
const fromFull = "hidden min-[1380px]:table-cell";

/** So many fill most windows; each has so many pixels. */
const firstRows = 12;
const rowHeight = 57;

export function CampaignTable({ items, ordering, onSort, selection, actions }: CampaignTableProps) {
  const { rows, missing } = useSomeFirst(items, firstRows);
  const column = sortableColumns(ordering, onSort, ["from_date", "updated_at"]);
  return (
    <Table label="Campaigns" className="table-fixed">
      <TableHead>
        <tr>
          {selection && (
            <TableHeader className="w-9 pr-0 pl-2">
              <Checkbox aria-label="Select all on this page" checked={selection.all} onCheckedChange={selection.toggleAll} />
            </TableHeader>
          )}
          <TableHeader {...column("name")}>Name</TableHeader>
          <TableHeader {...column("status")} className="w-[166px]">
            Status
          </TableHeader>
          <TableHeader className="w-[136px]">Languages</TableHeader>
          <TableHeader className={cn(fromWide, "w-[167px]")}>Channels</TableHeader>
          <TableHeader {...column("from_date")} className={cn(fromLarge, "w-[157px]")}>
            Dates
          </TableHeader>
          <TableHeader className={cn(fromWide, "w-[92px]")}>Privacy</TableHeader>
          <TableHeader className={cn(fromFull, "w-[172px]")}>Owner</TableHeader>
          <TableHeader {...column("updated_at")} align="right" className="w-[84px] pl-0">
            Updated
          </TableHeader>
          <TableHeader className="w-10 pr-1 pl-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((item) => (
          <CampaignRow key={item.id} item={item} selection={selection} actions={actions} />
        ))}
        {missing > 0 && (
          <tr aria-hidden>
            <td height={missing * rowHeight} />
          </tr>
        )}
      </TableBody>
    </Table>
  );
}

interface CampaignRowProps {
  item: CampaignListItem;
  selection: Selection | null;
  actions: CampaignActions;
}

function CampaignRow({ item, selection, actions }: CampaignRowProps) {
  const prefetch = usePrefetchCampaign(item.id);
  const picked = selection?.has(item.id) ?? false;
  return (
    <TableRow
      selected={picked}
      className={cn("relative", picked && "[tbody_&]:hover:bg-accent-tint [&>td]:border-accent-line")}
      {...prefetch}
    >
      {selection && (
        <TableCell className="pr-0 pl-2">
          <span
            className={cn(
              "relative z-1 grid w-4 opacity-0 transition-opacity focus-within:opacity-100 group-hover/row:opacity-100",
              selection.ids.length > 0 && "opacity-100",
            )}
          >
            <Checkbox aria-label={`Select ${item.name}`} checked={picked} onCheckedChange={() => selection.toggle(item.id)} />
          </span>
        </TableCell>
      )}
      <TableCell>
        {/* The link covers the whole row, so that a row opens like a link does: in a new tab as well. */}
        <Link
          to={`/campaigns/${item.id}`}
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
      <TableCell>
        <CampaignStatusMark item={item} />
      </TableCell>
      <TableCell>
        <span className="relative z-1 inline-flex align-middle">
          <LanguageChips codes={item.languages} />
        </span>
      </TableCell>
      <TableCell className={fromWide}>
        <span className="relative z-1 inline-flex align-middle">
          <RowChannels codes={item.channels} />
        </span>
      </TableCell>
      <TableCell className={cn(fromLarge, "text-ink-2 tabular-nums")}>
        {formatDays(item.from_date, item.to_date, new Date().getFullYear())}
      </TableCell>
      <TableCell className={fromWide}>
        <PrivacyMark privacy={item.privacy} />
      </TableCell>
      <TableCell className={fromFull}>
        <Person person={item.owner} />
      </TableCell>
      <TableCell align="right" className="text-ink-3">
        <Updated at={item.updated_at} />
      </TableCell>
      <TableCell className="pr-1 pl-0 text-right">
        <RowMenu item={item} actions={actions} className="relative z-1 text-glyph group-hover/row:text-ink" />
      </TableCell>
    </TableRow>
  );
}
