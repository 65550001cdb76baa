import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestCore, type TestCore } from "../../testing.ts";
import { oneAfterAnother } from "./one-after-another.ts";

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

/** Reads the state of things, which takes as long as the test likes, and tells of it. */
function teller() {
  const states = new Map<string, string>();
  const told: string[] = [];
  const reading: (() => void)[] = [];
  const tell = oneAfterAnother(async (_, ids) => {
    const read = ids.map((id) => `${id} ${states.get(id)}`);
    await new Promise<void>((resolve) => reading.push(resolve));
    if (ids.includes("broken")) throw new Error("away");
    told.push(...read);
  });
  const endRead = async () => {
    await expect.poll(() => reading.length).toBe(1);
    reading.shift()?.();
  };
  return { states, told, tell, endRead };
}

test("what was read later is told later, and those who ask meanwhile are told of in one", async () => {
  const { states, told, tell, endRead } = teller();
  states.set("a", "waits");
  const first = tell(core, ["a"]);
  await Promise.resolve();
  states.set("a", "runs").set("b", "waits");
  const others = [tell(core, ["a"]), tell(core, ["b", "a"])];
  await endRead();
  await first;
  await endRead();
  await Promise.all(others);
  expect(told).toEqual(["a waits", "a runs", "b waits"]);
});

test("one that fails says so to whoever asked, and the next goes on", async () => {
  const { states, told, tell, endRead } = teller();
  states.set("a", "runs");
  const failing = expect(tell(core, ["broken"])).rejects.toThrow("away");
  await Promise.resolve();
  const next = tell(core, ["a"]);
  await endRead();
  await failing;
  await endRead();
  await next;
  await tell(core, []);
  expect(told).toEqual(["a runs"]);
});
