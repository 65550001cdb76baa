import { type Grants, permissions, systemRoles } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { isSwitch, levelsOf } from "../grants/level-words.ts";
import { matrix, permissionsOf } from "../grants/matrix-rows.ts";
import { changesOf, withLevel } from "./grant-changes.ts";

test("the matrix shows every permission there is, each once", () => {
  const shown = matrix.flatMap(({ rows }) => rows.flatMap(permissionsOf));
  expect([...shown].sort()).toEqual([...permissions].sort());
});

test("every level of the roles that come with the product can be chosen, or is a plain yes", () => {
  const odd = systemRoles.flatMap(({ grants }) =>
    Object.entries(grants).filter(
      ([permission, level]) => !isSwitch(permission as never) && !levelsOf(permission as never).includes(level),
    ),
  );
  expect(odd).toEqual([]);
});

describe("the summary of a change", () => {
  const before: Grants = { "campaigns.view": "team", "campaigns.edit": "own", "voices.view": "any" };
  const summary = (after: Grants) => changesOf(before, after).map(({ title, from, to }) => `${title}: ${from} → ${to}`);

  test("is empty when nothing changed", () => expect(summary({ ...before })).toEqual([]));
  test("names each permission with both sides, in the order of the matrix", () =>
    expect(
      summary({ "campaigns.view": "team", "campaigns.edit": "any", "voices.view": "any", "voices.create": "any", "llm_logs.view": "own" }),
    ).toEqual(["Campaigns, edit: Own → Any", "Voices, create: No → Yes", "LLM logs, view: None → Own"]));
  test("says what comes into the menu and what leaves it", () => {
    const [campaigns, users] = changesOf(before, withLevel(withLevel(before, "users.view", "any"), "campaigns.view", "none"));
    expect(campaigns?.effect).toBe("“Campaigns” leaves their menu.");
    expect(users?.effect).toBe("“Users” is in their menu.");
  });
});

describe("the warning of a change", () => {
  test.each<[string, Grants, string | null]>([
    ["edit beyond view", { "campaigns.view": "team", "campaigns.edit": "any" }, "Needs view “Any” to reach as far."],
    ["edit as far as view", { "campaigns.view": "team", "campaigns.edit": "team" }, null],
    ["edit without view", { "examples.edit": "own" }, "Has no effect without view “Own”."],
    ["a plain yes without view", { "channels.create": "any" }, "Has no effect without view."],
    ["everything is seen anyway", { "campaigns.view": "own", "campaigns.view_all": "any", "campaigns.edit": "any" }, null],
    ["view itself", { "users.view": "any" }, null],
    ["chat, which has no view", { "chat.use": "any" }, null],
  ])("%s", (_, after, text) => {
    const warnings = changesOf({}, after).flatMap(({ warning }) => (warning ? [warning.text] : []));
    expect(warnings).toEqual(text === null ? [] : [text]);
  });

  test("offers the view that mends it", () => {
    const after: Grants = { "campaigns.view": "team", "campaigns.edit": "any" };
    const change = changesOf({ "campaigns.view": "team" }, after)[0];
    expect(change?.warning?.fix).toEqual({ "campaigns.view": "any", "campaigns.edit": "any" });
    expect(changesOf({}, change?.warning?.fix ?? {}).every(({ warning }) => warning === null)).toBe(true);
  });
});
