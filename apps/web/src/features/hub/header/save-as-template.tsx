import { Button, Dialog, Field, Input } from "@copydesk/ui";
import { type FormEvent, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useHub } from "../hub-context.ts";

/** Keeps the brief for campaigns to come. */
export function SaveAsTemplate({ onClose }: { onClose: () => void }) {
  const { campaign } = useHub();
  const [name, setName] = useState(campaign.brief.name);
  const utils = trpc.useUtils();
  const save = trpc.templates.save_from.useMutation({
    onSuccess: () => {
      void utils.templates.invalidate();
      notifySuccess("Template saved. You find it under Templates.");
      onClose();
    },
    onError: (error) => failureOf(error).fields.name === undefined && notifyFailure(error),
  });
  const problem = name.trim() === "" ? "Name is required" : save.error ? failureOf(save.error).fields.name?.[0] : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== "") save.mutate({ campaign_id: campaign.id, name });
  }
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
          <Button variant="primary" type="submit" form="save-as-template" loading={save.isPending}>
            Save template
          </Button>
        </>
      }
    >
      <form id="save-as-template" onSubmit={submit}>
        <Field label="Name" error={problem}>
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}
