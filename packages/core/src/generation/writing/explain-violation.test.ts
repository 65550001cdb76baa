import type { FieldSpec } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { explainViolation } from "./explain-violation.ts";

const body: FieldSpec = { key: "body", label: "Text", format: "plain", required: true, unit: "x_weighted", max: 280 };
const tags: FieldSpec = { key: "hashtags", label: "Hashtags", format: "list", required: false, unit: "graphemes", max: 20 };
const content = { kind: "content" as const, fields: { body: "A kettle", hashtags: ["#kettle", "#the_kettle_that_expects_to_break"] } };

test("names part, what stands there, bound and unit", () => {
  const check = { code: "length" as const, level: "error" as const, field: "body", message: "291 of 280, 11 over", value: 291, limit: 280 };
  expect(explainViolation(check, content, [body, tags])).toBe(
    "Part [[body]] (Text): 291 of 280, 11 over. The bound is at most 280, counted in characters as X counts them: a link is 23, an emoji or an East Asian letter 2. The hashtags count with it.",
  );
});

test("says which value of a list is meant", () => {
  const check = { code: "length" as const, level: "error" as const, field: "hashtags", message: "longest 33 of 20", value: 33, limit: 20 };
  expect(explainViolation(check, content, [body, tags])).toContain("The longest is “#the_kettle_that_expects_to_break”.");
});

test("leaves what is about the whole piece as it is", () => {
  expect(explainViolation({ code: "language", level: "error", field: null, message: "This reads like English" }, content, [body])).toBe(
    "This reads like English",
  );
});
