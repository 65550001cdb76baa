import type { FieldSpec } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { partialContent, readable } from "./partial-text.tsx";

const prose = "Northwind makes a kettle that expects to break. Every part of it can be ordered for twenty years.";

describe("what had arrived when a text was broken off", () => {
  it("is read without the markers of its parts", () =>
    expect(readable("content", "[[subject]]\nThe kettle\n\n[[body]]\nDear reader, two")).toBe("The kettle\n\nDear reader, two"));
  it("is read as an outline where it was to become one", () =>
    expect(readable("outline", '{"title":"The kettle","summary":"It breaks.","key_messages":["One","Tw')).toBe(
      "The kettle\n\nIt breaks.\n\nOne\nTw",
    ));
  it("is shown as it came where it is prose", () => {
    expect(readable("outline", ` ${prose}\n`)).toBe(prose);
    expect(readable("schedule", "On Monday we post.")).toBe("On Monday we post.");
  });
  it("is nothing where half of it is of no use", () => expect(readable("schedule", '{"posts":[{"title":"The')).toBe(""));
});

describe("a start from what had arrived", () => {
  const body: FieldSpec = { key: "body", label: "Text", format: "plain", required: true, unit: "graphemes" };
  const around = { fields: [body], channels: [] };

  it("is a piece with its parts", () =>
    expect(partialContent("content", "[[body]]\nDear reader, two", around)).toEqual({
      kind: "content",
      fields: { body: "Dear reader, two" },
    }));
  it("is an outline, of JSON that broke off as of prose", () => {
    expect(partialContent("outline", '{"title":"The kettle","key_messages":["One","Tw', around)).toMatchObject({
      outline: { title: "The kettle", key_messages: ["One", "Tw"] },
    });
    expect(partialContent("outline", prose, around)).toMatchObject({ outline: { title: expect.stringContaining("expects to break") } });
  });
  it.each([
    ["outline", "I cannot"],
    ["outline", '{"title":"'],
    ["schedule", "On Monday we post."],
    ["content", " "],
  ] as const)("is none of %s: %s", (kind, text) => expect(partialContent(kind, text, around)).toBeNull());
});
