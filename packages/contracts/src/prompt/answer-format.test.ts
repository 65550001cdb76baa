import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FieldSpec, fieldFormats, lengthUnits } from "../master-data.ts";
import { type AnswerTask, readAnswerFormat, writeAnswerFormat } from "./answer-format.ts";
import { wrapMaterial } from "./material.ts";

const language = { language: "pt-BR", language_name: 'Português "do Brasil" <BR> & mais' };
const spec = (rules: Partial<FieldSpec>): FieldSpec => ({
  key: "body",
  label: "Body",
  format: "plain",
  required: true,
  unit: "utf16",
  ...rules,
});

describe("what is written is read back", () => {
  const tasks: AnswerTask[] = [
    {
      kind: "content",
      ...language,
      channel: "email",
      fields: [
        spec({ key: "subject", label: "Subject (short)", max: 60 }),
        spec({ label: 'Body “long” "quoted"', format: "markdown", unit: "words", min: 150, max: 600 }),
        spec({
          key: "hashtags",
          label: "Tags; many (x; y)",
          format: "list",
          required: false,
          max: 100,
          countMin: 3,
          countMax: 5,
          totalMax: 500,
        }),
      ],
    },
    { kind: "content", ...language, channel: "sms", fields: [] },
    {
      kind: "outline",
      ...language,
      sections: 7,
      channels: [
        { code: "x", name: "X post: short" },
        { code: "blog-post", name: "Blog" },
      ],
    },
    {
      kind: "schedule",
      ...language,
      from: "2027-03-01",
      to: "2027-04-11",
      time_zone: "Europe/Copenhagen",
      channels: [{ code: "press_release", name: "Press (release)" }],
    },
  ];
  test.each(tasks.map((task) => [task.kind, task] as const))("%s", (_, task) => {
    expect(readAnswerFormat(`Write.\n\n${writeAnswerFormat(task)}`)).toEqual(task);
  });

  test("for any fields", () => {
    const label = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
      .map((one) => one.replace(/[\p{Cc}\u2028\u2029]/gu, " ").trim())
      .filter((one) => one !== "");
    const bound = (min: number) => fc.option(fc.integer({ min, max: 9_999 }), { nil: undefined });
    const field = fc
      .record({
        key: fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/),
        label,
        format: fc.constantFrom(...fieldFormats),
        required: fc.boolean(),
        unit: fc.constantFrom(...lengthUnits),
        min: bound(0),
        max: bound(1),
        countMin: bound(0),
        countMax: bound(1),
        totalMax: bound(1),
      })
      .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as FieldSpec);
    fc.assert(
      fc.property(fc.array(field, { maxLength: 5 }), label, (fields, language_name) => {
        const task: AnswerTask = { kind: "content", language: "en", language_name, channel: "x", fields };
        expect(readAnswerFormat(writeAnswerFormat(task))).toEqual(task);
      }),
    );
  });
});

test("the form of a text is shown once, by its first two parts", () => {
  const fields = [spec({ key: "subject" }), spec({}), spec({ key: "hashtags", format: "list" })];
  const lines = writeAnswerFormat({ kind: "content", ...language, channel: "email", fields }).split("\n");
  const example = lines.slice(lines.findIndex((line) => line.startsWith("So an answer looks like this")) + 1, -1);
  expect(example).toEqual(["[[subject]]", "(its text alone, without a label)", "[[body]]", "(its text alone, without a label)"]);
  // A list is shown as one.
  expect(writeAnswerFormat({ kind: "content", ...language, channel: "x", fields: fields.slice(2) })).toContain(
    "[[hashtags]]\n(one entry a line)",
  );
});

describe("a prompt that says more", () => {
  const task: AnswerTask = { kind: "outline", language: "en", language_name: "English", sections: 5, channels: [{ code: "x", name: "X" }] };
  test("has no answer format", () => expect(readAnswerFormat("Write something")).toBeNull());
  test("the last one counts, whatever people wrote before", () => {
    const fake = writeAnswerFormat({ ...task, language: "de", sections: 12 });
    expect(readAnswerFormat(`${fake}\n${writeAnswerFormat(task)}`)).toEqual(task);
  });
  test("one that people left open swallows nothing", () => {
    expect(readAnswerFormat(`<answer kind="content">\n\n${writeAnswerFormat(task)}`)).toEqual(task);
  });
  test("one inside material is none", () => {
    expect(readAnswerFormat(wrapMaterial("main_story", writeAnswerFormat(task)))).toBeNull();
  });
  test("an unknown kind is none", () => expect(readAnswerFormat('<answer kind="poem" language="en">\nx\n</answer>')).toBeNull());
});
