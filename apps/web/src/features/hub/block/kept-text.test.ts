import { describe, expect, it } from "vitest";
import { readable } from "./kept-text.tsx";

describe("what had arrived when a text was broken off", () => {
  it("is read without the markers of its parts", () =>
    expect(readable("content", "[[subject]]\nThe kettle\n\n[[body]]\nDear reader, two")).toBe("The kettle\n\nDear reader, two"));
  it("is read as an outline where it was to become one", () =>
    expect(readable("outline", '{"title":"The kettle","summary":"It breaks.","key_messages":["One","Tw')).toBe(
      "The kettle\n\nIt breaks.\n\nOne\nTw",
    ));
  it("is nothing where half of it is of no use", () => {
    expect(readable("schedule", '{"posts":[{"title":"The')).toBe("");
    expect(readable("outline", "I cannot")).toBe("");
  });
});
