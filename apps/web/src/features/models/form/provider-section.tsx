import type { ModelProvider } from "@copydesk/contracts";
import { Field, RadioCard, RadioCards } from "@copydesk/ui";
import { Controller } from "react-hook-form";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import type { ModelForm } from "./use-model-form.ts";

const providers: readonly { value: ModelProvider; title: string; description: string }[] = [
  { value: "openai", title: "OpenAI", description: "A key from platform.openai.com" },
  { value: "azure_openai", title: "Azure OpenAI", description: "Your own endpoint and deployment" },
  { value: "openai_compatible", title: "OpenAI-compatible", description: "Ollama, vLLM, LM Studio, OpenRouter" },
  { value: "builtin", title: "Built-in", description: "Offline drafts, needs no key" },
];

export function ProviderSection({ form }: { form: ModelForm }) {
  return (
    <SettingsSection title="Provider" help="Sets which fields you fill in below." tour="model-provider">
      <Field label="Provider" group hideLabel>
        <Controller
          control={form.control}
          name="provider"
          render={({ field }) => (
            <RadioCards value={field.value} onValueChange={field.onChange} className="sm:grid-cols-2 2xl:grid-cols-4">
              {providers.map((one) => (
                <RadioCard key={one.value} value={one.value} title={one.title} description={one.description} />
              ))}
            </RadioCards>
          )}
        />
      </Field>
    </SettingsSection>
  );
}
