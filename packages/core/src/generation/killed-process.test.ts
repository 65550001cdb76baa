import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onPostgres, openDatabase, schema } from "@copydesk/db";
import { testDatabaseImage } from "@copydesk/db/testing";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { createPipeline, goodAnswers, type Pipeline, until } from "./pipeline-fixture.ts";

const script = fileURLToPath(new URL("worker-process-fixture.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "copydesk-"));
let pipeline: Pipeline;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill("SIGKILL");
  await pipeline.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a call was for: its kind, language and channel. */
const subject = (prompt: string) => /<answer [^>]*>/.exec(prompt)?.[0] ?? "";

// Its brother on Postgres kills whole servers: `several-processes.test.ts`.
it.skipIf(onPostgres)(
  "a process killed in mid-generation: the next one completes the run, no version twice, no finished call paid twice",
  {
    timeout: 120_000,
  },
  async () => {
    const file = join(folder, "copydesk.sqlite");
    writeFileSync(file, await testDatabaseImage());
    const db = openDatabase(file);
    const paced = goodAnswers.map((rule) => ({ ...rule, delay_ms: 100, tokens_per_second: 60 }));
    pipeline = await createPipeline({
      db,
      brief: { plan: { en: ["linkedin", "threads", "facebook"], de: ["linkedin", "facebook"] } },
      behaviour: paced,
    });
    const { endpoint } = pipeline;
    const runId = await pipeline.start();
    const begin = () => spawn(process.execPath, [script, file, endpoint.host], { stdio: "ignore" });
    const successes = async () => (await db.select().from(schema.llm_logs)).filter((log) => log.status === "success");

    child = begin();
    // Some texts are there, some are being written, some have not begun.
    await until(async () => (await successes()).length >= 3 && endpoint.open >= 1, 60_000);
    child.kill("SIGKILL");
    await new Promise((resolve) => child?.once("exit", resolve));
    const paidBefore = (await successes()).map((log) => log.task_id);
    const interrupted = (await pipeline.tasks()).filter((task) => task.state === "running" && !paidBefore.includes(task.id));
    expect(interrupted.length).toBeGreaterThan(0);

    child = begin();
    const run = await until(
      async () => (await db.select().from(schema.runs).where(eq(schema.runs.id, runId))).find((one) => one.finished_at),
      60_000,
    );
    expect(run).toMatchObject({ state: "succeeded", tasks_total: 9, tasks_done: 9, tasks_failed: 0 });

    const versions = await pipeline.versions();
    expect(versions).toHaveLength(9);
    expect(new Set(versions.map((version) => version.task_id)).size).toBe(9);
    expect((await pipeline.blocks()).every((block) => block.state === "ready" && block.version_count === 1)).toBe(true);
    // One answer was paid for each text, whatever happened in between.
    const paid = (await successes()).map((log) => log.task_id).sort();
    expect(paid).toEqual((await pipeline.tasks()).map((task) => task.id).sort());
    const calls = Map.groupBy(endpoint.calls, (call) => subject(call.prompt));
    expect(calls.size).toBe(9);
    expect(endpoint.calls.length - calls.size).toBeLessThanOrEqual(interrupted.length);
    expect((await db.select().from(schema.llm_logs)).filter((log) => log.status === "running")).toEqual([]);
  },
);
