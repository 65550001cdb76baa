import { expect, test } from "vitest";
import { actionChoices, formatAction, formatEntry, formatThings } from "./action-words.ts";

test.each([
  ["campaign.created", "campaign", "Created", "Created a campaign"],
  ["role.viewed", "role", "Opened", "Opened a role"],
  ["user.roles_changed", "user", "Changed the roles", "Changed the roles of a user"],
  ["company.updated", "company", "Changed", "Changed the company"],
  ["objective.updated", "objective", "Changed", "Changed an objective"],
  ["auth.login_failed", "user", "Signed in", "Signed in"],
  ["version.saved", "campaign", "Saved a text", "Saved a text"],
  ["activity_log.exported", "activity_log", "Exported", "Exported the activity log"],
])("%s is said in words", (action, type, did, title) => {
  expect(formatAction(action)).toBe(did);
  expect(formatEntry(action, type)).toBe(title);
});

test.each([
  ["model.key_changed", "model", "Changed the key", "Changed the key of a model"],
  ["odd", "thing_one", "Odd", "Odd a thing one"],
])("%s, of which nobody thought, can be read all the same", (action, type, did, title) => {
  expect(formatAction(action)).toBe(did);
  expect(formatEntry(action, type)).toBe(title);
});

test("choices stand in the order of their words", () => {
  expect(actionChoices(["user.updated", "auth.login", "auth.login_failed", "team.created"]).map((one) => one.label)).toEqual([
    "Changed a user",
    "Created a team",
    "Signed in",
    "Signed in (failed)",
  ]);
  expect(["user", "company", "scheduler_configuration"].map(formatThings)).toEqual(["Users", "Company", "Scheduler configuration"]);
});
