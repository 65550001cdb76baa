import { channelKinds, promptVariables } from "@copydesk/contracts";
import { DatePicker, dateToDay, Field, formatDay, Input, Select, StatusMark, Switch, Textarea } from "@copydesk/ui";
import { AttributesField } from "../../../lib/attributes/attributes-field.tsx";
import { keyFrom, labelFrom } from "../../../lib/definitions/keys.ts";
import { ModelPicker } from "../../../lib/model-settings/model-picker.tsx";
import { ParametersField } from "../../../lib/model-settings/parameters-field.tsx";
import { PromptEditor } from "../../../lib/prompt-editor/prompt-editor.tsx";
import type { PromptLab } from "../../../lib/prompt-editor/use-prompt-lab.ts";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import { beneath } from "../../../lib/versioned-form/form-problems.ts";
import { kindNames } from "../channel-words.ts";
import { IconPicker } from "./icon-picker.tsx";
import { PartsField } from "./parts-field.tsx";
import type { ChannelFormState } from "./use-channel-form.ts";

interface SectionProps {
  state: ChannelFormState;
  readOnly: boolean;
}

export function ChannelSection({ state: { values, errors, set, stored }, readOnly }: SectionProps) {
  return (
    <SettingsSection title="Channel" help="How it is listed in campaigns." tour="name">
      <div className="grid grid-cols-[44px_minmax(0,1fr)] items-start gap-3.5 sm:grid-cols-[44px_minmax(0,1fr)_auto]">
        <span data-tour="icon" className="mt-6.5">
          <IconPicker value={values.icon} onChange={(icon) => set({ icon })} readOnly={readOnly} />
        </span>
        <Field label="Name" error={errors.name}>
          <Input
            dir="auto"
            size="lg"
            inputClassName="font-title text-lg tracking-title"
            value={values.name}
            disabled={readOnly}
            onChange={(event) =>
              set({
                name: event.target.value,
                ...(!stored && values.code === keyFrom(values.name) && { code: keyFrom(event.target.value) }),
              })
            }
          />
        </Field>
        <span data-tour="status" className="flex min-h-11 items-center max-sm:col-span-2 sm:mt-6.5">
          {readOnly ? (
            <StatusMark kind={values.status === "active" ? "ok" : "off"} label={values.status === "active" ? "Active" : "Inactive"} />
          ) : (
            <Switch
              checked={values.status === "active"}
              onCheckedChange={(on) => set({ status: on ? "active" : "inactive" })}
              label="Active"
            />
          )}
        </span>
      </div>
      {errors.icon && (
        <p role="alert" className="text-destructive-ink text-xs">
          {errors.icon}
        </p>
      )}
      <Field label="Description" optional error={errors.description} aside={`${values.description.length} of 500`}>
        <Textarea
          dir="auto"
          rows={1}
          value={values.description}
          disabled={readOnly}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind" error={errors.kind}>
          <Select
            value={values.kind}
            disabled={readOnly}
            onValueChange={(kind) => set({ kind })}
            options={channelKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
          />
        </Field>
        <Field
          label="Code"
          error={errors.code}
          help={stored ? "Can't be changed: integrations use it." : "Integrations use it. It can't be changed later."}
        >
          <Input
            dir="ltr"
            inputClassName="font-mono text-sm"
            value={values.code}
            disabled={readOnly || stored !== undefined}
            onChange={(event) => set({ code: event.target.value })}
          />
        </Field>
      </div>
    </SettingsSection>
  );
}

const today = () => dateToDay(new Date());

export function PartsSection({ state: { values, errors, set }, readOnly }: SectionProps) {
  const { limits_checked_on: checked, fold } = values;
  return (
    <SettingsSection
      title="Text fields"
      help={`The parts of a finished piece and how long each may be.${checked ? ` Limits last checked ${formatDay(checked)}.` : ""}`}
      tour="text-fields"
    >
      <PartsField value={values.fields} onChange={(fields) => set({ fields })} errors={beneath(errors, "fields")} readOnly={readOnly} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Folds after" optional error={errors.fold} help="How many characters readers see before “see more”.">
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            value={fold ?? ""}
            disabled={readOnly}
            trailing={<span className="text-xs">characters</span>}
            onChange={(event) => set({ fold: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : null })}
          />
        </Field>
        <Field
          label="Limits checked on"
          optional
          error={errors.limits_checked_on}
          aside={
            !readOnly &&
            checked !== today() && (
              <button
                type="button"
                className="rounded-xs font-medium text-accent-ink hover:underline"
                onClick={() => set({ limits_checked_on: today() })}
              >
                Checked today
              </button>
            )
          }
        >
          <DatePicker value={checked} disabled={readOnly} onValueChange={(day) => set({ limits_checked_on: day })} placeholder="Not yet" />
        </Field>
      </div>
    </SettingsSection>
  );
}

export function AttributesSection({ state: { values, errors, set }, readOnly }: SectionProps) {
  return (
    <SettingsSection title="Attributes" help="What a campaign can set for this channel. Each becomes a variable." tour="attributes">
      <AttributesField
        value={values.attributes}
        onChange={(attributes) => set({ attributes })}
        errors={beneath(errors, "attributes")}
        reserved={promptVariables}
        readOnly={readOnly}
      />
    </SettingsSection>
  );
}

interface LabSectionProps extends SectionProps {
  lab: PromptLab;
}

export function PromptsSection({ state: { values, errors, set, stored }, readOnly, lab }: LabSectionProps) {
  const { system_prompt, user_prompt, attributes } = values;
  return (
    <SettingsSection
      title="Prompts"
      help="Chips are filled in for each piece. Keep what never changes in the system prompt: it is cheaper to send."
      tour="prompts"
    >
      <PromptEditor
        lab={lab}
        value={{ system_prompt, user_prompt }}
        onChange={set}
        defaults={stored?.default_prompts ?? null}
        errors={{ system_prompt: errors.system_prompt, user_prompt: errors.user_prompt }}
        readOnly={readOnly}
        onNewAttribute={(key) =>
          set({ attributes: [...attributes, { key, label: labelFrom(key), type: "text", required: false, default: null }] })
        }
      />
    </SettingsSection>
  );
}

export function ModelSection({ state: { values, errors, set }, readOnly, lab }: LabSectionProps) {
  const parameterErrors = Object.fromEntries(
    Object.entries(beneath(errors, "parameters")).map(([path, message]) => [path.split(".")[0] ?? path, message]),
  );
  return (
    <SettingsSection title="Model and parameters" help="Campaigns and pieces can set their own." tour="model">
      <Field label="Model" error={errors.model_id} className="max-w-[420px]">
        <ModelPicker value={values.model_id} onChange={(model_id) => set({ model_id })} disabled={readOnly} />
      </Field>
      <div data-tour="parameters">
        <ParametersField
          value={values.parameters}
          onChange={(parameters) => set({ parameters })}
          inherited={lab.preview?.model_parameters ?? {}}
          from={lab.preview?.model.name}
          errors={parameterErrors}
          readOnly={readOnly}
        />
      </div>
    </SettingsSection>
  );
}
