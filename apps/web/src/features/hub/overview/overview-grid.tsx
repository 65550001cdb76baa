import { GridFrame, GridHead, LanguageHead, rowHead } from "./grid-frame.tsx";
import { OverviewCell } from "./overview-cell.tsx";
import type { OverviewColumn, OverviewRow } from "./overview-rows.ts";
import { useGridKeys } from "./use-grid-keys.ts";

interface OverviewGridProps {
  columns: readonly OverviewColumn[];
  rows: readonly OverviewRow[];
}

/** A row a language, a column a channel. Arrow keys move among the pieces, Enter opens one. */
export function OverviewGrid({ columns, rows }: OverviewGridProps) {
  const { keys, position } = useGridKeys({ rows: rows.length, columns: columns.length });
  // The piece at which one was may have been taken out since; every language has an outline.
  const stop = rows[position.row]?.cells[position.column] ? position : { row: 0, column: 0 };
  return (
    <GridFrame>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the ARIA pattern, on the element with the semantics of its rows and headers */}
      <table role="grid" aria-label="All pieces" className="border-separate border-spacing-0 w-full text-sm" {...keys}>
        <GridHead columns={columns} />
        <tbody>
          {rows.map(({ language, cells }, row) => (
            <tr key={language.id}>
              <th scope="row" className={rowHead}>
                <LanguageHead language={language} />
              </th>
              {cells.map((block, column) => (
                <td key={columns[column]?.key} className="border-line border-b px-0.5 py-0.5">
                  {block ? (
                    <OverviewCell
                      block={block}
                      language={language}
                      row={row}
                      column={column}
                      tabIndex={stop.row === row && stop.column === column ? 0 : -1}
                    />
                  ) : (
                    <span className="sr-only">not part of this language</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </GridFrame>
  );
}
