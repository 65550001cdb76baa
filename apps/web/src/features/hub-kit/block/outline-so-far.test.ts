import { describe, expect, it } from "vitest";
import { outlineOfStream, outlineSoFar } from "./outline-so-far.ts";

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

  it.each([
    [
      "the words of a model that answers in prose",
      "The library opens at night.\n\nEntry",
      { summary: "The library opens at night.\n\nEntry" },
    ],
    ["what stands in JSON", '{"title": "Kettles", "summary": "For o', { title: "Kettles", summary: "For o" }],
    ["what stands in JSON behind words", 'Here it is: {"title": "Kettles"', { title: "Kettles" }],
    ["no thoughts", "<think>The reader wants", {}],
    ["no fence of code", "```json", {}],
    ["nothing while there is nothing", " \n", {}],
  ])("shows %s", (_, text, shown) => expect(outlineOfStream(text)).toEqual({ ...nothing, ...shown }));
});
