import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestCore, type TestCore } from "../../testing.ts";
import { type BackgroundJob, startBackgroundJob } from "./background-job.ts";
import { createWake } from "./wake.ts";

let core: TestCore;
let job: BackgroundJob;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(async () => {
  await job.stop();
  await core.close();
});

const deferred = () => Promise.withResolvers<number | null>();

test("it looks at once, again when it is woken, and never twice at a time", async () => {
  const wake = createWake("test");
  const passes = [deferred(), deferred(), deferred()];
  let begun = 0;
  job = startBackgroundJob(core, { wake, failure: "", pass: () => (passes[begun++] ?? deferred()).promise });
  expect(begun).toBe(1);
  wake.call(core);
  wake.call(core);
  await new Promise(setImmediate);
  expect(begun).toBe(1);
  passes[0]?.resolve(null);
  await vi.waitFor(() => expect(begun).toBe(2));
  passes[1]?.resolve(null);
  await new Promise(setImmediate);
  expect(begun).toBe(2);
  wake.call(core);
  await vi.waitFor(() => expect(begun).toBe(3));
  passes[2]?.resolve(null);
});

test("it looks again by itself after as long as a pass says", async () => {
  let begun = 0;
  job = startBackgroundJob(core, { wake: createWake("test"), failure: "", pass: async () => (++begun < 3 ? 1 : null) });
  await vi.waitFor(() => expect(begun).toBe(3));
});

test("a pass that fails is told to the log, and the next one is made all the same", async () => {
  const wake = createWake("test");
  const warn = vi.spyOn(core.log, "warn");
  let begun = 0;
  job = startBackgroundJob(core, { wake, failure: "work waits", pass: async () => Promise.reject(new Error(`pass ${++begun}`)) });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ message: "pass 1" }) }, "work waits"));
  wake.call(core);
  await vi.waitFor(() => expect(begun).toBe(2));
});

test("a stop tells what is under way, waits for it, and nothing begins after it", async () => {
  const wake = createWake("test");
  let begun = 0;
  let told = false;
  job = startBackgroundJob(core, {
    wake,
    failure: "",
    async pass(signal) {
      begun += 1;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      await new Promise((resolve) => setTimeout(resolve, 5));
      told = true;
      return 1;
    },
  });
  await job.stop();
  expect(told).toBe(true);
  wake.call(core);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(begun).toBe(1);
});
