import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { isLaterInTurn, withoutTurn } from "../reader/in-turn.ts";

const pool = `泳池还修不修，请大家来定
柳岸社区泳池致全体会员的一封信

柳岸社区泳池今年夏天整二十年了。去年冬天屋顶漏水，检测结果上周出来，修要花46万元。

请您做两件事：

第一，6月12日（周五）24时以前，登录 https://liuan.example 或到前台的蓝色投票箱投下您的一票。每户一票。

第二，6月20日（周六）下午3时，到二号教室参加会员大会。来不了的，可以委托邻居。`;

const garden = `The orchard on Pell Hill needs a decision
Members vote on the old wall until 12 June

The orchard on Pell Hill has stood behind its wall since 1902. In March twelve metres of it fell on the path.

The mason wants £9,000 and six weeks. The trees are not hurt.

We ask two things of you:

First, cast your vote at https://pellhill.example by Friday 12 June. One household has one vote.

Second, come to the meeting at the cider house on Saturday 20 June at 3 pm. A neighbour may speak for you.`;

const text = (language: string, story: string, channel: string) => askContent({ language, story }, channel).text;
const long = ["email", "blog", "press", "facebook", "instagram"];
const short = ["x", "threads", "sms", "tiktok"];

describe("what readers are asked for in turn", () => {
  test.each(long)("ends %s whole and in its order", (channel) => {
    for (const [story, first, second] of [
      [text("zh", pool, channel), "第一，6月12日", "第二，6月20日"],
      [text("en", garden, channel), "First, cast your vote", "Second, come to the meeting"],
    ] as const) {
      expect(story).toContain(first);
      expect(story.indexOf(second)).toBeGreaterThan(story.indexOf(first));
      expect(story.split(second)).toHaveLength(2);
    }
  });
  test.each(short)("stands in its order, or without its number and what announces it, in %s", (channel) => {
    expect(text("zh", pool, channel)).toMatch(/第一.*第二|^(?!.*(?:第一|第二|两件事))/su);
    expect(text("en", garden, channel)).toMatch(/First,.*Second,|^(?!.*(?:First,|Second,|two things))/su);
    expect(text("zh", pool, channel)).toContain("https://liuan.example");
    expect(text("en", garden, channel)).toContain("https://pellhill.example");
  });
  test("is no line of an advertisement by its second half", () => expect(text("zh", pool, "google_ads")).not.toMatch(/第二|来不了的/u));
});

test.each([
  ["uk", "По-друге, приходьте 9 травня.", true, "Приходьте 9 травня."],
  ["ko", "둘째, 5월 9일 마을회관으로 오세요.", true, "5월 9일 마을회관으로 오세요."],
  ["en", "Second helpings are free.", false, "Second helpings are free."],
  ["ar", "ثانيًا، احضروا يوم 9 مايو.", true, "احضروا يوم 9 مايو."],
  ["he", "ראשית, הצביעו באתר.", false, "הצביעו באתר."],
  ["de", "Wir bitten um zweierlei: Erstens, stimmen Sie ab.", false, "Stimmen Sie ab."],
])("a number in words counts with a comma behind it: %s %s", (language, sentence, isLater, told) => {
  expect(isLaterInTurn(sentence, language)).toBe(isLater);
  expect(withoutTurn(sentence, language)).toBe(told);
});

test("what goes on from the call of an item is no call by itself", () => {
  const choir = `Χρειαζόμαστε 120 υπογραφές για τη σκηνή της χορωδίας

Η χορωδία του Πλατάνου ψηφίζει φέτος αν θα χτίσει δική της σκηνή στην παλιά αποθήκη.

Πέρσι ήρθαμε 71 και δεν είχαμε απαρτία.

Σας παρακαλώ, λοιπόν, για δύο πράγματα: Πρώτον, σημειώστε την Κυριακή 15 Μαρτίου, στις 11 π.μ., στην αίθουσα του σχολείου.

Δεύτερον, αν δεν μπορείτε να έρθετε, στείλτε μας την εξουσιοδότησή σας μέχρι την Παρασκευή 6 Μαρτίου. Θα τη βρείτε στο https://chorodia.example/exousiodotisi.`;
  for (const channel of ["x", "threads", "sms", "facebook"]) {
    const told = text("el", choir, channel);
    if (told.includes("Θα τη βρείτε")) expect(told, channel).toContain("στείλτε μας την εξουσιοδότησή σας");
  }
});
