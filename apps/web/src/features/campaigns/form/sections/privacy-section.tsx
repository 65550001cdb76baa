import { Field, Switch } from "@copydesk/ui";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";
import { TeamsPicker } from "./teams-picker.tsx";

export function PrivacySection() {
  const { options, source } = useFormStage();
  const isPublic = useBriefField("is_public");
  const teams = useBriefField("team_ids");
  const fixed = source.mayShare === false;
  return (
    <FormSection
      id="privacy"
      title="Privacy"
      help={fixed ? "Who sees it in Copydesk. Only its owner can change this." : "Who sees it in Copydesk."}
    >
      <Switch
        label="Public"
        help="Everyone in the company can open it."
        checked={isPublic.value}
        onCheckedChange={isPublic.set}
        disabled={fixed}
      />
      {!isPublic.value && (
        <Field
          label="Shared with teams"
          optional
          error={teams.errors}
          help={options.teams.length === 0 ? "You aren't in a team yet. Teams you belong to are offered here." : undefined}
        >
          <TeamsPicker
            teams={options.teams}
            values={teams.value}
            onValuesChange={teams.set}
            disabled={fixed || options.teams.length === 0}
          />
        </Field>
      )}
    </FormSection>
  );
}
