import type { CampaignBrief } from "@copydesk/contracts";
import { Field, Mark, Select } from "@copydesk/ui";
import { useWatch } from "react-hook-form";
import { languagesWithoutGuide, listWords } from "../brief/warnings.ts";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";

const none = "";

export function VoiceSection() {
  const { options } = useFormStage();
  const voice = useBriefField("voice_id");
  const languages = useWatch<CampaignBrief, "languages">({ name: "languages" });
  const missing = languagesWithoutGuide({ voice_id: voice.value, languages }, options);
  const choices = [
    ...options.voices.map(({ id, name, description }) => ({ value: id, label: name, description })),
    { value: none, label: "No particular voice", description: "Clear and neutral." },
  ];
  return (
    <FormSection id="voice" title="Voice" help="How it should sound. Each language follows its own style guide.">
      <Field label="Voice" hideLabel error={voice.errors}>
        <Select
          value={voice.value ?? none}
          onValueChange={(id) => voice.set(id === none ? null : id)}
          options={choices}
          className="py-2.5"
        />
        {missing.length > 0 && (
          <p className="flex items-start gap-1.5 text-warning-ink text-xs leading-[18px]">
            <Mark kind="warning" size={14} className="mt-0.5" />
            No style guide in {listWords(missing)} yet: the voice’s description is used there instead.
          </p>
        )}
      </Field>
    </FormSection>
  );
}
