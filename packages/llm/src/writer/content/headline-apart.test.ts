import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { asSentence } from "../punctuation.ts";
import { readDateline } from "../reader/dateline.ts";
import { isQuotation } from "../reader/title-parts.ts";
import { shorterForms } from "./clauses.ts";
import { namedInFirstCase } from "./subject.ts";

const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);
const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

describe("a headline that says more than the news", () => {
  const closure = `Pont fermé pendant six semaines : travaux sur la Vère

La commune de Bellac remplace à partir du lundi 4 mai les câbles posés en 1962 au-dessus de la Vère.

Pendant les travaux, les voitures passent par la route de Limoges. Les piétons traversent à toute heure.

Les questions sont reçues en mairie au 05 55 01 42 18.`;
  test.each(["x", "facebook", "instagram", "threads", "sms"])("stands above it on %s", (channel) =>
    expect(piece("fr", closure, channel).text).toMatch(/^(?:\[\[\w+\]\]\n)?Pont fermé pendant six semaines/),
  );
});

describe("a headline to which the first sentence points", () => {
  const cut = `הפסקת מים ביום שלישי, 9 ביוני

ביום זה נחליף קטע של קו המים הראשי שמתחת לרחוב האלה. הצינור הונח בשנת 1974.

מוקד האגודה עונה בטל' 00-5550126.`;
  test.each(["linkedin", "x", "facebook"])("stands above it on %s", (channel) =>
    expect(piece("he", cut, channel).text).toMatch(/^(?:\[\[\w+\]\]\n)?הפסקת מים ביום שלישי/),
  );
});

test("a headline in Thai is not cut at its blank", () => {
  const contest = `ชวนชาวบ้านริมคลองอวดสวน ชิงรางวัลรวม 45,000 บาท

กลุ่มคนรักต้นไม้จัดการประกวดสวนครั้งที่ 7 ปีนี้ขยายพื้นที่เป็น 8 หมู่บ้าน

ปีที่แล้วมีผู้ส่งสวนเข้าประกวด 96 ราย

สมัครได้ที่ www.suan.example ภายในวันที่ 22 พฤษภาคม 2569`;
  for (const channel of ["x", "threads"]) expect(piece("th", contest, channel).text).not.toMatch(/อวดสวน(?! ชิงรางวัล)/);
  // The lines of an advertisement stand together.
  expect(piece("th", contest, "google_ads").values.headlines).toEqual(
    expect.arrayContaining(["ชวนชาวบ้านริมคลองอวดสวน", "ชิงรางวัลรวม 45,000 บาท"]),
  );
});

describe("a headline that only quotes somebody", () => {
  const talk = `Gespräch: „Eine Uhr hat es nie eilig“

Die Uhrmacherin Lene Hartig öffnet am 9. Oktober in Goslar eine Werkstatt für alte Turmuhren.

Warum gerade Turmuhren?
Weil niemand sie mehr reparieren kann. In der Region stehen 31 still.

Wer darf zusehen?
Alle, die sich anmelden. Die Führung dauert eine Stunde.

Anmeldung bis 2. Oktober unter turmuhr.example.`;
  test("is known", () => {
    expect(isQuotation("Gespräch: „Eine Uhr hat es nie eilig“")).toBe(true);
    expect(isQuotation("Ausstellung „Zeit“ beginnt")).toBe(false);
  });
  test("is no hashtag", () => expect(listOf(piece("de", talk, "linkedin").values.hashtags).join(" ")).not.toMatch(/Eilig|HatEs/i));
  test("gives way to the news in a text message", () =>
    expect(piece("de", talk, "sms").text).toContain("Die Uhrmacherin Lene Hartig öffnet am 9. Oktober"));
});

describe("a note of three sentences without a headline", () => {
  const note = `גן השכנים ברחוב הזית 8 נסגר ביום חמישי, 14 במאי, לקהל, כי מחליפים בו את צינורות המים. השער הצפוני יישאר פתוח למעבר בלבד. מי שרוצה לעזור בנטיעות מוזמן לבוא ב-17:00 עם כפפות.`;
  test.each([
    ["email", "subject"],
    ["tiktok", "hook"],
    ["blog", "seo_title"],
  ])("is never called as its campaign: %s", (channel, key) => expect(String(piece("he", note, channel).values[key])).toMatch(/^גן השכנים/));
  test("has what it speaks of as its hashtag", () => expect(piece("he", note, "x").values.hashtags).toEqual(["#גן_השכנים"]));
});

describe("lines of a sentence", () => {
  test.each([
    ["de", "Die Stadt erneuert ab Montag, 11. Januar, die Brücke am Markt.", "Die Stadt erneuert die Brücke am Markt"],
    ["tr", "Foça Belediyesi, 1 Haziran'dan itibaren limanı araçlara kapatıyor.", "Foça Belediyesi, limanı araçlara kapatıyor"],
  ])("may do without a day inside of it: %s", (language, sentence, form) => expect(shorterForms(sentence, language)).toContain(form));
  test.each([
    ["de", "Vom 3. bis 5. Mai zeigt die Schule Theater."],
    ["en", "The fair runs from 3 May to 5 May in the old hall."],
  ])("keep from when to when: %s", (language, sentence) =>
    expect(
      shorterForms(sentence, language).filter((one) => !/3\.? Ma[iy]|3\. bis/.test(one) && /(?:bis|to|from|vom)\b/i.test(one)),
    ).toEqual([]),
  );
  test("keep the verb that stands behind a comma", () =>
    expect(shorterForms("Kazanan dört ekip, 2-9 Nisan 2027 arasında atölyede çalışacak.", "tr")).not.toContain("Kazanan dört ekip"));
  test("have a noun behind their adjective", () => expect(namedInFirstCase("Мужская футбольная команда", "ru")).toEqual([]));
});

describe("what stands around a text", () => {
  test("an office in brackets with its place is a dateline", () =>
    expect(readDateline("[부산=해양과학관] 해양과학관이 바닷속을 걷는 전시를 연다고 12일 밝혔다.")).toMatchObject({
      dateline: { place: "부산" },
      rest: "해양과학관이 바닷속을 걷는 전시를 연다고 12일 밝혔다.",
    }));
  test("no sign of a script stands right behind an address", () => {
    expect(asSentence("सूची देखें: gaon.example/suchi", "hi")).toBe("सूची देखें: gaon.example/suchi");
    expect(asSentence("सूची देखें", "hi")).toBe("सूची देखें।");
  });
});
