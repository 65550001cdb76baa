import type { SchedulerRules } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { createPipeline, goodAnswers, type Pipeline } from "../pipeline-fixture.ts";
import { staggerDrafts } from "./stagger-drafts.ts";

const draft = (date: string, time: string) => ({ channel: "x", date, time, title: "", angle: "", reason: "" });
const at = ({ date, time }: { date: string; time: string }) => `${date} ${time}`;

describe("posts of a language that follows", () => {
  it.each([
    ["2026-12-02 09:30", 0, "2026-12-02 09:30"],
    ["2026-12-02 09:30", 45, "2026-12-02 10:15"],
    ["2026-12-31 23:30", 45, "2027-01-01 00:15"],
    ["2026-12-02 09:30", 10_080, "2026-12-09 09:30"],
    ["soon 09:30", 45, "soon 09:30"],
    ["2026-12-02 noon", 45, "2026-12-02 noon"],
  ])("%s, %i minutes later: %s", (when, minutes, expected) => {
    const [date = "", time = ""] = when.split(" ");
    expect(staggerDrafts([draft(date, time)], minutes).map(at)).toEqual([expected]);
  });
});

describe("a company whose languages follow each other", () => {
  let pipeline: Pipeline;
  afterEach(() => pipeline.close());

  it("plans each language later than the one before", async () => {
    pipeline = await createPipeline({
      brief: { plan: { en: ["linkedin"], de: ["linkedin"] }, from_date: "2026-12-01", to_date: "2026-12-28" },
      behaviour: goodAnswers,
    });
    const { core } = pipeline;
    const [scheduler] = await core.db.select().from(schema.configurations).where(eq(schema.configurations.kind, "scheduler"));
    const rules = { ...scheduler?.rules, stagger_languages_minutes: 45 } as SchedulerRules;
    await core.db.update(schema.configurations).set({ rules }).where(eq(schema.configurations.kind, "scheduler"));
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    const plans = (await pipeline.versions()).flatMap(({ content }) => (content.kind === "schedule" ? [content.plan.posts.map(at)] : []));
    expect(plans.sort()).toEqual([["2026-12-02 09:30"], ["2026-12-02 10:15"]]);
  });
});
