import { afterEach, describe, expect, it } from "vitest";
import { createPipeline, goodAnswers, type Pipeline } from "./pipeline-fixture.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

describe("a whole campaign on an endpoint", () => {
  it("writes outline, pieces and schedule in every language", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"], de: ["linkedin", "email"] } }, behaviour: goodAnswers });
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    const failures = (await pipeline.blocks()).flatMap((block) => (block.failure ? [block.failure] : []));
    expect(failures).toEqual([]);
    expect(run).toMatchObject({ state: "succeeded", tasks_total: 8, tasks_done: 8, tasks_failed: 0 });
    console.log((await pipeline.versions()).map((v) => [v.text, v.checks.filter((c) => c.level !== "ok")]));
    console.log(pipeline.endpoint.calls.map((c) => c.prompt).slice(-1)[0]);
  });
});
