import { expect, test } from "vitest";
import { formatTarget, pageOf } from "./entry-words.ts";

test.each([
  ["role.updated", "role", "r", "Viewer", "Role Viewer", "/settings/roles/r"],
  ["role.viewed", "role", null, "", "Roles", null],
  ["auth.login_failed", "user", null, "a@x.example", "a@x.example", null],
  ["user.deleted", "user", "u", "a@x.example", "User a@x.example", null],
  ["activity_log.exported", "activity_log", null, "Activity log", "Activity log", null],
  ["company.updated", "company", null, "Northwind", "Company Northwind", "/settings/company"],
  ["objective.reordered", "objective", null, "", "Objectives", "/settings/objectives-config"],
  ["configuration.restored", "configuration", "c", "Scheduler", "Configuration Scheduler", "/settings/scheduler-config"],
  ["configuration.updated", "configuration", "c", "Outline", "Configuration Outline", "/settings/outline-config"],
  ["key.rotated", "key", "k", "Main", "Key Main", null],
])("%s of a %s", (action, entity_type, entity_id, entity_name, target, page) => {
  const entry = { action, entity_type, entity_id, entity_name };
  expect(formatTarget(entry)).toBe(target);
  expect(pageOf(entry)).toBe(page);
});
