import { type LlmListItem, mostReplays } from "@copydesk/contracts";
import { Button, Dialog, Field, Input, Loading, Notice, SkeletonText } from "@copydesk/ui";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { LlmAddress } from "../list/llm-list.ts";
import { type ChangeDraft, missingIn, noChange, toChange } from "../replay/change-draft.ts";
import { ChangeFields } from "../replay/change-fields.tsx";
import { estimateOf, formatEstimate } from "../replay/estimate-replays.ts";
import { intoView } from "../replay/into-view.ts";
import { useTokenPrice } from "../replay/replay-api.ts";
import { type ChosenCalls, choose, kindOf, ownParameters, useCallsOfFilter } from "./chosen-calls.ts";
import { useStartExperiment } from "./experiment-api.ts";
import { usualName } from "./experiment-words.ts";
import { startWithout } from "./start-without.ts";

interface StartDialogProps {
  /** Picked rows; null: those that the address lists. */
  picked: readonly LlmListItem[] | null;
  address: LlmAddress;
  zone: string;
  onClose: () => void;
}

/** Up to a hundred calls asked again in one way; ends at the experiment. */
export default function StartDialog({ picked, address, zone, onClose }: StartDialogProps) {
  const listed = useCallsOfFilter(address, zone, picked === null);
  const found = picked ?? listed.data?.results;
  const all = picked?.length ?? listed.data?.count ?? 0;
  const [chosen, setChosen] = useState<ChosenCalls | null>(null);
  // What is listed goes on changing behind the dialog; what was said here is what is asked.
  if (found && !chosen) setChosen(choose(found, all));
  const calls = chosen?.calls ?? none;
  const [draft, setDraft] = useState<ChangeDraft>(noChange);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [leaveOut, setLeaveOut] = useState(false);
  const models = trpc.options.get.useQuery(undefined, { staleTime: 30_000 }).data?.models;
  const price = useTokenPrice(draft.model_id);
  const start = useStartExperiment();
  const navigate = useNavigate();
  const modelName = models?.find(({ id }) => id === draft.model_id)?.name ?? null;
  const name = typed ?? usualName(modelName, calls.length);
  const missing = name.trim() === "" ? "Give it a name." : missingIn(draft);
  // The same key for the same wish: pressed twice, or after an answer that was lost, it is started once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish gets another key
  const key = useMemo(() => crypto.getRandomValues(new Uint32Array(4)).join("-"), [draft, name]);
  const refusal = start.error && failureOf(start.error);
  // A prompt with a fault would be one for every call.
  const isAboutOne = refusal !== null && refusal.code !== "BAD_REQUEST" && typeof refusal.details.id === "string";

  async function begin(without: boolean) {
    setTried(true);
    if (missing !== null) return;
    setLeaveOut(without);
    const { messages: _, ...change } = toChange(draft);
    const input = { name: name.trim(), ids: calls.map(({ id }) => id), ...change, idempotency_key: key };
    const made = await (without ? startWithout(input, start.mutateAsync) : start.mutateAsync(input)).catch(() => null);
    if (made) navigate(`/logs/llm/experiments/${made.id}`);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!start.isPending}
      size="lg"
      title="Ask these calls again"
      description="As an experiment: our own checks say which answers are better. Campaigns don't change."
      footer={
        <>
          <p className="mr-auto min-w-0 text-ink-2 text-sm max-sm:w-full">
            {calls.length > 0 && formatEstimate(estimateOf(calls, price), calls.length)}
          </p>
          <Button onClick={onClose} disabled={start.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            loading={start.isPending && !leaveOut}
            disabled={calls.length === 0 || start.isPending}
            onClick={() => void begin(false)}
          >
            Start
          </Button>
        </>
      }
    >
      {chosen ? (
        <div className="grid gap-4">
          <Notice tone={calls.length === 0 ? "warning" : "info"}>
            {chosen.words}
            {all > mostReplays && " Narrow the list down, or pick rows, to ask others."}
          </Notice>
          <Field label="Name">
            <Input value={name} maxLength={120} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <ChangeFields
            draft={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            modelThen={null}
            parametersThen={ownParameters}
            kind={kindOf(calls)}
            canEdit={false}
          />
        </div>
      ) : (
        <NotYet listed={listed} />
      )}
      <div aria-live="polite">
        {isTried && missing !== null && (
          <p ref={intoView} className="mt-4 text-destructive-ink text-sm">
            {missing}
          </p>
        )}
        {refusal && (
          <div ref={intoView} className="pt-5">
            <Failed
              failure={refusal}
              title="The experiment could not be started"
              actions={
                isAboutOne && (
                  <Button loading={start.isPending && leaveOut} onClick={() => void begin(true)}>
                    Skip these and start
                  </Button>
                )
              }
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const none: LlmListItem[] = [];

/** While the calls are looked for, and when they could not be found. */
function NotYet({ listed }: { listed: ReturnType<typeof useCallsOfFilter> }) {
  const failure = listed.error && failureOf(listed.error);
  if (failure) {
    return (
      <Failed failure={failure} title="The calls could not be loaded" onRetry={() => void listed.refetch()} retrying={listed.isFetching} />
    );
  }
  return (
    <Loading label="Loading the calls">
      <SkeletonText lines={4} />
    </Loading>
  );
}
