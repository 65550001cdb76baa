import { Field, Select } from "@copydesk/ui";
import { useHub } from "../../hub-kit/index.ts";
import { originWords } from "./origin-words.ts";
import type { SettingsForm } from "./use-block-settings.ts";

/** Stands for "as it is inherited" in a list of choices. */
const inherited = "inherited";

export function VoiceChoice({ form }: { form: SettingsForm }) {
  const { options } = useHub();
  const { settings, overrides, change, reset, errors } = form;
  const usual = settings.inherited.voice;
  const own = overrides.voice_id;
  const isDeleted = own !== undefined && !options.voices.some((voice) => voice.id === own);
  return (
    <Field label="Voice" error={errors.voice_id}>
      <Select
        value={own ?? inherited}
        onValueChange={(id) => (id === inherited ? reset("voice_id") : change({ voice_id: id }))}
        options={[
          { value: inherited, label: usual ? `${usual.name}, from the campaign` : "None, from the campaign" },
          ...options.voices.filter((voice) => voice.id !== usual?.id).map((voice) => ({ value: voice.id, label: voice.name })),
          ...(isDeleted ? [{ value: own, label: "A voice that is switched off", disabled: true }] : []),
        ]}
      />
    </Field>
  );
}

export function OutlineChoice({ form }: { form: SettingsForm }) {
  const { language } = useHub();
  const { settings, overrides, change, reset, errors } = form;
  const others = settings.outline_languages;
  return (
    <Field
      label="Follow the outline of"
      error={errors.outline_language_id}
      help={others.length === 0 ? "The campaign has no other language whose outline it could follow." : undefined}
    >
      <Select
        value={overrides.outline_language_id ?? inherited}
        disabled={others.length === 0}
        onValueChange={(id) => (id === inherited ? reset("outline_language_id") : change({ outline_language_id: id }))}
        options={[
          { value: inherited, label: `${language.name}, its own language` },
          ...others.map((one) => ({ value: one.id, label: one.name, ...(!one.is_written && { detail: "not written yet" }) })),
        ]}
      />
    </Field>
  );
}

export function ModelChoice({ form }: { form: SettingsForm }) {
  const { options } = useHub();
  const { settings, overrides, change, reset, errors } = form;
  const usual = settings.inherited.model;
  const own = overrides.model_id;
  const isDeleted = own !== undefined && !options.models.some((model) => model.id === own);
  return (
    <Field label="Model" error={errors.model_id}>
      <Select
        value={own ?? inherited}
        onValueChange={(id) => (id === inherited ? reset("model_id") : change({ model_id: id }))}
        options={[
          {
            value: inherited,
            label: usual?.name ?? "Built-in writer",
            detail: `from ${originWords(usual?.origin ?? "builtin", settings.kind) ?? ""}`,
          },
          ...options.models.filter((model) => model.id !== usual?.id).map((model) => ({ value: model.id, label: model.name })),
          ...(isDeleted ? [{ value: own, label: "A model that is switched off", detail: "the usual one is used", disabled: true }] : []),
        ]}
      />
    </Field>
  );
}
