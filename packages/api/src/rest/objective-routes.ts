import {
  objectiveChangeSchema as change,
  configurationHistoryInput,
  objectiveRowSchema as objective,
  objectiveDefaultInput,
  objectiveFields,
  objectiveListInput,
  objectiveOrderInput,
  objectiveStatusInput,
} from "@copydesk/contracts";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Objectives");

const changedFields = objectiveFields.extend({ version: z.number().int().min(1) });

export const objectiveRoutes = [
  route(
    {
      method: "GET",
      path: "/objectives-config",
      procedure: "objectives.list",
      summary: "Objectives that campaigns can have, in the order of the forms",
      query: objectiveListInput,
      answer: envelopeOf(objective),
    },
    async ({ caller, query }) => envelope(await caller.objectives.list(query), { path: "/objectives-config", query }),
  ),
  route(
    {
      method: "POST",
      path: "/objectives-config",
      procedure: "objectives.create",
      summary: "Add an objective",
      status: 201,
      body: objectiveFields,
      idempotent: true,
    },
    ({ caller, body }) => caller.objectives.create(body),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives-config/order",
      procedure: "objectives.reorder",
      summary: "Put all objectives in another order; 409 when one came or went in between",
      status: 204,
      body: objectiveOrderInput,
    },
    ({ caller, body }) => caller.objectives.reorder(body),
  ),
  route(
    {
      method: "GET",
      path: "/objectives-config/history",
      procedure: "objectives.history",
      summary: "Who changed what about the objectives, the latest first",
      query: configurationHistoryInput,
      answer: envelopeOf(change),
    },
    async ({ caller, query }) => envelope(await caller.objectives.history(query), { path: "/objectives-config/history", query }),
  ),
  route(
    {
      method: "GET",
      path: "/objectives-config/restore",
      procedure: "objectives.restore_plan",
      summary: "What bringing the delivered objectives back would change",
    },
    ({ caller }) => caller.objectives.restore_plan(),
  ),
  route(
    {
      method: "POST",
      path: "/objectives-config/restore",
      procedure: "objectives.restore",
      summary: "Bring the delivered objectives back; one's own stay",
    },
    ({ caller }) => caller.objectives.restore(),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives-config/{id}",
      procedure: "objectives.update",
      summary: "Change an objective; 409 when somebody else did in between",
      params: oneOfThem,
      body: takingBack(changedFields, objective),
    },
    ({ caller, params, body }) => caller.objectives.update({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives-config/{id}/default",
      procedure: "objectives.set_default",
      summary: "Have new campaigns begin with an objective, or no longer",
      params: oneOfThem,
      body: objectiveDefaultInput.omit({ id: true }),
    },
    ({ caller, params, body }) => caller.objectives.set_default({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives-config/{id}/status",
      procedure: "objectives.set_status",
      summary: "Make an objective active or inactive",
      params: oneOfThem,
      body: objectiveStatusInput.omit({ id: true }),
    },
    ({ caller, params, body }) => caller.objectives.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "DELETE",
      path: "/objectives-config/{id}",
      procedure: "objectives.remove",
      summary: "Delete an objective that no campaign has; 409 for any other",
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.objectives.remove(params),
  ),
];
