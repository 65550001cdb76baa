import { countGraphemes, type LanguageRow } from "@copydesk/contracts";
import { Combobox, Field, Input, Segmented, Switch } from "@copydesk/ui";
import { InlineForm } from "../../lib/inline-rows/inline-form.tsx";
import { useInlineRow } from "../../lib/inline-rows/use-inline-row.ts";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { trpc } from "../../lib/trpc.ts";
import {
  blankLanguage,
  directionWords,
  type LanguageValues,
  languageLabels,
  statusWords,
  useLanguageRows,
  valuesOf,
} from "./language-values.ts";
import type { LanguageActions } from "./use-language-actions.ts";

interface LanguageEditorProps {
  id: string;
  /** As it is stored; absent for a new one. */
  language?: LanguageRow;
  actions: LanguageActions;
}

const directions = (["ltr", "rtl"] as const).map((value) => ({ value, label: directionWords[value] }));

/** A row opened into its fields; the others wait until it is saved or given up. */
export function LanguageEditor({ id, language, actions }: LanguageEditorProps) {
  const row = useInlineRow(useLanguageRows, id);
  const values = row.values ?? blankLanguage;
  const { errors } = row;
  const isNew = id === newId;
  const statuses = (["active", "inactive"] as const).map((value) => ({
    value,
    label: statusWords[value],
    disabled: language?.is_default === true && value === "inactive",
  }));
  return (
    <InlineForm
      label={language ? `Edit ${language.name}` : "New language"}
      isEdited={row.isEdited}
      onSave={() => actions.save(id)}
      onCancel={row.stop}
      className="bg-sunken md:pr-4"
    >
      {isNew && (
        <div className="max-w-[420px]">
          <ReadyMadePicker code={values.code} onPick={row.change} />
        </div>
      )}
      <div className="grid gap-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_minmax(0,1fr)]">
        <Field label={languageLabels.name} error={errors.name}>
          <Input autoFocus={!isNew} dir="auto" value={values.name} onChange={(event) => row.change({ name: event.target.value })} />
        </Field>
        <Field label={languageLabels.native_name} error={errors.native_name}>
          <Input
            dir={values.direction}
            lang={values.code || undefined}
            value={values.native_name}
            onChange={(event) => row.change({ native_name: event.target.value })}
          />
        </Field>
        <Field
          label="Code"
          error={errors.code}
          help={
            isNew ? "Such as en, pt-BR or zh-Hant. It can't be changed later." : "Can't be changed: texts and posts are stored under it."
          }
        >
          <Input
            disabled={!isNew}
            spellCheck={false}
            autoCapitalize="none"
            value={values.code}
            onChange={(event) => row.change({ code: event.target.value })}
          />
        </Field>
      </div>
      <Field
        label={languageLabels.formality_note}
        optional
        error={errors.formality_note}
        help="How to address readers, which spelling, which quotation marks. Added to prompts."
        aside={`${countGraphemes(values.formality_note)} of 200`}
      >
        <Input dir="auto" value={values.formality_note} onChange={(event) => row.change({ formality_note: event.target.value })} />
      </Field>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <Field label={languageLabels.direction} group error={errors.direction} className="w-auto">
          <Segmented
            aria-label={languageLabels.direction}
            value={values.direction}
            onValueChange={(direction) => row.change({ direction })}
            options={directions}
          />
        </Field>
        <Field label={languageLabels.status} group error={errors.status} className="w-auto">
          <Segmented
            aria-label={languageLabels.status}
            value={values.status}
            onValueChange={(status) => row.change({ status })}
            options={statuses}
          />
        </Field>
        <Switch
          label={languageLabels.word_spacing}
          checked={values.word_spacing}
          onCheckedChange={(word_spacing) => row.change({ word_spacing })}
          help="Turn off for Chinese, Japanese, Thai and similar languages: versions are then compared character by character."
          className="md:pt-6"
        />
      </div>
    </InlineForm>
  );
}

interface ReadyMadePickerProps {
  code: string;
  onPick: (values: LanguageValues) => void;
}

/** Fills a new row with what is known of a language. */
function ReadyMadePicker({ code, onPick }: ReadyMadePickerProps) {
  const { data = [] } = trpc.languages.catalogue.useQuery(undefined, { staleTime: 60_000 });
  const known = data.find((one) => one.code === code);
  return (
    <Field label="Start from a ready-made language" help="Fills in the fields below. You can change them all.">
      <Combobox
        value={known ? known.code : null}
        onValueChange={(next) => {
          const chosen = data.find((one) => one.code === next);
          if (chosen) onPick(valuesOf(chosen));
        }}
        options={data.map((one) => ({ value: one.code, label: one.name, detail: one.code, keywords: one.native_name }))}
        placeholder="Choose a language"
        searchPlaceholder="Name or code"
        empty="Not in the catalogue. Fill in the fields yourself."
      />
    </Field>
  );
}
