import { schema } from "@copydesk/db";
import type { FakeRule } from "@copydesk/llm/testing";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { createPipeline, goodAnswers, type Pipeline } from "../pipeline-fixture.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

const outline =
  "Sure! Here is the outline:\n\n# The kettle that expects to break\n\nA kettle whose every part can be replaced.\n\n## Key messages\n- Every part can be ordered for twenty years\n- One coin opens it\n";
const schedule = "We go out on LinkedIn first:\n\n- December 2, 9:30 – LinkedIn: It goes on sale\n";
const piece =
  "Northwind makes a kettle that expects to break. Every part of it can be ordered for twenty years.\n\n#repair #kettle #design";

/** What the prose of this test speaks of. */
const december = { from_date: "2026-12-01", to_date: "2026-12-28" };

async function write(behaviour: FakeRule[]) {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] }, ...december }, behaviour });
  await pipeline.worker.start();
  const run = await pipeline.ended(await pipeline.start());
  const versions = new Map((await pipeline.versions()).map((one) => [one.content.kind, one]));
  return { run, versions, blocks: await pipeline.blocks(), calls: pipeline.endpoint.calls };
}

describe("a model that writes prose whatever shape is asked for", () => {
  const prose: FakeRule[] = [
    { prompt: /<answer kind="outline"/, text: outline },
    { prompt: /<answer kind="schedule"/, text: schedule },
    { prompt: /<answer kind="content"/, text: piece },
  ];

  it("writes a campaign all the same, each part asked for once more at most", async () => {
    const { run, versions, calls } = await write(prose);
    expect(run).toMatchObject({ state: "succeeded", tasks_failed: 0 });
    expect(versions.get("outline")?.content).toMatchObject({
      outline: {
        title: "The kettle that expects to break",
        key_messages: ["Every part can be ordered for twenty years", "One coin opens it"],
      },
    });
    expect(versions.get("schedule")?.content).toMatchObject({
      plan: { posts: [{ channel: "linkedin", date: "2026-12-02", title: "It goes on sale" }] },
    });
    for (const kind of ["outline", "schedule"] as const)
      expect(versions.get(kind)?.checks).toContainEqual(expect.objectContaining({ code: "plain_reading", level: "warning" }));
    expect(calls.length).toBeLessThanOrEqual(6);
  });

  it("has an outline flagged in which letters were lost on the way", async () => {
    const { versions } = await write([
      { prompt: /<answer kind="outline"/, text: outline.replace("replaced", "r\ufffdplaced") },
      ...goodAnswers,
    ]);
    expect(versions.get("outline")?.checks).toContainEqual(expect.objectContaining({ code: "damaged", level: "error", field: null }));
  });

  it("is asked in words alone the second time", async () => {
    const { calls } = await write(prose);
    const formats = calls.filter((call) => call.prompt.includes('kind="outline"')).map((call) => call.body.response_format !== undefined);
    expect(formats).toEqual([true, false]);
  });

  it("gets a schedule by the rules when it names no day", async () => {
    const { run, versions } = await write([
      { prompt: /<answer kind="schedule"/, text: "First LinkedIn, in the week of the launch." },
      ...goodAnswers,
    ]);
    expect(run.state).toBe("succeeded");
    expect(versions.get("schedule")?.content).toMatchObject({ plan: { posts: [{ channel: "linkedin" }] } });
  });
});

describe("a model that declines in words", () => {
  const refusal = "I'm sorry, but I can't help with that.";
  const refusing: FakeRule[] = [{ prompt: /<answer kind="content"/, text: refusal }, ...goodAnswers];

  it("is asked once more, and its refusal is no text of the campaign", async () => {
    const { run, blocks, calls } = await write(refusing);
    expect(run.state).toBe("partial");
    const block = blocks.find((one) => one.kind === "content");
    expect(block).toMatchObject({ state: "failed", version_count: 0 });
    expect(block?.failure).toMatchObject({ code: "refused", message: "The model declined to write this text.", partial_text: refusal });
    expect(calls.filter((call) => call.prompt.includes('kind="content"'))).toHaveLength(2);
    expect(calls.at(-1)?.messages.at(-1)?.content).toContain("The answer declines the task");
  });

  it("has written it when it writes at the second time", async () => {
    const { run, versions } = await write([{ ...refusing[0], call: 2 }, ...goodAnswers]);
    expect(run.state).toBe("succeeded");
    expect(versions.get("content")?.text).toContain("Northwind makes a kettle");
    const [log] = await pipeline.core.db.select().from(schema.llm_logs).where(eq(schema.llm_logs.purpose, "content"));
    expect(log?.status).toBe("success");
  });
});
