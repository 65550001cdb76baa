import { llmChartInput, llmFilters, llmGroups, llmListInput, llmPurposes, llmStatuses, priceOrigins } from "@copydesk/contracts";
import { exportCalls } from "@copydesk/core";
import { z } from "zod";
import { actorOf } from "../trpc.ts";
import { budgetUse } from "./budget-shapes.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { callItem, callCost as cost } from "./llm-log-shapes.ts";
import { idList, oneOfThem } from "./people-shapes.ts";
import { route, StreamAnswer } from "./rest-route.ts";

const tag = "Logs";

/** Several values as `a,b`, or the parameter several times. */
const lists = {
  user_ids: idList.pipe(llmFilters.user_ids.unwrap()),
  campaign_ids: idList.pipe(llmFilters.campaign_ids.unwrap()),
  languages: idList.pipe(llmFilters.languages.unwrap()).meta({ description: "Codes" }),
  channels: idList.pipe(llmFilters.channels.unwrap()).meta({ description: "Codes" }),
  purposes: idList.pipe(llmFilters.purposes.unwrap()),
  models: idList.pipe(llmFilters.models.unwrap()).meta({ description: "Ids; or names of models that are not there any more" }),
  statuses: idList.pipe(llmFilters.statuses.unwrap()),
};
const listQuery = llmListInput.extend(lists);
const chartQuery = llmChartInput.extend(lists);
const exportQuery = listQuery.omit({ ordering: true, limit: true, offset: true });

const price = z.number().nullable();
const toolCall = z.strictObject({
  id: z.string(),
  name: z.string(),
  arguments: z.string().meta({ description: "As the model wrote them" }),
});
const detail = callItem.extend({
  provider: z.string(),
  model_name: z.string().meta({ description: "The name that was sent" }),
  answered_by: z.string().nullable().meta({ description: "The name that the endpoint gave in its answer" }),
  parameters: z.record(z.string(), z.unknown()),
  dropped: z.array(z.string()).meta({ description: "Parameters that the endpoint refused, and that were left out" }),
  finish_reason: z.string().nullable(),
  error_code: z.string().nullable(),
  http_status: z.number().int().nullable(),
  request_id: z.string().nullable(),
  price: z
    .strictObject({ fresh: price, cached: price, out: price, currency: z.string().nullable(), origin: z.enum(priceOrigins) })
    .nullable()
    .meta({ description: "For a million tokens each, as on that day" }),
  piece: z
    .strictObject({
      block_id: z.string(),
      kind: z.enum(["outline", "content", "schedule"]),
      version_id: z.string().nullable(),
      version_number: z.number().int().nullable(),
    })
    .nullable(),
  replay_of: z.string().nullable().meta({ description: "The call that this one asks again" }),
  replays: z
    .array(z.strictObject({ id: z.string(), at: z.string(), status: z.enum(llmStatuses), model: z.string() }))
    .meta({ description: "Calls that asked this one again, the latest first" }),
  thread: z
    .array(z.strictObject({ id: z.string(), at: z.string(), status: z.enum(llmStatuses), attempt: z.number().int() }))
    .meta({ description: "All calls of the same task" }),
  body: z
    .strictObject({
      messages: z.array(
        z.strictObject({
          role: z.string(),
          content: z.string(),
          tool_calls: z.array(toolCall).optional(),
          tool_call_id: z.string().optional().meta({ description: "Of an answer of a tool: the call that it answers" }),
        }),
      ),
      reply: z.string(),
      tool_calls: z.array(toolCall).meta({ description: "Tools that the reply asked for" }),
      endpoint_words: z.string(),
      usage: z.unknown(),
    })
    .nullable(),
  bodies: z.enum(["shown", "not_allowed", "private", "expired"]).meta({ description: "Why what was said is not shown, when it is not" }),
});
const figures = z
  .strictObject({
    calls: z.number().int(),
    failed: z.number().int(),
    tokens_fresh: z.number(),
    tokens_cached: z.number(),
    tokens_out: z.number(),
    tokens_reasoning: z.number(),
    without_tokens: z.number().int().meta({ description: "Calls that no tokens are known of, and so are in no sum" }),
    without_cached: z
      .number()
      .int()
      .meta({ description: "Calls that do not say what came from a cache; those without any tokens among them" }),
    without_reasoning: z.number().int().meta({ description: "The same of reasoning" }),
    costs: z.array(cost).meta({ description: "A sum a currency" }),
    without_cost: z.number().int().meta({ description: "Calls whose cost is unknown, and so is in no sum" }),
    total_p50: z.number().nullable(),
    total_p95: z.number().nullable(),
    first_p50: z.number().nullable(),
    first_p95: z.number().nullable(),
  })
  .meta({ id: "LlmFigures" });
const chart = z
  .strictObject({
    timezone: z.string(),
    unit: z.enum(["hour", "day", "week", "month"]),
    borders: z.array(z.string()).meta({ description: "Where intervals begin, and the end of the last one" }),
    total: figures,
    points: z.array(figures),
    groups: z.array(
      z.strictObject({
        key: z.string().nullable(),
        kind: z.enum(["one", "none", "others"]),
        label: z.string(),
        total: figures,
        points: z.array(figures),
      }),
    ),
  })
  .meta({ id: "LlmChart" });
const named = z.strictObject({ id: z.string(), name: z.string() });
const options = z.strictObject({
  people: z.array(named),
  campaigns: z.array(named),
  models: z.array(named),
  languages: z.array(z.string()),
  channels: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  purposes: z.array(z.enum(llmPurposes)),
  can_read_bodies: z.boolean(),
});

export const llmLogRoutes = [
  route(
    {
      method: "GET",
      path: "/logs/llm",
      procedure: "llm_logs.list",
      summary: "Calls to models, newest first",
      tag,
      status: 200,
      query: listQuery,
      answer: envelopeOf(callItem.meta({ id: "LlmListItem" })),
    },
    async ({ caller, query }) => {
      const sent = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, Array.isArray(value) ? value.join() : value]));
      const { limit, offset } = query;
      return envelope(await caller.llm_logs.list(query), { path: "/logs/llm", query: { ...sent, limit, offset } });
    },
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/options",
      procedure: "llm_logs.options",
      summary: "What the log of calls to models can be filtered by",
      tag,
      status: 200,
      answer: options,
    },
    ({ caller }) => caller.llm_logs.options(),
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/chart",
      procedure: "llm_logs.chart",
      summary: `Figures over time, as a whole and by ${llmGroups.join(", ")}`,
      tag,
      status: 200,
      query: chartQuery,
      answer: chart,
    },
    ({ caller, query }) => caller.llm_logs.chart(query),
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/budgets",
      procedure: "llm_logs.budgets",
      summary: "Monthly budgets and what is spent of them: the company's first, then those of models",
      tag,
      status: 200,
      answer: z.strictObject({ budgets: z.array(budgetUse.extend({ model: named.nullable() })) }),
    },
    async ({ caller }) => ({ budgets: await caller.llm_logs.budgets() }),
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/export",
      procedure: { permission: "llm_logs.view" },
      summary: "Calls to models as CSV, newest first, without what was said",
      tag,
      status: 200,
      query: exportQuery,
      files: ["text/csv"],
    },
    async ({ ctx, query }) => new StreamAnswer(await exportCalls(ctx.core, actorOf(ctx), query)),
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/{id}",
      procedure: "llm_logs.get",
      summary: "One call, with what was sent and answered for whoever may read it",
      tag,
      status: 200,
      params: oneOfThem,
      answer: detail.meta({ id: "LlmCall" }),
    },
    ({ caller, params }) => caller.llm_logs.get(params),
  ),
];
