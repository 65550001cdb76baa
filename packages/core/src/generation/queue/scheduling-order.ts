import type { BlockKind } from "@copydesk/contracts";

/** A task of a run in the order of its chain. `seconds` is a guess of how long its call takes. */
export interface GraphTask {
  id: string;
  kind: BlockKind;
  /** Place of the language in the campaign; 0 is the primary one. */
  language: number;
  seconds: number;
  after: readonly string[];
}

/** For each task, seconds from its beginning to the end of the longest chain that hangs on it. */
export function rankTasks(graph: readonly GraphTask[]): Map<string, number> {
  const links = graph.flatMap((task) => task.after.map((id) => ({ id, task })));
  const followers = Map.groupBy(links, (link) => link.id);
  const ranks = new Map<string, number>();
  const rank = (task: GraphTask): number => {
    const known = ranks.get(task.id);
    if (known !== undefined) return known;
    const value = task.seconds + Math.max(0, ...(followers.get(task.id) ?? []).map((link) => rank(link.task)));
    ranks.set(task.id, value);
    return value;
  };
  for (const task of graph) rank(task);
  return ranks;
}

/** A task that could begin now. */
export interface ReadyTask {
  id: string;
  run_id: string;
  kind: BlockKind;
  language: number;
  /** From `rankTasks`. */
  rank: number;
  /** It was being written when something came in between. */
  is_begun: boolean;
}

export interface OrderOptions {
  /** Calls that may be open at the same time. */
  slots: number;
  /** Tasks of each run that are being written now. */
  running: ReadonlyMap<string, number>;
  /** Schedules of each run that are still to be written, ready or not. */
  schedules: ReadonlyMap<string, number>;
}

/**
 * The order in which ready tasks begin, so that slots are never idle at the end while one long chain is still going:
 * first whatever has most behind it. Where there are more languages than slots, the first ones are finished one after
 * another, so that people can read them early and as many schedules as there are slots are left for the end.
 * Runs take turns, so that a single piece never waits for a whole campaign. What was being written already goes on before anything new.
 */
export function orderReady<T extends ReadyTask>(ready: readonly T[], options: OrderOptions): T[] {
  const begun = ready.filter((task) => task.is_begun);
  const queues = Map.groupBy(
    ready.filter((task) => !task.is_begun),
    (task) => task.run_id,
  );
  for (const [runId, tasks] of queues) queues.set(runId, orderRun(tasks, options.slots, options.schedules.get(runId) ?? 0));
  const running = new Map(options.running);
  for (const { run_id } of begun) running.set(run_id, (running.get(run_id) ?? 0) + 1);
  return [...begun, ...takeTurns(queues, running)];
}

function orderRun<T extends ReadyTask>(tasks: readonly T[], slots: number, schedulesLeft: number): T[] {
  const languages = [...new Set(tasks.filter((task) => task.kind === "content").map((task) => task.language))].sort((a, b) => a - b);
  const early = new Set(languages.slice(0, Math.max(0, languages.length - slots)));
  const schedulesFirst = schedulesLeft > slots;
  const group = (task: ReadyTask) => {
    if (task.kind === "outline") return 0;
    if (task.kind === "schedule") return schedulesFirst ? 1 : 4;
    return early.has(task.language) ? 2 : 3;
  };
  const before = (a: ReadyTask, b: ReadyTask) => {
    if (group(a) !== group(b)) return group(a) - group(b);
    if (group(a) === 2 && a.language !== b.language) return a.language - b.language;
    return b.rank - a.rank || a.language - b.language || (a.id < b.id ? -1 : 1);
  };
  return [...tasks].sort(before);
}

/** The run with the fewest calls open is next; among equals the one that came first. */
function takeTurns<T extends ReadyTask>(queues: ReadonlyMap<string, T[]>, running: ReadonlyMap<string, number>): T[] {
  const open = new Map([...queues.keys()].map((runId) => [runId, running.get(runId) ?? 0]));
  const next = new Map([...queues.keys()].map((runId) => [runId, 0]));
  const order: T[] = [];
  const total = [...queues.values()].reduce((sum, tasks) => sum + tasks.length, 0);
  while (order.length < total) {
    const waiting = [...queues].filter(([runId, tasks]) => (next.get(runId) ?? 0) < tasks.length);
    const [runId, tasks] = waiting.reduce((best, one) => ((open.get(one[0]) ?? 0) < (open.get(best[0]) ?? 0) ? one : best));
    const at = next.get(runId) ?? 0;
    order.push(tasks[at] as T);
    next.set(runId, at + 1);
    open.set(runId, (open.get(runId) ?? 0) + 1);
  }
  return order;
}
