import { expect, test } from "vitest";
import { strictSchema } from "./strict-schema.ts";

const text = { type: "string" };

test("bounds are left out, property names that look like them stay", () => {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { title: { type: "string", maxLength: 9, pattern: "x" }, format: text, list: { type: "array", items: text, minItems: 3 } },
    required: ["title", "format", "list"],
    additionalProperties: false,
  };
  expect(strictSchema(schema)).toEqual({
    strict: true,
    schema: {
      type: "object",
      properties: { title: text, format: text, list: { type: "array", items: text } },
      required: ["title", "format", "list"],
      additionalProperties: false,
    },
  });
});

test.each([
  ["an optional property", { type: "object", properties: { a: text }, required: [], additionalProperties: false }],
  ["open objects", { type: "object", properties: { a: text }, required: ["a"] }],
  ["an open object further in", { type: "array", items: { type: "object", properties: {} } }],
])("%s is not strict", (_what, schema) => {
  expect(strictSchema(schema).strict).toBe(false);
});
