import type { ChatMessage, ChatStep } from "@copydesk/contracts";
import { FailureNote, Spinner } from "@copydesk/ui";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { memo } from "react";
import { AnswerText } from "../answer/answer-text.tsx";
import { SourcesLine } from "../answer/sources-line.tsx";
import { useMessageActions } from "../api/use-message-actions.ts";
import { useLiveText } from "../live/live-texts.ts";
import { isUnderWay } from "../message-state.ts";
import { Proposals } from "../proposals/proposals.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { formatStep, formatSteps } from "./step-words.ts";

/** What the agent looked at for an answer: one line that unfolds into its steps. */
function StepsLine({ steps }: { steps: readonly ChatStep[] }) {
  if (steps.length === 0) return null;
  const running = steps.findLast(({ state }) => state === "running");
  return (
    <details className="group/steps mb-3 text-ink-3 text-xs">
      <summary className="-ml-0.5 inline-flex cursor-pointer list-none items-center gap-[7px] rounded-xs px-0.5 hover:text-ink-2">
        {running ? <Spinner /> : <CheckIcon size={13} weight="bold" aria-hidden />}
        {running ? formatStep(running) : formatSteps(steps)}
        <CaretRightIcon size={10} weight="bold" aria-hidden className="transition-transform group-open/steps:rotate-90" />
      </summary>
      <ul className="mt-1.5 grid gap-1 ps-5">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
          <li key={i} className="flex items-start gap-[7px]">
            {step.state === "failed" && (
              <WarningCircleIcon size={13} weight="fill" aria-hidden className="mt-px shrink-0 text-destructive-solid" />
            )}
            <span className="min-w-0">
              <bdi>{formatStep(step)}</bdi>
              {step.problem && <span className="text-destructive-ink"> {step.problem}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the agent answered, or is answering. */
export const Answer = memo(function Answer({ message, busy }: { message: ChatMessage; busy: boolean }) {
  const writing = isUnderWay(message);
  return (
    <div className="group/answer -mt-2.5 sm:ps-[42px]" aria-busy={writing}>
      <h2 className="sr-only">Answer</h2>
      <StepsLine steps={message.steps} />
      {writing ? <Growing message={message} /> : message.content !== "" && <AnswerText text={message.content} sources={message.sources} />}
      <Proposals message={message} />
      {!writing && <Ending message={message} busy={busy} />}
    </div>
  );
});

function Growing({ message }: { message: ChatMessage }) {
  const text = useLiveText(message.id) ?? message.content;
  if (text !== "") return <AnswerText text={text} sources={message.sources} growing />;
  if (message.steps.some(({ state }) => state === "running")) return null;
  return (
    <p className="flex items-center gap-2 text-ink-3 text-sm">
      <Spinner />
      {message.status === "queued" ? "Waiting for its turn" : "Thinking"}
    </p>
  );
}

function Ending({ message, busy }: { message: ChatMessage; busy: boolean }) {
  const { retry, isRetrying } = useMessageActions();
  const onRetry = busy ? undefined : () => void retry(message);
  return (
    <>
      <SourcesLine message={message} />
      {message.status === "error" && (
        <FailureNote title="This answer could not be finished" onRetry={onRetry} retrying={isRetrying} className="mt-3.5">
          {message.problem}
        </FailureNote>
      )}
      {message.status === "stopped" && (
        <FailureNote quiet title="Stopped" onRetry={onRetry} retrying={isRetrying} className="mt-3.5">
          {message.content === "" ? "Nothing was written yet." : "What was written so far is kept."}
        </FailureNote>
      )}
      <AnswerActions message={message} busy={busy} />
    </>
  );
}
