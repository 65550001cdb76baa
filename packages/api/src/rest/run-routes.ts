import { type RunView, startedRunSchema as started, startRunInput, taskStates } from "@copydesk/contracts";
import { type Core, readReferenceCodes, readRunFailures, type WatchedRunEvent, watchRun } from "@copydesk/core";

import { z } from "zod";
import { actorOf } from "../trpc.ts";
import { EventsAnswer, routesOf, type ServerEvent, WithHeaders } from "./rest-route.ts";

const route = routesOf("Generation");
const id = z.string().min(1).max(64);
const ofCampaign = z.strictObject({ id });
const ofRun = z.strictObject({ id, run_id: id });
const { scope, block_id, block_ids, note, again, keep_edited, stage, model_id } = startRunInput.shape;

const startBody = z
  .strictObject({ scope, language: z.string().max(35).optional(), block_id, block_ids, note, again, keep_edited, stage, model_id })
  .default({ scope: "campaign", again: false, keep_edited: false, stage: "auto" });
const runFailure = z
  .strictObject({
    block_id: z.string(),
    kind: z.enum(["outline", "content", "schedule"]),
    language: z.string(),
    channel: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    next_step: z.string().meta({ description: "What can be done about it; empty when the piece has gone on since" }),
  })
  .meta({ id: "RunFailure" });
const runAnswer = z
  .strictObject({
    id: z.string(),
    status: z.string(),
    tasks: z.strictObject({ total: z.number().int(), done: z.number().int(), failed: z.number().int() }),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    tokens: z.number().int().meta({ description: "In and out together" }),
    cost: z.number().nullable().meta({ description: "Null when a model has no price" }),
    failures: z.array(runFailure).meta({ description: "Every piece that was not written, with the reason" }),
  })
  .meta({ id: "Run" });

const taskAnswer = z.strictObject({
  id: z.string(),
  block_id: z.string(),
  state: z.enum(taskStates),
  attempt: z.number().int(),
  max_attempts: z.number().int(),
  model: z.string().nullable(),
  retry_at: z.string().nullable(),
  message: z.string().nullable().meta({ description: "What is going on, for a person" }),
  started_at: z.string().nullable(),
  text: z.string().meta({ description: "What is written so far, while it is running" }),
});
const textAnswer = z.strictObject({
  task_id: z.string(),
  block_id: z.string(),
  offset: z.number().int().meta({ description: "Where it begins in the text of the task, in UTF-16 units" }),
  delta: z.string(),
});
const runEvent = z
  .union([
    z.strictObject({ event: z.literal("run"), id: z.string(), data: runAnswer }),
    z.strictObject({ event: z.literal("task"), id: z.string(), data: taskAnswer }),
    z.strictObject({ event: z.literal("text"), id: z.string(), data: textAnswer }),
  ])
  .meta({ id: "RunEvent", description: "Begins with how things stand; the last one is the run when it is over" });

export const runRoutes = [
  route(
    {
      method: "POST",
      path: "/campaigns/{id}/generate",
      procedure: "generation.start",
      summary: "Write what is not written yet, or what is asked for; Location says where to follow it",
      status: 202,
      params: ofCampaign,
      body: startBody,
      answer: started,
    },
    async ({ ctx, caller, params, body: { language, ...body }, idempotencyKey }) => {
      const codes = await readReferenceCodes(ctx.core);
      const run = await caller.generation.start({
        ...body,
        campaign_id: params.id,
        ...(language === undefined ? {} : { language_id: codes.languages.get(language) ?? language }),
        ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
      });
      return new WithHeaders(run, { Location: `/api/campaigns/${encodeURIComponent(params.id)}/runs/${run.run_id}` });
    },
  ),
  route(
    {
      method: "GET",
      path: "/campaigns/{id}/runs/{run_id}",
      procedure: "generation.run",
      summary: "How far a run is",
      params: ofRun,
      answer: runAnswer,
    },
    async ({ ctx, caller, params }) =>
      toRunAnswer(ctx.core, await caller.generation.run({ campaign_id: params.id, run_id: params.run_id })),
  ),
  route(
    {
      method: "GET",
      path: "/campaigns/{id}/runs/{run_id}/events",
      procedure: "generation.live",
      summary: "Follow a run until it is over, as server-sent events: the run, its tasks, and their texts while they are written",
      params: ofRun,
      events: runEvent,
    },
    async ({ ctx, params, lastEventId, signal = never }) => {
      const last_event_id = lastEventId ?? null;
      const events = await watchRun(ctx.core, actorOf(ctx), { campaign_id: params.id, run_id: params.run_id, last_event_id, signal });
      return new EventsAnswer(events && toServerEvents(ctx.core, events, last_event_id));
    },
  ),
  route(
    {
      method: "POST",
      path: "/campaigns/{id}/runs/{run_id}/cancel",
      procedure: "generation.cancel",
      summary: "Stop a run; what is written stays",
      status: 202,
      params: ofRun,
      answer: started,
    },
    async ({ caller, params }) => {
      const run = { campaign_id: params.id, run_id: params.run_id };
      await caller.generation.cancel(run);
      return { run_id: params.run_id, status: (await caller.generation.run(run)).state };
    },
  ),
];

const toRunAnswer = async (core: Core, run: RunView): Promise<z.input<typeof runAnswer>> => ({
  id: run.id,
  status: run.state,
  tasks: { total: run.tasks.total, done: run.tasks.done, failed: run.tasks.failed },
  started_at: run.started_at,
  finished_at: run.finished_at,
  tokens: run.tokens_in + run.tokens_out,
  cost: run.cost,
  failures: run.tasks.failed === 0 ? [] : await readRunFailures(core, run.id),
});

/** A caller without a connection that could end. */
const never = new AbortController().signal;

/** Texts that came together are told one by one; only the last of them says that all were told, for whoever goes on after it. */
async function* toServerEvents(
  core: Core,
  events: AsyncIterable<WatchedRunEvent>,
  lastEventId: string | null,
): AsyncGenerator<ServerEvent> {
  let before = lastEventId ?? "";
  for await (const { id, event } of events) {
    if (event.type === "text")
      for (const [i, part] of event.parts.entries()) yield { id: i < event.parts.length - 1 ? before : id, event: "text", data: part };
    else yield { id, event: event.type, data: await dataOf(core, event) };
    before = id;
  }
}

async function dataOf(
  core: Core,
  event: Exclude<WatchedRunEvent["event"], { type: "text" }>,
): Promise<z.input<typeof runAnswer | typeof taskAnswer>> {
  if (event.type === "run") return toRunAnswer(core, event.run);
  const { run_id: _run, model_name, partial_text, ...task } = event.task;
  return { ...task, model: model_name, text: partial_text };
}
