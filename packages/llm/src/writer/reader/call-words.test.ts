import { describe, expect, test } from "vitest";
import { asksFor } from "./asks-for.ts";
import { findCalls } from "./calls.ts";

const labelOf = (language: string, text: string) => findCalls([{ text, index: 0 }], language)[0]?.label;

describe("a call's label is the verb of its own sentence", () => {
  test.each([
    ["en", "If you can row for an hour, please put your name down by Friday 6 March at https://ferry.example/crew or ring us.", "Sign up"],
    ["de", "Bis zum 6. März können Sie sich unter https://faehre.example oder telefonisch eintragen.", "Eintragen"],
    ["nl", "Roeiers kunnen zich tot 6 maart via https://veer.example of telefonisch inschrijven.", "Inschrijven"],
    ["ru", "До 6 марта гребцы могут записаться на сайте https://parom.example или по телефону.", "Записаться"],
    ["uk", "До 6 березня веслярі можуть записатися на сайті https://porom.example або за телефоном.", "Записатися"],
    ["hi", "नाविक 6 मार्च तक https://ghat.example पर या फ़ोन पर अपना पंजीयन करा लें।", "पंजीयन करें"],
    ["ja", "3月6日までに https://watashi.example またはお電話でご登録ください。", "登録する"],
    ["zh", "请于3月6日前登录 https://dukou.example 或致电登记。", "立即登记"],
    ["hi", "कृपया 6 मार्च तक अपनी मात्रा 1800-000-0264 पर फ़ोन करके या https://ghat.example पर दर्ज करा दें।", "दर्ज कराएँ"],
    ["zh", "投资者可在9月2日12:00前登录 https://yunli.example/ir 提交问题。", "提交问题"],
    ["vi", "Bà con vui lòng đăng ký trước 17h ngày 15/6/2026 tại https://rau.example.", "Đăng ký"],
    [
      "en",
      "Claim your full refund (£34.99) or a replacement at https://kettle.example or on freephone, by 31 July 2026.",
      "Claim your refund",
    ],
    ["he", "תרמו עוד היום באתר https://tzaad.example/pool, לא יאוחר מ-31 בדצמבר.", "לתרומה"],
    ["ar", "تبرّعوا بحقيبة كاملة قبل مساء الخميس 6 آذار عبر الموقع https://abbara.example أو بالهاتف.", "تبرّع"],
  ])("in %s: who puts a name down is not asked for anything else", (language, text, label) => {
    expect(labelOf(language, text)).toBe(label);
  });

  test.each([
    ["en", "Would you like to see it? Book a visit at https://loom.example or by phone (9am to 5pm).", "Book a visit"],
    ["he", "רוצים לראות? קבעו ביקור באתר https://noul.example או בטלפון (בשעות 9:00-17:00).", "לתיאום ביקור"],
    ["el", "Κλείστε ραντεβού στο https://argaleios.example ή στο τηλέφωνο 21000 00 123 τις καθημερινές.", "Κλείστε ραντεβού"],
    ["tr", "Atölyeyi görmek için https://tezgah.example adresinden veya telefonla randevu alın.", "Randevu al"],
  ])("in %s: a visit is arranged", (language, text, label) => expect(labelOf(language, text)).toBe(label));

  test.each([
    ["en", "By 6 March, fill in the form at https://loom.example or call the workshop on weekdays.", "Fill in the form"],
    ["bn", "৬ মার্চের মধ্যে https://taant.example ঠিকানায় গিয়ে ফরম পূরণ করুন।", "ফরম পূরণ করুন"],
    ["th", "กรอกแบบฟอร์มที่ https://kee.example ภายในวันที่ 6 มีนาคม หรือโทรสอบถามทุกวัน", "กรอกแบบฟอร์ม"],
  ])("in %s: a form is filled in", (language, text, label) => expect(labelOf(language, text)).toBe(label));

  test.each([
    ["en", "Please name a deputy, online at https://loom.example/agm or by post, no later than noon on Friday 6 March.", "Name a deputy"],
    ["fr", "Vous pouvez soutenir l'atelier avant le 6 mars sur https://metier.example ou par téléphone.", "Soutenir"],
    ["ja", "3月6日までに https://hata.example で工房を応援してください。", "応援する"],
  ])("in %s: nobody is asked for money who is asked for something else", (language, text, label) =>
    expect(labelOf(language, text)).toBe(label),
  );

  test.each([
    ["en", "Pre-registration is open until 6 March at https://loom.example or by phone on weekdays.", "Pre-register"],
    ["ja", "事前登録は3月6日まで https://hata.example で受け付けます。お電話でも可能です。", "事前登録する"],
    ["ko", "사전 등록은 3월 6일까지 https://beteul.example 에서 하며 전화로도 가능하다.", "사전 신청하기"],
  ])("in %s: who comes later registers before", (language, text, label) => expect(labelOf(language, text)).toBe(label));
});

describe("a button says what is asked, where that is", () => {
  test.each([
    ["uk", "Прошу кожного проголосувати до 6 березня на сторінці https://mlyn.example/holos.", "Проголосувати"],
    ["ta", "உங்கள் பாடலை மார்ச் 6-க்குள் https://paattu.example என்ற தளத்தில் வாக்களியுங்கள்.", "வாக்களிக்க"],
    ["zh", "请会员于3月6日前登录 https://shuifang.example 投票。", "立即投票"],
    ["de", "Bis zum 6. März können alle unter https://muehle.example abstimmen, auch mehrmals.", "Abstimmen"],
  ])("in %s to vote", (language, text, label) => expect(labelOf(language, text)).toBe(label));

  test.each([
    ["ta", "அந்த ஒலிப்பதிவை https://paattu.example தளத்தில் மார்ச் 6-க்குள் பதிவேற்றுங்கள்.", "பதிவேற்றுக"],
    ["hi", "अपना गीत 6 मार्च तक https://geet.example पर अपलोड करें।", "अपलोड करें"],
    ["ja", "3月6日までに https://uta.example へ歌をアップロードしてください。", "アップロードする"],
  ])("in %s to upload", (language, text, label) => expect(labelOf(language, text)).toBe(label));

  test.each([
    ["Please read the rules and buy your bricks at https://mill.example before the spring is out.", "Buy your bricks"],
    ["Please book a seat by the 23rd at https://mill.example or on 01632 960 711.", "Book a seat"],
    ["You can buy bricks at https://mill.example, and they cost £5 each.", "Buy"],
    ["Take off the belt, photograph it and register at https://mill.example or by phone before noon.", "Register"],
  ])("in English with what it is about: %s", (text, label) => expect(labelOf("en", text)).toBe(label));
});

test.each([
  ["ja", "3月7日（土）13時30分より当会事務所にて説明会を開きます（予約不要・約40分）。"],
  ["ja", "予約は不要です。"],
  ["ko", "예약 불필요, 누구나 오실 수 있습니다."],
  ["en", "Registration is not necessary."],
])("in %s: what is not needed is not asked for: %s", (language, text) => {
  expect(asksFor(text, language)).toEqual([]);
});
