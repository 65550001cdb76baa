import type { LlmListItem } from "@copydesk/contracts";
import { Button, EmptyState, formatCount } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { lazy, Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import { BulkAction, BulkFrame } from "../../lib/list/bulk-frame.tsx";
import { byDay } from "../../lib/list/by-day.ts";
import { CsvButton } from "../../lib/list/csv-button.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { RowPanel } from "../../lib/list/row-panel.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { type OpenRow, useOpenRow } from "../../lib/list/use-open-row.ts";
import { useSelection } from "../../lib/list/use-selection.ts";
import { ownZone } from "../../lib/own-zone.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { CallBody } from "./call/call-body.tsx";
import { namePiece } from "./call/piece-words.ts";
import { Status } from "./list/call-parts.tsx";
import { LlmCards } from "./list/llm-cards.tsx";
import { LlmFilters } from "./list/llm-filters.tsx";
import { exportPath, type LlmAddress, llmList, useLlmCall, useLlmList, useLlmOptions } from "./list/llm-list.ts";
import { LlmTable } from "./list/llm-table.tsx";
import { isAskable } from "./replay/askable.ts";
import { useMayReplay } from "./replay/replay-api.ts";
import { sayCall } from "./words/call-words.ts";

/** What draws them is not needed for the list. */
const Charts = lazy(() => import("./charts/charts.tsx"));
/** Is not needed before something is asked again. */
const StartDialog = lazy(() => import("./experiments/start-dialog.tsx"));
const nothing: LlmListItem[] = [];

/** `/logs/llm`: what was asked of models, what it cost, and where it failed; one call opens beside the list. */
export default function LlmLogsPage() {
  const { address, change } = useListAddress(llmList);
  const zone = ownZone.get();
  const query = useLlmList(address, zone);
  const row = useOpenRow(query.data?.results ?? nothing, "call");
  const asCards = useMediaQuery("(max-width: 767px)");
  const channelName = useChannelName();
  const versionName = useVersionName(address, query.data?.results[0], channelName);
  const opened = row.open;
  const count = query.data?.count;
  const mayReplay = useMayReplay();
  const pickable = mayReplay ? (query.data?.results.filter(isAskable) ?? nothing) : nothing;
  const picked = useSelection(pickable, llmList.write({ ...address, filters: { ...address.filters, call: undefined } }).toString());
  const [asking, setAsking] = useState<LlmListItem[] | "listed" | null>(null);
  return (
    <div className="flex min-w-0 flex-1">
      <title>LLM logs · Copydesk</title>
      <div className="mx-auto min-w-0 max-w-page flex-1 px-4 pt-5 pb-24 md:px-6 md:pt-[26px]">
        <div className="mb-[18px] flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="font-title text-lg tracking-title">LLM logs</h1>
          <span aria-live="polite" className="text-ink-3 tabular-nums">
            {count !== undefined && `${formatCount(count)} ${count === 1 ? "call" : "calls"}`}
          </span>
          <CsvButton path={exportPath(address, zone)} />
          {mayReplay && (
            <>
              <Button size="page" asChild>
                <Link to="/logs/llm/experiments">Experiments</Link>
              </Button>
              <Button
                size="page"
                icon={<ArrowsClockwiseIcon size={15} aria-hidden />}
                disabled={!count}
                onClick={() => setAsking("listed")}
              >
                Ask these again
              </Button>
            </>
          )}
        </div>
        <LlmFilters address={address} change={change} zone={zone} versionName={versionName} />
        <Suspense fallback={null}>
          <Charts address={address} change={change} zone={zone} />
        </Suspense>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through the rows, which are buttons */}
        <div onKeyDown={row.onKeyDown} className="@container/calls">
          <ListResults
            query={query}
            noun="calls"
            paging={{ page: address.page, pageSize: llmList.pageSize, onPage: (page, options) => change({ page }, options) }}
            isFiltered={llmList.isFiltered(address)}
            onClear={() => change(llmList.cleared(address))}
            empty={<EmptyState>No model was called in the last 30 days. Calls are listed here as soon as something is written.</EmptyState>}
          >
            {(items) => {
              const shown = { days: partsOf(items, address, zone), zone: zone, channelName, selection: mayReplay ? picked : null };
              const opening = { openId: opened?.id, onOpen: row.show };
              return asCards ? (
                <LlmCards {...shown} {...opening} />
              ) : (
                <LlmTable {...shown} {...opening} ordering={address.ordering} onSort={(ordering) => change({ ordering })} />
              );
            }}
          </ListResults>
        </div>
      </div>
      {picked.ids.length > 0 && (
        <BulkFrame label="Picked calls" count={picked.ids.length} onClear={picked.clear}>
          <BulkAction
            icon={<ArrowsClockwiseIcon size={16} aria-hidden />}
            onClick={() => setAsking(pickable.filter(({ id }) => picked.has(id)))}
          >
            Ask again
          </BulkAction>
        </BulkFrame>
      )}
      {asking !== null && (
        <Suspense fallback={null}>
          <StartDialog picked={asking === "listed" ? null : asking} address={address} zone={zone} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {opened && <CallPanel row={opened} zone={zone} channelName={channelName} onOpen={row.show} />}
    </div>
  );
}

interface CallPanelProps {
  row: OpenRow<LlmListItem>;
  zone: string;
  channelName: (code: string) => string;
  onOpen: (id: string) => void;
}

/** A call that is opened from its task may be none of the list's; its head then waits for its body. */
function CallPanel({ row, ...rest }: CallPanelProps) {
  const { data } = useLlmCall(row.id);
  const call = data ?? row.item;
  return (
    <RowPanel row={row} noun="Call" title={call ? sayCall(call.purpose) : "Call"} mark={call && <Status status={call.status} strong />}>
      <CallBody id={row.id} {...rest} />
    </RowPanel>
  );
}

/** In the order of time by days, else as one. */
function partsOf(items: LlmListItem[], { ordering }: LlmAddress, zone: string) {
  const isByTime = ordering === "at" || ordering === "-at";
  return isByTime ? byDay(items, { zone, now: Date.now() }) : [{ key: "all", label: "", entries: items }];
}

/** What channels are called now; a deleted one by its code. */
function useChannelName() {
  const { data } = useLlmOptions();
  return useCallback((code: string) => data?.channels.find((channel) => channel.code === code)?.name ?? code, [data]);
}

/** "Version 2 of LinkedIn post", as one of its calls says. */
function useVersionName({ filters }: LlmAddress, first: LlmListItem | undefined, channelName: (code: string) => string): string {
  const wanted = filters.version_id;
  const { data } = useLlmCall(wanted ? (first?.id ?? "") : "");
  const piece = data?.piece;
  if (!data || !piece?.version_number || piece.version_id !== wanted) return "Calls of one version";
  return `Version ${piece.version_number} of ${namePiece(data, channelName)}`;
}
