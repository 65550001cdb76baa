import { Button, Dialog, FailureNote, SkeletonText } from "@copydesk/ui";
import { failureOf } from "../../../lib/failure.ts";
import { useHub } from "../../hub-kit/index.ts";
import { usePlannedSchedule } from "../schedule-context.ts";
import { AsanaForm } from "./asana-form.tsx";
import { useAsanaConnection } from "./use-asana.ts";

/** Sends the posts of this schedule to Asana, or brings the tasks that are there up to date. */
export default function AsanaDialog({ onClose }: { onClose: () => void }) {
  const { state, error, refetch, isFetching } = useAsanaConnection();
  const { block } = usePlannedSchedule();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send to Asana"
      description="Each post becomes a task with its time, its text and a link back here. Sending again updates the tasks and creates no duplicates."
    >
      {error && (
        <FailureNote title="Your connection with Asana could not be loaded" onRetry={() => void refetch()} retrying={isFetching}>
          {failureOf(error).message}
        </FailureNote>
      )}
      {!state && !error && <SkeletonText lines={3} />}
      {state === "absent" && <p className="text-ink-2 text-sm">Asana isn't set up yet. Ask the person who runs your server.</p>}
      {(state === "unconnected" || state === "ended") && <Connect again={state === "ended"} />}
      {state === "ready" && block && <AsanaForm blockId={block.id} />}
    </Dialog>
  );
}

function Connect({ again }: { again: boolean }) {
  const { campaign, language } = useHub();
  const back = `/campaigns/${campaign.id}?language=${encodeURIComponent(language.code)}`;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2 text-sm">
        {again ? "Asana ended the connection." : "Tasks are made through your own Asana account."} Asana asks you once, then you are back
        here.
      </p>
      <Button asChild variant="primary">
        <a href={`/api/auth/asana/initiate?redirect_back=${encodeURIComponent(back)}`}>{again ? "Connect Asana again" : "Connect Asana"}</a>
      </Button>
    </div>
  );
}
