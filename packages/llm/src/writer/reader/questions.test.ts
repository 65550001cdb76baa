import { describe, expect, test } from "vitest";
import { prepared, readBlocks } from "./blocks.ts";
import { withoutQuestionLetters } from "./questions.ts";

const news = "The mill shop opens on 3 May with two new looms and room for twelve weavers.";

describe("questions", () => {
  test.each([
    ["en", "Q: Why now?\nA: The roof leaks.\n\nQ: What does it cost?\nA: £400.", "Why now?\nThe roof leaks.\n\nWhat does it cost?\n£400."],
    [
      "ru",
      "В: Почему сейчас?\nО: Течёт крыша.\n\nВ: Сколько стоит?\nО: 400 рублей.",
      "Почему сейчас?\nТечёт крыша.\n\nСколько стоит?\n400 рублей.",
    ],
    ["he", "ש: למה עכשיו?\nת: הגג דולף.\n\nש: כמה זה עולה?\nת: 400 ש״ח.", "למה עכשיו?\nהגג דולף.\n\nכמה זה עולה?\n400 ש״ח."],
    [
      "ko",
      "문. 왜 지금인가요?\n답. 지붕이 샙니다.\n\n문. 얼마인가요?\n답. 40만 원입니다.",
      "왜 지금인가요?\n지붕이 샙니다.\n\n얼마인가요?\n40만 원입니다.",
    ],
    ["one pair", "Q: Why now?\nA: The roof leaks.", "Q: Why now?\nA: The roof leaks."],
    [
      "what asks nothing",
      "Q. I would sooner help.\nA. Lovely!\n\nQ. When?\nA. In April.",
      "I would sooner help. Lovely!\n\nWhen?\nIn April.",
    ],
  ])("stand without their letters: %s", (_, story, told) => expect(withoutQuestionLetters(story)).toBe(told));

  test("in the middle of a text ask what stands below them", () =>
    expect(readBlocks(prepared(`${news}\n\nWho pays for it?\nMembers pay half of it, and the town pays the rest.`)).at(-1)).toEqual({
      kind: "paragraph",
      question: "Who pays for it?",
      text: "Members pay half of it, and the town pays the rest.",
    }));

  test("above a text are none of it", () => expect(readBlocks(prepared(`Who pays for it?\n\n${news}`))[1]).toMatchObject({ text: news }));
});
