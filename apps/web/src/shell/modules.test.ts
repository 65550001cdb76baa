import { type ModuleCode, moduleCodes } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { landingPath, moduleRoutes, navigationOf } from "./modules.ts";

const modules = (...codes: string[]) => codes.map((code) => ({ module_id: code, module_code: code, module_title: `The ${code}` }));

describe("landingPath", () => {
  it("is campaigns for whoever has them, wherever they stand", () => expect(landingPath(modules("users", "campaigns"))).toBe("/campaigns"));
  it("is else the first module's route", () => expect(landingPath(modules("llm_logs", "users"))).toBe("/logs/llm"));
  it("is the profile without modules", () => expect(landingPath([])).toBe("/profile"));
  it("passes over a module this version does not know", () => {
    expect(landingPath(modules("billing", "users"))).toBe("/users");
    expect(landingPath(modules("toString"))).toBe("/profile");
  });
});

describe("navigationOf", () => {
  it("has a place for every module", () => {
    const { links, groups } = navigationOf(modules(...moduleCodes));
    const placed = [...links, ...groups.flatMap((group) => group.items)].map((item) => item.code);
    expect(placed.toSorted()).toEqual([...moduleCodes].toSorted());
    expect(groups.map((group) => group.title)).toEqual(["Settings", "Logs"]);
    expect(links.map((item) => item.code)).toEqual(["campaigns", "users", "teams", "examples"]);
  });
  it("takes titles from the server", () =>
    expect(navigationOf(modules("users")).links).toEqual([{ code: "users", title: "The users", to: "/users" }]));
  it("leaves out a group without modules", () =>
    expect(navigationOf(modules("campaigns", "activity_logs")).groups.map((group) => group.title)).toEqual(["Logs"]));
  it("follows the specification's routes", () => {
    const expected: Partial<Record<ModuleCode, string>> = {
      outline_configuration: "/settings/outline-config",
      activity_logs: "/logs/activities",
    };
    expect(moduleRoutes).toMatchObject(expected);
  });
});
