import fc from "fast-check";
import { expect, test } from "vitest";
import { extractJson } from "./extract-json.ts";
import { repairJson } from "./repair-json.ts";

test.each([
  ["plain", '{"a": 1}'],
  ["in a fence", '```json\n{"a": 1}\n```'],
  ["with words around", 'Sure! Here it is:\n{"a": 1}\nAnything else?'],
  ["after braces in prose", 'For {name} I wrote {"a": 1}'],
  ["with a comma too many", '{"a": 1,}'],
  ["with comments", '{"a": /* one */ 1 // yes\n}'],
  ["the first of two", '{"a": 1} {"b": 2}'],
])("%s", (_what, text) => {
  expect(extractJson(text)).toEqual({ a: 1 });
});

test("line breaks and commas inside of strings survive", () => {
  expect(extractJson('{"a": "one\ntwo, ]", "b": [True, None,],}')).toEqual({ a: "one\ntwo, ]", b: [true, null] });
});

test.each(["", "no JSON here", "[1, 2]", '{"a": [1, 2', "{not json}", '{"a": {"b": 1}, "c": [{"d": 2}', '"{"'])(
  "%j has no whole object",
  (text) => {
    expect(extractJson(text)).toBeUndefined();
  },
);

test("any object is found again inside of any words without braces", () => {
  const words = fc.string().map((text) => text.replace(/[{}"]/g, ""));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), words, words, (value, before, after) => {
      const text = JSON.stringify(value);
      expect(extractJson(`${before}${text}${after}`)).toEqual(JSON.parse(text));
      expect(repairJson(text)).toEqual(JSON.parse(text));
    }),
  );
});
