import type { ChatMessage } from "@copydesk/contracts";
import { IconButton } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { FileArrowUpIcon } from "@phosphor-icons/react/dist/csr/FileArrowUp";
import { ThumbsDownIcon } from "@phosphor-icons/react/dist/csr/ThumbsDown";
import { ThumbsUpIcon } from "@phosphor-icons/react/dist/csr/ThumbsUp";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import { useRight } from "../../../lib/rights.ts";
import { withoutRefs } from "../answer/sources.ts";
import { useMessageActions } from "../api/use-message-actions.ts";
import { BranchSwitch } from "./branch-switch.tsx";

const UseTextDialog = lazyPart(async () => ({ default: (await import("./use-text-dialog.tsx")).UseTextDialog }));

/** Beneath an answer. */
export function AnswerActions({ message, busy }: { message: ChatMessage; busy: boolean }) {
  const actions = useMessageActions();
  const mayEdit = useRight("campaigns.edit");
  const [using, setUsing] = useState(false);
  const { rating } = message;
  const rate = (given: "up" | "down") => void actions.rate(message, rating === given ? null : given);
  return (
    <div className="-ml-1.5 mt-2 flex flex-wrap items-center gap-0.5">
      <BranchSwitch message={message} onShow={actions.show} />
      {message.content !== "" && (
        <>
          <CopyButton bare text={withoutRefs(message.content)} label="Copy answer" />
          <IconButton
            label="Good answer"
            pressed={rating === "up"}
            icon={<ThumbsUpIcon size={14} weight={rating === "up" ? "fill" : "regular"} />}
            onClick={() => rate("up")}
          />
          <IconButton
            label="Bad answer"
            pressed={rating === "down"}
            icon={<ThumbsDownIcon size={14} weight={rating === "down" ? "fill" : "regular"} />}
            onClick={() => rate("down")}
          />
        </>
      )}
      {message.status === "done" && (
        <IconButton
          label="Answer again"
          icon={<ArrowCounterClockwiseIcon size={14} />}
          disabled={busy}
          loading={actions.isRetrying}
          onClick={() => void actions.retry(message)}
        />
      )}
      {message.content !== "" && mayEdit && (
        <IconButton label="Use this text in…" icon={<FileArrowUpIcon size={14} />} onClick={() => setUsing(true)} />
      )}
      {using && (
        <Suspense>
          <UseTextDialog text={message.content} onClose={() => setUsing(false)} />
        </Suspense>
      )}
      {message.model && <span className="ps-1.5 text-ink-3 text-xs">{message.model}</span>}
    </div>
  );
}
