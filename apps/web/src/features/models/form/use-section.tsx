import type { ModelDetail } from "@copydesk/contracts";
import { Switch } from "@copydesk/ui";
import { Controller } from "react-hook-form";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import { linesOfUse } from "../words/model-words.ts";
import type { ModelForm } from "./use-model-form.ts";

interface UseSectionProps {
  form: ModelForm;
  model: ModelDetail | undefined;
}

/** Whether it writes at all, and whether it does where nobody chose another one. */
export function UseSection({ form, model }: UseSectionProps) {
  const { errors } = form.formState;
  const lines = model ? linesOfUse(model.used_by) : [];
  const isActive = form.watch("is_active");
  const goesOff = model?.status === "active" && !isActive && lines.length > 0;
  const defaults = [
    { name: "is_default_content", label: "Default for texts", help: "Writes where no other model is chosen." },
    { name: "is_default_chat", label: "Default for the chat", help: "Answers in the AI Chat Agent." },
  ] as const;
  return (
    <SettingsSection title="Use">
      <Controller
        control={form.control}
        name="is_active"
        render={({ field }) => (
          <Switch
            checked={field.value}
            onCheckedChange={field.onChange}
            label="Active"
            help={goesOff ? "While it is inactive, the default model writes in its place." : "Inactive ones are not offered."}
          />
        )}
      />
      {defaults.map(({ name, label, help }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              disabled={model?.[name] === true || !isActive}
              label={label}
              help={model?.[name] ? "To change this, make another model the default." : help}
            />
          )}
        />
      ))}
      {[errors.is_active, errors.is_default_content, errors.is_default_chat].map(
        (error) =>
          error?.message && (
            <p key={error.message} role="alert" className="text-destructive-ink text-xs">
              {error.message}
            </p>
          ),
      )}
      {lines.length > 0 && (
        <div className="text-sm">
          <p className="font-control">Used for</p>
          <ul className="mt-1 list-disc pl-4 text-ink-2">
            {lines.map((line) => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SettingsSection>
  );
}
