import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@copydesk/contracts";
import { afterEach, expect, test } from "vitest";
import { createPool, type Pool, type PoolOptions } from "./worker-pool.ts";

/** A thread that answers with how many jobs it has had and the name of each; some names make it misbehave. */
const program = `
import { parentPort } from "node:worker_threads";
const seen = [];
parentPort.on("message", ({ file }) => {
  seen.push(file.name);
  if (file.name === "hang") return;
  if (file.name === "throw") throw new Error("broken");
  if (file.name === "exit") process.exit(3);
  if (file.name === "eat") { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); }
  if (file.name === "environment") return parentPort.postMessage({ ok: true, result: Object.keys(process.env), heldMb: 0 });
  setTimeout(() => parentPort.postMessage({ ok: true, result: [...seen], heldMb: file.name.includes("much") ? 21 : 20 }), 5);
});`;

const open: Pool[] = [];
function start(options: Partial<PoolOptions> = {}) {
  const pool = createPool({
    entry: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    settings: { fontsDir: "" },
    threads: 1,
    timeoutMs: 10_000,
    idleMs: 10_000,
    heapMb: 32,
    tooLong: new AppError("UNAVAILABLE", "too long"),
    failed: (cause) => new AppError("INTERNAL", "failed", { cause }),
    ...options,
  });
  open.push(pool);
  return {
    pool,
    ask: (name: string, signal?: AbortSignal): Promise<unknown> =>
      pool.run({ kind: "extract", file: { name, bytes: new Uint8Array() } }, signal),
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
  const { ask } = start({ threads: 2 });
  expect(await Promise.all([ask("a"), ask("b")])).toEqual([["a"], ["b"]]);
});

test("a job that is cancelled while it waits never reaches a thread", async () => {
  const { ask } = start();
  const cancel = new AbortController();
  const first = ask("a");
  const waiting = ask("b", cancel.signal);
  cancel.abort("not needed");
  await expect(waiting).rejects.toBe("not needed");
  await first;
  expect(await ask("c")).toEqual(["a", "c"]);
});

test("a job that is cancelled while it runs ends its thread", async () => {
  const { ask } = start();
  const cancel = new AbortController();
  const running = ask("hang", cancel.signal);
  cancel.abort("gone");
  await expect(running).rejects.toBe("gone");
  expect(await ask("b")).toEqual(["b"]);
});

test("a cancellation that comes too late does no harm", async () => {
  const { ask } = start();
  const cancel = new AbortController();
  await ask("a", cancel.signal);
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

test("closing fails what runs, what waits and what comes later", async () => {
  const { pool, ask } = start();
  const jobs = ["hang", "b"].map((name) => ask(name).catch((reason: unknown) => reason));
  await pool.close();
  for (const reason of await Promise.all(jobs)) expect(reason).toMatchObject({ code: "UNAVAILABLE" });
  await expect(ask("c")).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
