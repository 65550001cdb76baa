import { budgetStates } from "@copydesk/contracts";
import { z } from "zod";

/** A monthly budget and what is spent of it. */
export const budgetUse = z
  .strictObject({
    month: z.string().meta({ description: "As 2026-11, by the clocks of the company\u2019s time zone" }),
    amount: z.number(),
    currency: z.string(),
    stops: z.boolean(),
    spent: z.number(),
    left_out: z.number().int().meta({ description: "Calls of the month paid in another currency or of unknown cost, which are in no sum" }),
    state: z.enum(budgetStates).meta({ description: "warning from 80 % on" }),
  })
  .meta({ id: "BudgetUse" });
