import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { asHashtag } from "./as-hashtag.ts";

const tagsOf = (language: string, story: string, channel = "x") => [askContent({ language, story }, channel).values.hashtags ?? []].flat();

describe("hashtags are what the headline, its second line or the news names", () => {
  test("and no inn that a sentence about the past names on the way", () => {
    const letter = `The boiler, the bill and your vote
An open letter to the members of Hollow Lido

Dear members,

In 2011 forty of us met in the back room of the Wheatsheaf to ask whether a town of this size can run its own pool. We could, and we did.

Now the boiler is old. We propose a share offer of £50 each, and we need your consent at the meeting on 4 June.

Vote at https://hollow.example until 3 June.

Ada Crowe, Chair`;
    expect(tagsOf("en", letter)).toEqual(["#HollowLido"]);
  });

  test.each([
    [
      "ar",
      "مسقط",
      `«سنبلة» تبيع خبزًا أكثر في نصف عام
الصادرات تتجاوز ثلث المبيعات

مسقط، 9 أغسطس 2026

أعلنت شركة «سنبلة» للمخابز نتائجها نصف السنوية، وباعت «سنبلة» خبزًا أكثر من قبل.

يعقد اللقاء يوم الأربعاء 12 أغسطس، الساعة 2:00 ظهرًا بتوقيت مسقط.

سجّلوا حضوركم عبر https://sunbula.example.`,
    ],
    [
      "en",
      "Leeds",
      `Sunbula Bakeries sells more bread
Exports pass a third of sales

LEEDS, 9 August 2026 – Sunbula Bakeries has published its half-year results. Sunbula Bakeries sold more bread than before.

Join the call on Wednesday 12 August at 2 p.m. Leeds time.

Register at https://sunbula.example.`,
    ],
  ])("and no town where it was only written: %s", (language, town, story) =>
    expect(tagsOf(language, story, "linkedin").filter((tag) => tag.includes(town))).toEqual([]),
  );
});

describe("a word of a headline", () => {
  test("is told with the noun that it belongs to, whatever ending that has below", () => {
    const library = `হাওরে চালু হচ্ছে ভাসমান পাঠাগার
নৌকাতেই বই আর বিনা মূল্যে চোখ পরীক্ষা

আগামী ১ সেপ্টেম্বর হাওরে ভাসমান পাঠাগারের উদ্বোধন হবে। ভাসমান পাঠাগারটি চারটি নৌকা নিয়ে চলবে।

নাম লেখান https://nouka.example ঠিকানায়।`;
    expect(tagsOf("bn", library)).toEqual(["#ভাসমান_পাঠাগার"]);
  });

  test("is the one that the story speaks of, not the longest", () => {
    const fireflies = `街灯を琥珀色に替えたら、ホタルが増えた

町の三沢川で、ホタルが昨年より多く飛びました。生徒がホタルの数を毎晩数え、ホタルの地図も作りました。琥珀色の街灯は40本です。

申し込みは https://hotaru.example へ。`;
    expect(tagsOf("ja", fireflies)).toEqual(["#ホタル"]);
  });
});

test.each([
  ["제9회 솔내 책잔치", "ko", "#솔내책잔치"],
  ["第12届竹灯节", "zh", "#竹灯节"],
  ["第9回かかしまつり", "ja", "#かかしまつり"],
  ["9th Lantern Walk", "en", "#LanternWalk"],
  ["3η Γιορτή Πέτρας", "el", "#ΓιορτήΠέτρας"],
  ["Unit 9", "en", "#Unit9"],
])("how often something has been held is no part of its name: %s", (name, language, tag) => expect(asHashtag(name, language)).toBe(tag));

test.each([
  ["th", "สมาชิก"],
  ["zh", "会员"],
  ["en", "Members"],
])("whoever reads is no hashtag: %s %s", (language, word) => expect(asHashtag(word, language)).toBe(""));

describe("two German nouns behind an indefinite article", () => {
  const day =
    "Löten, Sägen, Fragen stellen: Ausbildungstag bei Harmsen Schiffstechnik\n\nWer wissen will, wie aus einem Stück Stahl eine Ruderanlage wird, kann es am Samstag, 14. März 2026, selbst ausprobieren. Die Harmsen Schiffstechnik GmbH lädt zum Ausbildungstag ein.\n\nAnmeldung unter www.harmsen.example.";
  test.each(["x", "linkedin", "google_ads"])("are searched for by nobody: %s", (channel) =>
    expect(askContent({ language: "de", story: day }, channel).text).not.toMatch(/^#?Stück ?Stahl/mu),
  );

  test("and the half of a headline with what it is about is the subject", () =>
    expect(askContent({ language: "de", story: day }, "email").values.subject).toBe("Ausbildungstag bei Harmsen Schiffstechnik"));
});

test.each([
  ["ta", "சனி"],
  ["en", "Saturday"],
  ["de", "November"],
])("a day or a month is no hashtag: %s %s", (language, word) => expect(asHashtag(word, language)).toBe(""));
