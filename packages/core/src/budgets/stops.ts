import { AppError } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { ne } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { formatStop } from "./budget-words.ts";
import { readBudgets } from "./read-budgets.ts";

/** Models that may not be called, each with the sentence that says why. Never the built-in writer, which costs nothing. */
export async function readStops(core: Core): Promise<ReadonlyMap<string, string>> {
  const sentences = new Map<string, string>();
  for (const budget of await readBudgets(core)) {
    if (!budget.stops || budget.state !== "used_up") continue;
    const sentence = await formatStop(core, budget);
    const stopped = budget.model ? [budget.model.id] : await paidModels(core);
    // The company's comes first: raising a model's alone would not help.
    for (const id of stopped) if (!sentences.has(id)) sentences.set(id, sentence);
  }
  return sentences;
}

/**
 * A call that somebody waits for, before it is made.
 * @throws BUDGET_USED_UP with the sentence that says who can lift it.
 */
export async function demandBudget(core: Core, model: Pick<typeof schema.models.$inferSelect, "id"> | null): Promise<void> {
  const sentence = model && (await readStops(core)).get(model.id);
  if (sentence) throw new AppError("BUDGET_USED_UP", `${sentence}.`);
}

async function paidModels({ db }: Core): Promise<string[]> {
  const { models } = schema;
  const rows = await db.select({ id: models.id }).from(models).where(ne(models.provider, "builtin"));
  return rows.map((row) => row.id);
}
