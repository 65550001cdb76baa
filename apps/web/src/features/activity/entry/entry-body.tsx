import type { ActivityDetail } from "@copydesk/contracts";
import { Loading, SkeletonText } from "@copydesk/ui";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { formatClock, formatZoneName } from "../../../lib/list/by-day.ts";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { useActivityOptions } from "../list/activity-list.ts";
import type { NamesById } from "../words/change-words.ts";
import { formatTarget, pageOf, sourceWords } from "../words/entry-words.ts";
import { ChangeList } from "./change-list.tsx";

/** Everything that was written down about one action. */
export function EntryBody({ id, zone }: { id: string; zone: string }) {
  const { data, error, refetch, isFetching } = trpc.activity.get.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY });
  const names = useNames();
  if (data) {
    return (
      <>
        <Facts entry={data} zone={zone} />
        <ChangeList changes={data.changes} names={names} />
      </>
    );
  }
  if (error) {
    return (
      <Failed failure={failureOf(error)} title="This entry could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <Loading label="Loading the entry">
      <SkeletonText lines={6} />
    </Loading>
  );
}

function Facts({ entry, zone }: { entry: Omit<ActivityDetail, "changes">; zone: string }) {
  const page = pageOf(entry);
  const roles = entry.actor_roles.join(", ");
  return (
    <dl className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
      <Fact name="When">{`${formatDay(entry.at, zone)}, ${formatClock(entry.at, zone)} ${formatZoneName(zone, Date.parse(entry.at))}`}</Fact>
      <Fact name="Who">
        <bdi>{entry.actor.name}</bdi>
        {roles && `, ${roles} at the time`}
      </Fact>
      <Fact name="Item">
        {page ? (
          <Link to={page} className="link">
            <bdi>{entry.entity_name || formatTarget(entry)}</bdi>
          </Link>
        ) : (
          <bdi>{entry.entity_name || formatTarget(entry)}</bdi>
        )}
      </Fact>
      <Fact name="Action">
        <span className="font-mono text-xs">{entry.action}</span>
      </Fact>
      <Fact name="From">{[sourceWords[entry.source], entry.address].filter(Boolean).join(", ")}</Fact>
      {entry.request_id && (
        <Fact name="Request">
          <span className="font-mono text-xs">{entry.request_id}</span>{" "}
          <CopyButton bare text={entry.request_id} label="Copy the request id" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

const formatDay = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone }).format(new Date(iso));

/** What languages, channels, voices, objectives, models, teams and people are called now. */
function useNames(): NamesById {
  const { data: options } = trpc.options.get.useQuery(undefined, { staleTime: 60_000 });
  const { data: log } = useActivityOptions();
  return useMemo(() => {
    const { languages = [], channels = [], voices = [], objectives = [], models = [], teams = [] } = options ?? {};
    const all = [...(log?.actors ?? []), ...languages, ...channels, ...voices, ...objectives, ...models, ...teams];
    return new Map(all.map(({ id, name }) => [id, name]));
  }, [options, log]);
}
