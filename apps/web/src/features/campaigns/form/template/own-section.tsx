import { type CampaignBrief, campaignLimits, extractPlaceholders } from "@copydesk/contracts";
import { Chip, Field, Input, Textarea } from "@copydesk/ui";
import { useWatch } from "react-hook-form";
import { placeholderLabel } from "../brief/placeholders.ts";
import { FormSection } from "../form-section.tsx";

/** What the template itself is called; not what its campaigns are. */
export interface OwnFields {
  name: string;
  description: string;
}

interface OwnSectionProps {
  value: OwnFields;
  onChange: (value: OwnFields) => void;
  errors: Partial<Record<keyof OwnFields, string | undefined>>;
}

/** Name and purpose of a template, and what it will ask for. */
export function OwnSection({ value, onChange, errors }: OwnSectionProps) {
  return (
    <FormSection id="template" title="Template" help="How your team finds it. The name must be unique among templates.">
      <Field label="Name of the template" error={errors.name}>
        <Input value={value.name} onChange={(event) => onChange({ ...value, name: event.target.value })} />
      </Field>
      <Field label="What it is for" optional error={errors.description}>
        <Textarea
          rows={2}
          value={value.description}
          maxLength={campaignLimits.description * 2}
          onChange={(event) => onChange({ ...value, description: event.target.value })}
        />
      </Field>
      <Placeholders />
    </FormSection>
  );
}

function Placeholders() {
  const [name, description, story] = useWatch<CampaignBrief, ["name", "description", "main_story"]>({
    name: ["name", "description", "main_story"],
  });
  const names = extractPlaceholders([name, description, story].join("\n"));
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-sm">Asks for</p>
      {names.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {names.map((one) => (
            <li key={one}>
              <Chip>{placeholderLabel(one)}</Chip>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-3 text-sm">Nothing yet.</p>
      )}
      <p className="max-w-measure text-ink-3 text-xs leading-[18px]">
        Write {"{{#product}}"} in the campaign’s name, description or story, and anyone who starts a campaign from this template is asked
        for it.
      </p>
    </div>
  );
}
