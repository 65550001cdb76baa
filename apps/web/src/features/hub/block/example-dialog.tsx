import { type BlockSummary, exampleFromVersionInput, type VersionDetail } from "@copydesk/contracts";
import { Button, Dialog, Field, Input, Select } from "@copydesk/ui";
import { type FormEvent, useId, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useBlockName, useHub } from "../../hub-kit/index.ts";

interface ExampleDialogProps {
  block: BlockSummary;
  version: VersionDetail;
  onClose: () => void;
}

const general = "";

/** Keeps the text of a version as an example, so that the next ones sound like it. */
export default function ExampleDialog({ block, version, onClose }: ExampleDialogProps) {
  const { campaign, languages, options } = useHub();
  const id = useId();
  const channel = useBlockName(block);
  const language = languages.find((one) => one.id === block.language_id)?.name ?? "";
  const [voice, setVoice] = useState(campaign.brief.voice_id ?? general);
  const [title, setTitle] = useState(`${campaign.brief.name}, ${channel}`.slice(0, 120));
  const utils = trpc.useUtils();
  const keep = trpc.blocks.add_to_examples.useMutation({
    onSuccess: () => {
      void utils.examples.invalidate();
      notifySuccess("The text is an example now. Find it under Examples.");
      onClose();
    },
  });
  const read = exampleFromVersionInput.shape.title.safeParse(title);
  const failure = keep.error ? failureOf(keep.error) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (read.success) keep.mutate({ version_id: version.id, voice_id: voice === general ? null : voice, title: read.data });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add to voice examples"
      description={`Version ${version.number} of ${channel} shows the writer how you sound, in ${language} and for this channel.`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} loading={keep.isPending}>
            Add example
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="grid gap-4">
        <Field label="Voice">
          <Select
            value={voice}
            onValueChange={setVoice}
            options={[
              ...options.voices.map((one) => ({ value: one.id, label: one.name })),
              { value: general, label: "No particular voice", detail: "general" },
            ]}
          />
        </Field>
        <Field label="Title" error={read.success ? undefined : read.error.issues[0]?.message}>
          <Input value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        {failure && (
          <p role="alert" className="text-destructive-ink text-sm">
            {failure.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
