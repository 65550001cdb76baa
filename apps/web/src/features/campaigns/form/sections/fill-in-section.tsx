import type { CampaignBrief } from "@copydesk/contracts";
import { Field, Input } from "@copydesk/ui";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { type PlaceholderValues, placeholderLabel, refill, type TemplateTexts, typedFor } from "../brief/placeholders.ts";
import { FormSection } from "../form-section.tsx";

interface FillInSectionProps {
  names: readonly string[];
  /** Texts of the template, with their markers. */
  template: TemplateTexts;
  initial: PlaceholderValues;
  /** Says what was typed so far, so that it is kept with the draft. */
  onFill: (values: PlaceholderValues) => void;
}

/** What the template leaves open. The texts below follow while one types. */
export function FillInSection({ names, template, initial, onFill }: FillInSectionProps) {
  const { getValues, setValue } = useFormContext<CampaignBrief>();
  const [values, setValues] = useState<PlaceholderValues>(initial);

  function change(name: string, typed: string) {
    const next = { ...values, [name]: typed };
    const texts = refill(template, getValues(), { before: values, after: next });
    setValues(next);
    onFill(next);
    for (const field of ["name", "description", "main_story"] as const) {
      if (texts[field] !== getValues(field)) setValue(field, texts[field], { shouldDirty: true });
    }
  }

  return (
    <FormSection
      id="fill-in"
      title="Fill in"
      help="The template leaves these open. They are put into the name, the description and the story."
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field key={name} label={placeholderLabel(name)}>
            <Input value={typedFor(name, values)} onChange={(event) => change(name, event.target.value)} maxLength={300} />
          </Field>
        ))}
      </div>
    </FormSection>
  );
}
