import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { signedInOnly, signedOutOnly } from "./guards.ts";
import { moduleRoutes } from "./modules.ts";
import { routes } from "./screens.tsx";

/** The specification's table. */
const behindSignIn = [
  "/campaigns",
  "/campaigns/template",
  "/campaigns/add",
  "/campaigns/add/1/template",
  "/campaigns/templates/1/edit",
  "/campaigns/1",
  "/campaigns/1/edit",
  "/profile",
  ...["/users", "/teams", "/settings/channels", "/settings/voices"].flatMap((path) => [path, `${path}/add`, `${path}/1/edit`, `${path}/1`]),
  "/examples",
  "/settings/languages",
  ...["", "/add", "/1/edit"].map((end) => `/settings/models${end}`),
  ...["", "/add", "/1"].map((end) => `/settings/roles${end}`),
  "/settings/outline-config",
  "/settings/objectives-config",
  "/settings/scheduler-config",
  "/settings/company",
  ...["", "/replays/1", "/experiments", "/experiments/1"].map((end) => `/logs/llm${end}`),
  "/logs/activities",
  "/chat",
  "/chat/1",
];
const signIn = ["/auth/login", "/auth/forgot-password", "/auth/reset-password/token"];
const open = ["/auth/logout", "/auth/ms-callback", "/auth/ms-callback/not-found", "/forbidden"];

const matched = (path: string) => matchRoutes(routes, path)?.map((match) => match.route) ?? [];
const isNotFound = (path: string) => matched(path).at(-1)?.path === "*";

describe("routes", () => {
  it.each(behindSignIn)("%s is a screen behind the guard", (path) => {
    expect(isNotFound(path)).toBe(false);
    expect(matched(path).map((route) => route.loader)).toContain(signedInOnly);
  });
  it("does not take “add” and “template” for a campaign's id", () => {
    expect(matched("/campaigns/add").at(-1)?.path).toBe("add");
    expect(matched("/campaigns/template").at(-1)?.path).toBe("template");
    expect(matched("/users/add").at(-1)?.path).toBe("add");
  });
  it.each(signIn)("%s is for whoever is not signed in", (path) => {
    expect(isNotFound(path)).toBe(false);
    expect(matched(path).map((route) => route.loader)).toContain(signedOutOnly);
  });
  it.each(open)("%s is open to everyone", (path) => {
    expect(isNotFound(path)).toBe(false);
    expect(matched(path).map((route) => route.loader)).not.toContain(signedInOnly);
  });
  it.each(Object.values(moduleRoutes))("%s, where a module begins, has a screen", (path) => expect(isNotFound(path)).toBe(false));
  it.each(["/nowhere", "/campaigns/1/2/3", "/settings", "/auth", "/logs"])("%s is not found", (path) =>
    expect(isNotFound(path)).toBe(true),
  );
});
