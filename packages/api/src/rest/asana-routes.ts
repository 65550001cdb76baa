import { sendToAsanaInput } from "@copydesk/contracts";
import { z } from "zod";
import { route } from "./rest-route.ts";

const tag = "Schedules";
const ofBlock = z.strictObject({ id: z.string().min(1).max(64) });
const place = z.strictObject({ gid: z.string(), name: z.string() });

const sending = z
  .strictObject({
    project: place,
    total: z.number().int(),
    sent: z.number().int(),
    waiting: z.number().int(),
    failed: z.array(z.strictObject({ post_id: z.string(), title: z.string(), problem: z.string() })),
    waits_until: z.string().nullable().meta({ description: "When it goes on, where Asana asked to wait" }),
    sent_by: z.string(),
    updated_at: z.string(),
    task_url: z.string().nullable(),
  })
  .meta({ id: "AsanaSending" });

export const asanaRoutes = [
  route(
    {
      method: "GET",
      path: "/asana/workspaces",
      procedure: "asana.workspaces",
      summary: "Workspaces of your Asana",
      tag,
      status: 200,
      answer: z.array(place),
    },
    ({ caller }) => caller.asana.workspaces(),
  ),
  route(
    {
      method: "GET",
      path: "/asana/workspaces/{workspace_gid}/projects",
      procedure: "asana.projects",
      summary: "Projects of a workspace, by name",
      tag,
      status: 200,
      params: z.strictObject({ workspace_gid: z.string().max(30) }),
      answer: z.array(place),
    },
    ({ caller, params }) => caller.asana.projects(params),
  ),
  route(
    {
      method: "GET",
      path: "/blocks/{id}/asana",
      procedure: "asana.sending",
      summary: "How far the sending of a schedule to Asana is, project by project",
      tag,
      status: 200,
      params: ofBlock,
      answer: z.array(sending),
    },
    ({ caller, params }) => caller.asana.sending({ block_id: params.id }),
  ),
  route(
    {
      method: "POST",
      path: "/blocks/{id}/asana",
      procedure: "asana.send",
      summary: "Send the posts of a schedule to a project of Asana; sent again, their tasks are brought up to date",
      tag,
      status: 202,
      params: ofBlock,
      body: sendToAsanaInput.omit({ block_id: true }),
      answer: sending,
    },
    ({ caller, params, body }) => caller.asana.send({ block_id: params.id, ...body }),
  ),
];
