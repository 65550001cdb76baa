import type { ConfigurationChange, ConfigurationKind } from "@copydesk/contracts";
import { Button, Loading, Skeleton } from "@copydesk/ui";
import { useState } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { formatMoment, formatUpdated } from "../../../lib/time-words.ts";
import { useHistory } from "../use-configuration-calls.ts";
import { type ChannelNames, formatInShort } from "./change-words.ts";

interface HistoryListProps {
  kind: ConfigurationKind;
  channels: ChannelNames;
  onOpen: (change: ConfigurationChange) => void;
}

const first = 8;
const most = 100;

/** Who changed what, the latest first. */
export function HistoryList({ kind, channels, onOpen }: HistoryListProps) {
  const [limit, setLimit] = useState(first);
  const { data, error, isFetching, refetch } = useHistory(kind, limit);
  if (!data && error) {
    return (
      <Failed failure={failureOf(error)} title="The history could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the history" className="grid gap-3 py-2">
        {["w-3/4", "w-2/3", "w-1/2"].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </Loading>
    );
  }
  return (
    <>
      <ol reversed>
        {data.results.map((change) => (
          <li
            key={change.id}
            className="grid min-h-[46px] grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-line border-b py-1.5 text-sm last:border-0"
          >
            <span className="text-ink-3 tabular-nums">v{change.number}</span>
            <span className="min-w-0 leading-[18px]">
              <bdi className="block wrap-anywhere">{titleOf(change, channels)}</bdi>
              <span className="block text-ink-3 text-xs" title={formatMoment(change.at)}>
                {change.by ? <bdi>{change.by.name || "Somebody who has left"}</bdi> : "Copydesk"}, {formatUpdated(change.at, Date.now())}
              </span>
            </span>
            {change.is_current ? (
              <span className="font-medium text-accent-ink text-xs">in use</span>
            ) : (
              <Button size="sm" onClick={() => onOpen(change)}>
                View<span className="sr-only"> version {change.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {data.count > data.results.length && limit < most && (
        <Button size="sm" variant="quiet" className="mt-1 -ml-2" loading={isFetching} onClick={() => setLimit(Math.min(most, limit * 4))}>
          Show earlier ones
        </Button>
      )}
    </>
  );
}

export function titleOf(change: ConfigurationChange, channels: ChannelNames): string {
  if (change.by === null && change.number === 1) return "Original settings";
  if (change.same_as !== null) return change.same_as === 1 ? "Back to the defaults" : `Back to version ${change.same_as}`;
  return formatInShort(change.changes, channels);
}
