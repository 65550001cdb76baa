import { Field, RadioCard, RadioCards } from "@copydesk/ui";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";

export function ModeSection() {
  const mode = useBriefField("generation_mode");
  return (
    <FormSection id="generation-mode" title="Generation mode" help="You can stop and continue at any time.">
      <Field label="Generation mode" hideLabel group error={mode.errors}>
        <RadioCards value={mode.value} onValueChange={mode.set}>
          <RadioCard value="outline_only" title="Outline only" description="Read and edit the outline first, then write the rest." />
          <RadioCard value="entire_campaign" title="Entire campaign" description="Outline, every piece and the schedule in one step." />
        </RadioCards>
      </Field>
    </FormSection>
  );
}
