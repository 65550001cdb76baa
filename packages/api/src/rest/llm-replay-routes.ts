import {
  type ComparedCall,
  llmListItemSchema as callItem,
  experimentListItemSchema as experiment,
  experimentInput,
  experimentListInput,
  mostReplays,
  type ReplayComparison,
  replayChange,
  replayVerdicts,
} from "@copydesk/contracts";
import { z } from "zod";
import { check, fieldsOf, toVersionAnswer, versionAnswer } from "./block-answer.ts";
import { channelField } from "./channel-shapes.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";

import { given, oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Replays and experiments");

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

export const llmReplayRoutes = [
  route(
    {
      method: "POST",
      path: "/logs/llm/{id}/replay",
      procedure: "llm_logs.replay",
      asksModel: true,
      summary: "Asks a call again, as it was or with another model, prompt or parameters; takes llm_logs.view_bodies, too",
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
      query: experimentListInput,
      answer: envelopeOf(experiment),
    },
    async ({ caller, query }) => envelope(await caller.llm_experiments.list(query), { path: "/logs/experiments", query }),
  ),
  route(
    {
      method: "POST",
      path: "/logs/experiments",
      procedure: "llm_experiments.start",
      summary: `Asks up to ${mostReplays} calls again in one way; takes llm_logs.view_bodies, too`,
      status: 202,
      body: experimentInput.omit({ idempotency_key: true }),
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
      params: oneOfThem,
    },
    ({ caller, params }) => caller.llm_experiments.get(params),
  ),
  route(
    {
      method: "POST",
      path: "/logs/experiments/{id}/stop",
      procedure: "llm_experiments.stop",
      summary: "Stops an experiment; what was answered stays",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.llm_experiments.stop(params),
  ),
];
