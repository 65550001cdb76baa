import { expect, test } from "vitest";
import { readAnswerFormat, writeAnswerFormat } from "./answer-format.ts";
import { readGuideAnswer, writeGuideAnswer } from "./guide-answer.ts";

const task = { language: "pt-BR", language_name: 'Português "do Brasil" <BR> & mais', examples: 12 };

test("a wish for a guide is read back as it was written", () => {
  expect(readGuideAnswer(`Read these.\n\n${writeGuideAnswer(task)}`)).toEqual(task);
});

test("it is told from a wish for a text", () => {
  expect(readAnswerFormat(writeGuideAnswer(task))).toBeNull();
  expect(
    readGuideAnswer(writeAnswerFormat({ kind: "content", language: "en", language_name: "English", channel: "x", fields: [] })),
  ).toBeNull();
  expect(readGuideAnswer("Read these.")).toBeNull();
});
