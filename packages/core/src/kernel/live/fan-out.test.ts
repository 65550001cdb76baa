import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NumberedUpdate } from "./fan-out.ts";
import { createLive, type Live } from "./live.ts";

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
  const updates: NumberedUpdate[] = [];
  const stop = live.follow("a", (one) => {
    updates.push(one);
    listener?.();
  });
  return { updates, stop };
};

it("tells what happens in one moment as one event, the same one to all, under the number of its last", () => {
  const [one, another] = [follow(), follow()];
  publish("1", "2", "3");
  vi.advanceTimersByTime(5);
  expect(one.updates).toMatchObject([{ id: 3, event: { type: "several", events: [status("1"), status("2"), status("3")] } }]);
  expect(another.updates[0]?.event).toBe(one.updates[0]?.event);
  expect(one.updates[0]?.events.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it("tells what happens alone as it is", () => {
  const { updates } = follow();
  publish("1");
  vi.advanceTimersByTime(5);
  expect(updates).toMatchObject([{ id: 1, event: status("1") }]);
});

it("tells a crowd less often the longer telling takes, and nobody later than half a second", () => {
  let cost = 30;
  const { updates } = follow(() => vi.advanceTimersByTime(cost));
  publish("1");
  vi.advanceTimersByTime(40);
  publish("2");
  vi.advanceTimersByTime(100);
  expect(updates).toHaveLength(1);
  cost = 1_000;
  vi.advanceTimersByTime(30);
  expect(updates).toHaveLength(2);
  publish("3", "4");
  vi.advanceTimersByTime(510);
  expect(updates.map(({ id }) => id)).toEqual([1, 2, 4]);
});

it("tells nothing to whoever has left, and begins anew for the next", () => {
  const { updates, stop } = follow();
  publish("1");
  stop();
  vi.advanceTimersByTime(5);
  expect(updates).toEqual([]);
  const next = follow();
  publish("2");
  vi.advanceTimersByTime(5);
  expect(next.updates).toMatchObject([{ id: 2, event: status("2") }]);
});

it("lets others have their turn while it tells a crowd, which hears all of it in order", () => {
  const order: string[] = [];
  const crowd = Array.from({ length: 450 }, () => follow(() => order.push("told")));
  publish("1");
  // Somebody else's turn, again and again.
  const other = () => {
    order.push("other");
    if (order.length < 600) setImmediate(other);
  };
  setTimeout(other);
  vi.advanceTimersByTime(0);
  const longest = order
    .join(" ")
    .split(/(?: ?other ?)+/)
    .map((one) => one.split(" ").length);
  expect(Math.max(...longest)).toBe(200);
  publish("2");
  crowd[449]?.stop();
  vi.advanceTimersByTime(50);
  for (const { updates } of crowd.slice(0, 449)) expect(updates.map(({ id }) => id)).toEqual([1, 2]);
});
