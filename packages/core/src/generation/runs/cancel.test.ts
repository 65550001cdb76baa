import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { authorizeCampaign } from "../../access/authorize-campaign.ts";
import { createPipeline, goodAnswers, type Pipeline, until, writeOutline } from "../pipeline-fixture.ts";
import { cancelWork, type WorkToStop } from "./cancel.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const plan = { en: ["linkedin", "threads"], de: ["linkedin"] };
const stop = async (what: WorkToStop) =>
  cancelWork(pipeline.core, await authorizeCampaign(pipeline.core, pipeline.actor, "generate", pipeline.campaignId), what);
const campaign = async () =>
  (await pipeline.core.db.select().from(schema.campaigns).where(eq(schema.campaigns.id, pipeline.campaignId)))[0];

/** Writes so slowly that there is time to stop it; outlines come at once. */
const slowPieces = [
  ...goodAnswers.filter((rule) => rule.prompt?.toString().includes("outline")),
  ...goodAnswers.map((rule) => ({ ...rule, tokens_per_second: 2 })),
];

async function begin() {
  pipeline = await createPipeline({ brief: { plan }, behaviour: slowPieces });
  await pipeline.worker.start();
  const runId = await pipeline.start();
  // All pieces are being written, and something of each has arrived.
  await until(async () => {
    const pieces = (await pipeline.tasks()).filter((task) => task.kind === "content");
    return pieces.every((task) => task.state === "running" && task.partial_text.length > 5);
  });
  return runId;
}

describe("stopping", () => {
  it("a whole campaign ends its calls, keeps what is complete and what had arrived", async () => {
    const runId = await begin();
    await stop({});
    const run = await pipeline.ended(runId);
    expect(run).toMatchObject({ state: "partial", tasks_done: 2, tasks_failed: 0 });
    await until(async () => pipeline.endpoint.open === 0);
    expect(pipeline.endpoint.calls.map((call) => call.ended).sort()).toEqual(["complete", "complete", "left", "left", "left"]);
    const blocks = await pipeline.blocks();
    const of = (kind: string) => blocks.filter((block) => block.kind === kind);
    expect(of("outline").map((block) => block.state)).toEqual(["ready", "ready"]);
    for (const block of of("content")) {
      expect(block).toMatchObject({
        state: "failed",
        version_count: 0,
        failure: { code: "stopped", message: "Stopped before it was done." },
      });
      expect(block.failure?.partial_text).toMatch(/^\[\[body\]\]/);
    }
    expect(of("schedule").map((block) => [block.state, block.failure])).toEqual([
      ["empty", null],
      ["empty", null],
    ]);
    expect((await campaign())?.status).toBe("needs_attention");
    const logged = async () => (await pipeline.core.db.select().from(schema.llm_logs)).map((log) => log.status).sort();
    await until(async () => !(await logged()).includes("running"));
    expect(await logged()).toEqual(["cancelled", "cancelled", "cancelled", "success", "success"]);
  });

  it("one language leaves the others at work", async () => {
    await begin();
    const [, german] = (await pipeline.blocks()).filter((block) => block.kind === "outline");
    await stop({ language_id: german?.language_id });
    const running = (await pipeline.tasks()).filter((task) => task.active_block_id !== null);
    const blocks = await pipeline.blocks();
    expect(running.map((task) => blocks.find((block) => block.id === task.block_id)?.language_id)).not.toContain(german?.language_id);
    expect(running.length).toBeGreaterThan(0);
  });

  it("one piece leaves its siblings at work, and the schedule waits for those alone", async () => {
    await begin();
    const [first, second] = (await pipeline.blocks()).filter((block) => block.kind === "content");
    await stop({ block_id: first?.id });
    const states = Object.fromEntries((await pipeline.tasks()).map((task) => [task.block_id, task.state]));
    expect([states[first?.id ?? ""], states[second?.id ?? ""]]).toEqual(["cancelled", "running"]);
  });

  it("an outline ends the pieces that wait for it", async () => {
    pipeline = await createPipeline({
      brief: { plan: { en: ["linkedin"] } },
      behaviour: goodAnswers.map((rule) => ({ ...rule, tokens_per_second: 2 })),
    });
    await pipeline.worker.start();
    const runId = await pipeline.start();
    await until(async () => pipeline.endpoint.open === 1);
    await stop({ block_id: (await pipeline.blocks())[0]?.id });
    await pipeline.ended(runId);
    const tasks = await pipeline.tasks();
    expect(tasks.find((task) => task.kind === "content")?.state).toBe("cancelled");
  });

  it("a run that nobody has begun", async () => {
    pipeline = await createPipeline({ brief: { plan }, behaviour: goodAnswers });
    const runId = await pipeline.start();
    await stop({ run_id: runId });
    expect(await pipeline.ended(runId)).toMatchObject({ state: "cancelled", tasks_done: 0 });
    expect((await campaign())?.status).toBe("draft");
    expect((await pipeline.blocks()).every((block) => block.state === "empty" && block.failure === null)).toBe(true);
  });

  it("gives a piece that had a text its old state back", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: slowPieces });
    const [outline] = await pipeline.blocks();
    if (outline) await writeOutline(pipeline.core, outline.id);
    const runId = await pipeline.start({ scope: "block", block_id: outline?.id });
    await stop({ run_id: runId });
    expect((await pipeline.blocks())[0]).toMatchObject({ state: "ready", failure: null, version_count: 1 });
  });

  it("keeps a complete text that was only being mended", async () => {
    const text = goodAnswers.find((rule) => rule.prompt?.toString().includes('kind="content"/'))?.text ?? "";
    const behaviour = [
      { prompt: /cannot be used yet/, text, tokens_per_second: 2 },
      { prompt: /kind="content"/, text, fault: "over_limit" as const },
      ...goodAnswers,
    ];
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour });
    await pipeline.worker.start();
    const piece = (await pipeline.blocks())[1];
    const runId = await pipeline.start({ scope: "block", block_id: piece?.id });
    await until(async () => pipeline.endpoint.calls.some((call) => call.prompt.includes("cannot be used yet")));
    await stop({ block_id: piece?.id });
    expect(await pipeline.ended(runId)).toMatchObject({ state: "succeeded" });
    expect((await pipeline.blocks())[1]).toMatchObject({ state: "ready", version_count: 1 });
  });

  it("does nothing when nothing is under way", async () => {
    pipeline = await createPipeline({ brief: { plan } });
    expect(await stop({})).toBeNull();
  });
});
