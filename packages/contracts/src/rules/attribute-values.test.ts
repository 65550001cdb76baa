import { expect, test } from "vitest";
import { type Attribute, type AttributeValue, attributeSchema } from "../master-data.ts";
import { attributeProblem } from "./attribute-values.ts";

const attribute = (given: Partial<Attribute>): Attribute => attributeSchema.parse({ key: "tone", label: "Tone", type: "text", ...given });

test.each<[Partial<Attribute>, AttributeValue]>([
  [{}, null],
  [{}, ""],
  [{ min: 2, max: 4 }, "🦊🐙"],
  [{ type: "number", min: 3, max: 12 }, 12],
  [{ type: "boolean", required: true }, false],
  [{ type: "date" }, "2028-02-29"],
  [{ type: "url" }, "https://example.com/a?b"],
  [{ type: "select", options: ["Warm", "Dry"] }, "Dry"],
  [{ type: "multiselect", options: ["Warm", "Dry"], max: 2 }, ["Dry", "Warm"]],
  [{ type: "tags", max: 2 }, ["one", "two"]],
])("%j takes %j", (given, value) => {
  expect(attributeProblem(attribute(given), value)).toBeNull();
});

test.each<[Partial<Attribute>, AttributeValue, string]>([
  [{ required: true }, "  ", "Tone is required"],
  [{ type: "tags", required: true }, [], "Tone is required"],
  [{ max: 4 }, "warmer", "Tone must be 4 characters or fewer"],
  [{ min: 4 }, "dry", "Tone must be 4 characters or more"],
  [{}, 4, "Tone must be a text"],
  [{ type: "number" }, "4", "Tone must be a number"],
  [{ type: "number", max: 12 }, 13, "Tone must be 12 or less"],
  [{ type: "number", min: 3 }, 2, "Tone must be 3 or more"],
  [{ type: "boolean" }, "yes", "Tone is either on or off"],
  [{ type: "date" }, "2027-02-29", "Tone must be a date like 2026-03-09"],
  [{ type: "date" }, "tomorrow", "Tone must be a date like 2026-03-09"],
  [{ type: "url" }, "javascript:alert(1)", "Tone must be an address like https://example.com"],
  [{ type: "select", options: ["Warm"] }, "Cold", "“Cold” is not offered for Tone"],
  [{ type: "select" }, ["Warm"], "Choose one for Tone"],
  [{ type: "multiselect", options: ["Warm"] }, ["Warm", "Cold"], "“Cold” is not offered for Tone"],
  [{ type: "multiselect", options: ["Warm", "Dry"], max: 1 }, ["Warm", "Dry"], "Tone must be 1 or fewer"],
  [{ type: "tags", max: 1 }, ["a", "b"], "Tone must be 1 or fewer"],
])("%j does not take %j: %s", (given, value, message) => {
  expect(attributeProblem(attribute(given), value)).toBe(message);
});
