import { Button, Checkbox, Dialog, Field, Input } from "@copydesk/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { Definition } from "./definition-rows.tsx";
import { keyFrom } from "./keys.ts";

interface Draft extends Definition {
  required: boolean;
  help?: string | undefined;
}

interface DefinitionDialogProps {
  /** What it is, in lower case: "attribute". */
  noun: string;
  /** Of the one that is changed; undefined for a new one. */
  storedLabel: string | undefined;
  description: string;
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  errors: Readonly<Partial<Record<string, string | undefined>>>;
  keyHelp: string;
  requiredHelp: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Between the name and the help. */
  children: ReactNode;
  /** Between the help and whether it is required. */
  more?: ReactNode;
}

/** Frame of the form for one definition. Its key follows the label until somebody sets it, or it is stored. */
export function DefinitionDialog(props: DefinitionDialogProps) {
  const { noun, storedLabel, description, draft, set, errors, keyHelp, requiredHelp, onSubmit, onClose, children, more } = props;
  const isNew = storedLabel === undefined;
  const [keyIsOwn, setKeyIsOwn] = useState(!isNew);
  const formId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    // The page's own form is not meant.
    event.stopPropagation();
    onSubmit();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? `New ${noun}` : `${noun.replace(/^./, (letter) => letter.toUpperCase())} ${storedLabel}`}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {isNew ? `Add ${noun}` : "Apply"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Label" error={errors.label}>
            <Input
              dir="auto"
              value={draft.label}
              onChange={(event) => set({ label: event.target.value, ...(!keyIsOwn && { key: keyFrom(event.target.value) }) })}
            />
          </Field>
          <Field label="Key" error={errors.key} help={keyHelp}>
            <Input
              dir="ltr"
              inputClassName="font-mono text-sm"
              value={draft.key}
              onChange={(event) => {
                setKeyIsOwn(true);
                set({ key: event.target.value });
              }}
            />
          </Field>
        </div>
        {children}
        <Field label="Help" optional error={errors.help}>
          <Input dir="auto" value={draft.help ?? ""} onChange={(event) => set({ help: event.target.value })} />
        </Field>
        {more}
        <Checkbox checked={draft.required} onCheckedChange={(required) => set({ required })} label="Required" help={requiredHelp} />
      </form>
    </Dialog>
  );
}
