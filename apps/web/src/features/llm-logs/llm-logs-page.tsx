import type { LlmListItem } from "@copydesk/contracts";
import { EmptyState, formatCount } from "@copydesk/ui";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { byDay } from "../../lib/list/by-day.ts";
import { CsvButton } from "../../lib/list/csv-button.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { RowPanel } from "../../lib/list/row-panel.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { type OpenRow, useOpenRow } from "../../lib/list/use-open-row.ts";
import { useSelection } from "../../lib/list/use-selection.ts";
import { ownZone } from "../../lib/own-zone.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { BudgetNotices } from "./budget-notices.tsx";
import { CallBody } from "./call/call-body.tsx";
import { namePiece } from "./call/piece-words.ts";
import { ChartsToCome } from "./charts/charts-to-come.tsx";
import { Status } from "./list/call-parts.tsx";
import { LlmCards } from "./list/llm-cards.tsx";
import { LlmFilters } from "./list/llm-filters.tsx";
import { exportPath, type LlmAddress, type LlmCall, llmList, useLlmCall, useLlmList, useLlmOptions } from "./list/llm-list.ts";
import { LlmTable } from "./list/llm-table.tsx";
import { isAskable } from "./replay/askable.ts";
import { type Asked, AskingButtons, AskingDialog, PickedBar } from "./replay/asking.tsx";
import { useMayReplay } from "./replay/replay-api.ts";
import { formatCall } from "./words/call-words.ts";

/** What draws them is not needed for the list. */
const Charts = lazyPart(() => import("./charts/charts.tsx"));
const nothing: LlmListItem[] = [];

/** `/logs/llm`: what was asked of models, what it cost, and where it failed; one call opens beside the list. */
export default function LlmLogsPage() {
  const { address, change } = useListAddress(llmList);
  const zone = ownZone.get();
  const query = useLlmList(address, zone);
  const calls = query.data?.results ?? nothing;
  const row = useOpenRow(calls, "call");
  const asCards = useMediaQuery("(max-width: 767px)");
  const channelName = useChannelName();
  const versionName = useVersionName(address, calls[0], channelName);
  const opened = useFirstCall(row.open, calls);
  const count = query.data?.count;
  const mayReplay = useMayReplay();
  const pickable = mayReplay ? calls.filter(isAskable) : nothing;
  const picked = useSelection(pickable, llmList.write({ ...address, filters: { ...address.filters, call: undefined } }).toString());
  // Here, not in the panel, which is drawn anew when a window gets narrow.
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className="flex min-w-0 flex-1">
      <title>LLM logs · Copydesk</title>
      <div className="mx-auto min-w-0 max-w-page flex-1 px-4 pt-5 pb-24 md:px-6 md:pt-[26px]">
        <div className="mb-[18px] flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="font-title text-lg tracking-title">LLM logs</h1>
          <span aria-live="polite" className="text-ink-3 tabular-nums">
            {count !== undefined && `${formatCount(count)} ${count === 1 ? "call" : "calls"}`}
          </span>
          {/* On phones all of them on a line of their own, not the last one alone. */}
          <div className="ml-auto flex flex-wrap gap-2 max-sm:basis-full sm:gap-3">
            <CsvButton path={exportPath(address, zone)} />
            {mayReplay && <AskingButtons isEmpty={!count} onAsk={setAsked} />}
          </div>
        </div>
        <BudgetNotices />
        <LlmFilters address={address} change={change} zone={zone} versionName={versionName} />
        <Suspense fallback={<ChartsToCome />}>
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
      <PickedBar calls={pickable} selection={picked} onAsk={setAsked} />
      {asked !== null && <AskingDialog asked={asked} address={address} zone={zone} onClose={() => setAsked(null)} />}
      {opened && <CallPanel row={opened} zone={zone} channelName={channelName} onOpen={row.show} onAsk={(call) => setAsked({ call })} />}
    </div>
  );
}

/**
 * The call that is open. A link that comes from a text asks for the first one, whichever that is; the address then says
 * which, so that the way back leads to the text.
 */
function useFirstCall(open: OpenRow<LlmListItem> | null, calls: readonly LlmListItem[]): OpenRow<LlmListItem> | null {
  const [, setParams] = useSearchParams();
  const isAskedFor = open?.id === firstCall;
  const first = calls[0]?.id;
  useEffect(() => {
    if (!isAskedFor || first === undefined) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("call", first);
        return after;
      },
      { replace: true },
    );
  }, [isAskedFor, first, setParams]);
  return isAskedFor ? null : open;
}
const firstCall = "first";

interface CallPanelProps {
  row: OpenRow<LlmListItem>;
  zone: string;
  channelName: (code: string) => string;
  onOpen: (id: string) => void;
  onAsk: (call: LlmCall) => void;
}

/** A call that is opened from its task may be none of the list's; its head then waits for its body. */
function CallPanel({ row, ...rest }: CallPanelProps) {
  const { data } = useLlmCall(row.id);
  const call = data ?? row.item;
  return (
    <RowPanel row={row} noun="Call" title={call ? formatCall(call.purpose) : "Call"} mark={call && <Status status={call.status} strong />}>
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
