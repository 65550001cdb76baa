import { describe, expect, it } from "vitest";
import { createLive } from "./live.ts";

const event = { type: "campaign", status: "ready", updated_at: "" } as const;
const publish = (live: ReturnType<typeof createLive>, campaignId: string, times = 1) => {
  for (let i = 0; i < times; i += 1) live.publish(campaignId, event);
};
/** More campaigns than are kept. */
const manyOthers = (live: ReturnType<typeof createLive>) => {
  for (let i = 0; i < 60; i += 1) publish(live, `other ${i}`);
};

describe("events that are kept", () => {
  it("are those after the last one seen", async () => {
    const live = createLive("test");
    publish(live, "a", 3);
    expect((await live.since("a", 1))?.map((one) => one.id)).toEqual([2, 3]);
    expect(await live.since("a", 3)).toEqual([]);
    expect(await live.since("a", 4)).toBeNull();
  });

  it("are as many as texts were told of, whether alone or together", async () => {
    const live = createLive("test");
    const part = { task_id: "t", block_id: "b", offset: 0, delta: "word " };
    const tell = (times: number, parts: number) => {
      for (let i = 0; i < times; i += 1) live.publish("a", { type: "text", parts: Array.from({ length: parts }, () => part) });
    };
    tell(40, 100);
    expect(await live.since("a", 0)).toHaveLength(40);
    tell(1, 100);
    expect(await live.since("a", 20)).toBeNull();
    expect((await live.since("a", 21))?.map((one) => one.id)).toEqual(Array.from({ length: 20 }, (_, i) => 22 + i));
  });

  it("are forgotten for campaigns that nobody watches, also while somebody watches an older one", async () => {
    const live = createLive("test");
    publish(live, "watched");
    live.watch("watched", () => undefined);
    publish(live, "a");
    manyOthers(live);
    expect(await live.since("a", 0)).toBeNull();
    expect(await live.since("watched", live.lastId("watched"))).toEqual([]);
  });

  it("are never taken for the ones that came after them in a stream that was forgotten", async () => {
    const live = createLive("test");
    publish(live, "a", 2);
    manyOthers(live);
    publish(live, "a", 5);
    // The third and fourth are gone for somebody who has seen two.
    const missed = await live.since("a", 2);
    expect(missed === null || missed.length === 5).toBe(true);
  });

  it("are numbered on where every campaign is watched", async () => {
    const live = createLive("test");
    for (let i = 0; i < 60; i += 1) live.watch(`other ${i}`, () => undefined);
    manyOthers(live);
    publish(live, "a", 3);
    expect(live.lastId("a")).toBe(3);
    publish(live, "a");
    expect((await live.since("a", 3))?.map((one) => one.id)).toEqual([4]);
  });

  it("go on in the numbers that a snapshot was given", async () => {
    const live = createLive("test");
    publish(live, "a", 9);
    manyOthers(live);
    const before = live.lastId("a");
    publish(live, "a");
    expect(await live.since("a", before)).toHaveLength(1);
  });
});
