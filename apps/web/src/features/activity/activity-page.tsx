import type { ActivityListItem } from "@copydesk/contracts";
import { consoleLocale, EmptyState } from "@copydesk/ui";
import { byDay } from "../../lib/list/by-day.ts";
import { CsvButton } from "../../lib/list/csv-button.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { RowPanel } from "../../lib/list/row-panel.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useOpenRow } from "../../lib/list/use-open-row.ts";
import { ownZone } from "../../lib/own-zone.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { EntryBody } from "./entry/entry-body.tsx";
import { ActivityCards } from "./list/activity-cards.tsx";
import { ActivityFilters } from "./list/activity-filters.tsx";
import { activityList, exportPath, useActivityList } from "./list/activity-list.ts";
import { ActivityTable } from "./list/activity-table.tsx";
import { Result } from "./list/entry-parts.tsx";
import { formatEntry } from "./words/action-words.ts";

const number = new Intl.NumberFormat(consoleLocale);
const nothing: ActivityListItem[] = [];

/** `/logs/activities`: who did what to which thing; one entry opens beside the list. */
export default function ActivityPage() {
  const { address, change } = useListAddress(activityList);
  const zone = ownZone.get();
  const query = useActivityList(address, zone);
  const entry = useOpenRow(query.data?.results ?? nothing, "entry");
  const opened = entry.open;
  const asCards = useMediaQuery("(max-width: 767px)");
  const count = query.data?.count;
  return (
    <div className="flex min-w-0 flex-1">
      <title>Activity logs · Copydesk</title>
      <div className="mx-auto min-w-0 max-w-page flex-1 px-4 pt-5 pb-24 md:px-6 md:pt-[26px]">
        <div className="mb-[18px] flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="font-title text-lg tracking-title">Activity logs</h1>
          <span aria-live="polite" className="text-ink-3 tabular-nums">
            {count !== undefined && `${number.format(count)} ${count === 1 ? "entry" : "entries"}`}
          </span>
          <span className="ml-auto">
            <CsvButton path={exportPath(address, zone)} />
          </span>
        </div>
        <ActivityFilters address={address} change={change} zone={zone} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through the rows, which are buttons */}
        <div onKeyDown={entry.onKeyDown}>
          <ListResults
            query={query}
            noun="entries"
            paging={{ page: address.page, pageSize: activityList.pageSize, onPage: (page, options) => change({ page }, options) }}
            isFiltered={activityList.isFiltered(address)}
            onClear={() => change(activityList.cleared(address))}
            empty={<EmptyState>Activity will be listed here.</EmptyState>}
          >
            {(items) => {
              const shown = { days: byDay(items, { zone, now: Date.now() }), zone };
              const opening = { openId: opened?.id, onOpen: entry.show };
              return asCards ? (
                <ActivityCards {...shown} {...opening} />
              ) : (
                <ActivityTable {...shown} {...opening} ordering={address.ordering} onSort={(ordering) => change({ ordering })} />
              );
            }}
          </ListResults>
        </div>
      </div>
      {opened && (
        <RowPanel
          row={opened}
          noun="Entry"
          title={opened.item ? formatEntry(opened.item.action, opened.item.entity_type) : "Entry"}
          mark={opened.item && <Result result={opened.item.result} strong />}
        >
          <EntryBody id={opened.id} zone={zone} />
        </RowPanel>
      )}
    </div>
  );
}
