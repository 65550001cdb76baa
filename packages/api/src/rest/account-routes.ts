import { loginInput, sessionUserSchema as profile } from "@copydesk/contracts";
import { preferenceKeysSchema, preferencesSchema } from "@copydesk/core";
import { z } from "zod";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Account");

const modules = z.strictObject({
  modules: z.array(z.strictObject({ module_id: z.string(), module_code: z.string(), module_title: z.string() })),
});
/** `key=a,b` and nothing else; without it, all. */
const keyQuery = z.strictObject({ key: z.string().max(20_000).default("") });
/** As the specification's client sends it: keys, or the preferences themselves. */
const keysBody = z.union([
  z.strictObject({ keys: preferenceKeysSchema }),
  z
    .array(z.object({ key: z.string() }))
    .max(200)
    .transform((list) => ({ keys: list.map((one) => one.key) })),
]);
const listOfKeys = (text: string) =>
  text
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");

export const accountRoutes = [
  route(
    {
      method: "POST",
      path: "/auth/login",
      procedure: "auth.login",
      summary: "Sign in with email and password",
      body: loginInput,
    },
    ({ caller, body }) => caller.auth.login(body),
  ),
  route(
    { method: "POST", path: "/auth/logout", procedure: "auth.logout", summary: "End the session of this token", status: 204 },
    ({ caller }) => caller.auth.logout(),
  ),
  route(
    {
      method: "GET",
      path: "/users/profile",
      procedure: "profile.get",
      summary: "The person who is signed in",
      answer: z.strictObject({ data: profile }),
    },
    async ({ caller }) => ({ data: await caller.profile.get() }),
  ),
  route(
    {
      method: "GET",
      path: "/users/modules",
      procedure: "profile.modules",
      summary: "The sections the person may see, in menu order",
      answer: modules,
    },
    async ({ caller }) => ({ modules: await caller.profile.modules() }),
  ),
  route(
    {
      method: "GET",
      path: "/user-preference",
      procedure: "preferences.get",
      summary: "Preferences of the person, all or those under the given keys",
      query: keyQuery,
    },
    ({ caller, query }) => caller.preferences.get({ keys: listOfKeys(query.key) }),
  ),
  route(
    {
      method: "POST",
      path: "/user-preference",
      procedure: "preferences.set",
      summary: "Set preferences",
      body: preferencesSchema,
    },
    ({ caller, body }) => caller.preferences.set(body),
  ),
  route(
    {
      method: "DELETE",
      path: "/user-preference",
      procedure: "preferences.remove",
      summary: "Remove preferences",
      status: 204,
      body: keysBody,
    },
    ({ caller, body }) => caller.preferences.remove(body),
  ),
  route(
    {
      method: "GET",
      path: "/azure-warmup",
      procedure: "auth.warmup",
      summary: "Open connections to the model, so that the next generation starts fast",
      status: 204,
    },
    ({ caller }) => caller.auth.warmup(),
  ),
  route(
    {
      method: "GET",
      path: "/company",
      procedure: "auth.company",
      summary: "What the sign-in page must know",
    },
    ({ caller }) => caller.auth.company(),
  ),
];
