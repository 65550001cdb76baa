import { addToTeamInput, checkEmailsInput, importInput, userDetailSchema, userIdsInput, userListItemSchema } from "@copydesk/contracts";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { given, oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import * as tokens from "./token-shapes.ts";
import * as shapes from "./user-shapes.ts";

const route = routesOf("Users");
const heirQuery = z.strictObject({
  hand_over_to: z.string().min(1).max(64).optional().meta({ description: "Who gets their campaigns, templates, voices and examples" }),
});

const about = [
  route(
    {
      method: "GET",
      path: "/users",
      procedure: "users.list",
      summary: "People, searched by name and address",
      query: shapes.userQuery,
      answer: envelopeOf(userListItemSchema),
    },
    async ({ caller, query }) => {
      const asSent = { ...query, role_ids: query.role_ids.join(), team_ids: query.team_ids.join() };
      return envelope(await caller.users.list(query), { path: "/users", query: asSent });
    },
  ),
  route(
    {
      method: "GET",
      path: "/users/options",
      procedure: "users.options",
      summary: "Roles and teams that people can be given",
    },
    ({ caller }) => caller.users.options(),
  ),
  route(
    {
      method: "GET",
      path: "/users/{id}",
      procedure: "users.get",
      summary: "One person",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.users.get(params),
  ),
  route(
    {
      method: "GET",
      path: "/users/{id}/tokens",
      procedure: "users.tokens",
      summary: "A person's personal tokens",
      params: oneOfThem,
      answer: tokens.tokenList,
    },
    async ({ caller, params }) => ({ results: await caller.users.tokens(params) }),
  ),
  route(
    {
      method: "DELETE",
      path: "/users/{id}/tokens/{token_id}",
      procedure: "users.revoke_token",
      summary: "Revoke a person's personal token",
      status: 204,
      params: tokens.tokenOfPerson,
    },
    ({ caller, params }) => caller.users.revoke_token(params),
  ),
  route(
    {
      method: "PATCH",
      path: "/users/{id}",
      procedure: "users.update",
      summary: "Change a person; what is left out stays; 409 when somebody else changed them in between",
      params: oneOfThem,
      body: shapes.userPatch,
      answer: userDetailSchema,
    },
    async ({ caller, params, body }) => {
      const { email, first_name, last_name, job_title, timezone, roles, teams } = await caller.users.get(params);
      const memberships = teams.map((team) => ({ team_id: team.id, can_edit: team.can_edit }));
      const now = { email, first_name, last_name, job_title, timezone, role_ids: roles.map((role) => role.id), teams: memberships };
      return caller.users.update({ ...params, ...now, ...given(body) });
    },
  ),
  route(
    {
      method: "GET",
      path: "/users/{id}/hand-over",
      procedure: "users.hand_over_counts",
      summary: "What a person would leave behind",
      params: oneOfThem,
    },
    ({ caller, params }) => caller.users.hand_over_counts(params),
  ),
  route(
    {
      method: "DELETE",
      path: "/users/{id}",
      procedure: "users.remove",
      summary: "Delete an account and hand over what they made; 409 when nobody is chosen to get it",
      status: 204,
      params: oneOfThem,
      query: heirQuery,
    },
    ({ caller, params, query }) => caller.users.remove({ ...params, ...given(query) }),
  ),
];

const inviting = [
  route(
    {
      method: "POST",
      path: "/users",
      procedure: "users.invite",
      summary: "Invite people by mail; who is here already is left alone",
      status: 201,
      body: shapes.inviteBody,
    },
    ({ caller, body }) => caller.users.invite(body),
  ),
  route(
    {
      method: "POST",
      path: "/users/check-emails",
      procedure: "users.check_emails",
      summary: "Which addresses have an account",
      body: checkEmailsInput,
      answer: shapes.checkedEmails,
    },
    async ({ caller, body }) => ({ results: await caller.users.check_emails(body) }),
  ),
  route(
    {
      method: "POST",
      path: "/users/import",
      procedure: "users.import",
      summary: "Invite the people of a CSV file, or only look what would become of them",
      body: importInput,
    },
    ({ caller, body }) => caller.users.import(body),
  ),
  route(
    {
      method: "POST",
      path: "/users/send-links",
      procedure: "users.send_links",
      summary: "Send invited people their link again, and active ones a link to choose a password",
      body: userIdsInput,
    },
    ({ caller, body }) => caller.users.send_links(body),
  ),
];

const bulk = [
  route(
    {
      method: "POST",
      path: "/users/activate",
      procedure: "users.activate",
      summary: "Let inactive people in again",
      body: userIdsInput,
    },
    ({ caller, body }) => caller.users.activate(body),
  ),
  route(
    {
      method: "POST",
      path: "/users/deactivate",
      procedure: "users.deactivate",
      summary: "Keep people out; their sessions end at once",
      body: userIdsInput,
    },
    ({ caller, body }) => caller.users.deactivate(body),
  ),
  route(
    {
      method: "POST",
      path: "/users/add-to-team",
      procedure: "users.add_to_team",
      summary: "Put people into a team",
      body: addToTeamInput,
    },
    ({ caller, body }) => caller.users.add_to_team(body),
  ),
];

export const userRoutes = [...about, ...inviting, ...bulk];
