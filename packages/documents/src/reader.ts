import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { outcomeOf } from "./answer.ts";
import type { WorkerReply, WorkerRequest } from "./messages.ts";

// Entry of a process that reads the files of strangers: one at a time, and what it loaded is kept for the next.

/** What files may take, above what this process takes by itself. */
const mostMb = Number(process.argv[2]);

// A heap limit does not count what is unpacked into buffers, and this thread is busy while it unpacks: another one looks at the whole
// process, and ends it. It also ends with its parent, even in the middle of a file.
new Worker(
  `const parent = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() > ${process.memoryUsage.rss() + mostMb * 2 ** 20} || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  }, 5);`,
  { eval: true, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 } },
).unref();

// Where memory is short, Linux ends this process before any other (proc(5), oom_score_adj); elsewhere there is no such file.
try {
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {}

process.on("message", async (request: WorkerRequest) => {
  const outcome = await outcomeOf(read(request));
  const reply: WorkerReply = { ...outcome, heldMb: process.memoryUsage.rss() / 2 ** 20 };
  process.send?.(reply);
});

async function read(request: WorkerRequest) {
  if (request.kind === "extract") {
    const [{ extractText }, { readWhole }] = await Promise.all([import("./extract/extract-text.ts"), import("./extract/stored-file.ts")]);
    return extractText({ name: request.file.name, bytes: await readWhole(request.file.path) });
  }
  if (request.kind === "find_texts") return (await import("./extract/find-texts.ts")).findTexts(request.file);
  throw new Error(`This process reads files only, it was asked to ${request.kind}.`);
}
