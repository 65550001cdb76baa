import type { ReactNode } from "react";
import { ParametersField } from "../../../lib/model-settings/parameters-field.tsx";
import { AttributeValues } from "./attribute-values.tsx";
import { ModelChoice, OutlineChoice, VoiceChoice } from "./choices.tsx";
import { originWords } from "./origin-words.ts";
import { OwnPrompts } from "./own-prompts.tsx";
import { OwnRules } from "./own-rules.tsx";
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
