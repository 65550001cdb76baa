import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const grants = `Конкурс мінігрантів для сільських бібліотек «Полиця поруч»: приймаємо заявки до 16 жовтня

Благодійний фонд «Світла кімната» оголошує четвертий конкурс мінігрантів для публічних бібліотек у селах і селищах. Цього року підтримаємо 20 бібліотек.

На що не можна: зарплати, капітальний ремонт, оренда приміщень.

Кінцевий термін: 16 жовтня 2026 р. (п’ятниця), 18:00 за київським часом.

Як подати заявку: заповніть онлайн-форму на сторінці svitla-kimnata.example/polytsia.`;

describe("a part of a headline that says until when says not for what", () => {
  const { values } = askContent({ language: "uk", story: grants }, "email");
  test("and is no subject", () => expect(values.subject).toBe("Конкурс мінігрантів для сільських бібліотек"));
  test("no hook", () => expect(askContent({ language: "uk", story: grants }, "tiktok").values.hook).not.toMatch(/^Приймаємо/));
  test("and no text message", () => expect(askContent({ language: "uk", story: grants }, "sms").text).toContain("Конкурс мінігрантів"));
  test("what something is not for leads to no letter", () => expect(values.preheader).toMatch(/^Благодійний фонд/));
  test.each(["email", "facebook"])("a name that the headline alone has is told (%s)", (channel) =>
    expect(askContent({ language: "uk", story: grants }, channel).text).toContain("«Полиця поруч»"),
  );
});

test("a subject tells what whoever acts does, and not when alone", () => {
  const story =
    "مستشفى وادي الزيتون يقيم يوماً وظيفياً مفتوحاً في إربد لتعيين 85 موظفاً وموظفة\n\nيقيم مستشفى وادي الزيتون يوماً وظيفياً مفتوحاً يوم السبت 16 أيار 2026 في قاعة المحاضرات من مبنى المستشفى.";
  expect(askContent({ language: "ar", story }, "email").values.subject).toBe("مستشفى وادي الزيتون يقيم يوماً وظيفياً مفتوحاً");
  const headlines = [askContent({ language: "ar", story }, "google_ads").values.headlines ?? []].flat();
  expect(headlines.filter((line) => line.startsWith("إربد"))).toEqual([]);
});

test("the day of an advertisement is that of the news, and what it adds is none of its lines", () => {
  const story =
    "Fragen stellen, Bewerbung gleich mitnehmen\nKlinikum Lindenried lädt am 26. September zum Jobtag Pflege und Technik ein\n\nAm Samstag, 26. September 2026, öffnet das Klinikum Lindenried seine Türen für den Jobtag.\n\nDerzeit sind 41 Stellen frei. Hinzu kommen 30 Ausbildungsplätze mit Beginn am 1. April 2027.\n\nFür die Rundgänge ist eine Anmeldung bis Freitag, 18. September, erforderlich: unter www.lindenried.example/jobtag.";
  const { text, values } = askContent({ language: "de", story }, "google_ads");
  expect([values.headlines].flat()).toContain("Jobtag Pflege und Technik");
  expect(text).not.toMatch(/1\. April|Hinzu kommen/u);
});

test.each(["linkedin", "facebook", "instagram"])("whoever calls itself “当社” is named above (%s)", (channel) => {
  const story =
    "件名:【みなせ交通】4月1日(水)ダイヤ・運賃改定のお知らせ\n\nみなせ交通 メール会員の皆さま\n\n当社では、2026年4月1日(水)に市内全14路線のダイヤと運賃を改定いたします。\n\n3月16日(月)から新しい時刻表をホームページでご覧いただけます。ご利用の便の時刻を事前にご確認ください。\n\n■ お問い合わせ\nみなせ交通株式会社 お客さまセンター\nTEL:0570-000-482";
  expect(askContent({ language: "ja", story }, channel).text.split("\n[[hashtags]]")[0]).toContain("みなせ交通");
});
