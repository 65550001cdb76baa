import type { ModelDetail } from "@copydesk/contracts";
import { Field, Input, Notice } from "@copydesk/ui";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import { HeadersField } from "./headers-field.tsx";
import { KeyField } from "./key-field.tsx";
import { readAzureAddress } from "./model-values.ts";
import type { ModelForm } from "./use-model-form.ts";

interface ConnectionSectionProps {
  form: ModelForm;
  model: ModelDetail | undefined;
  /** Only what everybody needs: OpenAI's own address is known. */
  isFolded: boolean;
}

/** Where the model is and how one gets in; each provider asks for its own. */
export function ConnectionSection({ form, model, isFolded }: ConnectionSectionProps) {
  const { errors } = form.formState;
  const provider = form.watch("provider");
  const endpoint = form.watch("endpoint_url");
  const isAzure = provider === "azure_openai";
  if (provider === "builtin") return null;
  return (
    <SettingsSection title="Connection" help="The key is encrypted and never shown again." tour="model-connection">
      {model?.from_environment && (
        <Notice>
          Address and key of this model come from the server’s environment. They are read from OPENAI_BASE_URL and OPENAI_API_KEY at every
          start.
        </Notice>
      )}
      {!(isFolded && provider === "openai" && endpoint === "" && !errors.endpoint_url) && (
        <Field
          label="Endpoint URL"
          optional={provider === "openai"}
          error={errors.endpoint_url?.message}
          help={provider === "openai" ? "Only if your calls go through another address." : isAzure ? undefined : "Most end in /v1."}
        >
          <Input
            dir="ltr"
            type="url"
            spellCheck={false}
            autoComplete="off"
            placeholder={
              isAzure
                ? "https://your-resource.openai.azure.com"
                : provider === "openai"
                  ? "https://api.openai.com/v1"
                  : "http://localhost:11434/v1"
            }
            {...form.register("endpoint_url", { onChange: (event) => isAzure && takeApart(event.target.value, form) })}
          />
        </Field>
      )}
      {/^http:\/\//i.test(endpoint) && !/^http:\/\/(localhost|127\.|\[::1\])/i.test(endpoint) && (
        <Notice tone="warning">This address is not encrypted: others on the network can read the key and your texts.</Notice>
      )}
      {isAzure && (
        <div className="grid gap-4 sm:grid-cols-2" data-tour="model-deployment">
          <Field label="Deployment name" error={errors.deployment_name?.message} help="As in the portal under Deployments.">
            <Input dir="ltr" spellCheck={false} autoCapitalize="none" autoComplete="off" {...form.register("deployment_name")} />
          </Field>
          <Field label="API version" error={errors.api_version?.message}>
            <Input dir="ltr" spellCheck={false} autoComplete="off" placeholder="2024-10-21" {...form.register("api_version")} />
          </Field>
        </div>
      )}
      <KeyField form={form} model={model} />
      {!(isFolded && provider === "openai") && <HeadersField form={form} model={model} />}
    </SettingsSection>
  );
}

/** People paste the whole address of a deployment from the portal. */
function takeApart(text: string, form: ModelForm): void {
  const parts = readAzureAddress(text);
  if (!parts) return;
  form.setValue("endpoint_url", parts.endpoint_url, { shouldDirty: true });
  form.setValue("deployment_name", parts.deployment_name, { shouldDirty: true });
  if (parts.api_version) form.setValue("api_version", parts.api_version, { shouldDirty: true });
}
