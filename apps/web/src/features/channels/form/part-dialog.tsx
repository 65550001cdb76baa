import { type FieldSpec, fieldFormats, fieldSpecSchema, lengthUnits } from "@copydesk/contracts";
import { Button, Checkbox, Dialog, Field, Input, Select } from "@copydesk/ui";
import { type FormEvent, useId, useState } from "react";
import { keyFrom } from "../../../lib/attributes/attribute-words.ts";
import { unitHelp, unitNames } from "../channel-words.ts";
import { errorsOfIssues, type FormErrors } from "./form-errors.ts";

interface PartDialogProps {
  /** Null: a new one. */
  part: FieldSpec | null;
  taken: readonly string[];
  onSave: (part: FieldSpec) => void;
  onClose: () => void;
}

const blank: FieldSpec = { key: "", label: "", format: "plain", required: false, unit: "graphemes" };
const formatNames = { plain: "Plain text", markdown: "Markdown", list: "List, such as hashtags" };
type Bound = "min" | "max" | "countMin" | "countMax" | "totalMax" | "warnOver";

/** Everything about one part of a channel's text. Its key follows the label until somebody sets it, or it is stored. */
export function PartDialog({ part, taken, onSave, onClose }: PartDialogProps) {
  const [draft, setDraft] = useState(part ?? blank);
  const [keyIsOwn, setKeyIsOwn] = useState(part !== null);
  const [errors, setErrors] = useState<FormErrors>({});
  const formId = useId();
  const set = (change: Partial<FieldSpec>) => setDraft((now) => ({ ...now, ...change }));

  function submit(event: FormEvent) {
    event.preventDefault();
    // The page's own form is not meant.
    event.stopPropagation();
    const whole = wholeOf(draft);
    const found = { ...orderProblems(whole), ...errorsOfIssues(fieldSpecSchema.safeParse(whole).error?.issues ?? []) };
    if (taken.includes(whole.key)) found.key = "This key is taken. Choose another one.";
    setErrors(found);
    if (Object.keys(found).length === 0) onSave(whole);
  }
  const bound = (key: Bound, label: string, help?: string) => (
    <Field label={label} optional error={errors[key]} help={help}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        value={draft[key] ?? ""}
        onChange={(event) => set({ [key]: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : undefined })}
      />
    </Field>
  );
  const isList = draft.format === "list";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={part ? `Part ${part.label}` : "New part"}
      description="A part of the finished text. Drafts are checked against its limits, and the model is told of them."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {part ? "Change the part" : "Add the part"}
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
          <Field
            label="Key"
            error={keyWords(errors.key)}
            help={part ? "Texts that are written already are stored under it." : "Programs name it so."}
          >
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
          <Field label="Format">
            <Select
              value={draft.format}
              onValueChange={(format) => set({ format })}
              options={fieldFormats.map((one) => ({ value: one, label: formatNames[one] }))}
            />
          </Field>
          <Field label="Counted as" help={unitHelp[draft.unit]}>
            <Select
              value={draft.unit}
              onValueChange={(unit) => set({ unit })}
              options={lengthUnits.map((one) => ({ value: one, label: unitNames[one] }))}
            />
          </Field>
          {bound("min", isList ? "Shortest entry" : "Shortest")}
          {bound("max", isList ? "Longest entry" : "Longest")}
          {isList && bound("countMin", "Fewest entries")}
          {isList && bound("countMax", "Most entries")}
          {isList && bound("totalMax", "All entries together")}
          {!isList && bound("warnOver", "Better under", "Longer than this is allowed, with a warning.")}
        </div>
        <Field label="Help" optional error={errors.help}>
          <Input dir="auto" value={draft.help ?? ""} onChange={(event) => set({ help: event.target.value })} />
        </Field>
        <Checkbox
          checked={draft.required}
          onCheckedChange={(required) => set({ required })}
          label="Required"
          help="A draft without it is flagged."
        />
      </form>
    </Dialog>
  );
}

const keyWords = (message: string | undefined) =>
  message?.startsWith("Invalid") ? "Use small letters, digits and _, beginning with a letter" : message;

/** Bounds that contradict each other. */
function orderProblems({ min, max, countMin, countMax, warnOver }: FieldSpec): Record<string, string> {
  const problems: Record<string, string> = {};
  if (min !== undefined && max !== undefined && min > max) problems.max = "Less than the shortest";
  if (countMin !== undefined && countMax !== undefined && countMin > countMax) problems.countMax = "Less than the fewest";
  if (warnOver !== undefined && max !== undefined && warnOver > max) problems.warnOver = "Choose a length below the longest";
  return problems;
}

/** Without what its format does not have. */
function wholeOf(draft: FieldSpec): FieldSpec {
  const { key, label, format, required, unit, min, max, countMin, countMax, totalMax, warnOver, help } = draft;
  const isList = format === "list";
  return {
    ...{ key: key.trim(), label, format, required, unit },
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(isList && countMin !== undefined && { countMin }),
    ...(isList && countMax !== undefined && { countMax }),
    ...(isList && totalMax !== undefined && { totalMax }),
    ...(!isList && warnOver !== undefined && { warnOver }),
    ...(help?.trim() && { help: help.trim() }),
  };
}
