import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { WorkerReply } from "./messages.ts";
import { KilledError, type Runner, startProcess } from "./runner.ts";

const folder = mkdtempSync(join(tmpdir(), "copydesk-runner-"));
const entry = pathToFileURL(join(folder, "program.mjs"));
beforeAll(() =>
  writeFileSync(
    entry,
    `process.on("message", ({ file }) => {
      if (file.name === "exit") { console.error("so that is that"); process.exit(3); }
      if (file.name === "die") process.kill(process.pid, "SIGKILL");
      process.send({ ok: true, result: file.name === "environment" ? process.env : process.argv.slice(2), heldMb: 0 });
    });`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

const open: Runner[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((runner) => runner.end()));
});

const ask = (name: string) =>
  new Promise<WorkerReply | Error>((resolve) => {
    const runner = startProcess(entry, { heapMb: 64, mostMb: 123 }, { reply: resolve, ended: resolve });
    open.push(runner);
    runner.send({ kind: "extract", file: { name, path: "" } });
  });

test("a process knows how much it may take, and nothing of the environment", async () => {
  expect(await ask("limit")).toMatchObject({ result: ["123"] });
  const { result } = (await ask("environment")) as unknown as { result: Record<string, string> };
  expect(Object.keys(result).filter((name) => !name.startsWith("NODE_CHANNEL") && !name.startsWith("__CF"))).toEqual([]);
});

test("a process that ends tells how, and what it said", async () => {
  const ended = await ask("exit");
  expect(ended).toMatchObject({ message: expect.stringMatching(/code 3.*so that is that/s) });
  expect(ended).not.toBeInstanceOf(KilledError);
  expect(await ask("die")).toBeInstanceOf(KilledError);
});
