import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleBrief } from "../../testing.ts";
import { addModel, createPipeline, goodAnswers, type Pipeline } from "../pipeline-fixture.ts";
import { estimateCampaign } from "./estimate-run.ts";

let pipeline: Pipeline;
beforeEach(async () => {
  pipeline = await createPipeline();
});
afterEach(() => pipeline.close());

async function estimate(
  changes: Partial<Parameters<typeof estimateCampaign>[1]> = {},
  plan: Record<string, string[]> = { en: ["linkedin", "x"], de: ["blog"] },
) {
  const { languages, voice_id } = await sampleBrief(pipeline.core, { plan });
  const input = {
    story_length: 4_000,
    languages,
    voice_id,
    content_schedule: true,
    generation_mode: "entire_campaign" as const,
    ...changes,
  };
  return estimateCampaign(pipeline.core, input);
}
const price = { price_in: 2, price_out: 10, currency: "USD" };
const useModel = (changes: Parameters<typeof addModel>[2]) => addModel(pipeline.core, pipeline.endpoint, { name: "Endpoint", ...changes });

describe("what a generation would use", () => {
  it("is free and offline on the built-in writer", async () => {
    expect(await estimate()).toMatchObject({ model: "Built-in writer", is_offline: true, calls: 7, cost: { amount: 0, currency: "EUR" } });
  });

  it("counts a call for every outline, piece and schedule that will be written", async () => {
    expect((await estimate({ content_schedule: false })).calls).toBe(5);
    expect((await estimate({ generation_mode: "outline_only" })).calls).toBe(2);
    expect((await estimate({ languages: [] })).calls).toBe(0);
  });

  it("grows with the story, the languages and the voice", async () => {
    const plain = await estimate();
    expect((await estimate({ story_length: 20_000 })).tokens_in).toBeGreaterThan(plain.tokens_in + 7 * 3_900);
    expect((await estimate({ voice_id: null })).tokens_in).toBeLessThan(plain.tokens_in);
    expect((await estimate({}, { en: ["blog"] })).tokens_out).toBeGreaterThan((await estimate({}, { en: ["sms"] })).tokens_out);
  });

  it("has a cost as soon as the prices are known, and none before", async () => {
    await useModel({ id: "m" });
    expect(await estimate()).toMatchObject({ model: "Endpoint", is_offline: false, cost: null });
    await pipeline.core.db.update(schema.models).set(price).where(eq(schema.models.id, "m"));
    const { cost, tokens_in, tokens_out } = await estimate();
    expect(cost?.currency).toBe("USD");
    expect(cost?.amount).toBeCloseTo((tokens_in * 2 + tokens_out * 10) / 1_000_000, 4);
  });

  it("names the models when there are several, and knows no cost when one of them has no price", async () => {
    const { core } = pipeline;
    await useModel({ id: "m", ...price });
    await useModel({ id: "blogger", name: "Long writer", is_default_content: false });
    await core.db.update(schema.channels).set({ model_id: "blogger" }).where(eq(schema.channels.code, "blog"));
    expect(await estimate()).toMatchObject({ model: "Endpoint and 1 more", cost: null });
  });

  it("takes as long as the longest chain, or longer where few calls are allowed at a time", async () => {
    const plan = { en: ["linkedin", "x", "facebook", "threads", "blog", "email"] };
    await useModel({ id: "m", max_concurrency: 64 });
    const wide = (await estimate({}, plan)).seconds;
    await pipeline.core.db.update(schema.models).set({ max_concurrency: 1 }).where(eq(schema.models.id, "m"));
    const narrow = (await estimate({}, plan)).seconds;
    expect(wide.from).toBeLessThan(wide.to);
    expect(narrow.from).toBeGreaterThan(wide.from * 1.5);
  });

  it("learns from the calls that a model has answered how fast it writes", async () => {
    await pipeline.close();
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers });
    const before = (await estimate()).seconds;
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    await pipeline.core.db.update(schema.llm_logs).set({ first_token_ms: 5_000, total_ms: 60_000 });
    expect((await estimate()).seconds.from).toBeGreaterThan(before.from * 2);
  });
});
