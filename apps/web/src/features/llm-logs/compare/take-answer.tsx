import type { ReplayComparison } from "@copydesk/contracts";
import { Button, ConfirmDialog } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { useState } from "react";
import { Link } from "react-router";
import { failureOf } from "../../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { pieceAddress } from "../call/piece-words.ts";
import { type LlmCall, useLlmCall } from "../list/llm-list.ts";
import { useTakeReplay } from "../replay/replay-api.ts";

/** The new answer as a new version of its piece, for whoever may edit it; once it is one, the way there. */
export function TakeAnswer({ comparison: { replay, can_take } }: { comparison: ReplayComparison }) {
  const [isAsking, setAsking] = useState(false);
  const take = useTakeReplay();
  const { data: call } = useLlmCall(replay.id);
  if (call?.piece?.version_number && call.campaign) return <Taken call={call} number={call.piece.version_number} />;
  if (!can_take) return null;
  const { selected_version_id } = can_take;
  async function confirm() {
    try {
      const version = await take.mutateAsync({ replay_id: replay.id, base_version_id: selected_version_id });
      notifySuccess(`Saved as version ${version.number}`);
    } catch (error) {
      notifyFailure(failureOf(error).code === "STALE_VERSION" ? stale : error);
    }
  }
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Use as a new version
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Use the new answer as a version?"
        description={
          <>
            It becomes the newest version of its piece{replay.campaign && " in "}
            {replay.campaign && <bdi>{replay.campaign.name}</bdi>} and is the one that is shown. Earlier versions stay.
          </>
        }
        confirmLabel="Use it"
        cancelLabel="Cancel"
        onConfirm={confirm}
      />
    </>
  );
}

const stale = "Somebody selected another version in the meantime, so nothing was saved. Check the piece, then use the answer again.";

function Taken({ call, number }: { call: LlmCall; number: number }) {
  return (
    <p className="flex items-center gap-2 text-sm">
      <CheckCircleIcon size={16} weight="fill" aria-hidden className="shrink-0 text-success-solid" />
      <span>
        Saved as{" "}
        <Link to={pieceAddress(call) ?? ""} className="link">
          version {number} of the piece
        </Link>
      </span>
    </p>
  );
}
