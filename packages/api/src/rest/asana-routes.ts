import { sendToAsanaInput } from "@copydesk/contracts";
import { z } from "zod";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Schedules");
const ofBlock = z.strictObject({ id: z.string().min(1).max(64) });

export const asanaRoutes = [
  route(
    {
      method: "GET",
      path: "/asana/workspaces",
      procedure: "asana.workspaces",
      summary: "Workspaces of your Asana",
    },
    ({ caller }) => caller.asana.workspaces(),
  ),
  route(
    {
      method: "GET",
      path: "/asana/workspaces/{workspace_gid}/projects",
      procedure: "asana.projects",
      summary: "Projects of a workspace, by name",
      params: z.strictObject({ workspace_gid: z.string().max(30) }),
    },
    ({ caller, params }) => caller.asana.projects(params),
  ),
  route(
    {
      method: "GET",
      path: "/blocks/{id}/asana",
      procedure: "asana.sending",
      summary: "How far the sending of a schedule to Asana is, project by project",
      params: ofBlock,
    },
    ({ caller, params }) => caller.asana.sending({ block_id: params.id }),
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/asana",
      procedure: "asana.send",
      summary: "Send the posts of a schedule to a project of Asana; sent again, their tasks are brought up to date",
      status: 202,
      params: ofBlock,
      body: sendToAsanaInput.omit({ block_id: true }),
    },
    ({ caller, params, body }) => caller.asana.send({ block_id: params.id, ...body }),
  ),
];
