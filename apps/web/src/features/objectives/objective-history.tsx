import type { ObjectiveChange } from "@copydesk/contracts";
import { Button, Drawer, Loading, SkeletonText } from "@copydesk/ui";
import { useState } from "react";
import { Failed } from "../../lib/failed.tsx";
import { failureOf } from "../../lib/failure.ts";
import { formatMoment, formatUpdated } from "../../lib/time-words.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatAction, formatChange } from "./objective-words.ts";

const first = 20;
const most = 100;

/** Who changed which objective and how, beside the list. */
export function ObjectiveHistory({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="What changed"
      description="As far back as the activity log is kept."
      className="w-full max-w-none md:w-[500px]"
    >
      <Changes />
    </Drawer>
  );
}

function Changes() {
  const [limit, setLimit] = useState(first);
  const { data, error, isFetching, refetch } = trpc.objectives.history.useQuery({ limit }, { placeholderData: (before) => before });
  if (!data && error) {
    return (
      <Failed failure={failureOf(error)} title="The history could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the history">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (data.count === 0) return <p className="text-ink-3 text-base">No changes yet: these are the original objectives.</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the box around it scrolls, also by keyboard */}
      <ol tabIndex={0} aria-label="Changes" className="border-line border-t">
        {data.results.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {data.count > data.results.length && limit < most && (
        <Button size="sm" variant="quiet" className="mt-2 -ml-2" loading={isFetching} onClick={() => setLimit(most)}>
          Show earlier ones
        </Button>
      )}
    </>
  );
}

const Change = ({ change }: { change: ObjectiveChange }) => (
  <li className="border-line border-b py-2.5">
    <p className="font-control text-base wrap-anywhere">{formatAction(change)}</p>
    <p className="text-ink-3 text-xs" title={formatMoment(change.at)}>
      <bdi>{change.by ? change.by.name || "Somebody who has left" : "Copydesk"}</bdi>, {formatUpdated(change.at, Date.now())}
    </p>
    {change.action === "objective.updated" && (
      <dl className="mt-1.5 grid gap-1.5 text-sm">
        {Object.entries(change.changes).map(([field, values]) => {
          const { label, before, after } = formatChange(field, values);
          return (
            <div key={field}>
              <dt className="text-ink-3 text-xs">{label}</dt>
              <dd className="wrap-anywhere">
                <del className="text-ink-3">
                  <bdi>{before}</bdi>
                </del>{" "}
                <bdi>{after}</bdi>
              </dd>
            </div>
          );
        })}
      </dl>
    )}
  </li>
);
