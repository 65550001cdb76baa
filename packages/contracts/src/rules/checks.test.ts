import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckResult } from "../answers/blocks.ts";
import type { FieldSpec, FieldValues } from "../master-data.ts";
import type { CheckContext } from "./checks.ts";
import { checkFields } from "./checks.ts";

const field = (key: string, rules: Partial<FieldSpec> = {}): FieldSpec => ({
  key,
  label: key.charAt(0).toUpperCase() + key.slice(1),
  format: "plain",
  required: true,
  unit: "utf16",
  ...rules,
});
const hashtags = field("hashtags", { format: "list", max: 100, countMin: 3, countMax: 5 });
const context = (fields: readonly FieldSpec[], rest: Partial<CheckContext> = {}): CheckContext => ({
  fields,
  fold: null,
  mandatory_text: "",
  language: "en",
  ...rest,
});
const body = field("body", { max: 3_000 });
const of = (results: readonly CheckResult[], code: CheckResult["code"]) =>
  results.filter((one) => one.code === code).map(({ level, message }) => `${level}: ${message}`);
const inBody = (text: string, rest: Partial<CheckContext> = {}) => checkFields({ body: text }, context([body], rest));

describe("length", () => {
  test("what is in order is told with its count", () => {
    expect(inBody("a".repeat(864))).toEqual([
      { code: "length", level: "ok", field: "body", message: "864 of 3,000 characters", value: 864, limit: 3_000 },
    ]);
  });

  test("hashtags are posted with the main text and count with it", () => {
    const values = { body: "a".repeat(816), hashtags: ["#RightToRepair", "#ProductDesign", "#CircularEconomy"] };
    expect(of(checkFields(values, context([body, hashtags])), "length")).toEqual(["ok: 864 of 3,000 characters"]);
  });

  test("so a post that fits alone may be over with them", () => {
    const post = field("body", { unit: "x_weighted", max: 280 });
    const values = { body: "a".repeat(275), hashtags: ["#RightToRepair"] };
    expect(of(checkFields(values, context([post, hashtags])), "length")).toEqual(["error: 291 of 280, 11 over"]);
  });

  test("an opt-out line is part of the message", () => {
    const fields = [field("text", { unit: "sms", max: 306 }), field("opt_out", { unit: "sms", max: 60, required: false })];
    const long = checkFields({ text: "a".repeat(306), opt_out: "STOP" }, context(fields));
    expect(of(long, "length")).toEqual(["error: Text: 3 of 1–2 segments", "ok: Opt_out: 4 of 60 characters"]);
  });

  test("where there are several texts the message names its own", () => {
    const fields = [field("subject", { max: 5 }), field("body", { unit: "words", min: 3 })];
    expect(of(checkFields({ subject: "Kettle", body: "one two" }, context(fields)), "length")).toEqual([
      "error: Subject: 6 of 5 characters, 1 over",
      "warning: Body: 2 words, at least 3",
    ]);
  });

  test("values of a list one by one, and together", () => {
    const tags = field("tags", { format: "list", max: 5, totalMax: 9 });
    expect(of(checkFields({ tags: ["four", "more", "x"] }, context([tags])), "length")).toEqual([
      "ok: Tags: longest 4 of 5 characters",
      "error: Tags: together 11 of 9 characters, 2 over",
    ]);
  });
});

describe("parts", () => {
  test("a required one that is missing or blank is an error, an optional one nothing", () => {
    const fields = [body, field("alt", { required: false, max: 10 }), field("points", { format: "list" })];
    expect(checkFields({ body: "  ", points: [" "] }, context(fields)).map(({ level, message }) => `${level}: ${message}`)).toEqual([
      "error: Body is missing",
      "error: Points: there are none",
    ]);
  });

  test("a part with a name that every object has is missing as well", () => {
    expect(of(checkFields({}, context([field("constructor", { max: 9 })])), "required")).toEqual(["error: Constructor is missing"]);
  });

  test("the number of values has a least and a most", () => {
    const headlines = field("headlines", { format: "list", countMin: 3, countMax: 4 });
    const count = (items: string[]) => of(checkFields({ headlines: items }, context([headlines])), "count");
    expect(count(["a", "b"])).toEqual(["error: 2 headlines, at least 3"]);
    expect(count(["a", "b", "c"])).toEqual(["ok: 3 headlines"]);
    expect(count(["a", "b", "c", "d", "e"])).toEqual(["error: 5 headlines, at most 4"]);
  });
});

describe("hashtags", () => {
  const tags = (items: string[]) => of(checkFields({ hashtags: items }, context([hashtags])), "hashtags");
  test.each([
    [["#a", "#b", "#c"], ["ok: 3 hashtags"]],
    [["#a"], ["warning: 1 hashtag, at least 3"]],
    [
      ["#a", "#b", "#two words"],
      ["ok: 3 hashtags", "error: “#two words” is not a hashtag: # and one word of letters, digits and _"],
    ],
    [["#الحق_في_الإصلاح", "#修理する権利", "#Ünïc0de"], ["ok: 3 hashtags"]],
    [["#il·lusió", "#می‌خواهم", "#1a"], ["ok: 3 hashtags"]],
  ])("%j", (items, expected) => expect(tags(items)).toEqual(expected));
  test.each(["none", "#", "#2027", "#a-b", "##a", "#a!"])("%s is none", (tag) => {
    expect(tags(["#a", "#b", tag])).toContainEqual(`error: “${tag}” is not a hashtag: # and one word of letters, digits and _`);
  });
});

describe("leftovers", () => {
  test.each([
    ["Dear {{#first_name}},", "{{#first_name}}"],
    ["Dear {{first_name}},", "{{first_name}}"],
    [`Dear \${name},`, `\${name}`],
    ["Dear [Name]:", "[Name]"],
    ["Dear \\[Your Company\\]", "[Your Company]"],
    ["Buy at [insert link here, please].", "[insert link here, please]"],
    ["Lorem ipsum dolor", "Lorem ipsum"],
    ["Price: TBD", "TBD"],
    ["Call <your number>", "<your number>"],
    ["عزيزي [الاسم]", "[الاسم]"],
    ["[会社名]より", "[会社名]"],
    ["Liebe [Vorname Nachname]", "[Vorname Nachname]"],
  ])("%s", (text, left) => expect(of(inBody(text), "placeholders")).toEqual([`error: “${left}” was left in the text`]));

  test.each([
    "A [link](https://example.com) in Markdown",
    "![Kettle](https://example.com/kettle.png)",
    "[Anzeige] Der Wasserkocher",
    "[PR] 新しいケトル",
    "He said “it [the kettle] broke” [sic]",
    "See [1] and [x]",
    "[Norrbrook]: https://example.com",
    "arr[Index]",
    "Costs $5 {not much}",
    "todo lists are fine",
  ])("nothing in: %s", (text) => expect(of(inBody(text), "placeholders")).toEqual([]));
});

describe("links", () => {
  test.each([
    ["http:/example.com", "http:/example.com"],
    ["see http://example, now", "http://example"],
    ["https://", "https://"],
    ["https://exa_mple..com/a", "https://exa_mple..com/a"],
    ["[a](https://b)", "https://b"],
    ["https:example.com.", "https:example.com"],
  ])("%s", (text, link) => expect(of(inBody(text), "links")).toEqual([`error: “${link}” is not a whole web address`]));

  test.each([
    "https://example.com.",
    "(https://example.com/a_(b))",
    "[a](https://example.com/b)",
    "http://localhost:3000/x and http://127.0.0.1/",
    "https://müller.example/ß",
    "The https: prefix",
    "“https://example.com”",
    "https://例え.jp/これ",
  ])("nothing in: %s", (text) => expect(of(inBody(text), "links")).toEqual([]));
});

describe("mandatory text", () => {
  const mandatory = (text: string, mandatory_text: string) => of(inBody(text, { mandatory_text }), "mandatory_text");
  test("is found whatever its line breaks and quotation marks", () => {
    expect(mandatory("Capital\nat  risk: “all” of it", 'Capital at risk: "all" of it')).toEqual(["ok: Mandatory text"]);
  });
  test("is missed", () => {
    expect(mandatory("Capital", "Capital at risk.")).toEqual(["error: The mandatory text is missing: “Capital at risk.”"]);
  });
  test("is not asked for when there is none", () => expect(mandatory("Capital", " ")).toEqual([]));
});

describe("the fold", () => {
  const fold = (text: string, at: number) => of(inBody(text, { fold: at }), "fold");
  test.each([
    ["a short text", "Short", 20],
    ["a sentence before it", "Most kettles die. Then come many more words.", 20],
    ["a line before it", "Most kettles die\nand then many more words follow", 20],
    ["a sentence without spaces", "多くのケトルは捨てられる。それは部品のせいで、まだ続きます。", 15],
    ["a question in Arabic", "هل تعطلت الغلاية؟ نعم لأن القطعة رخيصة جدا", 20],
  ])("fits: %s", (_, text, at) => expect(fold(text, at)).toEqual(["ok: First line fits before “see more”"]));
  test("a sentence that runs past it is told", () => {
    expect(fold("Most kettles are thrown away over a part. More.", 20)).toEqual([
      "warning: No sentence ends in the 20 characters before “see more”",
    ]);
  });
  test("the sign that ends it must be seen too", () => {
    expect(fold("Ten chars!! And more", 9)[0]).toMatch(/^warning/);
    expect(fold("Ten chars! And more", 10)[0]).toMatch(/^ok/);
  });
  test("a number with a point ends no sentence", () => expect(fold("It costs 2.40 euros and more than that", 20)[0]).toMatch(/^warning/));
  test("it is measured in what people see as characters", () => {
    expect(fold(`${"👨‍👩‍👧‍👦".repeat(10)}. More text`, 12)[0]).toMatch(/^ok/);
  });
});

describe("for any values", () => {
  const specs = [body, hashtags, field("points", { format: "list", max: 5, totalMax: 20 }), field("text", { unit: "x_weighted", max: 20 })];
  const text = fc.string({ unit: "binary", maxLength: 60 });
  const values = fc.dictionary(
    fc.constantFrom("body", "hashtags", "points", "text", "constructor"),
    fc.oneof(text, fc.array(text, { maxLength: 4 })),
  ) as fc.Arbitrary<FieldValues>;

  test("checks end without harm, and every message says something", () => {
    fc.assert(
      fc.property(values, text, (given, mandatory_text) => {
        const results = checkFields(given, context(specs, { fold: 10, mandatory_text }));
        for (const result of results) {
          expect(result.message).not.toBe("");
          if (result.limit !== undefined && result.level === "ok") expect(result.value).toBeLessThanOrEqual(result.limit);
        }
      }),
    );
  });
});
