import { countGraphemes, type ExampleOptions, exampleLimits } from "@copydesk/contracts";
import { ChannelIcon, Field, formatCount, Input, Select, Switch, Textarea } from "@copydesk/ui";
import { InlineForm } from "../../../lib/inline-rows/inline-form.tsx";
import { useInlineRow } from "../../../lib/inline-rows/use-inline-row.ts";
import { newId } from "../../../lib/inline-rows/use-row-saving.ts";
import { anyChannel, type ExampleValues, exampleLabels, general, useExampleRows } from "../example-values.ts";
import type { ExampleActions } from "../use-example-actions.tsx";
import { StarPicker } from "./stars.tsx";

interface ExampleEditorProps {
  id: string;
  values: ExampleValues;
  options: ExampleOptions | undefined;
  actions: ExampleActions;
}

/** A row opened into its fields; the others wait until it is saved or given up. */
export function ExampleEditor({ id, values, options, actions }: ExampleEditorProps) {
  const row = useInlineRow(useExampleRows, id);
  const language = options?.languages.find((one) => one.id === values.language_id);
  return (
    <InlineForm
      label={id === newId ? "New example" : `Edit ${values.title}`}
      isEdited={row.isEdited}
      onSave={() => actions.save(id)}
      onCancel={row.stop}
      className="text-left whitespace-normal"
    >
      <Field label={exampleLabels.title} error={row.errors.title}>
        <Input
          autoFocus
          dir="auto"
          lang={language?.code}
          value={values.title}
          onChange={(event) => row.change({ title: event.target.value })}
        />
      </Field>
      <ScopeFields values={values} options={options} errors={row.errors} onChange={row.change} />
      <Field
        label={exampleLabels.text}
        error={row.errors.text}
        aside={`${formatCount(countGraphemes(values.text))} of ${formatCount(exampleLimits.textMax)}`}
      >
        <Textarea
          dir={language?.direction ?? "auto"}
          lang={language?.code}
          rows={4}
          className="max-h-96 overflow-y-auto"
          value={values.text}
          onChange={(event) => row.change({ text: event.target.value })}
        />
      </Field>
    </InlineForm>
  );
}

interface ScopeFieldsProps {
  values: ExampleValues;
  options: ExampleOptions | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Partial<ExampleValues>) => void;
}

/** Where it belongs, how good it is and whether it is used. */
function ScopeFields({ values, options, errors, onChange }: ScopeFieldsProps) {
  const languages = (options?.languages ?? []).filter((one) => one.is_active || one.id === values.language_id);
  const channels = (options?.channels ?? []).filter((one) => one.is_active || one.id === values.channel_id);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto]">
      <Field label={exampleLabels.voice_id} error={errors.voice_id}>
        <Select
          value={values.voice_id ?? ""}
          onValueChange={(id) => onChange({ voice_id: id || null })}
          options={[{ value: "", label: general }, ...(options?.voices ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Field>
      <Field label={exampleLabels.language_id} error={errors.language_id}>
        <Select
          value={values.language_id}
          onValueChange={(language_id) => onChange({ language_id })}
          options={languages.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label={exampleLabels.channel_id} error={errors.channel_id}>
        <Select
          value={values.channel_id ?? ""}
          onValueChange={(id) => onChange({ channel_id: id || null })}
          options={[
            { value: "", label: anyChannel },
            ...channels.map(({ id, name, icon }) => ({ value: id, label: name, icon: <ChannelIcon channel={icon} /> })),
          ]}
        />
      </Field>
      <Field label={exampleLabels.rating} group error={errors.rating}>
        <StarPicker value={values.rating} onChange={(rating) => onChange({ rating })} />
      </Field>
      <Field label={exampleLabels.use_in_prompts} group>
        <span className="flex h-9 items-center">
          <Switch
            aria-label={exampleLabels.use_in_prompts}
            checked={values.use_in_prompts}
            onCheckedChange={(use_in_prompts) => onChange({ use_in_prompts })}
          />
        </span>
      </Field>
    </div>
  );
}
