import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { createPipeline, goodAnswers, type Pipeline } from "./pipeline-fixture.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const failures = async () => (await pipeline.blocks()).flatMap((block) => (block.failure ? [block.failure] : []));
const campaign = async () =>
  (await pipeline.core.db.select().from(schema.campaigns).where(eq(schema.campaigns.id, pipeline.campaignId)))[0];

describe("a whole campaign", () => {
  it("that is written again in the same words says so, and is not said to be when it is written first", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } } });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const [piece] = (await pipeline.blocks()).filter((one) => one.kind === "content");
    await pipeline.ended(await pipeline.start({ scope: "blocks", block_ids: [piece?.id], again: true }));
    const notes = (await pipeline.versions()).filter(({ content }) => content.kind === "content").map(({ number, note }) => [number, note]);
    expect(notes).toEqual([
      [1, expect.not.stringContaining("Word for word")],
      [2, expect.stringContaining("Word for word the text that was there before. The built-in writer says the same of the same story")],
    ]);
  });

  it("is written on the built-in writer, without a key and without a fault", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x", "email", "blog"], de: ["linkedin", "email"], ar: ["x"] } } });
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start());
    expect(await failures()).toEqual([]);
    expect(run).toMatchObject({ state: "succeeded", tasks_total: 13, tasks_done: 13, tasks_failed: 0, cost: 0, currency: "EUR" });
    const errors = (await pipeline.versions()).flatMap((version) => version.checks.filter((check) => check.level === "error"));
    expect(errors).toEqual([]);
    expect((await pipeline.versions()).every((version) => version.is_offline)).toBe(true);
    expect(await campaign()).toMatchObject({ status: "ready", pieces_total: 10, pieces_done: 10, pieces_failed: 0 });
  });

  it("is written on an endpoint, each call paid for once and explained in full", async () => {
    const price = { price_in: 2, price_out: 10, price_cached: 1, currency: "USD" };
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"], de: ["linkedin"] } }, behaviour: goodAnswers, model: price });
    await pipeline.worker.start();
    const run = await pipeline.ended(await pipeline.start({ note: "Mention the coin" }));
    expect(await failures()).toEqual([]);
    expect(run).toMatchObject({ state: "succeeded", tasks_done: 6, currency: "USD" });
    expect(pipeline.endpoint.calls).toHaveLength(6);
    const logs = await pipeline.core.db.select().from(schema.llm_logs);
    expect(logs.map((log) => log.status)).toEqual(Array(6).fill("success"));
    expect(run.cost).toBeCloseTo(logs.reduce((sum, log) => sum + (log.cost ?? 0), 0));
    const versions = await pipeline.versions();
    const piece = versions.find((version) => version.content.kind === "content");
    expect(piece).toMatchObject({ origin: "generated", number: 1, finish_reason: "stop", is_offline: false, tokens_estimated: false });
    expect(piece?.messages?.at(-1)?.content).toContain("Mention the coin");
    expect(versions.map((version) => version.id)).toContain(piece?.outline_version_id);
    expect(logs.map((log) => log.version_id).sort()).toEqual(versions.map((version) => version.id).sort());
  });

  it("tells other outlines what the primary one says, and the schedule what was written", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"], de: ["linkedin"] } }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const prompt = (pattern: RegExp) => pipeline.endpoint.calls.find((call) => pattern.test(call.prompt))?.prompt ?? "";
    expect(prompt(/<answer kind="outline" language="en"/)).not.toContain('<material name="primary_outline">');
    expect(prompt(/<answer kind="outline" language="de"/)).toContain(
      '<material name="primary_outline">\n# The kettle that expects to break',
    );
    expect(prompt(/<answer kind="schedule" language="de"/)).toContain("[linkedin]\nNorthwind baut einen Wasserkocher");
  });

  it("begins with what is the same in every call, so that providers can reuse it", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "threads"] } }, behaviour: goodAnswers });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const pieces = pipeline.endpoint.calls.filter((call) => call.prompt.includes('<answer kind="content"')).map((call) => call.prompt);
    const [a = "", b = ""] = pieces;
    const same = a.slice(
      0,
      [...a].findIndex((letter, i) => letter !== b[i]),
    );
    for (const name of ["main_story", "objectives", "voice"]) expect(same).toContain(`<material name="${name}">`);
  });
});
