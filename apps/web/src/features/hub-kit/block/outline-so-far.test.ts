import { describe, expect, it } from "vitest";
import { outlineSoFar } from "./outline-so-far.ts";

const nothing = { title: "", summary: "", audience: "", key_messages: [], sections: [], call_to_action: "", facts: [], angles: [] };

describe("an outline that is still arriving", () => {
  it.each([undefined, null, 3, "text", [], {}])("is empty for %j", (json) => expect(outlineSoFar(json)).toEqual(nothing));
  it("has what has arrived", () => {
    expect(
      outlineSoFar({ title: "Kettles", key_messages: ["One", 2], sections: [{ heading: "Why" }, "x"], angles: [{ channel: "x" }] }),
    ).toEqual({
      ...nothing,
      title: "Kettles",
      key_messages: ["One"],
      sections: [{ heading: "Why", points: [] }],
      angles: [{ channel: "x", angle: "" }],
    });
  });
});
