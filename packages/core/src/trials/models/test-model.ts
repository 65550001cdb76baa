import {
  AppError,
  type Capabilities,
  type ModelTest,
  type ModelTestEvent,
  type ModelTestStep,
  type modelTestInput,
  modelTestSteps,
} from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import type { z } from "zod";
import { recordActivity } from "../../audit/index.ts";
import { demand } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import {
  chooseSecrets,
  connectionWith,
  findModel,
  keepTestOutcome,
  type ModelRow,
  mayChangeModels,
  openSecrets,
  originOf,
  outcomeOf,
  plainTarget,
  rememberTest,
  withoutPlace,
} from "../../models/index.ts";
import { runStep, type StepResult } from "./run-step.ts";
import type { Trial } from "./trial.ts";

/**
 * Tries a model as it stands in a form, step by step, and stores nothing but the lines of its calls in the log. How it ended is
 * remembered for a while, and kept with the model when the same person saves exactly this. A stored key is used when the form has none and
 * the address is of the same origin.
 * @throws FORBIDDEN for who may not save what they test; BAD_REQUEST for what a save would refuse too; NOT_FOUND.
 */
export async function* testModel(
  core: Core,
  actor: Actor,
  { input, signal }: { input: z.output<typeof modelTestInput>; signal: AbortSignal },
): AsyncGenerator<ModelTestEvent> {
  demand(actor, input.id === undefined ? "models.create" : "models.edit");
  if (input.id !== undefined) await findModel(core, input.id);
  const modelId = input.id ?? "draft";
  const target = plainTarget(input);
  const secrets = await chooseSecrets(core, { modelId, target, entered: input });
  const { context_size, timeout_seconds, parameters } = input;
  const connection = connectionWith({ id: modelId, ...target, context_size, timeout_seconds, capabilities: {} }, secrets);
  for await (const event of run(core, { actor, connection, parameters, model: null, signal })) {
    if (event.type === "done" && !signal.aborted)
      rememberTest(core, actor, { target, secrets, parameters }, outcomeOf(core, actor, event.test));
    yield event;
  }
}

/** Tries a model as it is stored, and keeps how it ended. @throws NOT_FOUND; RULE_BROKEN when its key cannot be read. */
export async function* testSavedModel(
  core: Core,
  actor: Actor,
  { id, signal }: { id: string; signal: AbortSignal },
): AsyncGenerator<ModelTestEvent> {
  const model = await findModel(core, id);
  const secrets = await openSecrets(core, id, originOf(model.endpoint_url));
  const connection = connectionWith({ ...model, capabilities: {} }, secrets);
  for await (const event of run(core, { actor, connection, parameters: model.parameters, model, signal })) {
    if (event.type === "done" && !signal.aborted) await keepOutcome(core, actor, { model, test: event.test });
    yield mayChangeModels(actor) ? event : withoutPlaces(event);
  }
}

function withoutPlaces(event: ModelTestEvent): ModelTestEvent {
  if (event.type === "ended") return { ...event, step: withoutPlace(event.step) };
  if (event.type === "done") return { ...event, test: { ...event.test, steps: event.test.steps.map(withoutPlace) } };
  return event;
}

async function keepOutcome(core: Core, actor: Actor, { model, test }: { model: ModelRow; test: ModelTest }): Promise<void> {
  const entity = { type: "model", id: model.id, name: model.name };
  await batch(core.db, (tx) => [
    keepTestOutcome(tx, core, actor, { id: model.id, test }),
    recordActivity(tx, core, { actor, action: "model.tested", entity, result: test.ok ? "success" : "failed" }),
  ]);
}

async function* run(core: Core, trial: Omit<Trial, "learned" | "answers">): AsyncGenerator<ModelTestEvent> {
  const known: Trial = { ...trial, learned: {}, answers: { models: [], refusal: null, reply: null, latency_ms: null } };
  const steps: ModelTestStep[] = [];
  for (const step of modelTestSteps) {
    const failed = steps.some((one) => one.state === "failed");
    if (!failed) yield { type: "begun", step };
    const result: StepResult = failed
      ? { state: "skipped", message: "Not tried.", detail: null, milliseconds: null }
      : await runStep(core, known, step);
    const ended = { step, ...result };
    steps.push(ended);
    yield { type: "ended", step: ended };
    if (trial.signal.aborted) throw new AppError("UNAVAILABLE", "The test was stopped.");
  }
  yield { type: "done", test: testOf(known, steps) };
}

function testOf({ learned, answers }: Trial, steps: ModelTestStep[]): ModelTest {
  const capabilities: Capabilities = learned;
  return {
    ok: steps.every((step) => step.state === "passed" || step.state === "not_supported"),
    steps,
    capabilities,
    latency_milliseconds: answers.latency_ms,
    reply: answers.reply,
    available_models: answers.models.slice(0, 200),
  };
}
