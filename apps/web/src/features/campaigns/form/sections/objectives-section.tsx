import { campaignLimits } from "@copydesk/contracts";
import { Field, MultiPicker } from "@copydesk/ui";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";

/** Marks an objective that somebody wrote, in the list where all stand together. */
const own = "own:";

export function ObjectivesSection() {
  const { options } = useFormStage();
  const listed = useBriefField("objective_ids");
  const written = useBriefField("own_objectives");
  const values = [...listed.value, ...written.value.map((words) => own + words)];
  const change = (next: readonly string[]) => {
    listed.set(next.filter((value) => !value.startsWith(own)));
    written.set(next.filter((value) => value.startsWith(own)).map((value) => value.slice(own.length)));
  };
  const mayWrite = written.value.length < campaignLimits.ownObjectives;
  return (
    <FormSection id="objectives" title="Objectives" help="One to five. They shape the outline and its call to action.">
      <Field label="Objectives" hideLabel group error={[...listed.errors, ...written.errors]}>
        <MultiPicker
          values={values}
          onValuesChange={change}
          options={options.objectives.map(({ id, name, description }) => ({ value: id, label: name, description }))}
          addLabel="Add objective"
          searchPlaceholder={mayWrite ? "Search, or write your own" : "Search"}
          max={campaignLimits.objectives}
          onCreate={mayWrite ? (words) => written.set([...written.value, words.slice(0, 80)]) : undefined}
          labelOf={(value) => (value.startsWith(own) ? value.slice(own.length) : "Removed objective")}
        />
      </Field>
    </FormSection>
  );
}
