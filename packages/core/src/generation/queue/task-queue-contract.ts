import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../kernel/index.ts";
import { createPipeline, type Pipeline } from "../pipeline-fixture.ts";
import type { Outcome, TaskQueue } from "./task-queue.ts";
import { Superseded } from "./work.ts";

/** What every queue keeps to, whatever is behind it. */
export function taskQueueContract(name: string, queueOf: (core: Core) => TaskQueue): void {
  let pipeline: Pipeline;
  let queue: TaskQueue;
  const one = { workerId: "one", lease_ms: 30_000 };
  const two = { workerId: "two", lease_ms: 30_000 };
  const failure = { message: "Gone", failure_code: "unreachable" };

  beforeEach(async () => {
    // Its clock stands still until it is told to go on.
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x", "blog"] } }, realClock: false });
    queue = queueOf(pipeline.core);
    await pipeline.start();
  });
  afterEach(() => pipeline.close());

  const states = async () => Object.fromEntries((await pipeline.tasks()).map((task) => [task.id, task.state]));
  const stateOf = async (id: string) => (await states())[id];
  const kindsDue = async (without?: string[]) => (await queue.due(without)).map((task) => task.kind).sort();
  const run = (...statements: Parameters<typeof batch>[1] extends (tx: never) => infer S ? S[] : never) =>
    batch(pipeline.core.db, () => statements.flat());
  const settle = (id: string, outcome: Outcome, by = "one") => run([queue.settle(by, id, outcome), queue.release(pipeline.campaignId)]);
  const firstDue = async () => {
    const [task] = await queue.due();
    if (!task) throw new Error("Nothing is due.");
    return task;
  };
  /** The outline, taken by the first worker. */
  const claimOutline = async () => {
    const [outline] = await queue.claim([await firstDue()], one);
    if (!outline) throw new Error("The outline was to be claimed.");
    return outline.id;
  };

  describe(`the queue of ${name}`, () => {
    it("lets what depends on something wait until that has ended, well or not", async () => {
      expect(await kindsDue()).toEqual(["outline"]);
      await settle(await claimOutline(), { state: "succeeded" });
      expect(await kindsDue()).toEqual(["content", "content", "content"]);
      const pieces = await queue.claim(await queue.due(), one);
      const [first, second, third] = pieces.map((task) => task.id);
      await settle(first ?? "", { state: "succeeded" });
      await settle(second ?? "", { state: "failed", attempt: 5, ...failure });
      expect(await kindsDue()).toEqual([]);
      await run([queue.release(pipeline.campaignId)]);
      await batch(pipeline.core.db, (tx) => [queue.cancel(tx, [third ?? ""]), queue.release(pipeline.campaignId)]);
      expect(await kindsDue()).toEqual(["schedule"]);
    });

    it("gives a task to one worker alone, however many reach for it, and says so on its block and run", async () => {
      await settle(await claimOutline(), { state: "succeeded" });
      const due = await queue.due();
      await fc.assert(
        fc.asyncProperty(fc.array(fc.subarray(due, { minLength: 1 }), { minLength: 2, maxLength: 6 }), async (reaches) => {
          const got = await Promise.all(reaches.map((wanted, i) => queue.claim(wanted, { workerId: `worker ${i}`, lease_ms: 1_000 })));
          const all = got.flat().map((task) => task.id);
          expect(new Set(all).size).toBe(all.length);
          expect([...new Set(reaches.flat().map((task) => task.id))].sort()).toEqual([...all].sort());
          await queue.giveBack("everybody");
        }),
        { numRuns: 15 },
      );
      const [task] = await queue.claim(due, one);
      const block = (await pipeline.blocks()).find((other) => other.id === task?.block_id);
      expect(block?.state).toBe("writing");
      const [row] = await pipeline.core.db.select().from(schema.runs);
      expect([row?.state, row?.started_at?.getTime()]).toEqual(["running", pipeline.core.now()]);
    });

    it("gives nobody what was cancelled meanwhile", async () => {
      const due = await queue.due();
      await batch(pipeline.core.db, (tx) => [queue.cancel(tx, [due[0]?.id ?? ""])]);
      expect(await queue.claim(due, one)).toEqual([]);
    });

    it.each<[string, Outcome, string]>([
      ["its end", { state: "succeeded" }, "succeeded"],
      ["its failure", { state: "failed", attempt: 5, ...failure }, "failed"],
      ["another attempt", { state: "retrying", attempt: 1, retry_at: new Date(), ...failure }, "retrying"],
    ])("writes down %s only for whoever has the task, with all that comes of it or with nothing", async (_, outcome, state) => {
      const id = await claimOutline();
      const also = (tx: Parameters<Parameters<typeof batch>[1]>[0]) => tx.update(schema.campaigns).set({ name: "Changed" });
      const write = (by: string) => batch(pipeline.core.db, (tx) => [also(tx), queue.settle(by, id, outcome)]);
      await expect(write("two")).rejects.toBeInstanceOf(Superseded);
      expect(await stateOf(id)).toBe("running");
      expect((await pipeline.core.db.select().from(schema.campaigns))[0]?.name).not.toBe("Changed");
      await write("one");
      expect(await stateOf(id)).toBe(state);
      await expect(write("one")).rejects.toBeInstanceOf(Superseded);
      expect((await pipeline.tasks()).find((task) => task.id === id)?.leased_by).toBeNull();
    });

    it("keeps what a worker notes, and nobody else's notes", async () => {
      const id = await claimOutline();
      await run([queue.note("one", id, { partial_text: "Once", attempt: 1 })]);
      await expect(run([queue.note("two", id, { partial_text: "Never" })])).rejects.toBeInstanceOf(Superseded);
      expect((await pipeline.tasks()).find((task) => task.id === id)).toMatchObject({ partial_text: "Once", attempt: 1, state: "running" });
    });

    it("brings a task back at its time, and tells when that is", async () => {
      expect(await queue.nextAt()).toBeNull();
      const id = await claimOutline();
      const at = pipeline.core.now() + 5_000;
      await settle(id, { state: "retrying", attempt: 1, retry_at: new Date(at), ...failure });
      expect([await queue.nextAt(), await kindsDue()]).toEqual([at, []]);
      pipeline.core.advance(5_000);
      expect(await kindsDue()).toEqual(["outline"]);
      expect((await queue.claim(await queue.due(), two)).map((task) => task.id)).toEqual([id]);
    });

    it("hands a task to another model, with all attempts before it", async () => {
      const id = await claimOutline();
      const [model] = await pipeline.core.db.select().from(schema.models);
      await run([queue.note("one", id, { attempt: 4 })]);
      await settle(id, { state: "queued", model_id: model?.id ?? "", ...failure });
      expect((await firstDue()).model?.id).toBe(model?.id);
      expect((await pipeline.tasks()).find((task) => task.id === id)?.attempt).toBe(0);
      expect(await kindsDue([model?.id ?? ""])).toEqual([]);
    });

    it("gives back what a worker has, and what everybody has", async () => {
      await settle(await claimOutline(), { state: "succeeded" });
      const [a, b, c] = await queue.due();
      if (!a || !b || !c) throw new Error("Three pieces were to be due.");
      await queue.claim([a, b], one);
      await queue.claim([c], two);
      expect(await queue.giveBack({ workerId: "one", taskIds: [a.id, c.id] })).toBe(1);
      expect(await states()).toMatchObject({ [a.id]: "queued", [b.id]: "running", [c.id]: "running" });
      expect((await pipeline.blocks()).find((block) => block.id === a.block_id)?.state).toBe("queued");
      expect(await queue.giveBack("everybody")).toBe(2);
      expect(await kindsDue()).toEqual(["content", "content", "content"]);
    });

    it("takes from a worker that has not said anything for the length of its lease, but not what is worked on here", async () => {
      const id = await claimOutline();
      pipeline.core.advance(20_000);
      await queue.renew([id], one);
      pipeline.core.advance(20_000);
      await queue.renew([id], two);
      pipeline.core.advance(9_999);
      await queue.takeFromDead([]);
      expect(await stateOf(id)).toBe("running");
      pipeline.core.advance(1);
      await queue.takeFromDead([id]);
      expect(await stateOf(id)).toBe("running");
      await queue.takeFromDead([]);
      expect(await stateOf(id)).toBe("queued");
      await expect(settle(id, { state: "succeeded" })).rejects.toBeInstanceOf(Superseded);
    });

    it("cancels what has not ended, abandons what waits, and leaves the rest alone", async () => {
      const outline = await claimOutline();
      await settle(outline, { state: "succeeded" });
      const all = await pipeline.tasks();
      const schedule = all.find((task) => task.kind === "schedule")?.id ?? "";
      const piece = all.find((task) => task.kind === "content")?.id ?? "";
      await batch(pipeline.core.db, (tx) => [
        queue.cancel(tx, [outline, piece]),
        queue.abandon(tx, piece, failure),
        queue.abandon(tx, schedule, failure),
      ]);
      expect(await states()).toMatchObject({ [outline]: "succeeded", [piece]: "cancelled", [schedule]: "failed" });
      const ended = (await pipeline.tasks()).filter((task) => task.id === piece || task.id === schedule);
      expect(ended.every((task) => task.active_block_id === null && task.finished_at !== null)).toBe(true);
    });

    /** As many tasks as one run asks for at once, all of them due. */
    const addMany = async (count: number, runId?: string) => {
      const { core, campaignId } = pipeline;
      const [like] = await pipeline.tasks();
      if (!like) throw new Error("There is no task.");
      const run_id = runId ?? like.run_id;
      const tasks = Array.from({ length: count }, () => ({
        ...like,
        id: core.newId(),
        run_id,
        active_block_id: null,
        state: "waiting" as const,
      }));
      await batch(core.db, (tx) => queue.add(tx, campaignId, { tasks, links: [] }));
      return tasks;
    };

    it("gives first what was being written before, however much came in front of it meanwhile", async () => {
      const tasks = await addMany(700);
      const late = tasks.at(-1)?.id ?? "";
      expect((await queue.due()).some((task) => task.id === late)).toBe(false);
      const interrupted = { started_at: new Date(pipeline.core.now()) };
      await pipeline.core.db.update(schema.tasks).set(interrupted).where(eq(schema.tasks.id, late));
      expect(await firstDue()).toMatchObject({ id: late, is_begun: true });
      expect((await queue.due()).filter((task) => task.is_begun)).toHaveLength(1);
    });

    it("gives of every run, however many tasks an earlier one has", async () => {
      const { core } = pipeline;
      await addMany(700);
      const [run] = await core.db.select().from(schema.runs);
      if (!run) throw new Error("There is no run.");
      const later = core.newId();
      await core.db.insert(schema.runs).values({ ...run, id: later, created_at: new Date(core.now() + 1_000) });
      await addMany(3, later);
      expect((await queue.due()).filter((task) => task.run_id === later)).toHaveLength(3);
    });

    it("takes a thousand tasks at once, and gives the first five hundred", async () => {
      const { core } = pipeline;
      const tasks = await addMany(1_000);
      expect(await queue.due()).toHaveLength(500);
      const [rows] = await core.db
        .select()
        .from(schema.tasks)
        .where(eq(schema.tasks.id, tasks.at(-1)?.id ?? ""));
      expect(rows?.state).toBe("queued");
    });
  });
}
