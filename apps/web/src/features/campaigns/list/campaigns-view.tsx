import { Button, cn, EmptyState, formatCount, Pager } from "@copydesk/ui";
import { type ReactNode, Suspense, useEffect } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { useSelection } from "../../../lib/list/use-selection.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { useCampaignList } from "../api/use-campaign-list.ts";
import { StillToDo } from "../start/still-to-do.tsx";
import { type Start, useStart } from "../start/use-start.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { CampaignCards } from "./campaign-cards.tsx";
import { CampaignTable } from "./campaign-table.tsx";
import { type CampaignAddress, campaignList, toCampaignQuery } from "./list-address.ts";
import { formatListCount } from "./list-count.ts";
import { ListDialogs } from "./list-dialogs.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { useCampaignActions } from "./use-campaign-actions.ts";

const Beginning = lazyPart(() => import("../start/beginning.tsx"));

interface ViewProps {
  address: CampaignAddress;
  change: ChangeList<CampaignAddress>;
}

export function CampaignsView({ address, change }: ViewProps) {
  const query = toCampaignQuery(address);
  const list = useCampaignList(query, { enabled: true });
  const items = list.data?.results ?? [];
  const selection = useSelection(items, campaignList.write(address).toString());
  const pickable = items.some(({ can }) => can.edit || can.delete);
  const actions = useCampaignActions({ onDone: selection.clear });
  const asCards = useMediaQuery("(max-width: 767px)");
  const count = list.data?.count ?? 0;
  const start = useStart(list.data?.total_visible ?? 0);

  // A page that is no longer there, after deleting or from an old link: show the last one that is.
  const lastPage = Math.max(1, Math.ceil(count / query.limit));
  const beyond = list.data !== undefined && !list.isPlaceholderData && items.length === 0 && address.page > lastPage;
  useEffect(() => {
    if (beyond) change({ page: lastPage }, { replace: true });
  }, [beyond, lastPage, change]);

  const filters = (
    <ListFilters
      view="campaigns"
      address={address}
      change={change}
      count={
        list.data &&
        formatListCount({
          count,
          total: list.data.total_visible,
          filtered: campaignList.isFiltered(address),
          isExact: list.data.is_count_exact,
        })
      }
    />
  );
  if (list.isPending || beyond) {
    return (
      <>
        {filters}
        <ListSkeleton label="Loading campaigns" />
      </>
    );
  }
  if (list.isError && !list.data) {
    const failure = failureOf(list.error);
    return (
      <>
        {filters}
        <Failed
          failure={failure}
          title="The campaigns could not be loaded"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
          className="mt-6"
        />
      </>
    );
  }
  const rows = { items, actions, selection: pickable ? selection : null };
  return (
    <>
      {items.length > 0 && filters}
      {items.length === 0 ? (
        <NothingListed address={address} change={change} start={start} filters={filters} />
      ) : (
        <div className={cn("transition-opacity", list.isPlaceholderData && "opacity-60")} aria-busy={list.isPlaceholderData}>
          {asCards ? (
            <CampaignCards {...rows} />
          ) : (
            <CampaignTable {...rows} ordering={address.ordering} onSort={(ordering) => change({ ordering })} />
          )}
          {list.data?.is_count_exact === false && (
            <p className="mt-4 text-sm text-muted-foreground">
              Only the newest {formatCount(count)} are listed. Add a word or a filter to find others.
            </p>
          )}
          <Pager
            count={count}
            offset={query.offset}
            limit={query.limit}
            onOffsetChange={(offset) => change({ page: offset / query.limit + 1 })}
          />
        </div>
      )}
      {items.length > 0 && start.steps && <StillToDo steps={start.steps} note={start.note} />}
      {selection.ids.length > 0 && (
        <BulkBar items={items.filter(({ id }) => selection.has(id))} actions={actions} onClear={selection.clear} />
      )}
      <ListDialogs dialogs={actions.dialogs} />
    </>
  );
}

/** Where nothing is yet, there is nothing to filter either; the filters stay until that is known, so that nothing moves. */
function NothingListed({ address, change, start, filters }: ViewProps & { start: Start; filters: ReactNode }) {
  if (!campaignList.isFiltered(address)) {
    const skeleton = (
      <>
        {filters}
        <ListSkeleton label="Loading campaigns" />
      </>
    );
    return start.isKnown ? (
      <Suspense fallback={skeleton}>
        <Beginning {...start} />
      </Suspense>
    ) : (
      skeleton
    );
  }
  return (
    <>
      {filters}
      <EmptyState action={<Button onClick={() => change(campaignList.cleared(address))}>Show all campaigns</Button>}>
        No campaign matches these filters.
      </EmptyState>
    </>
  );
}
