import { type Attribute, attributeTypes, checkedAttribute } from "@copydesk/contracts";
import { Button, Checkbox, Dialog, Field, Input, Select, Textarea } from "@copydesk/ui";
import { type FormEvent, useId, useState } from "react";
import { AttributeValueField } from "./attribute-value.tsx";
import { keyFrom, typeNames } from "./attribute-words.ts";
import { TypeIcon } from "./type-icon.tsx";

interface AttributeDialogProps {
  /** Null: a new one. */
  attribute: Attribute | null;
  taken: readonly string[];
  onSave: (attribute: Attribute) => void;
  onClose: () => void;
}

const blank: Attribute = { key: "", label: "", type: "text", required: false, default: null };
const withOptions: readonly Attribute["type"][] = ["select", "multiselect"];
const withBounds: readonly Attribute["type"][] = ["number", "text", "textarea", "tags", "multiselect"];

/** Everything about one attribute. Its key follows the label until somebody sets it, or it is stored. */
export function AttributeDialog({ attribute, taken, onSave, onClose }: AttributeDialogProps) {
  const [draft, setDraft] = useState(attribute ?? blank);
  const [options, setOptions] = useState((attribute?.options ?? []).join("\n"));
  const [keyIsOwn, setKeyIsOwn] = useState(attribute !== null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const formId = useId();
  const set = (change: Partial<Attribute>) => setDraft((now) => ({ ...now, ...change }));
  const whole = wholeOf(draft, options);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The page's own form is not meant.
    event.stopPropagation();
    const checked = checkedAttribute.safeParse(whole);
    const found: Record<string, string> = {};
    for (const issue of checked.error?.issues ?? []) found[String(issue.path[0] ?? "label")] ??= issue.message;
    if (taken.includes(whole.key)) found.key ??= "This key is taken. Choose another one.";
    setErrors(found);
    if (checked.success && Object.keys(found).length === 0) onSave(checked.data);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={attribute ? `Attribute ${attribute.label}` : "New attribute"}
      description="Campaigns may set it for their pieces; prompts use it by its key."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {attribute ? "Change the attribute" : "Add the attribute"}
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
          <Field label="Key" error={errors.key} help="As prompts name it: {{#key}}">
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
        <Field label="Type" error={errors.type}>
          <Select
            value={draft.type}
            onValueChange={(type) => set({ type, default: null })}
            options={attributeTypes.map((type) => ({ value: type, label: typeNames[type], icon: <TypeIcon type={type} /> }))}
          />
        </Field>
        {withOptions.includes(draft.type) && (
          <Field label="Choices" help="One a line." error={errors.options}>
            <Textarea dir="auto" rows={3} value={options} onChange={(event) => setOptions(event.target.value)} />
          </Field>
        )}
        {withBounds.includes(draft.type) && <Bounds draft={draft} set={set} errors={errors} />}
        <Field label="Help" optional error={errors.help}>
          <Input dir="auto" value={draft.help ?? ""} onChange={(event) => set({ help: event.target.value })} />
        </Field>
        <Field label="Default" optional={!draft.required} error={errors.default} group={draft.type === "multiselect"}>
          <AttributeValueField
            aria-label={draft.type === "boolean" ? "Default" : undefined}
            attribute={whole}
            value={draft.default}
            onChange={(value) => set({ default: value })}
          />
        </Field>
        <Checkbox
          checked={draft.required}
          onCheckedChange={(required) => set({ required })}
          label="Required"
          help="It cannot be left empty in a campaign."
        />
      </form>
    </Dialog>
  );
}

interface BoundsProps {
  draft: Attribute;
  set: (change: Partial<Attribute>) => void;
  errors: Record<string, string>;
}

function Bounds({ draft, set, errors }: BoundsProps) {
  const unit = draft.type === "number" ? "" : draft.type === "tags" || draft.type === "multiselect" ? "how many" : "characters";
  const input = (key: "min" | "max") => (
    <Input
      type="number"
      inputMode="numeric"
      trailing={unit && <span className="text-xs">{unit}</span>}
      value={draft[key] ?? ""}
      onChange={(event) => set({ [key]: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : undefined })}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Least" optional error={errors.min}>
        {input("min")}
      </Field>
      <Field label="Most" optional error={errors.max}>
        {input("max")}
      </Field>
    </div>
  );
}

/** Without what its type does not have. */
function wholeOf({ key, label, type, required, default: value, help, min, max }: Attribute, options: string): Attribute {
  const lines = options.split("\n").flatMap((one) => one.trim() || []);
  return {
    key: key.trim(),
    label,
    type,
    required,
    default: value,
    ...(help?.trim() && { help }),
    ...(withOptions.includes(type) && { options: [...new Set(lines)] }),
    ...(withBounds.includes(type) && min !== undefined && { min }),
    ...(withBounds.includes(type) && max !== undefined && { max }),
  };
}
