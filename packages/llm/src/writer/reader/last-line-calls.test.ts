import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { asSentence } from "../punctuation.ts";
import { withoutFixedWidth } from "./fixed-width.ts";
import { readStory } from "./read-story.ts";

const barn = (last: string) =>
  `The barn opens on Saturday\n\nThe old barn of Dean opens on Saturday 3 May 2027 with bread and music for all who want to come.\n\n${last}\n\nThe show stays until 7 June. It costs nothing.`;

describe("where to act, at the end of a line", () => {
  test.each([
    ["en", barn("There are 80 seats. Register: https://barn.example/may")],
    ["en", barn("There are 80 seats. Register: barn.example/may")],
    ["en", barn("Sign up at the link below.\n👉 https://barn.example/may")],
    ["en", barn("Sign up at the link below.\n\nbarn.example/may")],
    [
      "uk",
      "Відкриття виставки\n\nУ четвер, 19 листопада, о 18:30 відкриваємо виставку керамістки Юлії Сніжко.\n\nВхід вільний, але місць 80. Зареєструватися: barn.example/may\n\nВиставка триватиме до 17 січня.",
    ],
    [
      "tr",
      "Teleskoplar açılıyor\n\n12 Ağustos gecesi, yılın en gösterişli meteor yağmurunu gözlem alanımızda birlikte izliyoruz. Saatte altmış meteor görülmesi bekleniyor ve hava açık olacak.\n\nKontenjan 350 kişiyle sınırlıdır. Kayıt: barn.example/may\n\nÇay ikramı vardır.",
    ],
    [
      "ko",
      "도토리를 심습니다\n\n올가을 무릉산에 도토리 3만 알을 심습니다. 씨앗은 시민이 모았습니다.\n\n10월 25일 토요일, 함께 심을 분은 아래 링크에서 신청해 주세요.\n👉 barn.example/may",
    ],
  ])("%s: belongs to what asks for it, and ends the text: %s", (language, story) => {
    expect(readStory(story, "").calls[0]).toMatchObject({ kind: "register", address: expect.stringMatching(/barn\.example\/may$/) });
    const { body } = askContent({ language, story }, "facebook").values;
    expect(String(body).split("\n").at(-1)).toMatch(/barn\.example\/may$/);
    expect(String(body).split("barn.example/may")).toHaveLength(2);
  });
});

test("what is asked for in an item of a list is asked once", () => {
  const story =
    "Зима близко, а у нас 118 хвостов\n\nСейчас в приюте 91 собака и 27 кошек. С начала года домой уехали 143 животных.\n\nПомочь просто:\n– привезти нужное в субботу с 11 до 16;\n– перевести любую сумму на сайте dvornyaga.example;\n– погулять с собакой.\n\nМошенники собирают деньги от нашего имени. Мы так не делаем.";
  const { text } = askContent({ language: "ru", story }, "facebook");
  expect(text.split("dvornyaga.example")).toHaveLength(2);
  expect(text).not.toContain(";.");
});

test("a mail broken after as many signs as its window is wide is read as it was written", () => {
  const story =
    "職場集会を開きます\n\n来月の全国統一行動に先立ち、5月16日（金）の昼休みに職場集会を開きま\nす。場所は本館1階食堂の奥、時間は12時15分から35分までです。弁当の持\nち込みは自由です。\n\n今回の春闘では、定昇込みで平均9,200円の回答を引き出しましたが、非常\n勤職員の一時金については、なお「検討する」との返事にとどまっていま\nす。集会では交渉の経過を報告します。";
  const told = readStory(story, "").sentences.map((one) => one.text);
  expect(told).toContain("弁当の持ち込みは自由です。");
  expect(told.some((text) => text.includes("非常勤職員の一時金"))).toBe(true);
});

test("rows that their author ended stay apart", () => {
  const story =
    "夏の催し\n\n水辺の音楽会を開きます。どなたでもお越しください。\n\n出演は次のとおりです。\n桐生市立青空小学校金管バンドの皆さん\n桐生市立大空中学校吹奏楽部の皆さん";
  expect(
    readStory(story, "")
      .sentences.map((one) => one.text)
      .join("\n"),
  ).not.toContain("皆さん桐生");
});

test("one long line among short ones is not wrapped", () => {
  const story =
    "Открыт приём заявок\n\nФонд приглашает сельские и районные музеи принять участие в конкурсе выставок этого года.\n\nСроки\nПриём заявок — до 1 марта 2026 г., 23:59 (мск)\nВебинар для заявителей — 5 февраля, 15:00 (мск), ссылка придёт после регистрации\nИтоги — не позднее 10 апреля\nРеализация проектов — с 1 мая по 30 ноября 2026 г.";
  const { text } = askContent({ language: "ru", story }, "linkedin");
  expect(text).not.toContain("регистрации Итоги");
  expect(text).toContain("Итоги — не позднее 10 апреля");
});

test("paragraphs of a Korean release that begin with a sign are paragraphs", () => {
  const story =
    '갈대달빛축제 10월 9일 개막\n\n□ 다솔군은 오는 10월 9일부터 사흘간 다솔천 생태공원에서 갈대달빛축제를 연다. 입장료는 없다.\n\n□ 주요 프로그램은 다음과 같다.\n○ 개막 공연: 9일 19:00, 물빛무대\n○ 갈대 빗자루 만들기: 10일 11:00, 체험비 5,000원\n\n□ 갈대길 걷기에 참여하려면 9월 30일 18시까지 누리집(www.dasol.example)에서 예약하면 된다. 1인당 4매까지 가능하다.\n□ 정해룡 군수는 "가족과 함께 오시라"고 말했다.';
  const { text } = askContent({ language: "ko", story }, "facebook");
  expect(text).not.toContain("• 다솔군은");
  expect(text).toContain("다음과 같다.\n• 개막 공연");
  expect(text.split("예약하면 된다")).toHaveLength(2);
});

test("Chinese numbers stand before figures, too", () => {
  const story =
    "会员系统6月初升级\n\n禾风书店将于2026年6月1日至6月3日切换新系统。有几件事请您留意：\n\n一、切换期间，四家门店照常营业。\n二、6月3日起，积分自动乘以10。\n三、年费会员有效期顺延7天。";
  const { text } = askContent({ language: "zh", story }, "linkedin");
  for (const item of ["一、切换期间", "二、6月3日起", "三、年费会员"]) expect(text).toContain(item);
});

test("a sentence ends in one sign, however many it ended in", () => {
  expect(asSentence(`a barn${";".repeat(60_000)}`, "ru")).toBe("a barn.");
  expect(asSentence("Πότε ανοίγει;", "el")).toBe("Πότε ανοίγει;");
});

test("rows without end are read as they are", () => {
  const story = "会議の行。\n".repeat(100_000);
  expect(withoutFixedWidth(story)).toBe(story);
});

test("a booking by telephone in the last line of a paragraph is what a letter asks for, and no contact of it", () => {
  const story = readStory(
    "Φίλες και φίλοι της ορειβασίας,\n\nο χειμώνας άργησε φέτος, αλλά το χιόνι ήρθε και το καταφύγιο άνοιξε για όλους.\nΗ διανυκτέρευση κοστίζει 14 ευρώ για τα μέλη και 18 για τους υπόλοιπους.\nΚρατήσεις στο 6900 555 221, απογεύματα.\n\nΚαλές αναβάσεις,\nΤο Διοικητικό Συμβούλιο\nΟρειβατικός Σύλλογος Καστανιάς",
    "",
  );
  expect(story.calls[0]).toMatchObject({ kind: "book", address: "6900 555 221" });
  expect(story.contacts.join()).not.toContain("6900");
});
