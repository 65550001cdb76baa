import type { Core } from "../kernel/index.ts";
import { formatWhyTasksWait } from "./hold-tasks.ts";
import { readStops } from "./stops.ts";

export interface BudgetGate {
  /** Models whose tasks wait, and the tasks that say something else of it than before. */
  look(): Promise<{ stopped: string[]; changed: string[] }>;
}

/** Keeps tasks waiting whose model's budget is used up. What is under way is not broken off: it is paid for already. */
export function createBudgetGate(core: Core): BudgetGate {
  // A process before this one may have left tasks waiting.
  let held = true;
  return {
    async look() {
      const stops = await readStops(core);
      const changed = held || stops.size > 0 ? await formatWhyTasksWait(core, stops) : [];
      held = stops.size > 0;
      return { stopped: [...stops.keys()], changed };
    },
  };
}
