import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const valuesOf = (language: string, story: string, channel: string) => askContent({ language, story }, channel).values;

const museum = `Выставка «Поезд идёт на север: железная дорога в фотографиях 1895–1965 гг.»
3 октября 2026 г. – 17 января 2027 г.
Музей истории города Верхнеозёрска, 2-й этаж, залы 5–7
6+

Музей впервые показывает 140 снимков из архива депо. На фотографиях – строительство моста через Сожву.

Экскурсии с куратором
По субботам, 10, 17 и 24 октября, в 15:00. В группе не более 20 человек. Стоимость – 150 руб. сверх входного билета.

Билеты продаются в кассе музея и на сайте www.museum.example/tickets. Можно оплатить «Пушкинской картой».

Адрес: ул. Вокзальная, д. 8 (до остановки «Музей»).`;

const call = `« Ateliers d'ici » : la Communauté de communes du Val d'Aubrelle lance son 4e appel à candidatures pour les artisans

Six locaux à loyer réduit et une aide de 5 000 € par projet : les dossiers sont à déposer avant le 16 octobre 2026

La Communauté de communes du Val d'Aubrelle recherche six artisans prêts à s'installer en centre-bourg.

Le dossier est à télécharger sur www.valdaubrelle.example/ateliers et à envoyer en un seul fichier PDF, au plus tard le vendredi 16 octobre 2026 à 12 h.`;

const ferry = `2027年2月1日(月)からの運賃改定と冬ダイヤについて

燃料費の上昇により、潮見フェリーは2027年2月1日(月)の始発便より運賃を改定いたします。ご理解を賜りますようお願い申し上げます。

新しい時刻表は公式サイト( https://www.shiomi.example/jikoku )に掲載します。`;

const bakery = `«سنابل الأردن للمخابز» ترفع مبيعاتها 12% في النصف الأول من عام 2026
الشركة خفّضت هدر الخبز بنحو 340 طناً

عمّان، الأحد 9 آب 2026 – أعلنت شركة سنابل الأردن للمخابز نتائجها المالية للنصف الأول، إذ بلغت المبيعات 23.5 مليون دينار.`;

describe("a headline that is too long", () => {
  test("keeps what it calls its matter in marks up to the colon", () => {
    expect(valuesOf("ru", museum, "email").subject).toBe("Выставка «Поезд идёт на север»");
    expect(valuesOf("ru", museum, "x").hashtags).toEqual(["#ПоездИдётНаСевер"]);
  });

  test("gives way to half of its second line rather than to a name alone", () =>
    expect(valuesOf("fr", call, "email").subject).toBe("Six locaux à loyer réduit et une aide de 5 000 € par projet"));

  test("in Japanese goes without its day and what only says that something is told", () =>
    expect(valuesOf("ja", ferry, "google_ads").headlines).toContain("運賃改定と冬ダイヤ"));

  test("says in an advertisement what stands behind its name", () =>
    expect(valuesOf("ar", bakery, "google_ads").headlines).toContain("ترفع مبيعاتها 12%"));
});

test("the half of a second line that has the day is told where both halves are too long", () =>
  expect(valuesOf("fr", call, "x").body).toContain("\n\nLes dossiers sont à déposer avant le 16 octobre 2026\n\n"));

test("half of a name is no tag", () => expect(valuesOf("fr", call, "linkedin").hashtags).toEqual(["#ValDAubrelle"]));

test("marks with blanks inside of them lose those on a telephone", () =>
  expect(valuesOf("fr", call, "sms").text).toContain(`"Ateliers d'ici" : la Communauté`));

test("what a paragraph says that begins with when needs its heading", () => {
  for (const channel of ["x", "threads", "tiktok", "google_ads"])
    expect(JSON.stringify(valuesOf("ru", museum, channel))).not.toContain("150 руб");
  expect(valuesOf("ru", museum, "press").body).toMatch(/Экскурсии с куратором\s+По субботам/u);
});

test("a line of days above the first paragraph of a release stays a line of its own", () =>
  expect(valuesOf("ru", museum, "press").body).toMatch(/^3 октября 2026 г\. – 17 января 2027 г\.\s+Музей/u));
