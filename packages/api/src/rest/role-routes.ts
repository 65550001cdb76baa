import {
  roleDetailSchema as detail,
  roleListItemSchema as item,
  levels,
  permissions,
  roleInput,
  roleListInput,
  roleUpdateInput,
} from "@copydesk/contracts";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { given, oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Roles");

/** As they are read; `roleInput` says how they are written. */
const grants = z
  .partialRecord(z.enum(permissions as [string, ...string[]]), z.enum(levels))
  .meta({ description: "Levels by permission; what is absent is none" });
const body = roleInput.extend({ grants });
const change = roleUpdateInput.omit({ id: true }).extend({ grants });

const otherQuery = z.strictObject({
  reassign_to: z.string().min(1).max(64).optional().meta({ description: "The role that those who hold this one get instead" }),
});

export const roleRoutes = [
  route(
    {
      method: "GET",
      path: "/roles",
      procedure: "roles.list",
      summary: "Roles, with how many hold each",
      query: roleListInput,
      answer: envelopeOf(item),
    },
    async ({ caller, query }) => envelope(await caller.roles.list(query), { path: "/roles", query }),
  ),
  route(
    {
      method: "POST",
      path: "/roles",
      procedure: "roles.create",
      summary: "Create a role",
      status: 201,
      body,
      idempotent: true,
    },
    ({ caller, body }) => caller.roles.create(body),
  ),
  route(
    {
      method: "GET",
      path: "/roles/{id}",
      procedure: "roles.get",
      summary: "One role",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.roles.get(params),
  ),
  route(
    {
      method: "PUT",
      path: "/roles/{id}",
      procedure: "roles.update",
      summary: "Change a role; 409 when somebody else did in between",
      params: oneOfThem,
      body: takingBack(change, detail),
    },
    ({ caller, params, body }) => caller.roles.update({ ...params, ...body }),
  ),
  route(
    {
      method: "DELETE",
      path: "/roles/{id}",
      procedure: "roles.remove",
      summary: "Delete a role; 409 when people hold it and no other is chosen for them",
      status: 204,
      params: oneOfThem,
      query: otherQuery,
    },
    ({ caller, params, query }) => caller.roles.remove({ ...params, ...given(query) }),
  ),
];
