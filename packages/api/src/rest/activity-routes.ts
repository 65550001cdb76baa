import { activityFilters, activityListInput, activityListItemSchema as item } from "@copydesk/contracts";
import { exportActivity } from "@copydesk/core";
import { actorOf } from "../trpc.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { idList, oneOfThem } from "./people-shapes.ts";
import { routesOf, StreamAnswer } from "./rest-route.ts";

const route = routesOf("Logs");

/** Several values as `a,b`, or the parameter several times. */
const lists = {
  actor_ids: idList
    .pipe(activityFilters.actor_ids.unwrap())
    .meta({ description: "Ids of people; `unknown` for nobody, `job` for Copydesk" }),
  entity_types: idList.pipe(activityFilters.entity_types.unwrap()),
  actions: idList.pipe(activityFilters.actions.unwrap()),
  results: idList.pipe(activityFilters.results.unwrap()),
  sources: idList.pipe(activityFilters.sources.unwrap()),
};
const listQuery = activityListInput.extend(lists);
const exportQuery = listQuery.omit({ ordering: true, limit: true, offset: true });

export const activityRoutes = [
  route(
    {
      method: "GET",
      path: "/logs/activities",
      procedure: "activity.list",
      summary: "Who did what to which thing, newest first",
      query: listQuery,
      answer: envelopeOf(item),
    },
    async ({ caller, query }) => {
      const sent = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, Array.isArray(value) ? value.join() : value]));
      const { limit, offset } = query;
      return envelope(await caller.activity.list(query), { path: "/logs/activities", query: { ...sent, limit, offset } });
    },
  ),
  route(
    {
      method: "GET",
      path: "/logs/activities/options",
      procedure: "activity.options",
      summary: "What the activity log can be filtered by",
    },
    ({ caller }) => caller.activity.options(),
  ),
  route(
    {
      method: "GET",
      path: "/logs/activities/export",
      procedure: { permission: "activity_logs.view" },
      summary: "The activity log as CSV, newest first",
      query: exportQuery,
      files: ["text/csv"],
    },
    async ({ ctx, query }) => new StreamAnswer(await exportActivity(ctx.core, actorOf(ctx), query)),
  ),
  route(
    {
      method: "GET",
      path: "/logs/activities/{id}",
      procedure: "activity.get",
      summary: "One entry with what changed, secrets masked",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.activity.get(params),
  ),
];
