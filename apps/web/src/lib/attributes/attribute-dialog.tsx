import { type Attribute, attributeTypes, checkedAttribute } from "@copydesk/contracts";
import { Field, Input, Select, Textarea } from "@copydesk/ui";
import { useState } from "react";
import { DefinitionDialog } from "../definitions/definition-dialog.tsx";
import type { DefinitionDialogProps } from "../definitions/definition-rows.tsx";
import { AttributeValueField } from "./attribute-value.tsx";
import { typeNames } from "./attribute-words.ts";
import { TypeIcon } from "./type-icon.tsx";

const blank: Attribute = { key: "", label: "", type: "text", required: false, default: null };
const withOptions: readonly Attribute["type"][] = ["select", "multiselect"];
const withBounds: readonly Attribute["type"][] = ["number", "text", "textarea", "tags", "multiselect"];

/** Everything about one attribute. */
export function AttributeDialog({ definition: attribute, taken, onSave, onClose }: DefinitionDialogProps<Attribute>) {
  const [draft, setDraft] = useState(attribute ?? blank);
  const [options, setOptions] = useState((attribute?.options ?? []).join("\n"));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<Attribute>) => setDraft((now) => ({ ...now, ...change }));
  const whole = wholeOf(draft, options);

  function submit() {
    const checked = checkedAttribute.safeParse(whole);
    const found: Record<string, string> = {};
    for (const issue of checked.error?.issues ?? []) found[String(issue.path[0] ?? "label")] ??= issue.message;
    if (taken.includes(whole.key)) found.key ??= "This key is taken. Choose another one.";
    setErrors(found);
    if (checked.success && Object.keys(found).length === 0) onSave(checked.data);
  }
  return (
    <DefinitionDialog
      noun="attribute"
      storedLabel={attribute?.label}
      description="Campaigns can set it for their pieces; prompts refer to it by its key."
      draft={draft}
      set={set}
      errors={errors}
      keyHelp="How prompts refer to it: {{#key}}"
      requiredHelp="It cannot be left empty in a campaign."
      onSubmit={submit}
      onClose={onClose}
      more={
        <Field label="Default" optional={!draft.required} error={errors.default} group={draft.type === "multiselect"}>
          <AttributeValueField
            aria-label={draft.type === "boolean" ? "Default" : undefined}
            attribute={whole}
            value={draft.default}
            onChange={(value) => set({ default: value })}
          />
        </Field>
      }
    >
      <Field label="Type" error={errors.type}>
        <Select
          value={draft.type}
          onValueChange={(type) => set({ type, default: null })}
          options={attributeTypes.map((type) => ({ value: type, label: typeNames[type], icon: <TypeIcon type={type} /> }))}
        />
      </Field>
      {withOptions.includes(draft.type) && (
        <Field label="Choices" help="One per line." error={errors.options}>
          <Textarea dir="auto" rows={3} value={options} onChange={(event) => setOptions(event.target.value)} />
        </Field>
      )}
      {withBounds.includes(draft.type) && <Bounds draft={draft} set={set} errors={errors} />}
    </DefinitionDialog>
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
      <Field label="Minimum" optional error={errors.min}>
        {input("min")}
      </Field>
      <Field label="Maximum" optional error={errors.max}>
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
