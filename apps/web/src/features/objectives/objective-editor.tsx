import { countGraphemes } from "@copydesk/contracts";
import { Field, Input, Segmented, Switch, Textarea } from "@copydesk/ui";
import { useId } from "react";
import { InlineForm } from "../../lib/inline-rows/inline-form.tsx";
import { useInlineRow } from "../../lib/inline-rows/use-inline-row.ts";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { blankObjective, objectiveLabels, useObjectiveRows } from "./objective-values.ts";
import type { ObjectiveActions } from "./use-objective-actions.ts";

interface ObjectiveEditorProps {
  id: string;
  actions: ObjectiveActions;
}

const statuses = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
] as const;

/** A row opened into its fields; the others wait until it is saved or given up. */
export function ObjectiveEditor({ id, actions }: ObjectiveEditorProps) {
  const row = useInlineRow(useObjectiveRows, id);
  const statusId = useId();
  const values = row.values ?? blankObjective;
  const { errors } = row;
  return (
    <InlineForm
      label={id === newId ? "New objective" : `Edit ${values.name}`}
      isEdited={row.isEdited}
      onSave={() => actions.save(id)}
      onCancel={row.stop}
      className="bg-sunken md:pr-4"
    >
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field className="md:max-lg:col-span-2" label={objectiveLabels.name} error={errors.name}>
          <Input autoFocus dir="auto" value={values.name} onChange={(event) => row.change({ name: event.target.value })} />
        </Field>
        <Field label={objectiveLabels.kpi_hint} optional error={errors.kpi_hint}>
          <Input dir="auto" value={values.kpi_hint} onChange={(event) => row.change({ kpi_hint: event.target.value })} />
        </Field>
        <Field label={objectiveLabels.call_to_action} optional error={errors.call_to_action}>
          <Input dir="auto" value={values.call_to_action} onChange={(event) => row.change({ call_to_action: event.target.value })} />
        </Field>
      </div>
      <Field
        label={objectiveLabels.description}
        optional
        error={errors.description}
        help="Goes into the prompts: say what a text with this aim does."
        aside={`${countGraphemes(values.description)} of 500`}
      >
        <Textarea dir="auto" rows={2} value={values.description} onChange={(event) => row.change({ description: event.target.value })} />
      </Field>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <div className="grid gap-1.5">
          <span id={statusId} className="font-control text-sm">
            {objectiveLabels.status}
          </span>
          <Segmented
            aria-label={objectiveLabels.status}
            value={values.status}
            onValueChange={(status) => row.change({ status, ...(status === "inactive" && { is_default: false }) })}
            options={statuses}
          />
        </div>
        <Switch
          label={objectiveLabels.is_default}
          checked={values.is_default}
          disabled={values.status === "inactive"}
          onCheckedChange={(is_default) => row.change({ is_default })}
          help={values.status === "inactive" ? "Only an active objective can be chosen for new campaigns." : "Up to five can."}
          className="md:pt-6"
        />
        {errors.is_default && (
          <p role="alert" className="text-destructive-ink text-xs">
            {errors.is_default}
          </p>
        )}
      </div>
    </InlineForm>
  );
}
