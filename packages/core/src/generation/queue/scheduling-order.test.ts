import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GraphTask, orderReady, type ReadyTask, rankTasks } from "./scheduling-order.ts";

/** A campaign as it is planned, with the seconds that each call really takes. */
function campaign(languages: number, seconds: (kind: string, channel: number) => number, channels: number): GraphTask[] {
  return Array.from({ length: languages }, (_, language) => {
    const id = (name: string) => `${language}-${name}`;
    const pieces = Array.from({ length: channels }, (_, channel) => ({
      id: id(`piece${channel}`),
      kind: "content" as const,
      language,
      seconds: seconds("content", channel),
      after: [id("outline")],
    }));
    const outline = {
      id: id("outline"),
      kind: "outline" as const,
      language,
      seconds: seconds("outline", 0),
      after: language > 0 ? ["0-outline"] : [],
    };
    const schedule = {
      id: id("schedule"),
      kind: "schedule" as const,
      language,
      seconds: seconds("schedule", 0),
      after: pieces.map((piece) => piece.id),
    };
    return [outline, ...pieces, schedule];
  }).flat();
}

/** Works through a graph in the given order with so many slots. @returns when the last task ends, and when each began. */
function simulate(graph: readonly GraphTask[], slots: number): { end: number; began: Map<string, number> } {
  const ranks = rankTasks(graph);
  const began = new Map<string, number>();
  const finished = new Map<string, number>();
  let now = 0;
  while (finished.size < graph.length) {
    const ready = graph.filter(
      (task) => !began.has(task.id) && task.after.every((id) => (finished.get(id) ?? Number.POSITIVE_INFINITY) <= now),
    );
    const open = [...began.keys()].filter((id) => !finished.has(id) || (finished.get(id) ?? 0) > now);
    const left = graph.filter((task) => task.kind === "schedule" && !((finished.get(task.id) ?? Number.POSITIVE_INFINITY) <= now)).length;
    const order = orderReady(
      ready.map((task) => ({ ...task, run_id: "run", rank: ranks.get(task.id) ?? 0, is_begun: false })),
      { slots, running: new Map(), schedules: new Map([["run", left]]) },
    );
    for (const task of order.slice(0, slots - open.length)) {
      began.set(task.id, now);
      finished.set(task.id, now + (graph.find((one) => one.id === task.id)?.seconds ?? 0));
    }
    now = Math.min(...[...finished.values()].filter((time) => time > now), Number.POSITIVE_INFINITY);
    if (!Number.isFinite(now)) break;
  }
  return { end: Math.max(...finished.values()), began };
}

const total = (graph: readonly GraphTask[]) => graph.reduce((sum, task) => sum + task.seconds, 0);
const longestChain = (graph: readonly GraphTask[]) => Math.max(...rankTasks(graph).values());

describe("the order of work", () => {
  it("ranks a task by the longest chain that hangs on it", () => {
    const ranks = rankTasks(campaign(2, (kind) => ({ outline: 3, content: 5, schedule: 2 })[kind] ?? 0, 2));
    expect([ranks.get("0-outline"), ranks.get("1-outline"), ranks.get("0-piece0"), ranks.get("0-schedule")]).toEqual([13, 10, 7, 2]);
  });

  it("takes as long as its longest chain when there are slots for all", () => {
    const graph = campaign(10, () => 8.3, 10);
    expect(simulate(graph, 200).end).toBeCloseTo(longestChain(graph));
  });

  it.each([
    ["equal calls", () => 8.3],
    ["pieces of different lengths", (kind: string, channel: number) => (kind === "content" ? 2 + channel * 2.5 : 12)],
    ["long schedules", (kind: string, channel: number) => (kind === "schedule" ? 15 : 4 + (channel % 3) * 3)],
  ])("packs ten languages and ten channels into eight slots within a tenth of the ideal: %s", (_, seconds) => {
    const graph = campaign(10, seconds, 10);
    const ideal = Math.max(longestChain(graph), total(graph) / 8);
    expect(simulate(graph, 8).end / ideal).toBeLessThanOrEqual(1.1);
  });

  it("finishes the first languages early when there are more languages than slots", () => {
    const { began } = simulate(
      campaign(10, () => 1, 4),
      4,
    );
    expect(began.get("0-schedule")).toBeLessThan(began.get("9-piece0") ?? 0);
  });

  const task = (id: string, changes: Partial<ReadyTask> = {}): ReadyTask => ({
    id,
    run_id: "r",
    kind: "content",
    language: 0,
    rank: 1,
    is_begun: false,
    ...changes,
  });

  it("begins whatever has most behind it", () => {
    const ready = [
      task("short", { rank: 2 }),
      task("schedule", { kind: "schedule", rank: 9 }),
      task("long", { rank: 7 }),
      task("outline", { kind: "outline", rank: 3 }),
    ];
    const order = orderReady(ready, { slots: 4, running: new Map(), schedules: new Map([["r", 1]]) });
    expect(order.map((one) => one.id)).toEqual(["outline", "long", "short", "schedule"]);
  });

  it("lets a single piece go before the rest of a campaign that is under way", () => {
    const many = Array.from({ length: 5 }, (_, i) => task(`a${i}`, { run_id: "a", rank: 5 }));
    const one = task("b", { run_id: "b" });
    const order = orderReady([...many, one], { slots: 4, running: new Map([["a", 4]]), schedules: new Map() });
    expect(order[0]?.id).toBe("b");
  });

  it("goes on with what was being written before it begins anything, and counts that as open", () => {
    const ready = [
      task("new a", { run_id: "a", rank: 9 }),
      task("new b", { run_id: "b" }),
      task("begun a", { run_id: "a", is_begun: true }),
      task("begun, too", { run_id: "a", is_begun: true }),
    ];
    const order = orderReady(ready, { slots: 4, running: new Map([["b", 1]]), schedules: new Map() });
    expect(order.map((one) => one.id)).toEqual(["begun a", "begun, too", "new b", "new a"]);
  });

  it("orders every ready task exactly once, whatever there is", () => {
    const ready = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        run_id: fc.constantFrom("a", "b", "c"),
        kind: fc.constantFrom("outline" as const, "content" as const, "schedule" as const),
        language: fc.nat(9),
        rank: fc.nat(100),
        is_begun: fc.boolean(),
      }),
      { selector: (task) => task.id },
    );
    fc.assert(
      fc.property(ready, fc.integer({ min: 1, max: 12 }), (tasks, slots) => {
        const order = orderReady(tasks, { slots, running: new Map([["a", 2]]), schedules: new Map([["b", 20]]) });
        expect(order.map((task) => task.id).sort()).toEqual(tasks.map((task) => task.id).sort());
      }),
    );
  });
});
