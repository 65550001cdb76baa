import { type BlockSummary, countGraphemes, labelVersionInput, type VersionDetail } from "@copydesk/contracts";
import { Button, Dialog, Field, Input } from "@copydesk/ui";
import { type FormEvent, useId, useState } from "react";
import { useBlockName, useHub, useLabelVersion } from "../../hub-kit/index.ts";

interface LabelDialogProps {
  block: BlockSummary;
  version: VersionDetail;
  onClose: () => void;
}

const longest = 40;

/** Gives a version a name, such as "Legal has seen it", or takes it away. */
export default function LabelDialog({ block, version, onClose }: LabelDialogProps) {
  const { campaign } = useHub();
  const id = useId();
  const name = useBlockName(block);
  const [label, setLabel] = useState(version.label);
  const save = useLabelVersion(campaign.id, block);
  const read = labelVersionInput.shape.label.safeParse(label);
  const length = countGraphemes(label.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (read.success) save.mutate({ version_id: version.id, label: read.data }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Name version ${version.number} of ${name}`}
      description="Shown beside its number so you can find it again. Leave it empty to remove the name."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} loading={save.isPending}>
            Save name
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field
          label="Name"
          error={read.success ? undefined : read.error.issues[0]?.message}
          aside={length > 30 ? `${length} of ${longest}` : undefined}
        >
          <Input value={label} onChange={(event) => setLabel(event.target.value)} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}
