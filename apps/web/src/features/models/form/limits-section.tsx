import type { ModelDetail } from "@copydesk/contracts";
import { Field, Input, Select, Switch } from "@copydesk/ui";
import { Controller } from "react-hook-form";
import { BudgetUseLine } from "../../../lib/budget/budget-use.tsx";
import { currencyOptions, noCurrency } from "../../../lib/budget/currencies.ts";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import { PriceSuggestion } from "./price-suggestion.tsx";
import type { FallbackOption, ModelForm } from "./use-model-form.ts";

const none = "none";

interface LimitsSectionProps {
  form: ModelForm;
  /** Models that may stand in for this one. */
  fallbacks: readonly FallbackOption[];
  /** As it is stored. */
  model: ModelDetail | undefined;
}

/** What it costs and how much is asked of it. */
export function LimitsSection({ form, fallbacks, model }: LimitsSectionProps) {
  const { errors } = form.formState;
  const [provider, currency, fallback] = form.watch(["provider", "currency", "fallback_model_id"]);
  const isDeleted = fallback !== null && !fallbacks.some((one) => one.id === fallback);
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
        <Field label="Price cached" help="For cached input." error={errors.price_cached?.message}>
          <Input {...number} placeholder="same as in" {...form.register("price_cached")} />
        </Field>
        <Field label="Currency" error={errors.currency?.message}>
          <Controller
            control={form.control}
            name="currency"
            render={({ field }) => (
              <Select
                value={field.value ?? noCurrency}
                onValueChange={(next) => field.onChange(next === noCurrency ? null : next)}
                options={currencyOptions(currency)}
              />
            )}
          />
        </Field>
      </div>
      <PriceSuggestion form={form} />
      {provider !== "builtin" && <BudgetFields form={form} model={model} />}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Calls at once" error={errors.max_concurrency?.message}>
          <Input {...number} trailing="calls" {...form.register("max_concurrency")} />
        </Field>
        <Field label="Per minute" error={errors.requests_per_minute?.message}>
          <Input {...number} placeholder="no limit" trailing="calls" {...form.register("requests_per_minute")} />
        </Field>
        <Field label="Give up after" help="Without a first word." error={errors.timeout_seconds?.message}>
          <Input {...number} trailing="seconds" {...form.register("timeout_seconds")} />
        </Field>
        <Field label="Context size" help="Input and output together." error={errors.context_size?.message}>
          <Input {...number} placeholder="unknown" trailing="tokens" {...form.register("context_size")} />
        </Field>
      </div>
      <Field
        label="If it fails, use"
        error={errors.fallback_model_id?.message}
        help="Takes over when this model can't be reached or refuses."
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
                ...(isDeleted && fallback !== null ? [{ value: fallback, label: "A model that no longer exists", disabled: true }] : []),
              ]}
            />
          )}
        />
      </Field>
    </SettingsSection>
  );
}

/** What a model may cost in a month, and what then. */
function BudgetFields({ form, model }: { form: ModelForm; model: ModelDetail | undefined }) {
  const { errors } = form.formState;
  const currency = form.watch("currency");
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Monthly budget" help="Administrators are warned at 80 %." error={errors.monthly_budget?.message}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            inputClassName="tabular-nums"
            placeholder="no budget"
            trailing={currency ?? undefined}
            {...form.register("monthly_budget")}
          />
        </Field>
        <Controller
          control={form.control}
          name="budget_stops"
          render={({ field }) => (
            <Switch
              label="Stop when it is used up"
              checked={field.value}
              onCheckedChange={field.onChange}
              help="New texts wait until the budget is raised or the month is over."
            />
          )}
        />
      </div>
      <BudgetUseLine use={model?.budget} />
    </div>
  );
}
