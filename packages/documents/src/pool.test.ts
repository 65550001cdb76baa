import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@copydesk/contracts";
import { afterEach, expect, test } from "vitest";
import { type Asked, createPool, type Pool, type PoolOptions } from "./pool.ts";
import { startThread } from "./runner.ts";

/** A thread that answers with how many jobs it has had and the name of each; some names make it misbehave. */
const program = `
import { parentPort, workerData } from "node:worker_threads";
const seen = [];
parentPort.on("message", ({ file }) => {
  seen.push(file.name);
  if (file.name === "hang") return;
  if (file.name === "throw") throw new Error("broken");
  if (file.name === "exit") process.exit(3);
  if (file.name === "eat") { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); }
  if (file.name === "settings") return parentPort.postMessage({ ok: true, result: workerData, heldMb: 0 });
  if (file.name === "environment") return parentPort.postMessage({ ok: true, result: Object.keys(process.env), heldMb: 0 });
  setTimeout(() => parentPort.postMessage({ ok: true, result: [...seen], heldMb: file.name.includes("much") ? 21 : 20 }), 5);
});`;

const open: Pool[] = [];
function start(options: Partial<PoolOptions> = {}) {
  const pool = createPool({
    start: (listener) =>
      startThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`), { data: "settings", heapMb: 32 }, listener),
    runners: 1,
    timeoutMs: 10_000,
    idleMs: 10_000,
    tooLong: new AppError("UNAVAILABLE", "too long"),
    failed: (cause) => new AppError("INTERNAL", "failed", { cause }),
    ...options,
  });
  open.push(pool);
  return {
    pool,
    ask: (name: string, asked: Partial<Asked> = {}): Promise<unknown> =>
      pool.run({ kind: "extract", file: { name, path: "" } }, { person: null, ...asked }),
  };
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

test("one thread does the jobs in order and is used again", async () => {
  const { ask } = start();
  const [first, second] = await Promise.all([ask("a"), ask("b")]);
  expect([first, second, await ask("c")]).toEqual([["a"], ["a", "b"], ["a", "b", "c"]]);
});

test("several threads share the jobs", async () => {
  const { ask } = start({ runners: 2 });
  expect(await Promise.all([ask("a"), ask("b")])).toEqual([["a"], ["b"]]);
});

test("a job that is cancelled while it waits never reaches a thread", async () => {
  const { ask } = start();
  const cancel = new AbortController();
  const first = ask("a");
  const waiting = ask("b", { signal: cancel.signal });
  cancel.abort("not needed");
  await expect(waiting).rejects.toBe("not needed");
  await first;
  expect(await ask("c")).toEqual(["a", "c"]);
});

test("a job that is cancelled while it runs ends its thread", async () => {
  const { ask } = start();
  const cancel = new AbortController();
  const running = ask("hang", { signal: cancel.signal });
  cancel.abort("gone");
  await expect(running).rejects.toBe("gone");
  expect(await ask("b")).toEqual(["b"]);
});

test("a cancellation that comes too late does no harm", async () => {
  const { ask } = start();
  const cancel = new AbortController();
  await ask("a", { signal: cancel.signal });
  cancel.abort();
  expect(await ask("b")).toEqual(["a", "b"]);
});

test.each(["throw", "exit", "eat"])("a thread that does %s fails its job only", async (name) => {
  const { ask } = start();
  const [bad, good] = await Promise.allSettled([ask(name), ask("b")]);
  expect(bad).toMatchObject({ status: "rejected", reason: { code: "INTERNAL", cause: expect.any(Error) } });
  expect(good).toEqual({ status: "fulfilled", value: ["b"] });
});

test("a job that takes too long ends its thread", async () => {
  const { ask } = start({ timeoutMs: 100 });
  await expect(ask("hang")).rejects.toMatchObject({ code: "UNAVAILABLE", message: "too long" });
});

test("an idle thread ends and the next job gets a new one", async () => {
  const { ask } = start({ idleMs: 5 });
  await ask("a");
  await wait(60);
  expect(await ask("b")).toEqual(["b"]);
});

test("a thread that holds much after a job makes room for a new one, and those that wait are done by it", async () => {
  const { ask } = start({ mostHeldMb: 20 });
  const jobs = [ask("a"), ask("leaves much behind"), ask("c"), ask("d")];
  expect(await Promise.all(jobs)).toEqual([["a"], ["a", "leaves much behind"], ["c"], ["c", "d"]]);
});

test("threads do not see the environment of the process", async () => {
  expect(await start().ask("environment")).toEqual([]);
});

test("what a thread is started with reaches it", async () => {
  expect(await start().ask("settings")).toBe("settings");
});

test("one person's jobs wait for one another, and others pass them", async () => {
  const { ask } = start({ runners: 2 });
  const cancel = new AbortController();
  const slow = ask("hang", { person: "ada", signal: cancel.signal }).catch((reason: unknown) => reason);
  const ended: string[] = [];
  const second = ask("second", { person: "ada" }).then(() => ended.push("ada"));
  await ask("other", { person: "ben" }).then(() => ended.push("ben"));
  expect(ended).toEqual(["ben"]);
  cancel.abort("gone");
  expect(await slow).toBe("gone");
  await second;
  expect(ended).toEqual(["ben", "ada"]);
});

test("a job is begun once what it waits for is done, and not at all when that fails", async () => {
  const { ask } = start();
  const steps: string[] = [];
  const starting = async (step: string) => {
    await wait(5);
    steps.push(step);
  };
  const first = ask("a", { starting: () => starting("a") }).then(() => steps.push("a is done"));
  const failing = ask("b", { starting: () => Promise.reject(new Error("the disk is full")) });
  await expect(failing).rejects.toThrow("the disk is full");
  await first;
  expect(steps).toEqual(["a", "a is done"]);
  expect(await ask("c")).toEqual(["a", "c"]);
});

test("a job that is cancelled just before it begins is not begun", async () => {
  const { ask } = start();
  const cancel = new AbortController();
  const job = ask("a", { signal: cancel.signal, starting: async () => cancel.abort("gone") });
  await expect(job).rejects.toBe("gone");
  expect(await ask("b")).toEqual(["b"]);
});

test("closing fails what runs, what waits and what comes later", async () => {
  const { pool, ask } = start();
  const jobs = ["hang", "b"].map((name) => ask(name).catch((reason: unknown) => reason));
  await pool.close();
  for (const reason of await Promise.all(jobs)) expect(reason).toMatchObject({ code: "UNAVAILABLE" });
  await expect(ask("c")).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
