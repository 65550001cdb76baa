import type { TextPart } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPipeline, type Pipeline } from "../pipeline-fixture.ts";
import { createTextStream, type TextStream } from "./publish.ts";

let pipeline: Pipeline;
let stream: TextStream;
let shown: TextPart[];
let ids: string[];

beforeEach(async () => {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "x"] } } });
  await pipeline.start();
  const { core, campaignId } = pipeline;
  await core.db.update(schema.tasks).set({ state: "running" });
  shown = [];
  core.live.watch(campaignId, ({ event }) => void (event.type === "text" && shown.push(...event.parts)));
  stream = createTextStream(core, { interval_ms: 1 });
  ids = [];
  for (const task of await pipeline.tasks()) {
    ids.push(task.id);
    stream.open({ id: task.id, block_id: task.block_id, campaign_id: campaignId });
  }
});
afterEach(async () => {
  await stream.settled();
  await pipeline.close();
});

const stored = async (id: string) => (await pipeline.core.db.select().from(schema.tasks).where(eq(schema.tasks.id, id)))[0]?.partial_text;
const text = (id: string) =>
  shown
    .filter((event) => event.task_id === id)
    .map((event) => event.delta)
    .join("");

describe("text on its way to the screen", () => {
  it("of many calls is stored together, and shown with the place where it belongs", async () => {
    const [a = "", b = ""] = ids;
    stream.add(a, "One ");
    stream.add(b, "Ein ");
    stream.add(a, "story");
    await stream.settled();
    stream.add(a, ".");
    await stream.settled();
    expect([await stored(a), await stored(b)]).toEqual(["One story.", "Ein "]);
    expect(shown.map((event) => [event.task_id, event.offset, event.delta])).toEqual([
      [a, 0, "One story"],
      [b, 0, "Ein "],
      [a, 9, "."],
    ]);
  });

  it("is the same in the end however it was cut, also between the halves of a character", async () => {
    const [id = ""] = ids;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 30 }), fc.array(fc.nat(60), { maxLength: 6 }), async (whole, cuts) => {
        const task = (await pipeline.tasks()).find((one) => one.id === id);
        await pipeline.core.db.update(schema.tasks).set({ partial_text: "" }).where(eq(schema.tasks.id, id));
        stream.open({ id, block_id: task?.block_id ?? "", campaign_id: pipeline.campaignId });
        shown = [];
        const edges = [0, ...cuts.filter((cut) => cut < whole.length).sort((x, y) => x - y), whole.length];
        for (let i = 1; i < edges.length; i += 1) {
          stream.add(id, whole.slice(edges[i - 1], edges[i]));
          await stream.settled();
        }
        expect(text(id)).toBe(whole);
        expect(await stored(id)).toBe(whole);
      }),
      { numRuns: 30 },
    );
  });

  it("that was not stored yet is given back at the end of the call", async () => {
    const [id = ""] = ids;
    stream.add(id, "One ");
    await stream.settled();
    stream.add(id, "story");
    expect(stream.close(id)).toEqual({ offset: 4, rest: "story" });
    stream.add(id, "too late");
    await stream.settled();
    expect(await stored(id)).toBe("One ");
  });

  it("of a task that was cancelled is not stored any more", async () => {
    const [id = ""] = ids;
    await pipeline.core.db.update(schema.tasks).set({ state: "cancelled" }).where(eq(schema.tasks.id, id));
    stream.add(id, "One");
    await stream.settled();
    expect(await stored(id)).toBe("");
  });

  it.skipIf(onPostgres)("waits while the disk is full, and nothing is shown that is not stored", async () => {
    const [id = ""] = ids;
    const client = pipeline.core.db.$client;
    const pages = client.pragma("page_count", { simple: true });
    client.pragma(`max_page_count = ${pages}`);
    const long = "word ".repeat(20_000);
    stream.add(id, long);
    await stream.settled();
    expect([await stored(id), shown.length]).toEqual(["", 0]);
    client.pragma("max_page_count = 1000000");
    await stream.settled();
    expect([await stored(id), text(id)]).toEqual([long, long]);
  });
});
