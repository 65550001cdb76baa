import { Button, ConfirmDialog, Dialog, Field, Input } from "@copydesk/ui";
import { type ReactNode, useMemo, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useHub } from "../hub-context.ts";
import { HubDialogs, type Question } from "./hub-dialogs-context.ts";

export function HubDialogsProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [naming, setNaming] = useState(false);
  const dialogs = useMemo(() => ({ ask: setQuestion, saveAsTemplate: () => setNaming(true) }), []);
  return (
    <HubDialogs.Provider value={dialogs}>
      {children}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={question?.title ?? ""}
        description={question?.description}
        confirmLabel={question?.confirmLabel}
        cancelLabel="Cancel"
        destructive={question?.destructive}
        onConfirm={async () => question?.onConfirm().catch(() => undefined)}
      />
      {naming && <SaveAsTemplate onClose={() => setNaming(false)} />}
    </HubDialogs.Provider>
  );
}

function SaveAsTemplate({ onClose }: { onClose: () => void }) {
  const { campaign } = useHub();
  const [name, setName] = useState(campaign.brief.name);
  const save = trpc.templates.save_from.useMutation({
    onSuccess: () => {
      notifySuccess("Template saved. You find it under Templates.");
      onClose();
    },
    onError: (error) => failureOf(error).fields.name === undefined && notifyFailure(error),
  });
  const problem = save.error ? failureOf(save.error).fields.name?.[0] : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save as template"
      description="Keeps the story, languages, channels and settings for new campaigns. Texts, posts and who can see it are not part of it."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={() => save.mutate({ campaign_id: campaign.id, name })}>
            Save template
          </Button>
        </>
      }
    >
      <Field label="Name" error={problem}>
        <Input value={name} onChange={(event) => setName(event.target.value)} autoFocus />
      </Field>
    </Dialog>
  );
}
