import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const body = (language: string, story: string, channel: string) => {
  const { values } = askContent({ language, story }, channel);
  return String(values.body ?? values.caption ?? values.description);
};

const orchard = `Orchard at Wend Hill looks for pickers

Who planted the trees at Wend Hill nobody knows. The oldest is a pear of some two hundred years, and it still bears.

So from Saturday 12 September the Wend Hill Trust picks for six weeks. Three years ago we did it with four people. It took us until Christmas.

What to do

Two hours on a Saturday, in pairs. No ladder is climbed alone.

What you get

Gloves, soup and a crate of pears. And a tree that knows your name.

“The first Saturday people come for the pears,” says Ada Finch, who keeps the list. “The second they come for the soup.”

Names are taken until Friday 4 September. Fill in the form at https://wendhill.example, or ring 01632 960 155 after six. Whoever is new comes to the shed on 5 September.`;

describe("a post with room for the story", () => {
  test.each(["linkedin", "facebook", "instagram", "youtube"])("has sections under their own headings: %s", (channel) => {
    const text = body("en", orchard, channel);
    expect(text).toContain("What to do\n\nTwo hours on a Saturday, in pairs. No ladder is climbed alone.");
    expect(text).toContain("What you get\n\nGloves, soup and a crate of pears. And a tree that knows your name.");
  });

  test.each(["linkedin", "facebook", "instagram", "youtube"])("ends in the whole paragraph of its call: %s", (channel) => {
    expect(body("en", orchard, channel)).toMatch(
      /\n\nNames are taken until Friday 4 September\. Fill in the form at https:\/\/wendhill\.example, or ring 01632 960 155 after six\. Whoever is new comes to the shed on 5 September\.$/u,
    );
  });

  test("tells the Hindi and the Chinese of it so, too", () => {
    const hindi =
      "पीपलगाँव की बावड़ी फिर खुलेगी\n\nपीपलगाँव समिति 5 अप्रैल से बावड़ी साफ़ करेगी। पिछले साल हमने 40 सीढ़ियाँ साफ़ की थीं। बाकी सीढ़ियाँ इस साल होंगी।\n\nक्या मिलेगा\n\nदस्ताने, चाय और दोपहर का खाना।\n\nनाम 1 अप्रैल तक लिखवाएँ। फ़ॉर्म https://peepal.example पर भरें। नए साथी 4 अप्रैल को आएँ।";
    expect(body("hi", hindi, "facebook")).toContain("क्या मिलेगा\n\nदस्ताने, चाय और दोपहर का खाना।");
    const chinese =
      "柳河村果园招募采摘志愿者\n\n柳河村果园将于9月12日起采摘六周。三年前我们只有四个人。那年一直摘到冬天。\n\n参加须知\n\n每周六两小时，两人一组。\n\n报名截止到9月4日。请登录 https://liuhe.example 填写表格。新来的志愿者9月5日到棚屋集合。";
    expect(body("zh", chinese, "facebook")).toContain("参加须知\n\n每周六两小时，两人一组。");
    expect(body("zh", chinese, "facebook")).toMatch(/新来的志愿者9月5日到棚屋集合。$/u);
  });
});

test("an item that tells more than its call is told once, and asked for by its sentence", () => {
  const items =
    "Three things, then.\n\n1. Renewal. There are 86 plots this year. The price is the old one. Please renew by Tuesday 31 March at https://plots.example. Thirty-four people wait.\n2. Money. We took 5,160 pounds. We spent 4,930.\n3. Opening day. It is Saturday 11 April at 9.";
  const text = body(
    "en",
    `The soil is awake\n\nThe garden at Wend Hill opens its third season on 11 April.\n\n${items}\n\nThank you for the winter.`,
    "facebook",
  );
  expect(text.split("There are 86 plots")).toHaveLength(2);
  expect(text).toMatch(/Please renew by Tuesday 31 March: https:\/\/plots\.example$/u);
});

test.each(["linkedin", "facebook", "instagram", "youtube"])("the heading of a list stands once: %s", (channel) => {
  const list = "Saturday 12 September:\n\n• 9 am: picking\n• 12 noon: soup\n\nSaturday 19 September:\n\n• 9 am: picking\n• 12 noon: pears";
  const text = body("en", orchard.replace("What to do\n", `${list}\n\nWhat to do\n`), channel);
  expect(text.split("Saturday 12 September:")).toHaveLength(2);
  expect(text).not.toMatch(/^(.+?):?\n+\1:?$/mu);
});

test.each(["linkedin", "facebook", "instagram", "youtube"])("a paragraph of five sentences stays one: %s", (channel) => {
  const five = "The hall was dark. We lit a lamp. It went out. We lit it again. That is how the society began.";
  expect(body("en", orchard.replace("What to do\n", `${five}\n\nWhat to do\n`), channel)).toContain(five);
});

test("where there is less room a paragraph goes whole, and nothing is left of it that leans on the rest", () => {
  const rows = Array.from(
    { length: 60 },
    (_, at) =>
      `In year ${at + 1} the Trust mended wall ${at + 1} of the orchard with its own hands. ${`It took ${at + 2} weeks. `.repeat(6).trim()}`,
  );
  const story = orchard.replace("What to do\n", `${rows.join("\n\n")}\n\nWhat to do\n`);
  const text = body("en", story, "facebook");
  const told = rows.filter((row) => text.includes(row));
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(rows.length);
  for (const [at, row] of rows.entries())
    if (!told.includes(row)) expect(text).not.toMatch(new RegExp(`year ${at + 1} |took ${at + 2} weeks`, "u"));
});
