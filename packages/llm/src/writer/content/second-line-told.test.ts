import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const repair = `Your bicycle squeaks? The workshop comes to you
The Spoke cooperative starts a repair round in Tarrow and Eastmere

On Monday, 8 June 2026, a new service of Spoke begins: two electric vans, and in each of them a bench, spare parts and a mechanic.

Nobody has to push a bicycle through the town and wait for a fortnight. Most repairs are done at the door in one visit.

Please book a visit by 30 June at www.spoke.example.`;

const school = `«دفاف» تفتح ورشة للفخار في الكرك
٤٠ مقعدًا مجانيًّا للدورة الأولى، والتسجيل حتى نهاية أيار

أعلنت جمعية دفاف للحرف، اليوم، أن الورشة تقع في بيت قديم من ثلاث غرف، وفيها ستة دواليب وفرن كبير وقاعة عرض.

وتستمر الدراسة أربعة أشهر، ويتعلم المتدربون فيها تحضير الطين وتشكيله وحرقه.

وعلى الراغبين تسجيل أسمائهم عبر الرابط https://difaf-clay.example في موعد أقصاه ٣١ أيار ٢٠٢٦.`;

const towns = "The Spoke cooperative starts a repair round in Tarrow and Eastmere";
const places = "٤٠ مقعدًا مجانيًّا للدورة الأولى، والتسجيل حتى نهاية أيار";
const stories: [string, string, string][] = [
  ["en", repair, towns],
  ["ar", school, places],
];

describe.each(stories)("what only the second line says in %s", (language, story, second) => {
  const told = (channel: string) => askContent({ language, story }, channel);
  test.each(["linkedin", "facebook", "instagram"])("stands below its headline on %s", (channel) =>
    expect(told(channel).text).toContain(`${story.split("\n")[0]}\n\n${second}\n\n`),
  );
  test("opens an article and a video's description, whose titles are the headline", () => {
    expect(told("blog").values.body).toMatch(new RegExp(`^${second}\n\n`, "u"));
    expect(told("youtube").values.description).toContain(`${second}\n\n`);
  });
  test("is spoken after the headline", () => expect(told("tiktok").values.script).toContain(`\n\n${second}.\n\n`));
});

test("a second line that the first sentence says once more is not told twice", () => {
  const market = `Tarrow market moves to the old tram depot
From 5 September it opens on Saturdays at the old tram depot

From 5 September the Tarrow market opens on Saturdays at the old tram depot, with 40 stalls under one roof.

Traders have asked for a roof since 2019. The depot has a tap, light and a ramp.

Please book a stall by 20 August at www.tarrow.example.`;
  expect(askContent({ language: "en", story: market }, "facebook").text).not.toContain("it opens on Saturdays");
});

describe("a letter", () => {
  const eyes = (second: string) => `হাওরে এবার ভাসমান দাঁতের হাসপাতাল
${second}

কিশোরগঞ্জ, ৪ মে: হাওরপাড়ের দরিদ্র রোগীদের ঘরের কাছে দাঁতের চিকিৎসা পৌঁছে দিতে ভাসমান হাসপাতাল ‘হাসিতরী’ চালু করছে হাওর সেবা সংস্থা।

নৌকায় দুটি চেয়ার, একটি এক্স-রে যন্ত্র আর ছোট একটি ওষুধের দোকান থাকবে।

সেবা পেতে ২৫ মের মধ্যে https://hasitori.example ঠিকানায় নাম নিবন্ধন করুন।`;
  const body = (second: string) => String(askContent({ language: "bn", story: eyes(second) }, "email").values.body);
  test("has the number of the second line, below the headline, where nothing else says it", () =>
    expect(body("১২ জুন থেকে ১৮ ঘাটে বিনা মূল্যে চিকিৎসা")).toContain(
      "হাওরে এবার ভাসমান দাঁতের হাসপাতাল\n\n১২ জুন থেকে ১৮ ঘাটে বিনা মূল্যে চিকিৎসা\n\nহাওরপাড়ের",
    ));
  test("begins with the news where the second line has none of its own", () =>
    expect(body("দরিদ্র রোগীদের জন্য বিনা মূল্যে চিকিৎসা, নিবন্ধন ২৫ মে পর্যন্ত")).not.toContain("নিবন্ধন ২৫ মে পর্যন্ত"));
});

describe("the town of a dateline", () => {
  const ferry = (title: string, second: string) => `${title}
${second}

ALSTON, 4 May 2027 – The Mill Lane Ferry Society takes people across again from Saturday 22 May, after three years in dry dock.

The engine is electric and makes no sound. The deck was built from larch by twelve apprentices.

Book a place at https://ferry.example by 15 May. Whoever comes without one waits for the second crossing.`;
  const second = "The Mill Lane Ferry Society takes people across Alston water";

  test.each(["linkedin", "facebook", "instagram", "youtube", "blog"])("stands in the head on %s where nothing else names it", (channel) => {
    expect(askContent({ language: "en", story: ferry("The ferry takes people across again", second) }, channel).text).toContain(second);
    const { text } = askContent({ language: "en", story: ferry("The Alston ferry takes people across again", "Book by 15 May") }, channel);
    expect(text).toContain("The Alston ferry");
  });

  test("is no reason for a second line where the news names it", () => {
    const story = ferry("The ferry takes people across again", second).replace("across again from", "across at Alston again from");
    expect(String(askContent({ language: "en", story }, "facebook").values.body)).not.toContain(second);
  });

  test("is known with another ending", () => {
    const told = "கும்பகோணத்தில் படகுச் சேவையைத் தொடங்குகிறது சங்கம் மீண்டும்";
    const story = `மீண்டும் ஓடுகிறது படகு
${told}

கும்பகோணம், செப். 7: படகுச் சேவையை மீண்டும் செப்டம்பர் 14-ஆம் தேதி தொடங்குகிறது படகுச் சங்கம்.

படகில் நாற்பது பேர் அமரலாம்.

செப்டம்பர் 12-க்குள் https://padagu.example தளத்தில் பதிவு செய்யுங்கள்.`;
    expect(askContent({ language: "ta", story }, "facebook").text).toContain(told);
  });
});
