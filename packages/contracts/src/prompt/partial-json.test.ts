import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePartialJson } from "./partial-json.ts";

describe("JSON that is still arriving", () => {
  it.each([
    ["", undefined],
    ["Here it comes: ", undefined],
    ["{", {}],
    ['{"title"', {}],
    ['{"title": "A ket', { title: "A ket" }],
    ['{"title": "A \\"ket\\', { title: 'A "ket' }],
    ['{"title": "A \\u00e', { title: "A " }],
    ['{"title": "A", "points": ["one", "tw', { title: "A", points: ["one", "tw"] }],
    ['{"title": "A", "count": 1', { title: "A", count: 1 }],
    ['{"title": "A", "on": tru', { title: "A" }],
    ['{"a": [{"b": "c"}, {"d"', { a: [{ b: "c" }, {}] }],
    ['```json\n{"a": 1}\n```', { a: 1 }],
  ])("reads %j", (text, value) => {
    expect(parsePartialJson(text)).toEqual(value);
  });

  it("never throws and reads every whole object back", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, cut) => {
        const text = JSON.stringify(value);
        expect(JSON.stringify(parsePartialJson(text))).toBe(text);
        parsePartialJson(text.slice(0, cut % (text.length + 1)));
      }),
    );
  });
});
