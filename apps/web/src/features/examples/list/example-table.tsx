import type { ExampleListItem, ExampleOptions } from "@copydesk/contracts";
import { Checkbox, cn, LanguageChip, Switch, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { newId } from "../../../lib/inline-rows/use-row-saving.ts";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import type { Selection } from "../../../lib/list/use-selection.ts";
import { formatMoment, formatUpdated } from "../../../lib/time-words.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { general, sourceWords, useExampleRows } from "../example-values.ts";
import type { ExampleActions } from "../use-example-actions.tsx";
import { ExampleEditor } from "./example-editor.tsx";
import type { ExampleOrdering } from "./example-list.ts";
import { ExampleMenu } from "./example-menu.tsx";
import { ChannelName, ExampleTitle } from "./example-parts.tsx";
import { Stars } from "./stars.tsx";

export interface ExampleRowsProps {
  items: readonly ExampleListItem[];
  options: ExampleOptions | undefined;
  /** Null when nothing could be done with what is picked. */
  selection: Selection | null;
  actions: ExampleActions;
}
interface ExampleTableProps extends ExampleRowsProps {
  ordering: ExampleOrdering;
  onSort: (ordering: ExampleOrdering) => void;
  /** The panel of files takes a third of the window. */
  isNarrow: boolean;
}

/** Columns leave as the room narrows; what they said is in the opened row. */
const columnsOf = (isNarrow: boolean) => ({
  voice: isNarrow ? "hidden 2xl:table-cell" : "hidden xl:table-cell",
  rating: isNarrow ? "hidden xl:table-cell" : "hidden lg:table-cell",
  source: isNarrow ? "hidden xl:table-cell" : "hidden lg:table-cell",
});

/** How many columns there are: a cell over more of them would add empty ones, which take the room of the others. */
function useColumnCount(isNarrow: boolean, isSelectable: boolean): number {
  const hasFigures = useMediaQuery(isNarrow ? "(min-width: 80rem)" : "(min-width: 64rem)");
  const hasVoice = useMediaQuery(isNarrow ? "(min-width: 96rem)" : "(min-width: 80rem)");
  return 6 + (isSelectable ? 1 : 0) + (hasFigures ? 2 : 0) + (hasVoice ? 1 : 0);
}

export function ExampleTable({ items, options, selection, actions, ordering, onSort, isNarrow }: ExampleTableProps) {
  const { current } = useExampleRows();
  const shown = columnsOf(isNarrow);
  const columns = useColumnCount(isNarrow, selection !== null);
  const column = sortableColumns(ordering, onSort, ["rating", "updated_at"]);
  const blank = current[newId]?.values;
  return (
    <Table label="Examples" className="table-fixed">
      <TableHead>
        <tr>
          {selection && (
            <TableHeader className="w-9 pr-0 pl-2">
              <Checkbox aria-label="Select all on this page" checked={selection.all} onCheckedChange={selection.toggleAll} />
            </TableHeader>
          )}
          <TableHeader {...column("title")}>Example</TableHeader>
          <TableHeader className={cn(shown.voice, "w-[150px]")}>Voice</TableHeader>
          <TableHeader className="w-[86px]">Language</TableHeader>
          <TableHeader className="w-[160px]">Channel</TableHeader>
          <TableHeader {...column("rating")} className={cn(shown.rating, "w-[96px]")}>
            Rating
          </TableHeader>
          <TableHeader className="w-[96px]">In prompts</TableHeader>
          <TableHeader className={cn(shown.source, "w-[88px]")}>Source</TableHeader>
          <TableHeader {...column("updated_at")} align="right" className="w-[96px] pl-0">
            Updated
          </TableHeader>
          <TableHeader className="w-10 pr-1 pl-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {blank && (
          <EditedRow columns={columns}>
            <ExampleEditor id={newId} values={blank} options={options} actions={actions} />
          </EditedRow>
        )}
        {items.map((item) => {
          const values = current[item.id]?.values;
          return values ? (
            <EditedRow key={item.id} columns={columns}>
              <ExampleEditor id={item.id} values={values} options={options} actions={actions} />
            </EditedRow>
          ) : (
            <ExampleRow key={item.id} item={item} selection={selection} actions={actions} shown={shown} />
          );
        })}
      </TableBody>
    </Table>
  );
}

const EditedRow = ({ columns, children }: { columns: number; children: React.ReactNode }) => (
  <tr>
    <td colSpan={columns} className="border-line border-b p-0">
      {children}
    </td>
  </tr>
);

interface ExampleRowProps {
  item: ExampleListItem;
  selection: Selection | null;
  actions: ExampleActions;
  shown: ReturnType<typeof columnsOf>;
}

function ExampleRow({ item, selection, actions, shown }: ExampleRowProps) {
  const { isInlineEditing: waits } = useExampleRows();
  const picked = selection?.has(item.id) ?? false;
  const mayOpen = item.can_edit && !waits;
  return (
    <TableRow selected={picked} className={cn("relative", picked && "[tbody_&]:hover:bg-accent-tint [&>td]:border-accent-line")}>
      {selection && (
        <TableCell className="pr-0 pl-2">
          <span className="relative z-1 grid w-4">
            <Checkbox
              aria-label={`Select ${item.title}`}
              checked={picked}
              disabled={waits}
              onCheckedChange={() => selection.toggle(item.id)}
            />
          </span>
        </TableCell>
      )}
      <TableCell>
        <ExampleTitle item={item} onOpen={mayOpen ? () => void actions.edit(item) : null} />
      </TableCell>
      <TableCell className={cn(shown.voice, "truncate text-ink-2")}>
        <bdi>{item.voice?.name ?? general}</bdi>
      </TableCell>
      <TableCell>
        <LanguageChip code={item.language.code} />
      </TableCell>
      <TableCell className="truncate">
        <ChannelName channel={item.channel} />
      </TableCell>
      <TableCell className={shown.rating}>
        <Stars rating={item.rating} />
      </TableCell>
      <TableCell>
        <span className="relative z-1 inline-flex">
          <Switch
            size="sm"
            aria-label={`Use ${item.title} in prompts`}
            checked={item.use_in_prompts}
            disabled={!item.can_edit || waits}
            onCheckedChange={(use) => void actions.use([item], use)}
          />
        </span>
      </TableCell>
      <TableCell className={cn(shown.source, "text-ink-2")}>{sourceWords[item.source]}</TableCell>
      <TableCell align="right" className="pl-0 text-ink-3" title={formatMoment(item.updated_at)}>
        {formatUpdated(item.updated_at, Date.now())}
      </TableCell>
      <TableCell className="pr-1 pl-0 text-right">
        <span className="relative z-1">
          <ExampleMenu item={item} actions={actions} disabled={waits} />
        </span>
      </TableCell>
    </TableRow>
  );
}
