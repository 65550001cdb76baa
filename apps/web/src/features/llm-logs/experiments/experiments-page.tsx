import type { ExperimentListItem } from "@copydesk/contracts";
import { Button, EmptyState } from "@copydesk/ui";
import { Link } from "react-router";
import { ListResults } from "../../../lib/list/list-results.tsx";
import { useListAddress } from "../../../lib/list/use-list-address.ts";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { fullName } from "../../../lib/people/full-name.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { experimentList, useExperiments } from "./experiment-api.ts";
import { Progress, StopExperiment } from "./experiment-parts.tsx";
import { formatCosts, formatOutcome } from "./experiment-words.ts";

/** `/logs/llm/experiments`: sets of calls that were asked again, the latest first. */
export default function ExperimentsPage() {
  const { address, change } = useListAddress(experimentList);
  const query = useExperiments(address);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-24 md:px-6 md:pt-[26px]">
      <title>Experiments · LLM logs · Copydesk</title>
      <BackLink to="/logs/llm">LLM logs</BackLink>
      <h1 className="mt-2 mb-[18px] font-title text-lg tracking-title">Experiments</h1>
      <ListResults
        query={query}
        noun="experiments"
        paging={{ page: address.page, pageSize: experimentList.pageSize, onPage: (page, options) => change({ page }, options) }}
        isFiltered={false}
        onClear={() => undefined}
        empty={
          <EmptyState
            action={
              <Button asChild>
                <Link to="/logs/llm">Choose calls</Link>
              </Button>
            }
          >
            An experiment asks up to 100 logged calls again, with another model, prompt or parameters, and counts by our own checks whose
            answers are better. Pick calls in the LLM logs, or narrow the list down and ask all that are left.
          </EmptyState>
        }
      >
        {(items) => (
          <ul aria-label="Experiments" className="border-line border-t">
            {items.map((item) => (
              <Row key={item.id} experiment={item} />
            ))}
          </ul>
        )}
      </ListResults>
    </div>
  );
}

function Row({ experiment }: { experiment: ExperimentListItem }) {
  const { id, name, person, created_at, model, replay } = experiment;
  const by = [person && fullName(person), formatMoment(created_at)].filter(Boolean).join(", ");
  return (
    <li className="relative grid items-center gap-x-6 gap-y-2 border-line border-b py-3 hover:bg-hover md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)_72px] md:px-2">
      <div className="min-w-0">
        <Link to={`/logs/llm/experiments/${id}`} className="block font-medium after:absolute after:inset-0 wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <span className="block text-ink-3 text-xs wrap-anywhere">{by}</span>
      </div>
      <Progress experiment={experiment} />
      <div className="min-w-0 text-sm">
        <span className="block">{formatOutcome(experiment)}</span>
        <span className="block text-ink-3 text-xs wrap-anywhere">
          <bdi>{model?.name ?? "Each call its own model"}</bdi>, cost: {formatCosts(replay)}
        </span>
      </div>
      <span className="relative z-1 justify-self-start md:justify-self-end">
        <StopExperiment experiment={experiment} />
      </span>
    </li>
  );
}
