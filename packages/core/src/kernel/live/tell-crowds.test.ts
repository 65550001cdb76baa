import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLive, type Live } from "./live.ts";
import type { Told } from "./tell-crowds.ts";

let live: Live;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "performance"] });
  live = createLive("test");
});
afterEach(() => vi.useRealTimers());

const status = (updated_at: string) => ({ type: "campaign", status: "ready", updated_at }) as const;
const publish = (...words: string[]) => {
  for (const word of words) live.publish("a", status(word));
};
const follow = (listener?: () => void) => {
  const told: Told[] = [];
  const stop = live.follow("a", (one) => {
    told.push(one);
    listener?.();
  });
  return { told, stop };
};

it("tells what happens in one moment as one event, the same one to all, under the number of its last", () => {
  const [one, another] = [follow(), follow()];
  publish("1", "2", "3");
  vi.advanceTimersByTime(5);
  expect(one.told).toMatchObject([{ id: 3, event: { type: "several", events: [status("1"), status("2"), status("3")] } }]);
  expect(another.told[0]?.event).toBe(one.told[0]?.event);
  expect(one.told[0]?.events.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it("tells what happens alone as it is", () => {
  const { told } = follow();
  publish("1");
  vi.advanceTimersByTime(5);
  expect(told).toMatchObject([{ id: 1, event: status("1") }]);
});

it("tells a crowd less often the longer telling takes, and nobody later than half a second", () => {
  let cost = 30;
  const { told } = follow(() => vi.advanceTimersByTime(cost));
  publish("1");
  vi.advanceTimersByTime(40);
  publish("2");
  vi.advanceTimersByTime(100);
  expect(told).toHaveLength(1);
  cost = 1_000;
  vi.advanceTimersByTime(30);
  expect(told).toHaveLength(2);
  publish("3", "4");
  vi.advanceTimersByTime(510);
  expect(told.map(({ id }) => id)).toEqual([1, 2, 4]);
});

it("tells nothing to whoever has left, and begins anew for the next", () => {
  const { told, stop } = follow();
  publish("1");
  stop();
  vi.advanceTimersByTime(5);
  expect(told).toEqual([]);
  const next = follow();
  publish("2");
  vi.advanceTimersByTime(5);
  expect(next.told).toMatchObject([{ id: 2, event: status("2") }]);
});
