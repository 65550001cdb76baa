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

  it.each([
    ["objects", '{"a":'],
    ["lists", '{"a":['],
    ["only lists", "["],
  ])("gives up at once on %s within each other for ever", (_, unit) => {
    expect(parsePartialJson(`{"a":${unit.repeat(150_000)}`)).toBeUndefined();
  });

  it("reads what is long and not deep, to where it stops", () => {
    const rows = '{"b":[1]},'.repeat(100_000);
    expect(parsePartialJson(`{"a":[${rows}`)).toEqual({ a: new Array(100_000).fill({ b: [1] }) });
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
