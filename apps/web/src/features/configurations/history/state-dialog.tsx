import { type ConfigurationChange, configurationChanges, type ModelNames } from "@copydesk/contracts";
import { Button, Dialog, FailureNote, Loading, Notice, SkeletonText } from "@copydesk/ui";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { PromptChanges } from "../../../lib/prompt-editor/prompt-changes.tsx";
import { formatMoment } from "../../../lib/time-words.ts";
import type { ConfigurationForm } from "../form/use-configuration-form.ts";
import { useEarlierState } from "../use-configuration-calls.ts";
import type { ChannelNames } from "./change-words.ts";
import { ChangesTable } from "./changes-table.tsx";
import { titleOf } from "./history-list.tsx";

interface StateDialogProps {
  change: ConfigurationChange;
  form: ConfigurationForm;
  channels: ChannelNames;
  models: ModelNames;
  mayRestore: boolean;
  onClose: () => void;
}

/** An earlier state: what going back to it would change, before one does. */
export function StateDialog({ change, form, channels, models, mayRestore, onClose }: StateDialogProps) {
  const [isGoing, setGoing] = useState(false);
  const { number, by, at } = change;
  const state = useEarlierState(form.kind, change.id);
  const values = state.data?.values;
  const changes = values && configurationChanges(form.stored, values, models);
  const isSame = changes !== undefined && Object.keys(changes).length === 0;
  async function goBack() {
    setGoing(true);
    await form.restore(change.id, `Back to version ${number}`);
    setGoing(false);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      dismissible={!isGoing}
      title={`Version ${number}`}
      description={
        <>
          <bdi>{titleOf(change, channels)}</bdi>. By <bdi>{by ? by.name || "somebody who has left" : "Copydesk"}</bdi>, {formatMoment(at)}.
        </>
      }
      footer={
        <>
          <Button onClick={onClose} disabled={isGoing}>
            Close
          </Button>
          {mayRestore && (
            <Button variant="primary" loading={isGoing} disabled={!changes || isSame} onClick={() => void goBack()}>
              Restore this version
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {state.error !== null && !values && (
          <FailureNote title="This version could not be loaded" onRetry={() => void state.refetch()} retrying={state.isFetching}>
            {failureOf(state.error).message}
          </FailureNote>
        )}
        {!values && state.error === null && (
          <Loading label="Loading this version">
            <SkeletonText lines={4} />
          </Loading>
        )}
        {changes && (
          <p className="text-ink-2 text-sm">
            {isSame ? "This is what is in use now." : "Restoring changes this. It becomes the newest version; no other version is lost."}
          </p>
        )}
        {form.isDirty && <Notice tone="warning">Unsaved changes in the form would be lost.</Notice>}
        {changes && (
          <ChangesTable label="What would change" changes={changes} channels={channels} headings={["Now", `Version ${number}`]} />
        )}
        {changes && values && ("system_prompt" in changes || "user_prompt" in changes) && (
          <PromptChanges before={form.stored} beforeName="what is in use" now={values} />
        )}
      </div>
    </Dialog>
  );
}
