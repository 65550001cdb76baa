import { expect, test } from "vitest";
import { beneath, errorsOfIssues, errorsOfServer, without } from "./form-errors.ts";

const errors = errorsOfIssues([
  { path: ["name"], message: "Name is required" },
  { path: ["name"], message: "Name is short" },
  { path: ["fields", 1, "max"], message: "Too small" },
  { path: ["fields"], message: "Add one" },
]);

test("the first message of each path is kept", () => {
  expect(errors).toEqual({ name: "Name is required", "fields.1.max": "Too small", fields: "Add one" });
  expect(errorsOfServer({ user_prompt: ["a", "b"], name: [] })).toEqual({ user_prompt: "a" });
});

test("those beneath a path lose it, and no other counts that only begins alike", () => {
  expect(beneath({ ...errors, fields_more: "x" }, "fields")).toEqual({ "": "Add one", "1.max": "Too small" });
});

test("changing a field takes away what stood beside it", () => {
  expect(without(errors, ["fields"])).toEqual({ name: "Name is required" });
});
