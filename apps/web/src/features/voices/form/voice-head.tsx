import { countGraphemes } from "@copydesk/contracts";
import { Field, formatCount, Input, Segmented, Switch, Textarea } from "@copydesk/ui";
import { Controller } from "react-hook-form";
import { statusWords } from "../words/guide-words.ts";
import type { VoiceFormState } from "./use-voice-form.ts";

interface VoiceHeadFieldsProps {
  state: VoiceFormState;
  mayPublish: boolean;
}

/** Name, description, and whether campaigns may choose it. */
export function VoiceHeadFields({ state: { form }, mayPublish }: VoiceHeadFieldsProps) {
  const { errors } = form.formState;
  const description = form.watch("description");
  const status = form.watch("status");
  const options = (["draft", "active", "inactive"] as const).map((value) => ({
    value,
    label: statusWords[value].label,
    disabled: !mayPublish,
  }));
  return (
    <div className="grid gap-x-8 gap-y-4 px-4 pt-5 pb-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] xl:pl-12">
      <div data-tour="name">
        <Field label="Name" error={errors.name?.message}>
          <NameInput state={form} />
        </Field>
      </div>
      <Field
        label="Description"
        error={errors.description?.message}
        aside={`${formatCount(countGraphemes(description))} of 1,000`}
        help="Always sent to the model, even in languages without a guide."
      >
        <Textarea dir="auto" rows={1} {...form.register("description")} className="max-h-40 overflow-y-auto" />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-2" data-tour="status">
        <Controller
          control={form.control}
          name="status"
          render={({ field }) => (
            <Segmented
              aria-label="Status"
              value={field.value}
              onValueChange={(value) => {
                field.onChange(value);
                // Only what campaigns may choose can be what they begin with.
                if (value !== "active") form.setValue("is_default", false, { shouldDirty: true });
              }}
              options={options}
            />
          )}
        />
        <span className="text-ink-3 text-xs">{statusWords[status].help}</span>
        <Controller
          control={form.control}
          name="is_default"
          render={({ field }) => (
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              disabled={status !== "active" || !mayPublish}
              label="Default for new campaigns"
            />
          )}
        />
        {errors.is_default?.message && <p className="text-destructive-ink text-xs">{errors.is_default.message}</p>}
        {errors.status?.message && <p className="text-destructive-ink text-xs">{errors.status.message}</p>}
      </div>
    </div>
  );
}

const NameInput = ({ state }: { state: VoiceFormState["form"] }) => (
  <Input
    dir="auto"
    maxLength={160}
    placeholder="Such as “Warm expert”"
    {...state.register("name")}
    className="h-10"
    inputClassName="text-md font-semibold"
  />
);
