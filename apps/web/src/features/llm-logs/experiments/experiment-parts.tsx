import type { ExperimentListItem } from "@copydesk/contracts";
import { Button, ConfirmDialog, ProgressBar } from "@copydesk/ui";
import { StopIcon } from "@phosphor-icons/react/dist/csr/Stop";
import { useState } from "react";
import { notifyOutcome } from "../../../lib/notify-outcome.tsx";
import { isOpen, useStopExperiment } from "./experiment-api.ts";
import { formatProgress, shareDone, stateWords } from "./experiment-words.ts";

/** How far it has come; a bar while it goes on. */
export function Progress({ experiment }: { experiment: ExperimentListItem }) {
  const { counts, state, name } = experiment;
  return (
    <span className="grid gap-1.5 text-sm tabular-nums">
      <span>
        {stateWords[state]} <span className="text-ink-3">{formatProgress(counts)}</span>
      </span>
      {isOpen(experiment) && <ProgressBar value={shareDone(counts)} label={`Progress of ${name}`} />}
    </span>
  );
}

/** Ends an experiment that goes on, after asking. */
export function StopExperiment({ experiment: { id, name, state }, className }: { experiment: ExperimentListItem; className?: string }) {
  const [isAsking, setAsking] = useState(false);
  const stop = useStopExperiment();
  if (state !== "queued" && state !== "running") return null;
  return (
    <>
      <Button className={className} icon={<StopIcon size={12} weight="fill" aria-hidden />} onClick={() => setAsking(true)}>
        Stop<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Stop this experiment?"
        description="Remaining calls won't be sent. Answers so far are kept with their results."
        confirmLabel="Stop it"
        cancelLabel="Go on"
        onConfirm={() => notifyOutcome(stop.mutateAsync({ id }), "The experiment was stopped")}
      />
    </>
  );
}
