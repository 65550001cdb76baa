import { schema } from "@copydesk/db";
import { and, count, eq, inArray, isNotNull } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import { queueOf } from "./row-queue.ts";
import type { DueTask } from "./task-queue.ts";

/** What one look at the queue has found. */
export interface Look {
  due: readonly DueTask[];
  /** Schedules of each of their runs that are still to be written, ready or not. */
  schedules: ReadonlyMap<string, number>;
  /** When the next attempt begins of a task that waits for it; null when none does. */
  nextAt: number | null;
}

/** The tasks that may begin. Looking for them reads hundreds of rows, and where a place has become free they are the same as before, without those that began. */
export interface DueTasks {
  /** What the last look has found as long as nothing was forgotten, and else a new one. */
  read(withoutModels: readonly string[]): Promise<Look>;
  /** These have been begun, or are another's by now. */
  drop(tasks: readonly DueTask[]): void;
  /** Other tasks may be due by now, or these no more. */
  forget(): void;
}

export function createDueTasks(core: Core): DueTasks {
  const queue = queueOf(core);
  let known: { look: Look; without: string } | null = null;
  let timesForgotten = 0;
  return {
    async read(withoutModels) {
      const without = withoutModels.join(" ");
      if (known?.without === without) return known.look;
      const before = timesForgotten;
      const due = await queue.due(withoutModels);
      const look = { due, schedules: await schedulesLeft(core, due), nextAt: await queue.nextAt() };
      // What happened meanwhile may stand in it or not.
      if (timesForgotten === before) known = { look, without };
      return look;
    },
    drop(tasks) {
      if (!known) return;
      const gone = new Set(tasks.map((task) => task.id));
      known.look = { ...known.look, due: known.look.due.filter((task) => !gone.has(task.id)) };
    },
    forget() {
      known = null;
      timesForgotten += 1;
    },
  };
}

async function schedulesLeft(core: Core, due: readonly DueTask[]): Promise<Map<string, number>> {
  if (due.length === 0) return new Map();
  const { tasks } = schema;
  const runIds = [...new Set(due.map((task) => task.run_id))];
  const rows = await core.db
    .select({ run_id: tasks.run_id, count: count() })
    .from(tasks)
    .where(and(inArray(tasks.run_id, runIds), eq(tasks.kind, "schedule"), isNotNull(tasks.active_block_id)))
    .groupBy(tasks.run_id);
  return new Map(rows.map((row) => [row.run_id, row.count]));
}
