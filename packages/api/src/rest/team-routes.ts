import {
  teamListItemSchema as item,
  personCardSchema as personCard,
  type TeamDetail,
  teamInput,
  teamListInput,
  teamUpdateInput,
} from "@copydesk/contracts";
import { z } from "zod";
import { teamPeopleInput } from "../teams/router.ts";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { campaignLine, oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const route = routesOf("Teams");

const detail = item
  .extend({
    version: z.number().int(),
    created_at: z.string(),
    members: z.array(personCard.extend({ user_id: z.string(), can_edit: z.boolean(), status: z.string() })),
    campaigns: z.array(campaignLine),
  })
  .meta({ id: "Team" });
const change = teamUpdateInput.omit({ id: true });

export const teamRoutes = [
  route(
    {
      method: "GET",
      path: "/teams",
      procedure: "teams.list",
      summary: "Teams the person sees",
      query: teamListInput,
      answer: envelopeOf(item),
    },
    async ({ caller, query }) => envelope(await caller.teams.list(query), { path: "/teams", query }),
  ),
  route(
    {
      method: "POST",
      path: "/teams",
      procedure: "teams.create",
      summary: "Create a team",
      status: 201,
      body: teamInput,
      answer: detail,
      idempotent: true,
    },
    async ({ caller, body }) => toAnswer(await caller.teams.create(body)),
  ),
  route(
    {
      method: "GET",
      path: "/teams/people",
      procedure: "teams.people",
      summary: "Who can be put into a team",
      query: teamPeopleInput,
      answer: z.strictObject({ results: z.array(personCard) }),
    },
    async ({ caller, query }) => ({ results: await caller.teams.people(query) }),
  ),
  route(
    {
      method: "GET",
      path: "/teams/{id}",
      procedure: "teams.get",
      summary: "One team",
      params: oneOfThem,
      answer: detail,
    },
    async ({ caller, params }) => toAnswer(await caller.teams.get(params)),
  ),
  route(
    {
      method: "PUT",
      path: "/teams/{id}",
      procedure: "teams.update",
      summary: "Change a team and who is in it; 409 when somebody else did in between",
      params: oneOfThem,
      body: takingBack(change, detail),
      answer: detail,
    },
    async ({ caller, params, body }) => toAnswer(await caller.teams.update({ ...params, ...body })),
  ),
  route(
    {
      method: "GET",
      path: "/teams/{id}/impact",
      procedure: "teams.impact",
      summary: "How many campaigns deactivating or deleting a team would make private",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.teams.impact(params),
  ),
  route(
    { method: "DELETE", path: "/teams/{id}", procedure: "teams.remove", summary: "Delete a team", status: 204, params: oneOfThem },
    ({ caller, params }) => caller.teams.remove(params),
  ),
];

/** Members are called `user_id` where they are written, so that a team can be sent back as it was read. */
const toAnswer = (team: TeamDetail): z.input<typeof detail> => ({
  ...team,
  members: team.members.map((member) => ({ ...member, user_id: member.id })),
});
