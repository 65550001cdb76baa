import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actions,
  addGrants,
  covers,
  type Grants,
  type Level,
  levelOf,
  levels,
  moduleCodes,
  modulesOf,
  type Permission,
  permissions,
  systemRoles,
} from "./permissions.ts";

const roleKeys = ["administrator", "marketing_manager", "content_creator", "viewer", "auditor"] as const;
const grantsOf = (key: string) => systemRoles.find((role) => role.key === key)?.grants ?? {};

/** What the five roles may do, in the order of `roleKeys`; `-` is none. */
const table: Record<string, string> = {
  "campaigns.view": "any team team team -",
  "campaigns.create": "any any any - -",
  // A creator's own reaches what teams share that let them edit; core decides that.
  "campaigns.edit": "any team own - -",
  "campaigns.delete": "any team own - -",
  // These reach as far as the right to edit or see the campaign does.
  "campaigns.generate": "any any any - -",
  "campaigns.override_prompts": "any any any - -",
  "campaigns.export": "any any any any -",
  "campaigns.share": "any team own - -",
  "campaigns.manage_templates": "any any own - -",
  "campaigns.view_all": "any - - - -",
  "examples.view": "any any any - -",
  "examples.create": "any any any - -",
  "examples.edit": "any any own - -",
  "examples.delete": "any any own - -",
  "voices.view": "any any any - -",
  "voices.create": "any any - - -",
  "voices.edit": "any any - - -",
  "voices.delete": "any own - - -",
  "voices.publish": "any any - - -",
  "channels.view": "any any - - -",
  "channels.create": "any - - - -",
  "channels.edit": "any - - - -",
  "channels.delete": "any - - - -",
  "languages.view": "any any - - -",
  "languages.create": "any - - - -",
  "languages.edit": "any - - - -",
  "languages.delete": "any - - - -",
  "models.view": "any any - - -",
  "models.create": "any - - - -",
  "models.edit": "any - - - -",
  "models.delete": "any - - - -",
  "models.test": "any - - - -",
  "outline_configuration.view": "any any - - -",
  "outline_configuration.edit": "any - - - -",
  "outline_configuration.restore": "any - - - -",
  "objectives_configuration.view": "any any - - -",
  "objectives_configuration.edit": "any any - - -",
  "objectives_configuration.restore": "any - - - -",
  "scheduler_configuration.view": "any any - - -",
  "scheduler_configuration.edit": "any any - - -",
  "scheduler_configuration.restore": "any - - - -",
  "users.view": "any any - - any",
  "users.create": "any - - - -",
  "users.edit": "any - - - -",
  "users.delete": "any - - - -",
  "users.invite": "any - - - -",
  "users.deactivate": "any - - - -",
  "users.assign_roles": "any - - - -",
  "teams.view": "any own - - any",
  "teams.create": "any any - - -",
  "teams.edit": "any own - - -",
  "teams.delete": "any - - - -",
  "roles.view": "any - - - any",
  "roles.create": "any - - - -",
  "roles.edit": "any - - - -",
  "roles.delete": "any - - - -",
  "llm_logs.view": "any team - - any",
  "llm_logs.view_bodies": "any team - - -",
  "activity_logs.view": "any team - - any",
  "chat.use": "any any any - -",
  "company.edit": "any - - - -",
};

describe("the roles of a new database", () => {
  test.each(Object.entries(table))("%s: %s", (permission, row) => {
    const found = roleKeys.map((key) => levelOf(grantsOf(key), permission as Permission));
    expect(found.map((level) => (level === "none" ? "-" : level)).join(" ")).toBe(row);
  });

  test("the table names every permission there is", () => expect([...permissions].sort()).toEqual(Object.keys(table).sort()));
  test("no role grants anything else", () => {
    for (const { grants } of systemRoles) for (const key of Object.keys(grants)) expect(permissions).toContain(key);
  });
  test.each([
    ["administrator", [...moduleCodes]],
    [
      "marketing_manager",
      [
        "campaigns",
        "users",
        "teams",
        "examples",
        "channels",
        "languages",
        "models",
        "voices",
        "outline_configuration",
        "objectives_configuration",
        "scheduler_configuration",
        "llm_logs",
        "activity_logs",
      ],
    ],
    ["content_creator", ["campaigns", "examples", "voices"]],
    ["viewer", ["campaigns"]],
    ["auditor", ["users", "teams", "roles", "llm_logs", "activity_logs"]],
  ])("%s sees its modules in menu order", (key, modules) => expect(modulesOf(grantsOf(key))).toEqual(modules));
});

describe("grants", () => {
  const level = fc.constantFrom(...levels);
  const grants: fc.Arbitrary<Grants> = fc.dictionary(fc.constantFrom(...permissions), level);

  test("without a role there are no modules and no rights", () => {
    expect(modulesOf(addGrants([]))).toEqual([]);
    expect(levelOf({}, "campaigns.view")).toBe("none");
  });

  test("several roles add up to the widest, and nothing denies", () => {
    fc.assert(
      fc.property(fc.array(grants, { maxLength: 4 }), fc.constantFrom(...permissions), (roles, permission) => {
        const rank = (one: Level) => levels.indexOf(one);
        const widest = Math.max(0, ...roles.map((role) => rank(levelOf(role, permission))));
        expect(rank(levelOf(addGrants(roles), permission))).toBe(widest);
      }),
    );
  });

  test("what covers something holds each of its permissions as far or farther", () => {
    const rank = (one: Level) => levels.indexOf(one);
    fc.assert(
      fc.property(grants, grants, (held, asked) => {
        const each = permissions.every((permission) => rank(levelOf(asked, permission)) <= rank(levelOf(held, permission)));
        expect(covers(held, asked)).toBe(each);
        expect(covers(addGrants([held, asked]), asked)).toBe(true);
      }),
    );
    expect(covers({ "campaigns.view": "team" }, { "campaigns.view": "any" })).toBe(false);
    expect(covers({}, { "campaigns.view": "none" })).toBe(true);
  });

  test("adding leaves the roles as they were", () => {
    const one: Grants = { "campaigns.view": "own" };
    addGrants([one, { "campaigns.view": "any" }]);
    expect(one).toEqual({ "campaigns.view": "own" });
  });

  test("none is no module", () => expect(modulesOf({ "users.view": "none", "users.edit": "any" })).toEqual([]));
  test("every module can be viewed", () => {
    for (const code of moduleCodes) expect(actions[code]).toContain("view");
  });
});
