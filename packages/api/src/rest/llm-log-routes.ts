import {
  budgetUseSchema as budgetUse,
  llmListItemSchema as callItem,
  llmChartInput,
  llmFilters,
  llmGroups,
  llmListInput,
} from "@copydesk/contracts";
import { exportCalls } from "@copydesk/core";
import { z } from "zod";
import { actorOf } from "../trpc.ts";

import { envelope, envelopeOf } from "./list-envelope.ts";

import { idList, oneOfThem } from "./people-shapes.ts";
import { routesOf, StreamAnswer } from "./rest-route.ts";

const route = routesOf("Logs");

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

const named = z.strictObject({ id: z.string(), name: z.string() });

export const llmLogRoutes = [
  route(
    {
      method: "GET",
      path: "/logs/llm",
      procedure: "llm_logs.list",
      summary: "Calls to models, newest first",
      query: listQuery,
      answer: envelopeOf(callItem),
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
    },
    ({ caller }) => caller.llm_logs.options(),
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/chart",
      procedure: "llm_logs.chart",
      summary: `Figures over time, as a whole and by ${llmGroups.join(", ")}`,
      query: chartQuery,
    },
    ({ caller, query }) => caller.llm_logs.chart(query),
  ),
  route(
    {
      method: "GET",
      path: "/logs/llm/budgets",
      procedure: "llm_logs.budgets",
      summary: "Monthly budgets and what is spent of them: the company's first, then those of models",
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
      params: oneOfThem,
    },
    ({ caller, params }) => caller.llm_logs.get(params),
  ),
];
