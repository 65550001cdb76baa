import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const stories: Readonly<Record<string, { story: string; added: string; call: string }>> = {
  en: {
    story: `Mill Lane ferry sails again

The Mill Lane ferry sails again on Saturday 22 May after three years in dry dock. It takes forty people and, for the first time, bicycles.

Fill in the form at https://ferry.example by 15 May. Each form is good for two people.

Press: Al Reed, press@ferry.example`,
    added: "P.S. Whoever was aboard last year need not fill in another form; a card with two names is enough.",
    call: "https://ferry.example",
  },
  uk: {
    story: `Пором знову на воді

Пором «Чайка» знову ходить від суботи, 22 травня, після трьох років у доку. На палубі вміщується сорок людей.

Заповніть анкету на сайті https://porom.example до 15 травня. Одна анкета дає два місця.

Для преси: Ганна Рудь, presa@porom.example`,
    added: "P. S. Торішнім пасажирам заповнювати анкету не треба.",
    call: "https://porom.example",
  },
  ta: {
    story: `மீண்டும் ஓடுகிறது படகு

மூன்று ஆண்டுகளுக்குப் பிறகு மே 22 சனிக்கிழமை முதல் படகு மீண்டும் ஓடுகிறது. படகில் நாற்பது பேர் அமரலாம்.

மே 15-க்குள் https://padagu.example தளத்தில் உங்கள் பெயரைப் பதிவு செய்யுங்கள். ஒரு பெயருக்கு இரண்டு இடம் கிடைக்கும்.

செய்தித் தொடர்பு: செல்வி, seithi@padagu.example`,
    added: "பி.கு.: சென்ற ஆண்டு வந்தோர் மீண்டும் பெயரைப் பதிவு செய்யத் தேவையில்லை.",
    call: "https://padagu.example",
  },
  bn: {
    story: `আবার চলছে নৌকা

তিন বছর পর শনিবার, ২২ মে থেকে খেয়ানৌকা আবার চলবে। নৌকায় চল্লিশ জন বসতে পারেন।

১৫ মের মধ্যে https://nouka.example ঠিকানায় নাম লেখান। এক নামে দুটি আসন মিলবে।

যোগাযোগ: রাহেলা বেগম, press@nouka.example`,
    added: "বি.দ্র.: সাঁতার না জানলে জ্যাকেট পরতে হবে।",
    call: "https://nouka.example",
  },
};

describe.each(Object.entries(stories))("what is added below a story about its call in %s", (language, { story, added, call }) => {
  test.each(["linkedin", "facebook", "instagram", "youtube", "email", "blog", "press"])("is in every long text: %s", (channel) => {
    const { text } = askContent({ language, story: `${story}\n\n${added}` }, channel);
    expect(text).toContain(added);
    if (!/^\S+\.:\s/u.test(added) || !["email", "blog", "press"].includes(channel))
      expect(text.indexOf(added)).toBeGreaterThan(text.indexOf(call));
  });
});

test.each([
  "P.S. Whoever left a green flask and a boot on deck may have them back.",
  "P.S. Journalists may fill in the form for the trial on 16 May at noon.",
])("what has nothing to do with it stays away: %s", (added) => {
  const { text } = askContent({ language: "en", story: `${stories.en?.story ?? ""}\n\n${added}` }, "facebook");
  expect(text).not.toContain("P.S.");
});

test.each([
  ["ko", "※ 붙임: 제품 사진 2매"],
  ["ko", "붙임 제품 사진 2매"],
  ["ja", "※添付資料：写真2点"],
  ["zh", "附件：图片两张"],
  ["en", "Attached: two photographs"],
  ["de", "* Anlage: 2 Fotos"],
  ["th", "สิ่งที่ส่งมาด้วย: ภาพถ่าย 2 ภาพ"],
])("what is sent along is in no text: %s, %s", (_, along) => {
  const story = (stories.en?.story ?? "").replace("Press: Al", `${along}\n\nPress: Al`);
  for (const channel of ["facebook", "press", "blog"])
    expect(askContent({ language: "en", story }, channel).text).not.toContain(along.slice(-6));
});
