import { batch } from "@copydesk/db";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPipeline, type Pipeline } from "../pipeline-fixture.ts";
import { createDueTasks, type DueTasks } from "./due-tasks.ts";
import { queueOf } from "./row-queue.ts";

describe("the tasks that may begin", () => {
  let pipeline: Pipeline;
  let tasks: DueTasks;
  const worker = { workerId: "one", lease_ms: 30_000 };

  beforeEach(async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"] } }, realClock: false });
    tasks = createDueTasks(pipeline.core);
    await pipeline.start();
  });
  afterEach(() => pipeline.close());

  const kinds = async (without: string[] = []) => (await tasks.read(without)).due.map((task) => task.kind);
  const endOutline = async () => {
    const queue = queueOf(pipeline.core);
    const [outline] = await queue.claim(await queue.due(), worker);
    await batch(pipeline.core.db, () => [
      queue.settle("one", outline?.id ?? "", { state: "succeeded" }),
      queue.release(pipeline.campaignId),
    ]);
  };

  it("are the same until something has happened, without those that have begun", async () => {
    const { due } = await tasks.read([]);
    expect(due.map((task) => task.kind)).toEqual(["outline"]);
    await endOutline();
    expect(await kinds()).toEqual(["outline"]);
    tasks.drop(due);
    expect(await kinds()).toEqual([]);
    tasks.forget();
    expect(await kinds()).toEqual(["content", "content"]);
    expect((await tasks.read([])).schedules).toEqual(new Map([[due[0]?.run_id, 1]]));
  });

  it("are looked for anew for other models", async () => {
    const [outline] = (await tasks.read([])).due;
    expect(await kinds([outline?.model?.id ?? "builtin"])).toEqual([]);
    expect(await kinds()).toEqual(["outline"]);
  });

  it("are not kept when something happens while they are looked for", async () => {
    const looking = tasks.read([]);
    tasks.forget();
    expect((await looking).due).toHaveLength(1);
    await endOutline();
    expect(await kinds()).toEqual(["content", "content"]);
  });
});
