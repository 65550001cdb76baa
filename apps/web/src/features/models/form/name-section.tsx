import { Field, Input } from "@copydesk/ui";
import { useId } from "react";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import type { ModelForm } from "./use-model-form.ts";

interface NameSectionProps {
  form: ModelForm;
  /** Names that the endpoint offered when it was tested. */
  offered: readonly string[];
}

export function NameSection({ form, offered }: NameSectionProps) {
  const { errors } = form.formState;
  const provider = form.watch("provider");
  const listId = useId();
  return (
    <SettingsSection title="Name" help="The name people see in campaigns." tour="model-name">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <Input dir="auto" maxLength={200} {...form.register("name")} />
        </Field>
        {provider !== "builtin" && (
          <Field
            label="Model name"
            optional={provider === "azure_openai"}
            error={errors.model_name?.message}
            help={offered.length > 0 ? `The endpoint offers ${offered.length === 1 ? offered[0] : `${offered.length} models`}.` : undefined}
          >
            <Input
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              list={offered.length > 0 ? listId : undefined}
              placeholder={provider === "openai" ? "gpt-4o-mini" : undefined}
              {...form.register("model_name")}
            />
          </Field>
        )}
      </div>
      {offered.length > 0 && (
        <datalist id={listId}>
          {offered.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </SettingsSection>
  );
}
