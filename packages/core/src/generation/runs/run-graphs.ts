import { schema } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";
import { type GraphTask, rankTasks } from "../queue/scheduling-order.ts";
import { expectedSeconds } from "./expected-work.ts";

/** What the order of work needs to know of a task beyond its row. */
interface Placed {
  language: number;
  rank: number;
}

/** Of a task that its run's plan does not know. */
const nowhere: Placed = { language: 0, rank: 0 };

/** Ranks of the tasks of runs under way. A run's plan never changes, so each is read and ranked once. */
export interface RunGraphs {
  of(runIds: readonly string[]): Promise<(task: { id: string; run_id: string }) => Placed>;
}

export function createRunGraphs(core: Core): RunGraphs {
  const known = new Map<string, Map<string, Placed>>();
  return {
    async of(runIds) {
      for (const runId of known.keys()) if (!runIds.includes(runId)) known.delete(runId);
      const others = runIds.filter((runId) => !known.has(runId));
      await Promise.all(others.map(async (runId) => known.set(runId, await placeTasks(core, runId))));
      return ({ id, run_id }) => known.get(run_id)?.get(id) ?? nowhere;
    },
  };
}

async function placeTasks(core: Core, runId: string): Promise<Map<string, Placed>> {
  const graph = await readGraph(core, runId);
  const ranks = rankTasks(graph);
  return new Map(graph.map((task) => [task.id, { language: task.language, rank: ranks.get(task.id) ?? 0 }]));
}

async function readGraph(core: Core, runId: string): Promise<GraphTask[]> {
  const { tasks, blocks, channels, campaign_languages: order, task_dependencies: links } = schema;
  const rows = await core.db
    .select({ id: tasks.id, kind: tasks.kind, language: order.position, fields: channels.fields })
    .from(tasks)
    .innerJoin(blocks, eq(blocks.id, tasks.block_id))
    .leftJoin(order, and(eq(order.campaign_id, blocks.campaign_id), eq(order.language_id, blocks.language_id)))
    .leftJoin(channels, eq(channels.id, blocks.channel_id))
    .where(eq(tasks.run_id, runId));
  const ofRun = core.db.select({ id: tasks.id }).from(tasks).where(eq(tasks.run_id, runId));
  const pairs = await core.db.select().from(links).where(inArray(links.task_id, ofRun));
  const after = Map.groupBy(pairs, (pair) => pair.task_id);
  return rows.map(({ id, kind, language, fields }) => ({
    id,
    kind,
    language: language ?? 0,
    seconds: expectedSeconds(kind, fields ?? []),
    after: (after.get(id) ?? []).map((pair) => pair.depends_on),
  }));
}
