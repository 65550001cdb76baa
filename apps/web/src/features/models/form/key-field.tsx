import type { ModelDetail } from "@copydesk/contracts";
import { Button, Field, Input } from "@copydesk/ui";
import { KeyIcon } from "@phosphor-icons/react/dist/csr/Key";
import { isOtherOrigin } from "./model-values.ts";
import type { ModelForm } from "./use-model-form.ts";

interface KeyFieldProps {
  form: ModelForm;
  model: ModelDetail | undefined;
}

/** The key: entered once, from then on only its last four characters are known. */
export function KeyField({ form, model }: KeyFieldProps) {
  const error = form.formState.errors.api_key?.message;
  const [provider, key, endpoint] = form.watch(["provider", "key", "endpoint_url"]);
  const hasStored = model?.has_api_key === true;
  const choose = (choice: typeof key) => {
    form.setValue("key", choice, { shouldDirty: true });
    form.setValue("api_key", "");
    form.clearErrors("api_key");
  };
  if (hasStored && key !== "enter") {
    const isElsewhere = key === "keep" && isOtherOrigin(model.endpoint_url, endpoint);
    return (
      <Field
        label="API key"
        group
        error={
          error ?? (isElsewhere ? "The stored key is for another address and is not sent to this one. Replace or remove it." : undefined)
        }
        help={key === "keep" ? "Changing the address to another host asks for the key again." : "It is removed when you save."}
      >
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-sunken py-0.5 pr-1 pl-[11px] text-base">
          <KeyIcon size={15} aria-hidden className="shrink-0 text-ink-3" />
          {key === "keep" ? (
            <span className="flex flex-wrap items-center gap-x-3 text-ink-2">
              <span aria-hidden className="font-mono tracking-[0.08em]">
                ••••••••••••
              </span>
              {model.api_key_hint ? `ends in ${model.api_key_hint}` : "stored"}
            </span>
          ) : (
            <span className="text-ink-2">No key</span>
          )}
          <span className="ml-auto flex">
            {key === "remove" && (
              <Button variant="quiet" size="sm" onClick={() => choose("keep")}>
                Keep it
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => choose("enter")}>
              Replace
            </Button>
            {key === "keep" && (
              <Button variant="quiet" size="sm" className="text-destructive-ink" onClick={() => choose("remove")}>
                Remove key
              </Button>
            )}
          </span>
        </div>
      </Field>
    );
  }
  return (
    <Field label="API key" optional={provider === "openai_compatible"} error={error}>
      <div className="flex items-center gap-2">
        <Input
          type="password"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          placeholder={provider === "openai_compatible" ? "Leave it empty if the endpoint asks for none" : undefined}
          {...form.register("api_key")}
        />
        {hasStored && <Button onClick={() => choose("keep")}>Keep the stored one</Button>}
      </div>
    </Field>
  );
}
