import { formatClock, formatZoneName } from "../../../lib/list/by-day.ts";
import { rowId } from "../../../lib/list/use-open-row.ts";
import { formatAction } from "../words/action-words.ts";
import { formatTarget } from "../words/entry-words.ts";
import type { EntriesProps } from "./activity-table.tsx";
import { Actor, Result } from "./entry-parts.tsx";

/** The log where there is no room for a table. */
export function ActivityCards({ days, zone, onOpen }: EntriesProps) {
  return (
    <div className="grid gap-1">
      {days.map((day) => (
        <section key={day.key} aria-label={day.label}>
          <h2 className="border-line border-b pt-3 pb-1.5 text-ink-3 text-xs">
            {day.label}, {formatZoneName(zone, Date.parse(`${day.key}T12:00:00Z`))}
          </h2>
          <ul>
            {day.entries.map((entry) => (
              <li key={entry.id} className="relative grid gap-1 border-line border-b py-2.5 text-sm active:bg-hover">
                <span className="flex items-baseline gap-2">
                  <button
                    type="button"
                    id={rowId(entry.id)}
                    onClick={() => onOpen(entry.id)}
                    className="min-w-0 text-left after:absolute after:inset-0 wrap-anywhere"
                  >
                    <span className="font-control">{formatAction(entry.action)}</span>{" "}
                    <bdi className="text-ink-2">{formatTarget(entry)}</bdi>
                  </button>
                  <span className="ml-auto shrink-0 text-ink-3 text-xs tabular-nums">{formatClock(entry.at, zone)}</span>
                </span>
                <span className="flex items-center justify-between gap-3">
                  <Actor entry={entry} />
                  <Result result={entry.result} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
