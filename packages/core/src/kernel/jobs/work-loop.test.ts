import { afterEach, expect, test, vi } from "vitest";
import { createWorkLoop, type WorkLoop } from "./work-loop.ts";

let loop: WorkLoop;
afterEach(() => loop.stop());

const turn = () => new Promise(setImmediate);

/** A loop whose passes end when they are told to. */
function openPasses() {
  const passes: PromiseWithResolvers<number | null>[] = [];
  const failures: unknown[] = [];
  loop = createWorkLoop({
    pass() {
      const one = Promise.withResolvers<number | null>();
      passes.push(one);
      return one.promise;
    },
    failed(error) {
      failures.push(error);
      return 1;
    },
  });
  return { passes, failures };
}

test("it begins when it is woken, and however often that happens during a pass, one more follows", async () => {
  const { passes } = openPasses();
  expect(passes).toHaveLength(0);
  for (let times = 0; times < 3; times += 1) loop.wake();
  await turn();
  expect(passes).toHaveLength(1);
  loop.wake();
  loop.wake();
  passes[0]?.resolve(null);
  await turn();
  expect(passes).toHaveLength(2);
  passes[1]?.resolve(null);
  await turn();
  expect(passes).toHaveLength(2);
});

test.each([0, 1, 2, 3, 4, 5])("whoever wakes it %i moments after the end of a pass gets another", async (moments) => {
  let passes = 0;
  let end = (_pause: null) => {};
  loop = createWorkLoop({
    pass: () => (++passes === 1 ? new Promise((resolve) => (end = resolve)) : Promise.resolve(null)),
    failed: () => 0,
  });
  loop.wake();
  end(null);
  for (let moment = 0; moment < moments; moment += 1) await null;
  loop.wake();
  await turn();
  expect(passes).toBe(2);
});

test("after a pause it goes on by itself, and who wakes it does not wait for that", async () => {
  const { passes } = openPasses();
  loop.wake();
  passes[0]?.resolve(1);
  await vi.waitFor(() => expect(passes).toHaveLength(2));
  passes[1]?.resolve(60_000);
  await turn();
  loop.wake();
  expect(passes).toHaveLength(3);
  passes[2]?.resolve(null);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(passes).toHaveLength(3);
});

test("a pass that fails is told, and tried again", async () => {
  const { passes, failures } = openPasses();
  loop.wake();
  passes[0]?.reject(new Error("no room"));
  await vi.waitFor(() => expect(passes).toHaveLength(2));
  expect(failures).toEqual([new Error("no room")]);
  passes[1]?.resolve(null);
});

test("a stop waits for the pass under way, and nothing begins after it", async () => {
  const { passes } = openPasses();
  loop.wake();
  loop.wake();
  let isStopped = false;
  const stopped = loop.stop().then(() => {
    isStopped = true;
  });
  await turn();
  expect(isStopped).toBe(false);
  passes[0]?.resolve(1);
  await stopped;
  loop.wake();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(passes).toHaveLength(1);
});
