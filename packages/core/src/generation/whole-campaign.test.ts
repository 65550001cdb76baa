import { afterEach, describe, expect, it } from "vitest";
import { createPipeline, type Pipeline } from "./pipeline-fixture.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

describe("a whole campaign on the built-in writer", () => {
  it("writes outline, pieces and schedule in every language", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"], de: ["linkedin", "email"] } } });
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    const failures = (await pipeline.blocks()).flatMap((block) => (block.failure ? [block.failure] : []));
    expect(failures).toEqual([]);
    expect(run).toMatchObject({ state: "succeeded", tasks_total: 8, tasks_done: 8, tasks_failed: 0 });
  });
});
