import type { ChatMessage } from "@copydesk/contracts";
import { FailureNote, Spinner } from "@copydesk/ui";
import { memo } from "react";
import { AnswerText } from "../answer/answer-text.tsx";
import { SourcesLine } from "../answer/sources-line.tsx";
import { useMessageDeeds } from "../api/use-message-deeds.ts";
import { useLiveText } from "../live/live-texts.ts";
import { isUnderWay } from "../message-state.ts";
import { Proposals } from "../proposals/proposals.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { StepsLine } from "./steps-line.tsx";

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
  const { retry, isRetrying } = useMessageDeeds();
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
