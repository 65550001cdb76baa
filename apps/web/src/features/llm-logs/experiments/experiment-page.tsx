import type { ExperimentDetail } from "@copydesk/contracts";
import { Loading, SkeletonText } from "@copydesk/ui";
import { useParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { fullName } from "../../../lib/people/full-name.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { CallResults } from "./call-results.tsx";
import { useExperiment } from "./experiment-api.ts";
import { Progress, StopExperiment } from "./experiment-parts.tsx";
import { formatChange, formatOutcome } from "./experiment-words.ts";
import { WinsTable } from "./wins-table.tsx";

const frame = "mx-auto w-full max-w-page px-4 pt-5 pb-24 md:px-6 md:pt-[26px]";

/** `/logs/llm/experiments/:id`: how far an experiment has come, whose answers win, and each of its calls. */
export default function ExperimentPage() {
  const { id = "" } = useParams();
  const query = useExperiment(id);
  const { data, error } = query;
  if (data) return <Shown experiment={data} />;
  if (error) {
    return <PageFailure className={frame} query={query} title="The experiment could not be loaded" />;
  }
  return (
    <Loading label="Loading the experiment" className={frame}>
      <SkeletonText lines={8} />
    </Loading>
  );
}

function Shown({ experiment }: { experiment: ExperimentDetail }) {
  const { name, person, created_at, change, model } = experiment;
  const changed = formatChange(change, model?.name ?? null);
  return (
    <div className={frame}>
      <title>{`${name} · Experiments · Copydesk`}</title>
      <BackLink to="/logs/llm/experiments">Experiments</BackLink>
      <div className="mt-2 mb-1 flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 font-title text-lg tracking-title wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <StopExperiment experiment={experiment} />
      </div>
      <p className="text-ink-3 text-sm">{[person && fullName(person), formatMoment(created_at)].filter(Boolean).join(", ")}</p>
      <p className="mt-1 mb-4 max-w-measure text-ink-2 text-sm wrap-anywhere">
        {changed.length === 0 ? "Each call is asked exactly as it was." : `Changed since: ${changed.join("; ")}.`}
      </p>
      <div className="mb-4 max-w-[440px]">
        <Progress experiment={experiment} />
      </div>
      <p aria-live="polite" className="mb-3 max-w-measure text-md">
        {formatOutcome(experiment)}
      </p>
      <WinsTable experiment={experiment} />
      <h2 className="mt-8 mb-1 font-bold text-md">Calls</h2>
      <CallResults experiment={experiment} />
    </div>
  );
}
