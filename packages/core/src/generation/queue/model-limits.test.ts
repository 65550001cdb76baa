import { describe, expect, it } from "vitest";
import { defaultCircuit } from "./circuit.ts";
import { createModelLimits } from "./model-limits.ts";
import { createModelSlots } from "./model-slots.ts";

const bounds = { id: "m", max_concurrency: 4, requests_per_minute: null };

function limited() {
  const clock = { now: 1_000_000 };
  return { clock, limits: createModelLimits(() => clock.now, defaultCircuit) };
}

describe("how many calls to a model may begin", () => {
  it("keeps to the model's own limit", () => {
    const { limits } = limited();
    limits.begin();
    const giveBack = limits.begin();
    expect(limits.free(bounds)).toBe(2);
    giveBack();
    expect(limits.free(bounds)).toBe(3);
  });

  it("keeps to the requests per minute, and knows when there is room again", () => {
    const { clock, limits } = limited();
    const perMinute = { ...bounds, requests_per_minute: 3 };
    for (let i = 0; i < 3; i += 1) limits.requested();
    expect(limits.free(perMinute)).toBe(0);
    expect(limits.nextFreeAt(perMinute)).toBe(1_060_000);
    clock.now = 1_060_000;
    expect(limits.free(perMinute)).toBe(3);
    expect(limits.nextFreeAt(perMinute)).toBeNull();
  });

  it("is quiet for as long as the endpoint asks", () => {
    const { clock, limits } = limited();
    limits.pauseUntil(1_030_000);
    expect([limits.free(bounds), limits.nextFreeAt(bounds)]).toEqual([0, 1_030_000]);
    clock.now = 1_030_000;
    expect(limits.free(bounds)).toBe(4);
  });

  it("uses fewer slots when the endpoint has fewer than it was said, and finds its way back", () => {
    const { limits } = limited();
    const slots = Array.from({ length: 4 }, () => limits.begin());
    limits.shrink();
    for (const giveBack of slots) giveBack();
    expect(limits.free(bounds)).toBe(2);
    for (let i = 0; i < 8; i += 1) limits.grow(bounds);
    expect(limits.free(bounds)).toBe(4);
  });

  it("lets a single call through while an endpoint is tried again", () => {
    const { clock, limits } = limited();
    for (let i = 0; i < defaultCircuit.failures; i += 1) limits.circuit.failed(clock.now);
    expect(limits.free(bounds)).toBe(0);
    clock.now = limits.circuit.openUntil() ?? 0;
    expect(limits.free(bounds)).toBe(1);
    limits.begin();
    expect(limits.free(bounds)).toBe(0);
  });

  it("lets no second call through when one ends that was under way before", () => {
    const { clock, limits } = limited();
    const early = limits.begin();
    for (let i = 0; i < defaultCircuit.failures; i += 1) limits.circuit.failed(clock.now);
    clock.now = limits.circuit.openUntil() ?? 0;
    const probe = limits.begin();
    early();
    expect(limits.free(bounds)).toBe(0);
    probe();
    expect(limits.free(bounds)).toBe(1);
  });

  it("shares slots with whoever else calls, and lets people who wait go first", async () => {
    const clock = { now: 1_000_000 };
    const slots = createModelSlots(() => clock.now);
    const limits = createModelLimits(() => clock.now, defaultCircuit, slots);
    const narrow = { ...bounds, max_concurrency: 2, requests_per_minute: 3 };
    const { signal } = new AbortController();
    const giveBack = await slots.enter(narrow, signal);
    expect([limits.free(narrow), slots.requestsLeft(narrow)]).toEqual([1, 2]);
    const ofTask = limits.begin();
    const entered: string[] = [];
    const first = slots.enter(narrow, signal).then(() => entered.push("first"));
    const gone = new AbortController();
    const left = slots.enter(narrow, gone.signal);
    gone.abort(new Error("not wanted"));
    await expect(left).rejects.toThrow("not wanted");
    ofTask();
    // The slot is free, but not for a task.
    expect([limits.free(narrow), slots.waiting]).toEqual([0, 1]);
    await first;
    expect([limits.free(narrow), slots.waiting]).toEqual([0, 0]);
    giveBack();
    expect(limits.free(narrow)).toBe(1);
    limits.requested();
    expect(limits.free(narrow)).toBe(0);
    const last = slots.enter(narrow, signal).then(() => entered.push("last"));
    clock.now += 60_000;
    await last;
    expect(entered).toEqual(["first", "last"]);
  });
});
