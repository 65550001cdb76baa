import { type ConfigurationValues, isQuiet, type SchedulerRules, tryOutlineInput, tryScheduleInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { FakeRule } from "@copydesk/llm/testing";
import { afterEach, describe, expect, test } from "vitest";
import { readConfiguration } from "../campaign-defaults/read-configuration.ts";
import { createPipeline, goodAnswers, type Pipeline, type PipelineOptions, writePiece } from "../generation/pipeline-fixture.ts";
import { createPerson } from "../testing.ts";
import { tryOutline, trySchedule } from "./try-configuration.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

async function begin(options: PipelineOptions = {}) {
  pipeline = await createPipeline({ realClock: false, ...options });
  const { core, actor, campaignId: campaign_id } = pipeline;
  return {
    core,
    actor,
    outline: (draft?: Partial<ConfigurationValues>) => tryDraft("outline", draft),
    plan: (rules: Partial<SchedulerRules> = {}) => tryDraft("scheduler", { rules: rules as SchedulerRules }),
  };

  async function tryDraft(kind: "outline" | "scheduler", change?: Partial<ConfigurationValues>) {
    const { attributes, rules, system_prompt, user_prompt, model_id, parameters } = await readConfiguration(core, kind);
    const prompts = { attributes, system_prompt, user_prompt, model_id, parameters };
    if (kind === "outline") {
      return tryOutline(core, actor, tryOutlineInput.parse({ campaign_id, ...(change && { draft: { ...prompts, ...change } }) }));
    }
    const draft = { ...prompts, rules: { ...rules, ...change?.rules } };
    return trySchedule(core, actor, tryScheduleInput.parse({ campaign_id, draft }));
  }
}

const contentsOf = async () => ({
  blocks: await pipeline.blocks(),
  tasks: await pipeline.tasks(),
  versions: await pipeline.versions(),
  runs: await pipeline.core.db.select().from(schema.runs),
  configurations: await pipeline.core.db.select().from(schema.configurations),
});
const writeAll = async () => {
  for (const block of await pipeline.blocks()) if (block.kind === "content") await writePiece(pipeline.core, block.id);
};

describe("trying the outline", () => {
  test("shows what the draft makes of a campaign, with tokens, cost and time, and stores nothing of it", async () => {
    const model = { price_in: 1, price_out: 2, currency: "EUR" };
    const { core, outline, actor } = await begin({ behaviour: goodAnswers, model });
    const before = await contentsOf();
    const tried = await outline({ user_prompt: "Outline it from {{#main_story}} in {{#language}}. Mind the weather." });
    expect(tried).toMatchObject({
      campaign: { id: pipeline.campaignId, name: "Spring launch" },
      language: { code: "en", direction: "ltr" },
      outline: { title: "The kettle that expects to break" },
      plan: null,
      problems: [],
      text: "",
      model: { is_offline: false },
      currency: "EUR",
      tokens: { in: expect.any(Number), out: expect.any(Number) },
    });
    expect(tried.cost).toBeGreaterThan(0);
    expect(tried.milliseconds).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(pipeline.endpoint.calls.at(-1))).toContain("Mind the weather.");
    expect(await contentsOf()).toEqual(before);
    const [log] = await core.db.select().from(schema.llm_logs);
    expect(log).toMatchObject({
      purpose: "test",
      status: "success",
      user_id: actor.userId,
      campaign_id: pipeline.campaignId,
      block_id: null,
    });
  });

  test("asks for what the saved configuration says when there is no draft, and works offline", async () => {
    const { outline } = await begin();
    const tried = await outline();
    expect(tried).toMatchObject({ model: { is_offline: true }, cost: 0 });
    expect(tried.outline?.sections).toHaveLength(5);
  });

  test("follows a changed attribute", async () => {
    const { core, outline } = await begin();
    const { attributes } = await readConfiguration(core, "outline");
    const sections = attributes.map((one) => (one.key === "sections" ? { ...one, default: 3 } : one));
    expect((await outline({ attributes: sections })).outline?.sections).toHaveLength(3);
  });

  test("takes the sample when no campaign is chosen", async () => {
    const { core, actor } = await begin();
    const tried = await tryOutline(core, actor, tryOutlineInput.parse({}));
    expect(tried).toMatchObject({ campaign: { id: null }, outline: { title: expect.any(String) } });
  });

  test("shows an answer that cannot be read as it came, and says why", async () => {
    const { outline } = await begin({ behaviour: [{ prompt: () => true, text: "I would rather not." }] });
    expect(await outline()).toMatchObject({
      outline: null,
      text: "I would rather not.",
      problems: [expect.stringContaining("could not be read")],
    });
  });

  test("says what the model's endpoint said when it fails", async () => {
    const { outline } = await begin({ behaviour: [{ fault: "bad_key" }] as FakeRule[] });
    await expect(outline()).rejects.toMatchObject({ code: "MODEL_FAILED", message: expect.stringMatching(/key/i) });
  });

  test("is refused for prompts that could not be saved, and for a campaign that is not seen", async () => {
    const { core, outline } = await begin();
    await expect(outline({ user_prompt: "{{#weather}}" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { user_prompt: [expect.stringContaining("weather")] },
    });
    const helper = await createPerson(core, { grants: { "outline_configuration.view": "any", "outline_configuration.edit": "any" } });
    const input = tryOutlineInput.parse({ campaign_id: pipeline.campaignId });
    await expect(tryOutline(core, helper, input)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await core.db.select().from(schema.llm_logs)).toEqual([]);
  });
});

describe("trying the schedule", () => {
  test("plans by the rules of the draft: windows, quiet hours, days and numbers", async () => {
    const { plan } = await begin();
    await writeAll();
    const before = await contentsOf();
    const windows = { linkedin: [{ weekdays: [5], from: "14:00", to: "15:00" }] };
    const rules = { windows, quiet_from: "18:00", quiet_to: "12:00", weekdays: [1, 5], channel_posts_per_week: { x: 2 } };
    const { plan: made, problems } = await plan(rules);
    expect(problems).toEqual([]);
    const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
    const posts = made?.posts ?? [];
    const linkedin = posts.filter((one) => one.channel === "linkedin");
    expect(linkedin.length).toBeGreaterThan(0);
    for (const one of linkedin) expect([weekday(one.date), one.time >= "14:00" && one.time <= "15:00"]).toEqual([5, true]);
    const x = posts.filter((one) => one.channel === "x");
    // Four weeks from a Tuesday, two a week.
    expect(x.length).toBeGreaterThanOrEqual(7);
    for (const one of x) {
      expect([1, 5]).toContain(weekday(one.date));
      expect(isQuiet(one.time, { quiet_from: "18:00", quiet_to: "12:00" } as SchedulerRules)).toBe(false);
    }
    expect(await contentsOf()).toEqual(before);
  });

  test("mends what a model plans against them, and says what it changed", async () => {
    const post = (date: string) => ({ channel: "x", date, time: "09:00", title: date, angle: "", reason: "" });
    const posts = ["2026-12-07", "2026-12-08", "2026-12-09"].map(post);
    const { plan } = await begin({ brief: { plan: { en: ["x"] } }, behaviour: [{ prompt: () => true, text: JSON.stringify({ posts }) }] });
    await writeAll();
    const tried = await plan({ posts_per_week: 1 });
    expect(tried.plan?.posts.map((one) => one.date)).toEqual(["2026-12-07"]);
    expect(tried.plan?.repairs).toHaveLength(2);
    expect((await plan({ posts_per_week: 1, channel_posts_per_week: { x: 3 } })).plan?.posts).toHaveLength(3);
  });

  test("needs something to plan", async () => {
    const { plan } = await begin();
    await expect(plan()).rejects.toMatchObject({ code: "RULE_BROKEN" });
  });
});
