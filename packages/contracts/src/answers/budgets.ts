import { z } from "zod";
import { budgetStates } from "../budgets.ts";

/** A monthly budget and what is spent of it in the running month of the company's time zone. */
export const budgetUseSchema = z
  .strictObject({
    month: z.string().meta({ description: "As `2026-11`." }),
    amount: z.number(),
    currency: z.string(),
    stops: z.boolean().meta({ description: "Whether nothing further is written once it is used up." }),
    spent: z.number(),
    left_out: z
      .number()
      .int()
      .meta({ description: "Calls of the month that are in no sum: paid in another currency, or of unknown cost." }),
    state: z.enum(budgetStates),
  })
  .meta({ id: "BudgetUse" });
export type BudgetUse = z.infer<typeof budgetUseSchema>;

export const budgetOfSchema = budgetUseSchema.extend({
  model: z.strictObject({ id: z.string(), name: z.string() }).nullable().meta({ description: "Null: of all models together." }),
});
export type BudgetOf = z.infer<typeof budgetOfSchema>;
