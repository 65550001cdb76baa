import { type Attribute, type AttributeValue, attributeProblem } from "@copydesk/contracts";
import { Button, Field, Notice, Switch } from "@copydesk/ui";
import type { ReactNode } from "react";
import { AttributeValueField } from "../../../lib/attributes/attribute-value.tsx";
import { ParametersField } from "../../../lib/model-settings/parameters-field.tsx";
import { RulesSection } from "../../configurations/index.ts";
import { useHub } from "../../hub-kit/index.ts";
import { ModelChoice, OutlineChoice, VoiceChoice } from "./choices.tsx";
import { originWords } from "./origin-words.ts";
import { OwnPrompts } from "./own-prompts.tsx";
import type { SettingsForm } from "./use-block-settings.ts";

/** Small settings on one side, the prompts on the other; under each other where there is no room. */
export function SettingsColumns({ form }: { form: SettingsForm }) {
  const { settings, overrides, change } = form;
  const { inherited } = settings;
  return (
    <div className="grid min-h-full lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]">
      <div className="divide-y divide-line border-line bg-rail max-lg:border-b lg:border-r">
        {settings.attributes.length > 0 && (
          <Section title="Attributes" tour="configuration-attributes">
            <AttributeValues form={form} />
          </Section>
        )}
        <Section title={settings.kind === "content" ? "Outline and voice" : "Voice"}>
          {settings.kind === "content" && (
            <div data-tour="configuration-outline">
              <OutlineChoice form={form} />
            </div>
          )}
          <div data-tour="configuration-voice">
            <VoiceChoice form={form} />
          </div>
        </Section>
        <Section title="Model and parameters" tour="configuration-model">
          <ModelChoice form={form} />
          <ParametersField
            value={overrides.parameters ?? {}}
            onChange={(parameters) => change({ parameters })}
            inherited={inherited.parameters}
            from={(name) => originWords(inherited.parameter_origins[name], settings.kind)}
            errors={parameterErrors(form.errors)}
          />
        </Section>
      </div>
      <div className="grid min-w-0 content-start gap-6 p-5 lg:p-6">
        {settings.kind === "schedule" && <OwnRules form={form} />}
        <div className="min-w-0" data-tour="configuration-prompts">
          <OwnPrompts form={form} />
        </div>
      </div>
    </div>
  );
}

function Section({ title, tour, children }: { title: string; tour?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 px-5 py-5" data-tour={tour}>
      <h3 className="font-semibold text-base">{title}</h3>
      {children}
    </section>
  );
}

const parameterErrors = (errors: SettingsForm["errors"]) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => (field.startsWith("parameters.") ? [[field.split(".")[1] ?? "", message]] : [])),
  );

/** A value for each attribute of the channel or configuration; its default where nothing is set here. */
function AttributeValues({ form }: { form: SettingsForm }) {
  const { settings, overrides, change, reset, errors } = form;
  const own = overrides.attributes ?? {};
  const set = (key: string, value: AttributeValue) => change({ attributes: { ...own, [key]: value } });
  function unset(key: string) {
    const { [key]: _gone, ...rest } = own;
    if (Object.keys(rest).length === 0) reset("attributes");
    else change({ attributes: rest });
  }
  return settings.attributes.map((attribute) => {
    const value = Object.hasOwn(own, attribute.key) ? (own[attribute.key] ?? null) : attribute.default;
    const differs = JSON.stringify(value) !== JSON.stringify(attribute.default);
    return (
      <Field
        key={attribute.key}
        label={attribute.label}
        optional={!attribute.required}
        help={attribute.help}
        error={(differs ? attributeProblem(attribute, value) : null) ?? errors[`attributes.${attribute.key}`]}
        aside={differs && <Reset attribute={attribute} onReset={() => unset(attribute.key)} />}
      >
        <AttributeValueField attribute={attribute} value={value} onChange={(next) => set(attribute.key, next)} />
      </Field>
    );
  });
}

function Reset({ attribute, onReset }: { attribute: Attribute; onReset: () => void }) {
  return (
    <Button size="sm" variant="quiet" onClick={onReset} aria-label={`Reset ${attribute.label}`}>
      Reset
    </Button>
  );
}

/** When posts of this schedule go out, which follows the company's rules until somebody decides otherwise here. */
function OwnRules({ form }: { form: SettingsForm }) {
  const { campaign, language, options } = useHub();
  const { settings, overrides, change, reset, errors } = form;
  const inherited = settings.inherited.rules;
  if (!inherited) return null;
  const { rules } = overrides;
  const chosen = campaign.brief.languages.find((one) => one.language_id === language.id)?.channel_ids ?? [];
  const channels = options.channels.filter((channel) => chosen.includes(channel.id));
  return (
    <section aria-label="Rules" className="grid gap-4 border-line border-b pb-6" data-tour="schedule-own-rules">
      <div>
        <h3 className="font-semibold text-base">Rules of this schedule</h3>
        <p className="mt-1 text-ink-3 text-sm">
          They apply to marks at once; planned posts stay where they are until the schedule is planned again.
        </p>
      </div>
      <Switch
        label="Rules of its own"
        help="Off: the company's rules apply, including future changes."
        checked={rules !== undefined}
        onCheckedChange={(on) => (on ? change({ rules: inherited }) : reset("rules"))}
      />
      {errors.rules && <Notice tone="destructive">{errors.rules}</Notice>}
      <div className="-my-2">
        <RulesSection rules={rules ?? inherited} channels={channels} onChange={rules ? (next) => change({ rules: next }) : null} stacked />
      </div>
    </section>
  );
}
