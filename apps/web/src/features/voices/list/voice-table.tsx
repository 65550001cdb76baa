import type { VoiceListItem } from "@copydesk/contracts";
import { cn, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { Link } from "react-router";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import { formatUpdated } from "../../../lib/time-words.ts";
import type { VoiceActions } from "../use-voice-actions.tsx";
import type { VoiceOrdering } from "./voice-list.ts";
import { VoiceMenu } from "./voice-menu.tsx";
import { VoiceLanguages, VoiceName, VoiceStatusMark } from "./voice-parts.tsx";

interface VoiceTableProps {
  items: readonly VoiceListItem[];
  ordering: VoiceOrdering;
  onSort: (ordering: VoiceOrdering) => void;
  actions: VoiceActions;
}

const fromLarge = "hidden lg:table-cell";

export function VoiceTable({ items, ordering, onSort, actions }: VoiceTableProps) {
  const column = sortableColumns(ordering, onSort, ["updated_at"]);
  return (
    <Table label="Voices" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader {...column("name")} className="pl-2">
            Name
          </TableHeader>
          <TableHeader className="w-[180px]">Languages</TableHeader>
          <TableHeader align="right" className={cn(fromLarge, "w-[90px]")}>
            Guides
          </TableHeader>
          <TableHeader align="right" className={cn(fromLarge, "w-[100px]")}>
            Examples
          </TableHeader>
          <TableHeader align="right" className={cn(fromLarge, "w-[110px]")}>
            Campaigns
          </TableHeader>
          <TableHeader className="w-[120px]">Status</TableHeader>
          <TableHeader {...column("updated_at")} align="right" className="hidden w-[120px] xl:table-cell">
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
              <Link to={`/settings/voices/${item.id}`} className="block min-w-0 after:absolute after:inset-0">
                <VoiceName voice={item} />
              </Link>
            </TableCell>
            <TableCell>
              <span className="relative z-1">
                <VoiceLanguages voice={item} />
              </span>
            </TableCell>
            <TableCell align="right" className={cn(fromLarge, "text-ink-2")}>
              {item.guide_count || "–"}
            </TableCell>
            <TableCell align="right" className={cn(fromLarge, "text-ink-2")}>
              {item.example_count || "–"}
            </TableCell>
            <TableCell align="right" className={cn(fromLarge, "text-ink-2")}>
              {item.campaign_count || "–"}
            </TableCell>
            <TableCell>
              <VoiceStatusMark status={item.status} />
            </TableCell>
            <TableCell align="right" className="hidden text-ink-3 xl:table-cell">
              {formatUpdated(item.updated_at, Date.now())}
            </TableCell>
            <TableCell className="pr-1 pl-0 text-right">
              <VoiceMenu voice={item} actions={actions} className="relative z-1 text-glyph group-hover/row:text-ink" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
