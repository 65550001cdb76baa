import { type ModelDetail, modelLimits } from "@copydesk/contracts";
import { Button, Disclosure, Field, IconButton, Input } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useFieldArray } from "react-hook-form";
import { isOtherOrigin } from "./model-values.ts";
import type { ModelForm } from "./use-model-form.ts";

interface HeadersFieldProps {
  form: ModelForm;
  model: ModelDetail | undefined;
}

/** Headers that every call carries besides the key; their values are as secret. */
export function HeadersField({ form, model }: HeadersFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "headers" });
  const { errors } = form.formState;
  const isElsewhere = isOtherOrigin(model?.endpoint_url ?? null, form.watch("endpoint_url"));
  const common = errors.headers?.message ?? errors.headers?.root?.message;
  return (
    <Disclosure
      label="Extra headers"
      count={fields.length > 0 ? fields.length : undefined}
      defaultOpen={fields.length > 0 || common !== undefined}
    >
      <div className="grid gap-2">
        {fields.map((header, at) => {
          const keeps = header.isStored && !isElsewhere;
          return (
            <div key={header.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
              <Field label={`Name of header ${at + 1}`} hideLabel error={errors.headers?.[at]?.name?.message}>
                <Input
                  dir="ltr"
                  spellCheck={false}
                  autoComplete="off"
                  placeholder="X-Team"
                  readOnly={header.isStored}
                  {...form.register(`headers.${at}.name`)}
                />
              </Field>
              <Field label={`Value of header ${at + 1}`} hideLabel error={errors.headers?.[at]?.value?.message}>
                <Input
                  type="password"
                  dir="ltr"
                  autoComplete="off"
                  data-1p-ignore
                  data-lpignore="true"
                  placeholder={keeps ? "•••••••• stored" : "Value"}
                  {...form.register(`headers.${at}.value`)}
                />
              </Field>
              <IconButton
                label={`Remove header ${at + 1}`}
                tooltip={false}
                size="lg"
                icon={<XIcon size={14} />}
                onClick={() => remove(at)}
              />
            </div>
          );
        })}
        {common && (
          <p role="alert" className="text-destructive-ink text-xs">
            {common}
          </p>
        )}
        {fields.length < modelLimits.headers && (
          <Button
            className="justify-self-start"
            icon={<PlusIcon size={13} weight="bold" />}
            onClick={() => append({ name: "", value: "", isStored: false })}
          >
            Add a header
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
