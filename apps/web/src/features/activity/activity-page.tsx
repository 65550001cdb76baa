import type { ActivityListItem } from "@copydesk/contracts";
import { Button, consoleLocale, EmptyState } from "@copydesk/ui";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { useState } from "react";
import { downloadFile } from "../../lib/download.ts";
import { ListResults } from "../../lib/list/list-results.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { ownZone } from "../../lib/own-zone.ts";
import { notifyFailure } from "../../lib/stores/toast.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { EntryPanel } from "./entry/entry-panel.tsx";
import { useOpenEntry } from "./entry/use-open-entry.ts";
import { ActivityCards } from "./list/activity-cards.tsx";
import { ActivityFilters } from "./list/activity-filters.tsx";
import { type ActivityAddress, activityList, exportPath, useActivityList } from "./list/activity-list.ts";
import { ActivityTable } from "./list/activity-table.tsx";
import { byDay } from "./list/by-day.ts";

const number = new Intl.NumberFormat(consoleLocale);
const nothing: ActivityListItem[] = [];

/** `/logs/activities`: who did what to which thing; one entry opens beside the list. */
export default function ActivityPage() {
  const { address, change } = useListAddress(activityList);
  const zone = ownZone.get();
  const query = useActivityList(address, zone);
  const entry = useOpenEntry(query.data?.results ?? nothing);
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
          <CsvButton address={address} zone={zone} />
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
            empty={<EmptyState>What people do will be listed here.</EmptyState>}
          >
            {(items) => {
              const shown = { days: byDay(items, { zone, now: Date.now() }), zone };
              const opening = { openId: entry.open?.id, onOpen: entry.show };
              return asCards ? (
                <ActivityCards {...shown} {...opening} />
              ) : (
                <ActivityTable {...shown} {...opening} ordering={address.ordering} onSort={(ordering) => change({ ordering })} />
              );
            }}
          </ListResults>
        </div>
      </div>
      {entry.open && <EntryPanel entry={entry.open} zone={zone} />}
    </div>
  );
}

/** The same entries as a file. */
function CsvButton({ address, zone }: { address: ActivityAddress; zone: string }) {
  const [isLoading, setLoading] = useState(false);
  async function download() {
    setLoading(true);
    try {
      await downloadFile(exportPath(address, zone));
    } catch (error) {
      notifyFailure(error);
    } finally {
      setLoading(false);
    }
  }
  return (
    <Button size="page" className="ml-auto" icon={<DownloadSimpleIcon size={15} aria-hidden />} loading={isLoading} onClick={download}>
      CSV
    </Button>
  );
}
