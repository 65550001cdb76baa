import { expect, test } from "vitest";
import { firstByField, issuesOf } from "./row-errors.ts";

test("the server's messages reach their fields, however deep their path", () => {
  const fields = { "tags.3.label": ["Label is required"], name: ["Name is taken", "Name is too long"] };
  expect(firstByField(issuesOf(fields))).toEqual({ tags: "Label is required", name: "Name is taken" });
});

test("a field named by a number or called like a part of every object is a field", () =>
  expect(
    firstByField([
      { path: [0], message: "First" },
      { path: ["constructor"], message: "Odd" },
    ]),
  ).toEqual({ 0: "First", constructor: "Odd" }));

test("no messages are no errors", () => expect(firstByField(issuesOf({}))).toEqual({}));
