import { profileDetailSchema as detail, disconnectInput, profileInput, sessionViewSchema as session } from "@copydesk/contracts";
import { z } from "zod";
import { oneOfThem } from "./people-shapes.ts";
import { routesOf } from "./rest-route.ts";
import * as tokens from "./token-shapes.ts";

const route = routesOf("Account");

/** Without defaults: they would empty what is left out. */
const profilePatch = profileInput.extend({ job_title: profileInput.shape.job_title.unwrap() }).partial();

export const profileRoutes = [
  route(
    {
      method: "GET",
      path: "/users/profile/details",
      procedure: "profile.details",
      summary: "What your own page shows about you",
      answer: z.strictObject({ data: detail }),
    },
    async ({ caller }) => ({ data: await caller.profile.details() }),
  ),
  route(
    {
      method: "PATCH",
      path: "/users/profile",
      procedure: "profile.update",
      summary: "Change your name, job title or time zone; what is left out stays",
      body: profilePatch,
      answer: z.strictObject({ data: detail }),
    },
    async ({ caller, body }) => {
      const { first_name, last_name, job_title, timezone } = await caller.profile.details();
      return { data: await caller.profile.update({ first_name, last_name, job_title, timezone, ...given(body) }) };
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/users/profile/photo",
      procedure: "profile.remove_photo",
      summary: "Take your photo away",
      status: 204,
    },
    ({ caller }) => caller.profile.remove_photo(),
  ),
  route(
    {
      method: "GET",
      path: "/users/rights",
      procedure: "profile.rights",
      summary: "Your rights, and how far each reaches",
      answer: z.strictObject({ rights: z.record(z.string(), z.enum(["none", "own", "team", "any"])) }),
    },
    async ({ caller }) => ({ rights: await caller.profile.rights() }),
  ),
  route(
    {
      method: "GET",
      path: "/users/profile/sessions",
      procedure: "profile.sessions",
      summary: "Where you are signed in",
      answer: z.strictObject({ results: z.array(session) }),
    },
    async ({ caller }) => ({ results: await caller.profile.sessions() }),
  ),
  route(
    {
      method: "DELETE",
      path: "/users/profile/sessions",
      procedure: "profile.end_other_sessions",
      summary: "Log out everywhere else",
    },
    ({ caller }) => caller.profile.end_other_sessions(),
  ),
  route(
    {
      method: "DELETE",
      path: "/users/profile/sessions/{id}",
      procedure: "profile.end_session",
      summary: "End one of your sessions",
      status: 204,
      params: z.strictObject({ id: z.string() }),
    },
    ({ caller, params }) => caller.profile.end_session(params),
  ),
  route(
    {
      method: "GET",
      path: "/users/profile/tokens",
      procedure: "profile.tokens",
      summary: "Your personal tokens",
      answer: tokens.tokenList,
    },
    async ({ caller }) => ({ results: await caller.profile.tokens() }),
  ),
  route(
    {
      method: "POST",
      path: "/users/profile/tokens",
      procedure: "profile.make_token",
      summary: "Create a personal token; not with a personal token",
      status: 201,
      body: tokens.tokenBody,
    },
    ({ caller, body }) => caller.profile.make_token(body),
  ),
  route(
    {
      method: "DELETE",
      path: "/users/profile/tokens/{id}",
      procedure: "profile.revoke_token",
      summary: "Revoke one of your personal tokens; not with a personal token",
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.profile.revoke_token(params),
  ),
  route(
    {
      method: "DELETE",
      path: "/users/profile/connections/{provider}",
      procedure: "profile.disconnect",
      summary: "Disconnect your account at Microsoft or Asana",
      status: 204,
      params: disconnectInput,
    },
    ({ caller, params }) => caller.profile.disconnect(params),
  ),
];

/** Only what was sent: a field that is left out has no value, and must not become one. */
const given = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
