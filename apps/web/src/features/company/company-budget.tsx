import type { BudgetUse } from "@copydesk/contracts";
import { Field, Input, Select, Switch } from "@copydesk/ui";
import { Controller, type UseFormReturn } from "react-hook-form";
import { BudgetUseLine } from "../../lib/budget/budget-use.tsx";
import { currencyOptions, noCurrency } from "../../lib/budget/currencies.ts";
import { PageSection } from "../../lib/people/page-section.tsx";
import { type CompanyValues, companyLabels } from "./company-values.ts";

interface CompanyBudgetProps {
  form: UseFormReturn<CompanyValues>;
  /** What is spent of the stored one. */
  use: BudgetUse | null;
}

/** What all models together may cost in a month, and what then. */
export function CompanyBudget({ form, use }: CompanyBudgetProps) {
  const { errors } = form.formState;
  const currency = form.watch("budget_currency");
  return (
    <PageSection title="Budget" help="What all models together may cost in a month. Each model can also have its own budget.">
      <div className="grid gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={companyLabels.monthly_budget} help="Administrators are warned at 80 %." error={errors.monthly_budget?.message}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              inputClassName="tabular-nums"
              placeholder="no budget"
              {...form.register("monthly_budget")}
            />
          </Field>
          <Field label={companyLabels.budget_currency} error={errors.budget_currency?.message}>
            <Controller
              control={form.control}
              name="budget_currency"
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
        <Controller
          control={form.control}
          name="budget_stops"
          render={({ field }) => (
            <Switch
              label={companyLabels.budget_stops}
              checked={field.value}
              onCheckedChange={field.onChange}
              help="New texts wait until the budget is raised or the month is over. The built-in writer keeps working."
            />
          )}
        />
        <BudgetUseLine use={use} />
      </div>
    </PageSection>
  );
}
