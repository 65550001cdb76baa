import { afterEach, expect, it } from "vitest";
import { createPipeline, goodAnswers, type Pipeline, until } from "../generation/pipeline-fixture.ts";
import { warmUp } from "./model-connection.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

it("opens a connection to the company's model, once a minute for everybody", async () => {
  pipeline = await createPipeline({ behaviour: goodAnswers });
  const { endpoint } = pipeline;
  const core = { ...pipeline.core, now: () => now };
  let now = 1_000_000;
  await Promise.all([warmUp(core), warmUp(core), warmUp(core)]);
  await until(async () => endpoint.connections === 1);
  now += 59_000;
  await warmUp(core);
  now += 2_000;
  await warmUp(core);
  expect(endpoint.calls).toEqual([]);
});

it("never fails", async () => {
  pipeline = await createPipeline({ behaviour: goodAnswers });
  await pipeline.endpoint.refuse();
  expect(await warmUp(pipeline.core)).toBeNull();
  await pipeline.endpoint.accept();
});
