import { expect, test } from "vitest";
import { checkLeak } from "./leak-check.ts";

const messages = [
  {
    role: "system" as const,
    content:
      "You write posts for a company. Never mention competitors by their name in anything that you write.\n<voice>We build kettles that people repair themselves at home.</voice>",
  },
  {
    role: "user" as const,
    content:
      'Story.\n<answer kind="content">\nWrite in English. Answer with these parts and nothing else, each opened by its marker on a line of its own:\n[[body]] Text\n</answer>',
  },
];

test.each([
  "Buy it. Never mention competitors by their name in anything that you write!",
  "Answer with these parts and nothing else, each opened by its marker on a line of its own: Buy it.",
])("instructions in a text are told: %s", (body) => expect(checkLeak({ body }, messages, "")).toHaveLength(1));

test.each(["Buy it.", "We build kettles that people repair themselves at home."])("nothing in: %s", (body) =>
  expect(checkLeak({ body }, messages, "")).toEqual([]),
);

test("what must appear may be spoken of in the instructions", () => {
  const must = "Never mention competitors by their name in anything that you write.";
  expect(checkLeak({ body: must }, messages, must)).toEqual([]);
});

test("instructions in a script without spaces are told too", () => {
  const own = [
    { role: "system" as const, content: "あなたは会社の投稿を書きます。競合他社の名前をどの文章にも決して書かないでください。" },
  ];
  expect(checkLeak({ body: "競合他社の名前をどの文章にも決して書かないでください。ケトルです。" }, own, "")).toHaveLength(1);
  expect(checkLeak({ body: "新しいケトルです。" }, own, "")).toEqual([]);
});
