import { describe, expect, test } from "vitest";
import { placedDay } from "../content/subject.ts";
import { findCalls } from "./calls.ts";
import { findPhrases } from "./find-phrases.ts";
import { readStory } from "./read-story.ts";
import { splitSentences } from "./sentences.ts";

const openDay = `ДЕНЬ ОТКРЫТЫХ ДВЕРЕЙ ДЛЯ СОИСКАТЕЛЕЙ
Приборостроительный завод «Калибр-Ока»

Когда: суббота, 23 мая 2026 г., с 10:00 до 15:00
Где: г. Калуга, ул. Заводская, д. 18, проходная № 2
Стоимость: участие бесплатное

Завод открывает новый участок и до конца лета примет на работу 45 человек. Приглашаем посмотреть цеха.

Как записаться: до 20 мая (включительно) на сайте kalibr-oka.example/den`;

describe("a notice", () => {
  test("is called by the first of two lines of which the second names who gives it", () => {
    expect(readStory(openDay, "").title).toBe("День открытых дверей для соискателей");
  });

  test("says by the hour when something is, and not when it was written", () => {
    const { dateline, sentences } = readStory(openDay, "");
    expect(dateline).toBeNull();
    expect(sentences[0]?.text).toBe("Когда: суббота, 23 мая 2026 г., с 10:00 до 15:00");
  });

  test("has rows with a day and a dash as one list", () => {
    const story = `קרן אלונים פותחת את ההרשמה למלגות

הקרן תחלק השנה 45 מלגות לסטודנטים מהצפון, בסך 10,000 ש"ח כל אחת.

לוח זמנים
20.10.2026, יום ג', 19:00 – מפגש מידע בזום (אין צורך בהרשמה)
15.11.2026 – סגירת ההרשמה
6–10.12.2026 – ראיונות במשרדי הקרן`;
    const list = readStory(story, "").sentences.find(({ kind }) => kind === "list");
    expect(list?.text.split("\n").slice(1)).toEqual([
      "• 20.10.2026, יום ג', 19:00 – מפגש מידע בזום (אין צורך בהרשמה)",
      "• 15.11.2026 – סגירת ההרשמה",
      "• 6–10.12.2026 – ראיונות במשרדי הקרן",
    ]);
  });

  test("does not end in a question that whom to ask answers", () => {
    const story = `Hallow mill seeks ten millers

The mill in Hallow seeks ten people who grind on Saturdays from 3 May.

Apply at www.mill.example/grind by 12 April.

Questions?

Ruth Pell, 01632 960 417, ruth@mill.example`;
    expect(readStory(story, "").sentences.map(({ text }) => text)).not.toContain("Questions?");
  });

  test("has no note on why somebody gets it", () => {
    const story = `봄맞이 세일을 시작합니다

포근한하루는 3월 5일부터 15일까지 봄맞이 세일을 엽니다. 이불과 베개를 최대 30% 할인합니다.

지금 www.haru.example 에서 주문하세요.

※ 상품별로 행사가 일찍 끝날 수 있습니다.
※ 본 메일은 수신에 동의하신 회원님께 발송되었습니다. 수신 거부를 눌러 주세요.`;
    expect(readStory(story, "").notes).toEqual(["※ 상품별로 행사가 일찍 끝날 수 있습니다."]);
  });
});

test("a quotation is a part of its sentence in Korean", () =>
  expect(splitSentences('해마다 "언제 바꾸면 좋을까요?"라는 문의를 많이 주십니다. 3월 초를 권합니다.', "ko")).toEqual([
    '해마다 "언제 바꾸면 좋을까요?"라는 문의를 많이 주십니다.',
    "3월 초를 권합니다.",
  ]));

test.each([
  ["he", "מפגש מידע בזום ביום 20.10 בשעה 19:00, אין צורך בהרשמה."],
  ["th", "เข้าชมนิทรรศการวันที่ 6 มิถุนายนได้เลย ไม่ต้องลงทะเบียน"],
  ["zh", "6月6日当天直接入场，无需预约。"],
  ["en", "The talk is on 6 June, without registration."],
])("what needs nothing asks for nothing in %s", (language, text) =>
  expect(
    findCalls(
      [
        { text: "X.", index: 0 },
        { text, index: 1 },
      ],
      language,
    ),
  ).toEqual([]),
);

test("which one of its kind something is is no name of it", () =>
  expect(findPhrases("انطلاق الدورة السابعة من المهرجان", ["تنطلق الدورة السابعة في عجلون."], "ar")).not.toContain("الدورة السابعة"));

test("the last day is none on which something is", () => {
  expect(placedDay("Η ανανέωση γίνεται έως την Παρασκευή 27 Νοεμβρίου.")).toBeNull();
  expect(placedDay("Το δελτίο αλλάζει την Παρασκευή 27 Νοεμβρίου.")).toBe("Την Παρασκευή 27 Νοεμβρίου");
});
