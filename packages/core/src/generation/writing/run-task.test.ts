import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { createTextStream } from "../live/publish.ts";
import { createPipeline, goodAnswers, type Pipeline, quickRetries } from "../pipeline-fixture.ts";
import { defaultCircuit } from "../queue/circuit.ts";
import { createModelLimits } from "../queue/model-limits.ts";
import { queueOf } from "../queue/row-queue.ts";
import { runTask } from "./run-task.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

it("gives its slot at the model back when its last call has ended, before its text is written down", async () => {
  pipeline = await createPipeline({ brief: { plan: { en: ["linkedin"] } }, behaviour: goodAnswers });
  const { core, endpoint } = pipeline;
  await pipeline.start();
  const [outline] = await queueOf(core).claim(await queueOf(core).due(), { workerId: "worker", lease_ms: 30_000 });
  if (!outline) throw new Error("An outline was to be claimed.");
  const seen: Promise<[number, string | undefined]>[] = [];
  const stateOf = async () => (await core.db.select().from(schema.tasks).where(eq(schema.tasks.id, outline.id)))[0]?.state;
  const work = {
    core,
    workerId: "worker",
    stream: createTextStream(core),
    limits: createModelLimits(core.now, defaultCircuit),
    backoff: quickRetries.backoff,
    signal: new AbortController().signal,
    callsEnded: () => void seen.push(stateOf().then((state) => [endpoint.calls.length, state])),
    isStopping: () => false,
  };
  await runTask(work, outline.id);
  expect(await Promise.all(seen)).toEqual([[1, "running"]]);
  expect(await stateOf()).toBe("succeeded");
});
