import type { CampaignListItem, Privacy } from "@copydesk/contracts";
import { Button, Dialog, Field, Input } from "@copydesk/ui";
import { type FormEvent, useId, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { useSaveTemplate } from "../api/use-templates.ts";

interface SaveTemplateDialogProps {
  campaign: Pick<CampaignListItem, "id" | "name" | "privacy">;
  onClose: () => void;
}

/** Asks what the template is to be called. */
export function SaveTemplateDialog({ campaign, onClose }: SaveTemplateDialogProps) {
  const [name, setName] = useState(campaign.name);
  const form = useId();
  const save = useSaveTemplate();
  const sending = useRef(false);
  const failure = save.error ? failureOf(save.error) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    // A double click is faster than the button is switched off.
    if (sending.current) return;
    sending.current = true;
    save.mutate(
      { campaign_id: campaign.id, name },
      {
        onSuccess: () => {
          notifySuccess("Template saved. Find it under Templates.");
          onClose();
        },
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!save.isPending}
      title="Save as template"
      description={`Keeps the story, voice, languages, channels and settings for future campaigns, without texts and posts. ${readers[campaign.privacy]}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} loading={save.isPending}>
            Save template
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label="Name" error={failure ? (failure.fields.name ?? failure.message) : undefined}>
          <Input value={name} onChange={(event) => setName(event.target.value)} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}

/** Who will see the template, and the story in it. */
const readers: Record<Privacy, string> = {
  private: "Like the campaign, it is private: only you see it, until you share it.",
  shared: "Like the campaign, it is shared with its teams, and they will see the story.",
  public: "Like the campaign, it is public: everyone in the company will see the story.",
};
