import { type SchedulerRules, weekdayOf } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { authorizeCampaign } from "../../access/authorize-campaign.ts";
import { readSchedulerRules } from "../../campaign-defaults/read-configuration.ts";
import { readScheduleFrame } from "../../campaigns/schedule-frame.ts";
import { createPipeline, type Pipeline } from "../pipeline-fixture.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

test("a schedule with rules of its own is planned and checked by them, other languages by the company's", async () => {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"], de: ["linkedin"] } } });
  const { core, campaignId, actor } = pipeline;
  const company = await readSchedulerRules(core);
  const rules: SchedulerRules = { ...company, weekdays: [6, 7], windows: {} };
  const [english, german] = await core.db
    .select({ id: schema.languages.id, code: schema.languages.code })
    .from(schema.languages)
    .innerJoin(schema.campaign_languages, eq(schema.campaign_languages.language_id, schema.languages.id))
    .orderBy(schema.campaign_languages.position);
  const ofEnglish = and(eq(schema.blocks.kind, "schedule"), eq(schema.blocks.language_id, english?.id ?? ""));
  await core.db.update(schema.blocks).set({ overrides: { rules } }).where(ofEnglish);

  const allowed = await authorizeCampaign(core, actor, "view", campaignId);
  expect((await readScheduleFrame(core, allowed, english?.id ?? "")).rules).toEqual(rules);
  expect((await readScheduleFrame(core, allowed, german?.id ?? "")).rules).toEqual(company);

  await pipeline.worker.start();
  await pipeline.ended(await pipeline.start());
  const days = async (languageId: string) => {
    const [row] = await core.db
      .select({ content: schema.versions.content })
      .from(schema.blocks)
      .innerJoin(schema.versions, eq(schema.versions.id, schema.blocks.selected_version_id))
      .where(and(eq(schema.blocks.kind, "schedule"), eq(schema.blocks.language_id, languageId)));
    if (row?.content.kind !== "schedule") throw new Error("No schedule was written.");
    return row.content.plan.posts.map((post) => weekdayOf(post.date));
  };
  expect((await days(english?.id ?? "")).every((day) => day > 5)).toBe(true);
  expect((await days(german?.id ?? "")).every((day) => day <= 5)).toBe(true);
});
