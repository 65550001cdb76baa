import type { LanguageOption } from "@copydesk/contracts";
import { ChannelIcon } from "@copydesk/ui";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { OverviewCell } from "./overview-cell.tsx";
import type { OverviewColumn, OverviewRow } from "./overview-rows.ts";
import { useGridKeys } from "./use-grid-keys.ts";

export const headCell = "sticky left-0 z-1 bg-canvas text-left font-normal";

interface OverviewGridProps {
  columns: readonly OverviewColumn[];
  rows: readonly OverviewRow[];
}

/** A row a language, a column a channel. Arrow keys move among the pieces, Enter opens one. */
export function OverviewGrid({ columns, rows }: OverviewGridProps) {
  const { keys, tabIndex } = useGridKeys({ rows: rows.length, columns: columns.length });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the ARIA pattern, on the element with the semantics of its rows and headers
    <table role="grid" aria-label="All pieces" className="border-collapse text-sm max-lg:w-full" {...keys}>
      <thead>
        <tr>
          <th scope="col" className={`${headCell} h-12 min-w-32 border-line border-b pr-4 text-ink-3 text-xs`}>
            Language
          </th>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className="h-12 min-w-[72px] lg:min-w-[104px] border-line border-b px-1 text-center font-normal"
            >
              <ColumnHead column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ language, cells }, row) => (
          <tr key={language.id}>
            <th scope="row" className={`${headCell} border-line border-b pr-4`}>
              <LanguageHead language={language} />
            </th>
            {cells.map((block, column) => (
              <td key={columns[column]?.key} className="border-line border-b px-0.5 py-0.5">
                {block ? (
                  <OverviewCell block={block} language={language} row={row} column={column} tabIndex={tabIndex(row, column)} />
                ) : (
                  <span className="sr-only">not part of this language</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LanguageHead({ language }: { language: LanguageOption }) {
  return (
    <bdi lang={language.code} className="whitespace-nowrap font-medium">
      {language.native_name}
    </bdi>
  );
}

export function ColumnHead({ column }: { column: OverviewColumn }) {
  const name = column.channel?.name ?? (column.kind === "outline" ? "Outline" : "Schedule");
  return (
    <span className="grid justify-items-center gap-1 text-ink-3">
      {column.channel ? (
        <ChannelIcon channel={column.channel.icon} size={16} />
      ) : column.kind === "outline" ? (
        <ListBulletsIcon size={16} aria-hidden />
      ) : (
        <CalendarBlankIcon size={16} aria-hidden />
      )}
      <span className="max-w-24 text-2xs leading-[13px]">{name}</span>
    </span>
  );
}
