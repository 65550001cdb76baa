import { expect, test } from "vitest";
import { createAnsweringThread } from "./answering-thread.ts";

/** Takes as many ms for an answer as the question says, and counts in shared memory what it has begun and ended. */
const program = `
  import { parentPort, workerData } from "node:worker_threads";
  const never = new Int32Array(new SharedArrayBuffer(4));
  parentPort.on("message", (asked) => {
    if (asked === "leave") process.exit();
    Atomics.add(workerData, 0, 1);
    Atomics.wait(never, 0, 0, asked.question);
    Atomics.add(workerData, 1, 1);
    parentPort.postMessage({ answer: asked.question });
  });
`;

function slowThread() {
  const counts = new Int32Array(new SharedArrayBuffer(8));
  const thread = createAnsweringThread<number, number>({
    entry: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    data: counts,
  });
  return { thread, begun: () => Atomics.load(counts, 0), ended: () => Atomics.load(counts, 1) };
}

test("questions are answered in their order", async () => {
  const { thread } = slowThread();
  expect(await Promise.all([30, 1, 20].map(thread.ask))).toEqual([30, 1, 20]);
  await thread.close();
});

// Terminated in native code, it would take the process with it.
test("a thread that is closed ends the question that it is at, and begins no other", async () => {
  const { thread, begun, ended } = slowThread();
  const asked = Promise.allSettled([thread.ask(100), thread.ask(1)]);
  await expect.poll(begun).toBe(1);
  await thread.close();
  expect(ended()).toBe(1);
  expect(begun()).toBe(1);
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a thread that is closed while it loads is not ended before it has loaded", async () => {
  const { thread, ended } = slowThread();
  const asked = expect(thread.ask(10)).rejects.toThrow("stopping");
  await thread.close();
  await asked;
  expect(ended()).toBe(1);
});
