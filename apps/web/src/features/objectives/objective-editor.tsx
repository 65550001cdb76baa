import { countGraphemes, objectiveInput } from "@copydesk/contracts";
import { Button, Field, Input, Segmented, Switch, Textarea } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, useId, useState } from "react";
import { useInlineRow } from "../../lib/inline-rows/use-inline-row.ts";
import { blankObjective, newId, objectiveLabels, useObjectiveRows } from "./objective-values.ts";
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
  const [saving, setSaving] = useState(false);
  const statusId = useId();
  const values = row.values ?? blankObjective;
  const { errors } = row;
  async function save() {
    if (row.check(objectiveInput) === undefined) return;
    setSaving(true);
    await actions.save(id);
    setSaving(false);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !row.isEdited) return row.stop();
    const isSave = (event.metaKey || event.ctrlKey) && ["Enter", "s"].includes(event.key);
    if (!isSave) return;
    event.preventDefault();
    void save();
  };
  return (
    <form
      noValidate
      aria-label={id === newId ? "New objective" : `Edit ${values.name}`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-3 border-accent border-l-2 bg-sunken py-4 pr-3 pl-4 md:pr-4 md:pl-10"
    >
      <div className="grid gap-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label={objectiveLabels.name} error={errors.name}>
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
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" loading={saving} icon={<CheckIcon size={14} />}>
          Save
        </Button>
        <Button variant="quiet" disabled={saving} onClick={row.stop} icon={<XIcon size={14} />}>
          Cancel
        </Button>
        <span className="text-ink-3 text-xs">Other rows wait until this one is saved or cancelled.</span>
      </div>
    </form>
  );
}
