import type { ChatMessage } from "@copydesk/contracts";
import { Avatar, IconButton } from "@copydesk/ui";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { memo, useState } from "react";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import { useAuth } from "../../../lib/stores/auth.ts";
import { useMessageActions } from "../api/use-message-actions.ts";
import { BranchSwitch } from "./branch-switch.tsx";
import { QuestionEditor } from "./question-editor.tsx";

interface QuestionProps {
  message: ChatMessage;
  /** An answer is being written: nothing can be asked in another way just now. */
  busy: boolean;
}

/** What the person asked, with the ways to ask it differently. */
export const Question = memo(function Question({ message, busy }: QuestionProps) {
  const [editing, setEditing] = useState(false);
  const pic = useAuth((state) => state.user?.profile_pic);
  const actions = useMessageActions();
  return (
    <div className="group/question flex items-start gap-3">
      <Avatar src={pic} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="sr-only">You asked</h2>
        {editing ? (
          <QuestionEditor message={message} onDone={() => setEditing(false)} />
        ) : (
          <>
            <p dir="auto" className="whitespace-pre-wrap pt-0.5 font-control text-md leading-[26px] wrap-anywhere">
              {message.content}
            </p>
            <div className="-ml-1.5 mt-0.5 flex min-h-7 items-center gap-0.5">
              <BranchSwitch message={message} onShow={actions.show} />
              <span className="flex items-center gap-0.5 opacity-0 group-focus-within/question:opacity-100 group-hover/question:opacity-100 pointer-coarse:opacity-100">
                <IconButton
                  label="Edit question"
                  icon={<PencilSimpleIcon size={14} />}
                  aria-disabled={busy}
                  disabled={busy}
                  onClick={() => setEditing(true)}
                />
                <CopyButton bare text={message.content} label="Copy question" />
              </span>
            </div>
          </>
        )}
      </div>
    </div>
  );
});
