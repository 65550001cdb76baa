import { countGraphemes, type ExampleOptions, exampleInput, exampleLimits } from "@copydesk/contracts";
import { Button, ChannelIcon, Field, formatCount, Input, Select, Switch, Textarea } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, useState } from "react";
import { useInlineRow } from "../../../lib/inline-rows/use-inline-row.ts";
import { anyChannel, type ExampleValues, exampleLabels, general, newId, useExampleRows } from "../example-values.ts";
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
  const [saving, setSaving] = useState(false);
  async function save() {
    if (row.check(exampleInput) === undefined) return;
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
  const language = options?.languages.find((one) => one.id === values.language_id);
  return (
    <form
      noValidate
      aria-label={id === newId ? "New example" : `Edit ${values.title}`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-3 border-accent border-l-2 py-4 pr-3 pl-4 text-left whitespace-normal md:pl-10"
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
      <Places values={values} options={options} errors={row.errors} onChange={row.change} />
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

interface PlacesProps {
  values: ExampleValues;
  options: ExampleOptions | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Partial<ExampleValues>) => void;
}

/** Where it belongs, how good it is and whether it is used. */
function Places({ values, options, errors, onChange }: PlacesProps) {
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
