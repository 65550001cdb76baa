import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractPlaceholders, fillPlaceholders, partPrompt, promptVariables, validatePlaceholders } from "./placeholders.ts";

describe("names in a prompt", () => {
  test.each([
    ["none", "Just text", []],
    ["each once, in order of first use", "{{#b}} {{#a}} {{#b}}", ["b", "a"]],
    ["side by side", "{{#a}}{{#b}}", ["a", "b"]],
    ["with figures and capitals", "{{#Price_2}}", ["Price_2"]],
    ["not half-written ones", "{{a}} {#b} {{#c}", []],
    [
      "whatever they are",
      "{{#Product name}} {{#größe-2}} {{#商品}} {{#9lives}} {{#a.b/c's}}",
      ["Product name", "größe-2", "商品", "9lives", "a.b/c's"],
    ],
    ["as long as they are", `{{#${"n".repeat(200)}}}`, ["n".repeat(200)]],
    ["not blank, nor with a blank or a break at an end", "{{#}} {{# }} {{# a}} {{#a }} {{#a\nb}}", []],
    ["not with braces in them", "{{#a{b}} {{#a}b}}", []],
  ])("%s", (_, template, names) => expect(extractPlaceholders(template)).toEqual(names));
});

describe("a prompt that can be saved", () => {
  test.each(["", "Text", "{{#language}} and {{#channel}}", "JSON like {a: {b: 1}} stays", "Ends }} alone"])("%j", (template) => {
    expect(validatePlaceholders(template, promptVariables)).toEqual([]);
  });
});

describe("a prompt that cannot", () => {
  test("an unknown name is told with those that exist", () => {
    expect(validatePlaceholders("{{#langauge}}", ["language", "channel"])).toEqual([
      { name: "langauge", message: "The variable {{#langauge}} is not known. Known ones: language, channel" },
    ]);
  });
  test.each([
    ["{{#", "{{#"],
    ["Write {{#l", "{{#l"],
    ["{{}}", "{{}}"],
    ["{{language}}", "{{language}}"],
    ["{{# lives}}", "{{# lives}}"],
    ["{{#a {{#language}}", "{{#a "],
  ])("%s is not whole", (template, shown) => {
    const message = `“${shown}” is not a whole variable; write it as {{#name}}`;
    expect(validatePlaceholders(template, ["language", "a"]).at(-1)?.message.replace(/\s+”/, "”")).toBe(message.replace(/\s+”/, "”"));
  });
  test("a marker is not hidden by another inside it", () => {
    expect(validatePlaceholders("{{{{#language}}#evil}}", ["language"])).not.toEqual([]);
  });
});

describe("filling", () => {
  test("every marker of a name is filled, one without a value becomes empty", () => {
    expect(fillPlaceholders("{{#a}}-{{#a}}-{{#b}}-{{c}}", { a: "x" })).toBe("x-x--{{c}}");
  });
  test("a value is never filled again", () => expect(fillPlaceholders("{{#a}}", { a: "{{#b}}", b: "secret" })).toBe("{{#b}}"));
  test("signs that mean something in replacements are plain text", () =>
    expect(fillPlaceholders("{{#a}}", { a: "$& $1 $$" })).toBe("$& $1 $$"));
  test("what every object has is no value", () => expect(fillPlaceholders("{{#constructor}}", {})).toBe(""));

  test("text and values stand where the template has them, whatever they contain", () => {
    const text = fc.string({ unit: "binary", maxLength: 20 });
    const plain = text.map((one) => one.replaceAll("{", ""));
    fc.assert(
      fc.property(plain, text, plain, text, (start, a, middle, b) => {
        expect(fillPlaceholders(`${start}{{#a}}${middle}{{#b}}`, { a, b })).toBe(start + a + middle + b);
      }),
    );
  });
});

describe("a prompt taken apart", () => {
  test.each([
    ["nested ones", "{{#a{{#b}}}}", ["broken {{#a", "variable {{#b}}", "text }}"]],
    ["a name with a blank", "{{#my name}}", ["variable {{#my name}}"]],
    ["a blank before the end", "{{#a }} x", ["broken {{#a }}", "text  x"]],
    ["an end with one brace", "{{#a} x", ["broken {{#a}", "text  x"]],
    ["one that lost its beginning", "x #a}} y", ["text x ", "broken #a}}", "text  y"]],
    ["a beginning with one brace", "{#a}}", ["broken {#a}}"]],
    ["one that goes on in the next line", "{{#a\n}}", ["broken {{#a", "text \n}}"]],
    ["a long name", `{{#${"a".repeat(61)}}}`, [`variable {{#${"a".repeat(61)}}}`]],
    ["braces of three", "{{{#a}}}", ["text {", "variable {{#a}}", "text }"]],
    ["JSON", '{"a": {"b": [{}]}}', ['text {"a": {"b": [{}]}}']],
  ])("%s", (_, template, parts) => {
    expect(partPrompt(template).map(({ kind, text }) => `${kind} ${text}`)).toEqual(parts);
  });

  test("loses nothing and adds nothing, whatever it is", () => {
    const piece = fc.constantFrom("{", "}", "{{#", "}}", "#", "a", "voice", " ", "\n", "é", "{{#voice}}");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const template = pieces.join("");
        expect(
          partPrompt(template)
            .map((part) => part.text)
            .join(""),
        ).toBe(template);
      }),
    );
  });

  test("what may be saved has no marker left once it is filled", () => {
    const piece = fc.constantFrom("{", "}", "{{#", "}}", "{{", "#voice", "voice", " ", "\n", "{{#voice}}", "{{#a}}");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const template = pieces.join("");
        fc.pre(validatePlaceholders(template, ["voice"]).length === 0);
        expect(fillPlaceholders(template, { voice: "x" })).not.toMatch(/\{\{#/);
      }),
      { numRuns: 2_000 },
    );
  });
});
