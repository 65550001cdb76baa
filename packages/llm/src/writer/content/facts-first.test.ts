import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

describe("notes without a headline", () => {
  const notes = `- 城南社區「修一修」咖啡館,10月10日(週六)起每月第二個週六
- 時間:13:00–17:00
- 地點:台南市東區裕農路88號,城南活動中心一樓
- 現場有12位志工幫忙一起修,不收費,零件費自付
- 請先上網登記要修的東西:https://xiuyixiu.example/reg`;

  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["blog", "h1"],
  ])("are named by their first line: %s", (channel, key) => {
    expect(askContent({ language: "zh-Hant", story: notes }, channel).values[key]).toContain("咖啡館");
  });

  test("have no weekday for a hashtag", () => {
    expect(askContent({ language: "zh-Hant", story: notes }, "instagram").text).not.toContain("#週六");
  });
});

describe("facts at the beginning", () => {
  const facts = `Τι: Βραδιά παραμυθιού στο φως των κεριών
Πότε: Σάββατο 5 Δεκεμβρίου 2026, 19:30
Πού: Παλιό Λιμεναρχείο, Ναύπλιο
Είσοδος: 5 ευρώ

Θα ακουστούν επτά παραμύθια από την Αργολίδα. Η αίθουσα έχει 70 θέσεις.

Κρατήσεις: 27520 55512`;

  test.each(["facebook", "x", "instagram", "sms"])("name the matter first: %s", (channel) =>
    expect(askContent({ language: "el", story: facts }, channel).text.split("\n")[1]).toMatch(/^(?:Τι: )?Βραδιά παραμυθιού/),
  );

  test("give a subject", () => expect(askContent({ language: "el", story: facts }, "email").values.subject).toContain("Βραδιά παραμυθιού"));

  test("have a town for a hashtag", () => expect(askContent({ language: "el", story: facts }, "x").text).toContain("#Ναύπλιο"));

  test("end with a number that says what it is for", () =>
    expect(askContent({ language: "el", story: facts }, "sms").text).not.toMatch(/(?<!Κρατήσεις: )27520/));
});

test("a matter is told once where facts begin", () => {
  const facts =
    "Τι: Βραδιά παραμυθιού στο φως των κεριών\nΠότε: Σάββατο 5 Δεκεμβρίου 2026, 19:30\nΠού: Παλιό Λιμεναρχείο, Ναύπλιο\n\nΗ αίθουσα έχει 70 θέσεις.\n\nΚρατήσεις: 27520 55512";
  for (const channel of ["facebook", "instagram", "linkedin"])
    expect(askContent({ language: "el", story: facts }, channel).text.match(/Βραδιά παραμυθιού/g)).toHaveLength(1);
  expect([askContent({ language: "el", story: facts }, "google_ads").values.headlines].flat()).not.toContain("Παραμυθιού");
});

describe("a list of labels is facts", () => {
  const race = `Buenas, equipo. Paso los datos del evento para que preparéis los textos:

- Qué: III Carrera de los Faros, 12 kilómetros por la costa
- Cuándo: domingo 27 de septiembre de 2026, salida a las 9:30
- Dónde: del faro de Cabo Mayor a la playa de Liencres, Cantabria
- Novedad de este año: una carrera infantil de 2 kilómetros, gratuita

Inscripciones en https://carrerafaros.example

Gracias,
Lucía`;
  const ask = (channel: string) => askContent({ language: "es", story: race }, channel);

  test.each(["x", "threads", "tiktok"])("that say when: %s", (channel) => expect(ask(channel).text).toContain("27 de septiembre"));
  test.each(["linkedin", "x", "instagram", "google_ads"])("whose labels are no names: %s", (channel) =>
    expect(ask(channel).text).not.toMatch(/#Cuándo|^cuándo$/m),
  );
  test("of which a letter keeps all", () => expect(ask("email").text).toContain("una carrera infantil"));
});

test("where facts begin a day is told before an hour of something else", () => {
  const mango = `শিরোনাম: রাজশাহীতে আম উৎসব
তারিখ: ১২–১৪ জুন ২০২৬
স্থান: পদ্মা গার্ডেন, রাজশাহী

উৎসবে ২৬ জাতের আম পাওয়া যাবে। শিশুদের জন্য আঁকার প্রতিযোগিতা হবে শনিবার বিকেল ৪টায়।

স্টলের জন্য নিবন্ধন করুন: https://aam-utsab.example`;
  for (const channel of ["x", "threads", "tiktok", "email"])
    expect(askContent({ language: "bn", story: mango }, channel).text).toContain("জুন ২০২৬");
});

describe("where facts begin all of them are told", () => {
  const race = `- Qué: III Carrera de los Faros, 12 kilómetros por la costa
- Cuándo: domingo 27 de septiembre de 2026, salida a las 9:30
- Dónde: del faro de Cabo Mayor a la playa de Liencres, Cantabria
- Dorsales: 800, a 18 euros hasta el 31 de julio y a 24 euros después

Inscripciones en https://carrerafaros.example`;
  test.each(["linkedin", "facebook", "instagram", "youtube", "email", "blog", "press"])("%s", (channel) =>
    expect(askContent({ language: "es", story: race }, channel).text).toContain("27 de septiembre"),
  );

  test("and words that only stand there are no tags", () => {
    expect(askContent({ language: "es", story: race }, "youtube").text).not.toMatch(/^(?:euros|playa|dorsal)$/m);
    expect(askContent({ language: "es", story: race }, "google_ads").text).not.toMatch(/^(?:euros|playa|dorsal)$/m);
  });
});

test("notes whose first line names a day are told once", () => {
  const notes = `・「まちの縁側コンサート」を10月17日(土)に開きます
・時間は午後2時から4時、雨天時は翌日
・場所は京都市上京区の旧小学校の中庭です
・飲み物の持ち込みはできますが、ガラス瓶はご遠慮ください
・席の予約：https://engawa.example`;
  for (const channel of ["linkedin", "facebook", "email", "press"])
    expect(askContent({ language: "ja", story: notes }, channel).text.match(/コンサート」を/g)?.length).toBeLessThanOrEqual(
      channel === "press" ? 2 : 2,
    );
  expect(askContent({ language: "ja", story: notes }, "facebook").text.match(/コンサート」を/g)).toHaveLength(1);
  expect(askContent({ language: "ja", story: notes }, "instagram").text).not.toContain("#ガラス瓶");
});

test("a town alone is no subject", () => {
  const ride =
    "- Wat: Nacht van de Fiets, verlichte tocht van 18 kilometer door Utrecht\n- Wanneer: vrijdag 8 oktober 2027, start om 20.00 uur\n- Waar: Jaarbeursplein, Utrecht\n- Inschrijven kan via https://nachtvandefiets.example";
  expect(askContent({ language: "nl", story: ride }, "email").values.subject).toBe("Nacht van de Fiets");
});

test("a headline from a list begins with a capital", () => {
  const sewing =
    "Що: безкоштовний курс шиття для початківців\nКоли: щосуботи з 6 лютого по 27 березня 2027 року\nДе: майстерня «Голка», Івано-Франківськ\n\nЗапис: https://golka.example";
  expect(askContent({ language: "uk", story: sewing }, "email").values.subject).toBe("Безкоштовний курс шиття для початківців");
});

test("facts in Korean say where, and their matter is in the advertisement", () => {
  const walk =
    "- 무엇: 한밤의 동네 책방 산책\n- 언제: 10월 15일 금요일 저녁 7시~11시\n- 어디: 전주시 서학동 일대 책방 9곳\n- 참가비: 5천 원\n- 신청: https://seohak.example";
  for (const channel of ["x", "threads", "tiktok"]) expect(askContent({ language: "ko", story: walk }, channel).text).toContain("서학동");
  expect([askContent({ language: "ko", story: walk }, "google_ads").values.headlines].flat()).toContain("한밤의 동네 책방 산책");
  expect(askContent({ language: "ko", story: walk }, "blog").values.meta_description).toContain("책방 산책");
});
