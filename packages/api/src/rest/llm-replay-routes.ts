import {
  type ComparedCall,
  experimentCallStates,
  experimentInput,
  experimentListInput,
  experimentStates,
  llmPurposes,
  llmStatuses,
  mostReplays,
  parametersSchema,
  type ReplayComparison,
  replayChange,
  replayPrompt,
  replayVerdicts,
} from "@copydesk/contracts";
import { z } from "zod";
import { check, fieldsOf, toVersionAnswer, versionAnswer } from "./block-answer.ts";
import { person } from "./campaign-body.ts";
import { channelField } from "./channel-shapes.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { callCost, callItem } from "./llm-log-shapes.ts";
import { given, oneOfThem } from "./people-shapes.ts";
import { route } from "./rest-route.ts";

const tag = "Replays and experiments";

const failedChecks = z
  .number()
  .int()
  .nullable()
  .meta({ description: "Checks that complain; null when there is nothing that could be checked" });
const verdict = z.enum(replayVerdicts).nullable().meta({
  description: "Whose answer breaks fewer of our checks. Cost and time decide nothing",
});
const compared = callItem
  .extend({
    parameters: z.record(z.string(), z.unknown()),
    finish_reason: z.string().nullable(),
    error_code: z.string().nullable(),
    problem: z.string().nullable().meta({ description: "Why there is no whole answer" }),
    reply: z.string().meta({ description: "As the model wrote it" }),
    fields: z.record(z.string(), z.unknown()).nullable().meta({ description: "As Copydesk reads it; null when it cannot" }),
    text: z.string(),
    checks: z.array(check),
    failed_checks: failedChecks,
  })
  .meta({ id: "LlmComparedCall" });
const comparison = z
  .strictObject({
    original: compared,
    replay: compared,
    parts: z.array(channelField).meta({ description: "Parts of the channel with their limits" }),
    verdict,
    changed: z.strictObject({ model: z.boolean(), messages: z.boolean(), parameters: z.array(z.string()) }),
    can_take: z
      .strictObject({ block_id: z.string(), selected_version_id: z.string().nullable() })
      .nullable()
      .meta({ description: "The block whose version the answer can become, for whoever may edit it" }),
  })
  .meta({ id: "LlmComparison" });

const toSide = ({ content, ...call }: ComparedCall) => ({ ...call, fields: content && fieldsOf(content) });
const toComparison = ({ original, replay, fields, ...rest }: ReplayComparison) => ({
  ...rest,
  original: toSide(original),
  replay: toSide(replay),
  parts: fields,
});

const count = z.number().int();
const side = z.strictObject({
  wins: count,
  failed_checks: count,
  costs: z.array(callCost).meta({ description: "A sum a currency" }),
  without_cost: count,
  average_ms: z.number().nullable(),
});
const experiment = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(experimentStates),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  person: person.nullable(),
  model: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  counts: z.strictObject({ all: count, waiting: count, asking: count, done: count, failed: count, cancelled: count }),
  equal: count,
  original: side,
  replay: side,
});
const answer = z.strictObject({
  id: z.string(),
  status: z.enum(llmStatuses),
  model: z.string(),
  cost: callCost.nullable(),
  total_ms: count.nullable(),
  failed_checks: failedChecks,
});
const detail = experiment
  .extend({
    change: z.strictObject({ model_id: z.string(), parameters: parametersSchema, prompt: replayPrompt }).partial(),
    calls: z.array(
      z.strictObject({
        original: answer
          .extend({
            at: z.string(),
            purpose: z.enum(llmPurposes),
            campaign: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
            language: z.string(),
            channel: z.string(),
          })
          .nullable()
          .meta({ description: "Null when it is not kept, or not shown to you, any more" }),
        replay: answer.nullable(),
        state: z.enum(experimentCallStates),
        verdict,
        message: z.string().nullable(),
        asked_twice: z.boolean().meta({ description: "Copydesk ended while it was asked" }),
      }),
    ),
  })
  .meta({ id: "LlmExperiment" });

export const llmReplayRoutes = [
  route(
    {
      method: "POST",
      path: "/logs/llm/{id}/replay",
      procedure: "llm_logs.replay",
      asksModel: true,
      summary: "Asks a call again, as it was or with another model, prompt or parameters; takes llm_logs.view_bodies, too",
      tag,
      status: 200,
      params: oneOfThem,
      body: replayChange,
      answer: comparison,
    },
    async ({ caller, params, body }) => toComparison(await caller.llm_logs.replay({ ...given(body), id: params.id })),
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/{id}/comparison",
      procedure: "llm_logs.compare",
      summary: "A call that was asked again beside what it repeats",
      tag,
      status: 200,
      params: oneOfThem,
      answer: comparison,
    },
    async ({ caller, params }) => toComparison(await caller.llm_logs.compare(params)),
  ),
  route(
    {
      method: "POST",
      path: "/logs/llm/{id}/take",
      procedure: "llm_logs.take",
      summary: "Makes the answer to a call that was asked again a new version of its piece",
      tag,
      status: 201,
      params: oneOfThem,
      body: z.strictObject({ base_version_id: z.string().min(1).max(64).nullable().optional() }),
      answer: versionAnswer,
    },
    async ({ caller, params, body }) => toVersionAnswer(await caller.llm_logs.take({ ...given(body), replay_id: params.id })),
  ),
  route(
    {
      method: "GET",
      path: "/logs/experiments",
      procedure: "llm_experiments.list",
      summary: "Sets of calls that were asked again, the latest first",
      tag,
      status: 200,
      query: experimentListInput,
      answer: envelopeOf(experiment.meta({ id: "LlmExperimentListItem" })),
    },
    async ({ caller, query }) => envelope(await caller.llm_experiments.list(query), { path: "/logs/experiments", query }),
  ),
  route(
    {
      method: "POST",
      path: "/logs/experiments",
      procedure: "llm_experiments.start",
      summary: `Asks up to ${mostReplays} calls again in one way; takes llm_logs.view_bodies, too`,
      tag,
      status: 202,
      body: experimentInput.omit({ idempotency_key: true }),
      answer: detail,
    },
    ({ caller, body, idempotencyKey }) =>
      caller.llm_experiments.start({ ...given(body), ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }) }),
  ),
  route(
    {
      method: "GET",
      path: "/logs/experiments/{id}",
      procedure: "llm_experiments.get",
      summary: "How far an experiment has come, and whose answers are better",
      tag,
      status: 200,
      params: oneOfThem,
      answer: detail,
    },
    ({ caller, params }) => caller.llm_experiments.get(params),
  ),
  route(
    {
      method: "POST",
      path: "/logs/experiments/{id}/stop",
      procedure: "llm_experiments.stop",
      summary: "Stops an experiment; what was answered stays",
      tag,
      status: 200,
      params: oneOfThem,
      answer: detail,
    },
    ({ caller, params }) => caller.llm_experiments.stop(params),
  ),
];
