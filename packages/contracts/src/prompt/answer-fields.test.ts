import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldSpec, FieldValues } from "../master-data.ts";
import { fieldsToText, formatFields, parseFields } from "./answer-fields.ts";

const spec = (key: string, rules: Partial<FieldSpec> = {}): FieldSpec => ({
  key,
  label: key.charAt(0).toUpperCase() + key.slice(1),
  format: "plain",
  required: true,
  unit: "utf16",
  ...rules,
});
const email = [spec("subject"), spec("body", { format: "markdown" }), spec("points", { format: "list", required: false })];
const social = [spec("body"), spec("hashtags", { format: "list" })];

describe("reading an answer", () => {
  test.each([
    [
      "markers on their own lines",
      "[[subject]]\nKettles\n[[body]]\nDear reader,\n\nhello",
      { subject: "Kettles", body: "Dear reader,\n\nhello" },
    ],
    ["text behind a marker", "[[subject]] Kettles\n[[body]]: Hello", { subject: "Kettles", body: "Hello" }],
    ["markers in bold or as headings", "**[[subject]]**\nKettles\n## [[body]]\nHello", { subject: "Kettles", body: "Hello" }],
    ["line ends of Windows", "[[subject]]\r\nKettles\r\n[[body]]\r\nHello\r\nagain", { subject: "Kettles", body: "Hello\nagain" }],
    ["no marker at all", "Kettles", { subject: "Kettles" }],
    ["a greeting before the first marker is dropped", "Here you are:\n[[subject]]\nKettles", { subject: "Kettles" }],
    ["an unknown marker is text", "[[subject]]\nKettles\n[[footer]]\nBye", { subject: "Kettles\n[[footer]]\nBye" }],
    ["a second marker starts a text over", "[[subject]]\nOne\n[[body]]\nB\n[[subject]]\nTwo", { subject: "Two", body: "B" }],
    ["an empty part is none", "[[subject]]\n\n[[body]]\nB", { body: "B" }],
    ["the whole answer in a fence", "```markdown\n[[subject]]\nKettles\n```", { subject: "Kettles" }],
    ["a fence that is still open", "```\n[[subject]]\nKettles", { subject: "Kettles" }],
    ["a fence that belongs to the text", "[[body]]\nRun\n```sh\nnpm start\n```", { body: "Run\n```sh\nnpm start\n```" }],
    ["both", "```\n[[body]]\n```sh\nnpm start\n```\n```", { body: "```sh\nnpm start\n```" }],
    ["a fence around a text without markers", "```\nKettles\n```", { subject: "Kettles" }],
    ["nothing", "", {}],
  ])("%s", (_, answer, values) => expect(parseFields(answer, email)).toEqual(values));

  test("of a channel without fields there is nothing to read", () => expect(parseFields("Hello", [])).toEqual({}));
});

describe("reading lists", () => {
  const points = (text: string) => parseFields(`[[points]]\n${text}`, email).points;
  test.each([
    ["bullets", "- a\n* b\n• c\n– d", ["a", "b", "c", "d"]],
    ["numbers that count", "1. a\n2) b\n3. c", ["a", "b", "c"]],
    ["numbers that do not", "24. December\n31. December", ["24. December", "31. December"]],
    ["one number alone", "1. FC Kettle", ["1. FC Kettle"]],
    ["empty lines", "\na\n\nb\n", ["a", "b"]],
    ["a dash without a space", "-20 % today", ["-20 % today"]],
  ])("%s", (_, text, items) => expect(points(text)).toEqual(items));

  test("a marker that comes again adds values", () => {
    expect(parseFields("[[points]] a\n[[points]] b", email)).toEqual({ points: ["a", "b"] });
  });
});

describe("reading hashtags", () => {
  const tags = (text: string) => parseFields(`[[body]]\nHi\n[[hashtags]]\n${text}`, social).hashtags;
  test.each([
    ["on one line", "#A #b_2", ["#A", "#b_2"]],
    ["with commas", "#a,#b", ["#a", "#b"]],
    ["without their sign", "a, b", ["#a", "#b"]],
    ["other words beside them", "Three hashtags: #a #b", ["#a", "#b"]],
    ["as a list", "- #a\n- #b", ["#a", "#b"]],
    ["in other scripts", "#修理する権利 #il·lusió #الحق_في_الإصلاح", ["#修理する権利", "#il·lusió", "#الحق_في_الإصلاح"]],
  ])("%s", (_, text, items) => expect(tags(text)).toEqual(items));
});

describe("reading an answer that is still arriving", () => {
  test.each([
    ["[[subject]]\nKettles\n[", { subject: "Kettles" }],
    ["[[subject]]\nKettles\n[[bo", { subject: "Kettles" }],
    ["[[subject]]\nKettles\n[[body]", { subject: "Kettles" }],
    ["[[subject]]\nKettles\n**[[body", { subject: "Kettles" }],
    ["[[subject]]\nSee [1", { subject: "See [1" }],
    ["[[subj", {}],
  ])("%j shows no half marker", (answer, values) => expect(parseFields(answer, email, { partial: true })).toEqual(values));

  test("a whole answer keeps a bracket at its end", () => expect(parseFields("[[subject]]\n[", email)).toEqual({ subject: "[" }));

  test("no beginning of any answer breaks it, and texts only grow", () => {
    const piece = fc.constantFrom(
      "[[subject]]",
      "[[body]]",
      "[[points]]",
      "\n",
      "text",
      "```",
      "- ",
      "1. ",
      "**",
      "\\",
      "[[",
      "]]",
      "\r\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const answer = pieces.join("");
        for (let end = 0; end <= answer.length; end += 1) parseFields(answer.slice(0, end), email, { partial: true });
        expect(Object.keys(parseFields(answer, email)).every((key) => email.some((one) => one.key === key))).toBe(true);
      }),
    );
  });
});

describe("writing parts", () => {
  test("in the order of the channel, empty ones left out", () => {
    expect(formatFields({ points: ["a", "b"], body: "Hello", subject: "" }, email)).toBe("[[body]]\nHello\n[[points]]\na\nb");
  });

  test("a value that every object has is none", () => expect(formatFields({}, [spec("constructor")])).toBe(""));

  test("what is written is read back, whatever a person wrote", () => {
    const piece = fc.oneof(
      fc.constantFrom("[[subject]]", "\\[[body]]", "**[[points]]**", "\n", "- ", "1. ", "2) ", "```", " ", "#", "é", "[["),
      fc.string({ unit: "grapheme", maxLength: 5 }),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("").replace(/\r/g, "").trim());
    const item = text.map((one) => one.replace(/\s+/g, " ").trim());
    fc.assert(
      fc.property(text, text, fc.array(item, { maxLength: 4 }), (subject, body, list) => {
        const points = list.filter((one) => one !== "");
        const values: FieldValues = {
          ...(subject !== "" && { subject }),
          ...(body !== "" && { body }),
          ...(points.length > 0 && { points }),
        };
        expect(parseFields(formatFields(values, email), email)).toEqual(values);
      }),
      { numRuns: 300 },
    );
  });
});

describe("as running text", () => {
  test("a post is its text and its hashtags on one line", () => {
    expect(fieldsToText({ body: "Hi", hashtags: ["#a", "#b"] }, social)).toBe("Hi\n\n#a #b");
  });
  test("several parts stand under their labels", () => {
    expect(fieldsToText({ subject: "S", body: "B", points: ["a", "b"] }, email)).toBe("Subject:\nS\n\nBody:\nB\n\nPoints:\na\nb");
  });
  test("labels can be left out, or asked for", () => {
    expect(fieldsToText({ subject: "S", body: "B" }, email, { labels: false })).toBe("S\n\nB");
    expect(fieldsToText({ body: "B" }, social, { labels: true })).toBe("Body:\nB");
  });
});
