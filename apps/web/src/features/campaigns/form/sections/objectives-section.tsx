import { campaignLimits } from "@copydesk/contracts";
import { Field } from "@copydesk/ui";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";
import { AddObjective } from "./add-objective.tsx";
import { ChoiceChip } from "./choice-chip.tsx";

export function ObjectivesSection() {
  const { options } = useFormStage();
  const listed = useBriefField("objective_ids");
  const written = useBriefField("own_objectives");
  const count = listed.value.length + written.value.length;
  const nameOf = (id: string) => options.objectives.find((one) => one.id === id)?.name ?? "Removed objective";
  return (
    <FormSection id="objectives" title="Objectives" help="One to five. They shape the outline and its call to action.">
      <Field label="Objectives" hideLabel group error={[...listed.errors, ...written.errors]}>
        <div className="flex flex-wrap items-center gap-1.5">
          <ul aria-label="Chosen objectives" className="contents">
            {listed.value.map((id) => (
              <ChoiceChip
                key={id}
                removeLabel={`Remove ${nameOf(id)}`}
                onRemove={() => listed.set(listed.value.filter((one) => one !== id))}
              >
                <span className="truncate pr-1 pl-2.5">{nameOf(id)}</span>
              </ChoiceChip>
            ))}
            {written.value.map((words) => (
              <ChoiceChip
                key={words}
                removeLabel={`Remove ${words}`}
                onRemove={() => written.set(written.value.filter((one) => one !== words))}
              >
                <bdi className="truncate pr-1 pl-2.5">{words}</bdi>
              </ChoiceChip>
            ))}
          </ul>
          {count < campaignLimits.objectives && (
            <AddObjective
              objectives={options.objectives.filter(({ id }) => !listed.value.includes(id))}
              mayWrite={written.value.length < campaignLimits.ownObjectives}
              onAdd={(id) => listed.set([...listed.value, id])}
              onWrite={(words) => written.set([...new Set([...written.value, words])])}
            />
          )}
        </div>
      </Field>
    </FormSection>
  );
}
