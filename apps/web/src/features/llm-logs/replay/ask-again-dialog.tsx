import { parametersSchema } from "@copydesk/contracts";
import { Button, Dialog, Loading } from "@copydesk/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { StopButton } from "../../../lib/prompt-editor/stop-button.tsx";
import type { LlmCall } from "../list/llm-list.ts";
import { type ChangeDraft, missingIn, noChange, type ReplayMessages, toChange } from "./change-draft.ts";
import { ChangeFields } from "./change-fields.tsx";
import { estimateOf, formatEstimate } from "./estimate-replays.ts";
import { intoView } from "./into-view.ts";
import { useReplay, useTokenPrice } from "./replay-api.ts";

interface AskAgainDialogProps {
  call: LlmCall;
  onClose: () => void;
}

/** One call asked again, as it was or with something else; ends at both answers side by side. */
export default function AskAgainDialog({ call, onClose }: AskAgainDialogProps) {
  const [draft, setDraft] = useState<ChangeDraft>({ ...noChange, messages: messagesOf(call) });
  const [isTried, setTried] = useState(false);
  const replay = useReplay();
  const navigate = useNavigate();
  const price = useTokenPrice(draft.model_id);
  const missing = missingIn(draft);
  const failure = replay.error && failureOf(replay.error);
  function ask() {
    setTried(true);
    if (missing !== null) return;
    replay.ask({ id: call.id, ...toChange(draft) }, { onSuccess: (made) => navigate(`/logs/llm/replays/${made.replay.id}`) });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!replay.isPending}
      size="lg"
      title="Ask again"
      description="Both answers are shown side by side. The campaign doesn't change."
      footer={
        replay.isPending ? (
          <StopButton onStop={replay.stop} />
        ) : (
          <>
            <p className="mr-auto min-w-0 text-ink-2 text-sm max-sm:w-full">{formatEstimate(estimateOf([call], price), 1)}</p>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={ask}>
              Ask again
            </Button>
          </>
        )
      }
    >
      {replay.isPending ? (
        <Loading label="The model is writing" className="grid gap-1 py-6">
          <p className="font-medium text-md">The model is writing …</p>
          <p className="text-ink-2 text-sm">You can stop at any time. What was used until then may still be charged.</p>
        </Loading>
      ) : (
        <>
          <ChangeFields
            draft={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            modelThen={call.model.name}
            parametersThen={parametersSchema.safeParse(call.parameters).data ?? {}}
            kind={call.piece?.kind ?? null}
            canEdit={messagesOf(call).length > 0}
          />
          <div aria-live="polite">
            {isTried && missing !== null && (
              <p ref={intoView} className="mt-4 text-destructive-ink text-sm">
                {missing}
              </p>
            )}
            {failure && (
              <div ref={intoView} className="pt-5">
                <Failed failure={failure} title="The call could not be asked again" />
              </div>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What was sent, as far as it can be sent with other words. */
function messagesOf({ body }: LlmCall): ReplayMessages {
  const messages = body?.messages ?? [];
  return messages.flatMap(({ role, content }) => (isRole(role) ? [{ role, content }] : []));
}

const isRole = (role: string): role is ReplayMessages[number]["role"] => role === "system" || role === "user" || role === "assistant";
