import { Field, Input, Select } from "@copydesk/ui";
import { Controller } from "react-hook-form";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import type { FallbackOption, ModelForm } from "./use-model-form.ts";

const currencies = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "DKK",
  "NOK",
  "SEK",
  "PLN",
  "CZK",
  "AUD",
  "CAD",
  "INR",
  "JPY",
  "CNY",
  "KRW",
  "BRL",
  "MXN",
  "ZAR",
  "AED",
  "ILS",
  "TRY",
];
const none = "none";

interface LimitsSectionProps {
  form: ModelForm;
  /** Models that may stand in for this one. */
  fallbacks: readonly FallbackOption[];
}

/** What it costs and how much is asked of it. */
export function LimitsSection({ form, fallbacks }: LimitsSectionProps) {
  const { errors } = form.formState;
  const [currency, fallback] = form.watch(["currency", "fallback_model_id"]);
  const known = currency === null || currencies.includes(currency) ? currencies : [currency, ...currencies];
  const isGone = fallback !== null && !fallbacks.some((one) => one.id === fallback);
  const number = { inputMode: "decimal" as const, autoComplete: "off", inputClassName: "tabular-nums" };
  return (
    <SettingsSection title="Price and limits" help="Without a price, costs show as “unknown”." tour="model-limits">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Price in" help="Per million tokens." error={errors.price_in?.message}>
          <Input {...number} placeholder="unknown" {...form.register("price_in")} />
        </Field>
        <Field label="Price out" help="Per million tokens." error={errors.price_out?.message}>
          <Input {...number} placeholder="unknown" {...form.register("price_out")} />
        </Field>
        <Field label="Price cached" help="For what it has read before." error={errors.price_cached?.message}>
          <Input {...number} placeholder="as in" {...form.register("price_cached")} />
        </Field>
        <Field label="Currency" error={errors.currency?.message}>
          <Controller
            control={form.control}
            name="currency"
            render={({ field }) => (
              <Select
                value={field.value ?? none}
                onValueChange={(next) => field.onChange(next === none ? null : next)}
                options={[{ value: none, label: "None" }, ...known.map((code) => ({ value: code, label: code }))]}
              />
            )}
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="At the same time" error={errors.max_concurrency?.message}>
          <Input {...number} trailing="calls" {...form.register("max_concurrency")} />
        </Field>
        <Field label="A minute" error={errors.requests_per_minute?.message}>
          <Input {...number} placeholder="no limit" trailing="calls" {...form.register("requests_per_minute")} />
        </Field>
        <Field label="Give up after" help="Without a first word." error={errors.timeout_seconds?.message}>
          <Input {...number} trailing="seconds" {...form.register("timeout_seconds")} />
        </Field>
        <Field label="Context size" help="Read and written together." error={errors.context_size?.message}>
          <Input {...number} placeholder="unknown" trailing="tokens" {...form.register("context_size")} />
        </Field>
      </div>
      <Field
        label="If it fails, use"
        error={errors.fallback_model_id?.message}
        help="Takes over when this one cannot be reached or is refused."
        className="max-w-[420px]"
      >
        <Controller
          control={form.control}
          name="fallback_model_id"
          render={({ field }) => (
            <Select
              value={field.value ?? none}
              onValueChange={(next) => field.onChange(next === none ? null : next)}
              options={[
                { value: none, label: "None" },
                ...fallbacks.map((one) => ({ value: one.id, label: one.name })),
                ...(isGone && fallback !== null ? [{ value: fallback, label: "A model that is not there", disabled: true }] : []),
              ]}
            />
          )}
        />
      </Field>
    </SettingsSection>
  );
}
