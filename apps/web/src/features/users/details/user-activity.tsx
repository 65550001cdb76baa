import type { UserDetail } from "@copydesk/contracts";
import { Link } from "react-router";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { useRight } from "../../../lib/rights.ts";
import { formatMoment, formatUpdated } from "../../../lib/time-words.ts";
import { formatAction } from "../words/actions.ts";

/** What they did last, for whoever may read the activity log. */
export function UserActivity({ person: { id, email, activity } }: { person: Pick<UserDetail, "id" | "email" | "activity"> }) {
  const maySee = useRight("activity_logs.view");
  if (!maySee) return null;
  return (
    <PageSection
      narrow
      title="Recent activity"
      help={
        <Link to={`/logs/activities?actor=${id}`} className="link">
          See all in the log
        </Link>
      }
    >
      {activity.length === 0 ? (
        <p className="text-ink-2">Nothing you can see.</p>
      ) : (
        <ol className="grid gap-2">
          {activity.map((entry) => {
            const { words, thing } = formatAction(entry, email);
            return (
              <li key={entry.id} className="flex gap-4">
                <span className="min-w-0 flex-1 text-base wrap-anywhere">
                  <span className="text-ink-2">{words}</span> {thing && <bdi className="font-control">{thing}</bdi>}
                </span>
                <time dateTime={entry.at} title={formatMoment(entry.at)} className="shrink-0 text-ink-3 text-sm tabular-nums">
                  {formatUpdated(entry.at, Date.now())}
                </time>
              </li>
            );
          })}
        </ol>
      )}
    </PageSection>
  );
}
