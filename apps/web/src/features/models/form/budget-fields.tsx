import type { ModelDetail } from "@copydesk/contracts";
import { Field, Input, Switch } from "@copydesk/ui";
import { Controller } from "react-hook-form";
import { BudgetUseLine } from "../../../lib/budget/budget-use.tsx";
import type { ModelForm } from "./use-model-form.ts";

/** What a model may cost in a month, and what then. */
export function BudgetFields({ form, model }: { form: ModelForm; model: ModelDetail | undefined }) {
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
