import {
  activeStatuses,
  objectiveDefaultInput,
  objectiveFields,
  objectiveListInput,
  objectiveOrderInput,
  objectiveStatusInput,
} from "@copydesk/contracts";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { oneOfThem } from "./people-shapes.ts";
import { route } from "./rest-route.ts";

const tag = "Objectives";

const change = objectiveFields.extend({ version: z.number().int().min(1) });

const objective = z
  .strictObject({
    id: z.string(),
    version: z.number().int(),
    name: z.string(),
    description: z.string(),
    kpi_hint: z.string(),
    call_to_action: z.string(),
    status: z.enum(activeStatuses),
    is_default: z.boolean().meta({ description: "New campaigns begin with it" }),
    position: z.number().int(),
    campaign_count: z.number().int().meta({ description: "One that is used can only be made inactive" }),
    updated_at: z.string(),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: "Objective" });

export const objectiveRoutes = [
  route(
    {
      method: "GET",
      path: "/objectives",
      procedure: "objectives.list",
      summary: "Objectives that campaigns can have, in the order of the forms",
      tag,
      status: 200,
      query: objectiveListInput,
      answer: envelopeOf(objective),
    },
    async ({ caller, query }) => envelope(await caller.objectives.list(query), { path: "/objectives", query }),
  ),
  route(
    {
      method: "POST",
      path: "/objectives",
      procedure: "objectives.create",
      summary: "Add an objective",
      tag,
      status: 201,
      body: objectiveFields,
      answer: objective,
      idempotent: true,
    },
    ({ caller, body }) => caller.objectives.create(body),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives/order",
      procedure: "objectives.reorder",
      summary: "Put all objectives in another order; 409 when one came or went in between",
      tag,
      status: 204,
      body: objectiveOrderInput,
    },
    ({ caller, body }) => caller.objectives.reorder(body),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives/{id}",
      procedure: "objectives.update",
      summary: "Change an objective; 409 when somebody else did in between",
      tag,
      status: 200,
      params: oneOfThem,
      body: change,
      answer: objective,
    },
    ({ caller, params, body }) => caller.objectives.update({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives/{id}/default",
      procedure: "objectives.set_default",
      summary: "Have new campaigns begin with an objective, or no longer",
      tag,
      status: 200,
      params: oneOfThem,
      body: objectiveDefaultInput.omit({ id: true }),
      answer: objective,
    },
    ({ caller, params, body }) => caller.objectives.set_default({ ...params, ...body }),
  ),
  route(
    {
      method: "PUT",
      path: "/objectives/{id}/status",
      procedure: "objectives.set_status",
      summary: "Make an objective active or inactive",
      tag,
      status: 200,
      params: oneOfThem,
      body: objectiveStatusInput.omit({ id: true }),
      answer: objective,
    },
    ({ caller, params, body }) => caller.objectives.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "DELETE",
      path: "/objectives/{id}",
      procedure: "objectives.remove",
      summary: "Delete an objective that no campaign has; 409 for any other",
      tag,
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.objectives.remove(params),
  ),
];
