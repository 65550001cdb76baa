import { expect, test } from "vitest";
import { beneath, errorsByPath, errorsOf, problemsOfIssues, problemsOfServer } from "./form-problems.ts";

const errors = errorsOf(
  problemsOfIssues([
    { path: ["name"], message: "Name is required" },
    { path: ["name"], message: "Name is short" },
    { path: ["fields", 1, "max"], message: "Too small" },
    { path: ["fields"], message: "Add one" },
  ]),
);

test("the first message of each path is kept", () => {
  expect(errors).toEqual({ name: "Name is required", "fields.1.max": "Too small", fields: "Add one" });
  expect(problemsOfServer({ user_prompt: ["a", "b"], name: [] })).toEqual([["user_prompt", "a"]]);
});

test("those beneath a path lose it, and no other counts that only begins alike", () => {
  expect(beneath({ ...errors, fields_more: "x" }, "fields")).toEqual({ "": "Add one", "1.max": "Too small" });
});

test("what a form keeps in the shape of its values is found by path, also of fields called as the form's own keys", () => {
  const attributes = Object.assign([], { 2: { type: { type: "server", message: "Choose a type" } }, message: "Too many", type: "server" });
  const kept = { name: { message: "Taken", ref: { message: "an input" } }, attributes, root: { message: "Not now" } };
  expect(errorsByPath(kept)).toEqual({ name: "Taken", attributes: "Too many", "attributes.2.type": "Choose a type" });
});
