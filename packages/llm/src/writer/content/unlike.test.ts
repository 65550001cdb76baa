import { describe, expect, test } from "vitest";
import { askContent, askOutline } from "../fixtures/ask.ts";

const swimming = `Δωρεάν μαθήματα κολύμβησης για ενήλικες στο δημοτικό κολυμβητήριο Βόλου

Ο Δήμος Βόλου ξεκινά από τις 21 Σεπτεμβρίου δωρεάν μαθήματα κολύμβησης για ενήλικες που δεν έμαθαν ποτέ να κολυμπούν. Τα μαθήματα γίνονται κάθε Δευτέρα και Τετάρτη, 20:00–21:00, στο κολυμβητήριο της Νέας Ιωνίας.

Πέρυσι 140 άτομα έμαθαν να κολυμπούν. Κάθε τμήμα έχει δώδεκα θέσεις.

Κλείστε θέση στο 24210 55501 ή στο https://kolymvisi.example έως τις 16 Σεπτεμβρίου.`;

describe("a number at the beginning of a sentence makes no name", () => {
  test.each(["linkedin", "x", "instagram", "google_ads"])("%s", (channel) => {
    expect(askContent({ language: "el", story: swimming }, channel).text).not.toMatch(/Πέρυσι140|πέρυσι-140|^Πέρυσι 140$/m);
  });
});

test("a call with several addresses is known by its first words", () => {
  expect(askContent({ language: "el", story: swimming }, "email").values.button).toBe("Κλείστε θέση");
  expect(askContent({ language: "el", story: swimming }, "sms").text).toContain("Κλείστε θέση");
});

test("words that belong together are one hashtag", () => {
  const tags = [askContent({ language: "el", story: swimming }, "instagram").values.hashtags ?? []].flat();
  expect(tags).toContain("#ΔωρεάνΜαθήματαΚολύμβησης");
  expect(tags).not.toContain("#Μαθήματα");
});

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

test("a letter begins with its news, not with whom it greets", () => {
  const letter = `Всем привет! Пишу коротко, чтобы успеть до выходных.

В эту субботу, 18 июля, с 11 до 16 часов во дворе библиотеки имени Гоголя пройдёт обмен книгами. Приносите до десяти книг.

Для детей будет читать сказки актриса Нина Белова, начало в 12:00.

Напишите нам, если хотите помочь: obmen@gogolka.example

До встречи,
Катя из библиотеки`;
  for (const channel of ["linkedin", "facebook", "email", "press"]) {
    const { text } = askContent({ language: "ru", story: letter }, channel);
    expect(text).not.toMatch(/привет|коротко|До встречи|Катя/);
    expect(text).toContain("В эту субботу, 18 июля");
  }
});

describe("what a post opens with", () => {
  const zoo = `สวนสัตว์เชียงใหม่เปิดให้เข้าชมตอนกลางคืนทุกวันศุกร์

สวนสัตว์เชียงใหม่จะเปิดให้เข้าชมตอนกลางคืนทุกวันศุกร์ ตั้งแต่วันที่ 6 พฤศจิกายน 2569 เวลา 18.00–21.30 น.

บัตรราคา 150 บาทสำหรับผู้ใหญ่ และ 70 บาทสำหรับเด็ก รอบละไม่เกิน 80 คน

"สัตว์เหล่านี้นอนทั้งวัน คนส่วนใหญ่จึงไม่เคยเห็นมันตื่น" นายสัตวแพทย์ปิยะ วงศ์คำ กล่าว

จองบัตรได้ที่ https://nightzoo.example`;

  test.each(["facebook", "instagram"])("is nobody's words about “these” before it is said what: %s", (channel) => {
    expect(askContent({ language: "th", story: zoo }, channel).text).not.toMatch(/\]\]\n"สัตว์เหล่านี้/);
  });

  test("a name in Thai may be long", () => {
    expect(askContent({ language: "th", story: zoo }, "instagram").text).toContain("#สวนสัตว์เชียงใหม่");
  });

  test("a description for searching names the matter", () => {
    expect(askContent({ language: "th", story: zoo }, "blog").values.meta_description).toContain("สวนสัตว์เชียงใหม่");
  });
});

test("an advertisement of a recall has no day of sale for a headline", () => {
  const recall = `קריאה חוזרת: מטענים ניידים מדגם "אור 10"

חברת נצנץ אלקטרוניקה קוראת לציבור להחזיר 6,500 מטענים ניידים מדגם "אור 10" שנמכרו בין 1 בינואר ל־30 באפריל 2026. בבדיקה התגלה שהסוללה עלולה להתחמם.

יש להפסיק מיד את השימוש במטען ולהחזיר אותו לכל חנות שבה נמכר. הלקוחות יקבלו החזר כספי מלא.

לבדיקת המספר הסידורי: https://nitznatz.example/or10`;
  expect([askContent({ language: "he", story: recall }, "google_ads").values.headlines].flat().join("\n")).not.toMatch(/בינואר|באפריל/);
});

describe("a first sentence that fills several lines", () => {
  const mill = `The Tide Mill at Woodbridge, which has ground flour on the river Deben since 1170 and was restored by volunteers over four winters, will run its wheel for visitors every Saturday from 4 April to 31 October 2026, whenever the tide allows and the miller has the time that it takes.

"People think it's a museum until the floor starts shaking," says head miller Tom Aldridge, who has worked here without pay since 2009.

The mill stands on Tide Mill Way, seven minutes on foot from Woodbridge station. Milling times are posted each Monday at https://tidemill.example/times, where tickets can be bought as well.`;
  const outline = askOutline({ language: "en", story: mill });

  test.each(["x", "tiktok", "sms", "threads"])("is never cut: %s", (channel) => {
    const { text } = askContent({ language: "en", story: mill, materials: { outline: outline.text } }, channel);
    expect(text).not.toMatch(/31(?! October)/);
  });

  test("is no title of an outline that ends in the middle", () => expect(outline.outline.title).not.toMatch(/\bto 31$/));

  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["press", "headline"],
  ])("is not replaced by where to park: %s", (channel, key) =>
    expect(askContent({ language: "en", story: mill }, channel).values[key]).toMatch(/^(?:The )?Tide Mill.*(?:4 April|wheel)/),
  );
});

test("a name of several words in quotation marks is nobody's speech", () => {
  const night = `"הלילה הלבן של הספרים": 24 שעות קריאה בספרייה

הספרייה הלאומית תקיים ביום חמישי, 25 ביוני, את "הלילה הלבן של הספרים". במשך 24 שעות יקראו בקול 96 מתנדבים מתוך 96 ספרים.

להרשמה: https://layla.example`;
  for (const channel of ["linkedin", "x", "facebook", "threads"])
    expect(askContent({ language: "he", story: night }, channel).text).toContain("25 ביוני");
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

describe("hashtags of scripts without blanks", () => {
  const pool = `市民プール「アクアみどり」、子ども無料デーを開催

みどり市は8月の毎週水曜日、市民プール「アクアみどり」を中学生以下に無料で開放します。時間は午前9時から午後5時までです。

申し込みはこちら：https://aqua.example`;
  const tags = [askContent({ language: "ja", story: pool }, "instagram").values.hashtags ?? []].flat();

  test("are not parts of each other", () => expect(tags).not.toContain("#アクア"));
  test("join what belongs together", () => expect(tags).toContain("#市民プール"));
});

test("what only shouts before a colon is no hashtag", () => {
  const hours = `عاجل لعملائنا: تغيير مواعيد الفروع في رمضان

تعلن سلسلة صيدليات "النهار" تغيير مواعيد العمل في فروعها بمدينة عمّان خلال شهر رمضان. ويبدأ العمل بالمواعيد الجديدة يوم 18 فبراير 2026.

لمعرفة مواعيد أقرب فرع اتصلوا على 06 555 0177`;
  for (const channel of ["linkedin", "google_ads"])
    expect(askContent({ language: "ar", story: hours }, channel).text).not.toMatch(/^#?عاجل.?لعملائنا$/m);
});

test("a recall in Thai says what to do, in every piece that has room", () => {
  const fryer = `เรียกคืนหม้อทอดไร้น้ำมันรุ่น AirCook 5

บริษัท ครัวดี จำกัด ขอเรียกคืนหม้อทอดไร้น้ำมันรุ่น AirCook 5 จำนวน 8,700 เครื่อง เนื่องจากพบว่าด้ามจับอาจหลุดขณะใช้งานและทำให้เกิดแผลไหม้

หมายเลขรุ่น AC5-26 อยู่ที่ฐานเครื่อง

ผู้ที่มีเครื่องรุ่นนี้ควรหยุดใช้ทันทีและนำไปคืนที่ร้านที่ซื้อ บริษัทจะคืนเงินเต็มจำนวนภายใน 7 วัน

ตรวจสอบหมายเลขเครื่องได้ที่ https://khruadee.example/recall`;
  for (const channel of ["x", "threads", "facebook", "tiktok"])
    expect(askContent({ language: "th", story: fryer }, channel).text).toContain("นำไปคืน");
});

describe("what goes without saying", () => {
  const farm = `La ferme des Trois Chênes ouvre ses portes le dimanche 17 mai

Pour la première fois, la ferme des Trois Chênes, à Saint-Brieuc, ouvre ses portes au public le dimanche 17 mai, de 10 h à 18 h.

Un parking gratuit se trouve à 300 mètres.

Réservez votre repas avant le 12 mai : https://troischenes.example/portes`;
  test("is no subject, the headline without its day is", () =>
    expect(askContent({ language: "fr", story: farm }, "email").values.subject).toBe("La ferme des Trois Chênes ouvre ses portes"));
  test("a name may begin with a number", () => expect(askContent({ language: "fr", story: farm }, "x").text).toContain("#TroisChênes"));

  const course = `Львівська політехніка відкрила безкоштовний курс з кібербезпеки для вчителів, який складається з десяти онлайн-занять. Перша група почне навчання 2 листопада.

«Один заражений файл зупинив роботу нашої школи на тиждень», – розповідає вчителька інформатики Оксана Дмитрук.

Реєстрація триває до 25 жовтня: https://kiber-kurs.example`;
  test.each(["x", "linkedin", "google_ads"])("whoever only speaks about it is no hashtag: %s", (channel) =>
    expect(askContent({ language: "uk", story: course }, channel).text).not.toMatch(/ОксанаДмитрук|^Оксана Дмитрук$|оксана-дмитрук/m),
  );
});

test("a headline is no second half of a sentence", () => {
  const night = `"הלילה הלבן של הספרים": 24 שעות קריאה בספרייה

הספרייה הלאומית תקיים ביום חמישי, 25 ביוני, את "הלילה הלבן של הספרים". הקריאה תתחיל בשעה 18:00 באולם הגדול, והכניסה חופשית לאורך כל הלילה.

להרשמה: https://layla.example`;
  expect([askContent({ language: "he", story: night }, "google_ads").values.headlines].flat().join("\n")).not.toMatch(/^והכניסה/m);
  expect([askContent({ language: "he", story: night }, "instagram").values.hashtags].flat()).toContain("#הלילההלבןשלהספרים");
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

describe("a headline of two lines under a kicker", () => {
  const power = `PRESSEMITTEILUNG

Stadtwerke Lüneburg verschenken 1.000 Balkonkraftwerke
Mieterinnen und Mieter können sich ab 1. Juli bewerben

Lüneburg, 12. Juni 2026. Die Stadtwerke Lüneburg verschenken 1.000 Balkonkraftwerke an Haushalte, die zur Miete wohnen. Bewerben kann man sich bis zum 31. Juli.

„Die Energiewende darf nicht am Mietvertrag enden“, sagt Geschäftsführerin Petra Hinrichs.

Bewerbung: https://sw-lueneburg.example/balkon`;
  const ask = (channel: string) => askContent({ language: "de", story: power }, channel);

  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["blog", "h1"],
  ])("stays two: %s", (channel, key) => expect(ask(channel).values[key]).toBe("Stadtwerke Lüneburg verschenken 1.000 Balkonkraftwerke"));
  test("has no speaker for a hashtag", () => expect(ask("linkedin").text).not.toContain("#PetraHinrichs"));
});

describe("a story whose only headline would be its long news", () => {
  const yoghurt = `Θεσσαλονίκη, 18 Μαρτίου 2026 – Η βιομηχανία γάλακτος «Ολυμπιακή Γη» λανσάρει το πρώτο ελληνικό γιαούρτι σε χάρτινο κεσεδάκι, το οποίο μπορεί να πεταχτεί στον κάδο ανακύκλωσης χαρτιού μαζί με το καπάκι του. Το προϊόν θα βρίσκεται στα ράφια από τις 6 Απριλίου.

Το κεσεδάκι έχει 92 % λιγότερο πλαστικό.

Περισσότερα: https://olympiaki-gi.example/xarti`;

  test.each([
    ["youtube", "title"],
    ["press", "headline"],
    ["blog", "h1"],
  ])("is named by it in short: %s", (channel, key) =>
    expect(askContent({ language: "el", story: yoghurt }, channel).values[key]).toMatch(/^Η βιομηχανία.*κεσεδάκι$/),
  );
  test.each([
    ["email", "subject"],
    ["tiktok", "hook"],
  ])("and never by what it only calls “the product”: %s", (channel, key) =>
    expect(askContent({ language: "el", story: yoghurt }, channel).values[key]).not.toMatch(/^Το προϊόν/),
  );
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

test("a recall in Japanese says to stop using the product", () => {
  const blanket = `電気毛布「ぬくもりEX」回収のお知らせ

株式会社ほしの家電は、2025年10月から販売した電気毛布「ぬくもりEX」12,400枚を回収します。部品が発熱し、まれに焦げるおそれがあるためです。

お持ちの方はすぐに使用をやめ、電源プラグを抜いてください。受付は2月2日から、平日の午前9時からです。

回収の申し込み：https://hoshino.example/recall`;
  for (const channel of ["x", "threads", "tiktok", "sms"])
    expect(askContent({ language: "ja", story: blanket }, channel).text).toContain("使用をやめ");
});

test("nobody's words open a post before it is said what they are about", () => {
  const hall = `深水埗社區客廳九月開放

深水埗社區客廳將於九月五日(星期六)開放給基層家庭使用,地點在福華街118號二樓。最多可同時容納60人。

社工何詠詩說:「很多家庭的床就是飯桌和書桌,這裡讓孩子有一張真正的書桌。」

請致電 2555 0123 報名。`;
  for (const channel of ["facebook", "instagram"])
    expect(askContent({ language: "zh-Hant", story: hall }, channel).text.split("\n")[1]).toContain("深水埗社區客廳");
});

test("a name is not cut at its joiner, and nothing is new by itself", () => {
  const bus = `קו אוטובוס לילה חדש יחבר את באר שבע עם אוניברסיטת בן־גוריון

החל מ־1 בנובמבר יפעל בבאר שבע קו לילה חדש, קו 909, בין התחנה המרכזית לאוניברסיטת בן־גוריון. הקו יפעל בימים ראשון עד חמישי.

לוח הזמנים המלא: https://br7-laila.example`;
  for (const channel of ["linkedin", "instagram", "youtube"])
    expect(askContent({ language: "he", story: bus }, channel).text).not.toMatch(/^#?(?:לילה ?חדש|גוריון)$/m);
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

describe("what leans on its neighbours", () => {
  const story = `Θεσσαλονίκη, 18 Μαρτίου 2026 – Η βιομηχανία γάλακτος «Ολυμπιακή Γη» λανσάρει το πρώτο ελληνικό γιαούρτι σε χάρτινο κεσεδάκι, το οποίο μπορεί να πεταχτεί στον κάδο ανακύκλωσης χαρτιού μαζί με το καπάκι του. Το προϊόν θα βρίσκεται στα ράφια από τις 6 Απριλίου.

Το κεσεδάκι έχει 92 % λιγότερο πλαστικό. Το γιαούρτι παραμένει ίδιο.

Περισσότερα για το κεσεδάκι: https://olympiaki-gi.example/xarti`;
  test("is no text message", () => expect(askContent({ language: "el", story }, "sms").text).not.toMatch(/\]\]\nΤο προϊόν/));
  test("is no subject where the story's own call says more", () =>
    expect(askContent({ language: "el", story }, "email").values.subject).toBe("Περισσότερα για το κεσεδάκι"));
});

describe("the words of a call", () => {
  test.each([
    ["en", "Check your chair and order a new tray: https://brightnest.example/perch or call 0800 555 0162.", "Check your chair"],
    ["th", "นัดหมายได้ที่ https://oldpets.example", "นัดหมาย"],
    ["ar", "قدّمي طلبك قبل 15 جوان على https://manah.example", "قدّمي طلبك قبل 15 جوان"],
  ])("in %s are on its button", (language, call, button) => {
    const story = {
      en: "Chairs are called back\n\nThe chairs were sold in May. The tray can come loose.",
      th: "เปิดคลินิกใหม่\n\nคลินิกเปิดวันที่ 7 กันยายน 2569 ที่โรงพยาบาลสัตว์ ถนนมิตรภาพ",
      ar: "الجامعة تطلق منحًا للطالبات\n\nأعلنت الجامعة إطلاق عشرين منحة. وتبدأ الدراسة يوم 20 سبتمبر 2026.",
    }[language];
    expect(askContent({ language, story: `${story}\n\n${call}` }, "email").values.button).toBe(button);
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

describe("a headline that is a little too long", () => {
  const tools = `Biblioteca de Coimbra empresta ferramentas a partir de outubro

A Biblioteca Municipal de Coimbra passa a emprestar ferramentas, além de livros, a partir de 6 de outubro de 2026. O empréstimo é gratuito.

Consulte o catálogo: https://ferramenteca.example`;
  test("is a subject without its day", () =>
    expect(askContent({ language: "pt", story: tools }, "email").values.subject).toBe("Biblioteca de Coimbra empresta ferramentas"));
  test("gives no small word for a hashtag", () =>
    expect(askContent({ language: "pt", story: tools }, "instagram").text).not.toContain("#Partir"));
});

test("a whole headline is no hashtag", () => {
  const beach = `విశాఖపట్నంలో సముద్రతీర శుభ్రత కార్యక్రమం

విశాఖపట్నం, సెప్టెంబర్ 8, 2026: తీర రక్షణ సమితి సెప్టెంబర్ 19న శుభ్రత కార్యక్రమం నిర్వహిస్తుంది.

నమోదు కోసం: https://clean-vizag.example`;
  expect(askContent({ language: "te", story: beach }, "instagram").text).not.toContain("#విశాఖపట్నంలోసముద్రతీర");
});

describe("hashtags in Arabic", () => {
  const court = `افتتاح أول ملعب لكرة السلة على الكراسي المتحركة في صفاقس

تفتتح بلدية صفاقس يوم السبت 13 مارس 2027 أول ملعب مغطى لكرة السلة على الكراسي المتحركة في حي البحري. يتسع الملعب لثلاثمئة متفرج.

سجّلوا أبناءكم عبر https://court.example`;
  const tags = [askContent({ language: "ar", story: court }, "instagram").values.hashtags ?? []].flat();

  test("join a noun and what belongs to it", () => expect(tags).toEqual(expect.arrayContaining(["#كرةالسلة", "#الكراسيالمتحركة"])));
  test("are no halves of these", () => expect(tags.filter((tag) => /^#(?:الكراسي|السلة)$/u.test(tag))).toEqual([]));
});

describe("a letter without a headline", () => {
  const clean = `Liebe Mitglieder,

am Samstag, 24. April, räumen wir wieder auf: Von 9 bis 13 Uhr sammeln wir gemeinsam Müll am Ufer der Pegnitz zwischen Hallertor und Wöhrder See. Treffpunkt ist das Vereinsheim in der Uferstraße 3.

Kinder sind willkommen.

Meldet euch bis 20. April an: https://pegnitzputzen.example

Herzliche Grüße
Euer Vorstand`;
  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["press", "headline"],
    ["tiktok", "hook"],
  ])("is named by what happens, not by where: %s", (channel, key) =>
    expect(askContent({ language: "de", story: clean }, channel).values[key]).toBe("Am Samstag, 24. April, räumen wir wieder auf"),
  );
});

test("a place is tagged once, whole or without its kind", () => {
  const boat = `台東縣長濱鄉推出「一日漁夫」體驗

台東縣長濱鄉漁會自五月十五日起推出「一日漁夫」體驗,每週六、日各一梯次。參加者隨漁船出海。

線上報名:https://fisher.example`;
  expect(
    [askContent({ language: "zh-Hant", story: boat }, "youtube").values.tags].flat().filter((tag) => tag?.includes("長濱")),
  ).toHaveLength(1);
});

describe("whom a letter is for is no headline", () => {
  test.each([
    ["he", "חברים שלום,", 'בשבוע הבא אנחנו פותחים בתל אביב את "בית התיקון". הפתיחה תהיה ביום שלישי, 12 באוקטובר 2027, ברחוב לבנדה 8.'],
    ["th", "ถึงลูกค้าทุกท่าน", "ร้านกาแฟบ้านดอยจะปิดปรับปรุงวันที่ 1–14 มิถุนายน 2570 และเปิดอีกครั้งวันที่ 15 มิถุนายน ที่ถนนนิมมานเหมินท์ ซอย 9"],
    ["nl", "Beste buren,", "Op 8 oktober 2027 opent de buurttuin aan de Lange Straat. Iedereen is welkom om een kijkje te nemen."],
  ])("%s", (language, greeting, text) => {
    const story = `${greeting}\n\n${text}\n\nhttps://club.example`;
    for (const channel of ["email", "youtube", "press", "tiktok", "linkedin"])
      expect(askContent({ language, story }, channel).text).not.toContain(greeting.replace(/,$/, ""));
  });
});

describe("hashtags of a story that gives few", () => {
  test("are few in Korean", () => {
    const path =
      "광주 무등산 등산로 '무장애 숲길' 9월 개방\n\n광주시는 9월 4일 무등산에 '무장애 숲길' 2.4킬로미터를 연다. 개방 첫 주에는 숲 해설사가 함께 걷는다. 개방 행사는 오전에 열린다.\n\n숲 해설 예약: https://forest.example";
    expect(askContent({ language: "ko", story: path }, "instagram").text).not.toContain("#개방");
    expect(askContent({ language: "ko", story: path }, "youtube").text).not.toMatch(/^'무장애/m);
  });
  test("are no beginnings of a name that goes on in a case", () => {
    const hall =
      "சென்னை அண்ணா நூலகத்தில் இரவு வாசிப்பு அரங்கம்\n\nசென்னை அண்ணா நூலகம் மார்ச் 15 முதல் இரவு வாசிப்பு அரங்கம் தொடங்குகிறது.\n\nமுன்பதிவு: https://anna.example";
    expect([askContent({ language: "ta", story: hall }, "instagram").values.hashtags].flat()).toEqual(["#இரவுவாசிப்புஅரங்கம்"]);
  });
});

test("a town alone is no subject", () => {
  const ride =
    "- Wat: Nacht van de Fiets, verlichte tocht van 18 kilometer door Utrecht\n- Wanneer: vrijdag 8 oktober 2027, start om 20.00 uur\n- Waar: Jaarbeursplein, Utrecht\n- Inschrijven kan via https://nachtvandefiets.example";
  expect(askContent({ language: "nl", story: ride }, "email").values.subject).toBe("Nacht van de Fiets");
});

test("a recall asks in its midst and ends where one can turn to", () => {
  const recall = `קריאה חוזרת: מטענים ניידים מדגם "אור 10"

חברת נצנץ אלקטרוניקה קוראת לציבור להחזיר 6,500 מטענים ניידים מדגם "אור 10" שנמכרו בין 1 בינואר ל־30 באפריל 2026. בבדיקה התגלה שהסוללה עלולה להתחמם.

המטענים נמכרו ברשתות באג וקל־בית במחיר 129 שקלים. מספר הדגם מודפס על גב המטען.

יש להפסיק מיד את השימוש במטען ולהחזיר אותו לכל חנות שבה נמכר. עד היום התקבלו ארבעה דיווחים.

לבדיקת המספר הסידורי ולהזמנת איסוף מהבית: https://nitznatz.example/or10`;
  for (const channel of ["linkedin", "x", "facebook", "threads", "press"]) {
    const { text } = askContent({ language: "he", story: recall }, channel);
    expect(text).toMatch(/מהבית: https:\/\/nitznatz\.example\/or10/);
    expect(text).toContain("להפסיק מיד את השימוש");
  }
});

test("a name that stands twice in quotation marks is nobody's speech", () => {
  const recall = `شركة "زاد" تسحب 4,200 علبة حمص من الأسواق

تسحب شركة "زاد" للأغذية في الدار البيضاء 4,200 علبة من حمص "زاد" بعد العثور على قطع بلاستيك صغيرة. ويحمل المنتج رقم التشغيلة ZH-118.

نرجو من الزبائن عدم استهلاك المنتج وإعادته إلى المتجر.

للاستفسار: https://zad.example`;
  for (const channel of ["linkedin", "facebook", "email"])
    expect(askContent({ language: "ar", story: recall }, channel).text).toMatch(/تسحب شركة "زاد" للأغذية/);
  expect([askContent({ language: "ar", story: recall }, "google_ads").values.headlines].flat().join("\n")).not.toMatch(/تسحب 4$|^200/m);
});

test("a headline from a list begins with a capital", () => {
  const sewing =
    "Що: безкоштовний курс шиття для початківців\nКоли: щосуботи з 6 лютого по 27 березня 2027 року\nДе: майстерня «Голка», Івано-Франківськ\n\nЗапис: https://golka.example";
  expect(askContent({ language: "uk", story: sewing }, "email").values.subject).toBe("Безкоштовний курс шиття для початківців");
});

test("whoever signs a letter is not told, with or without a comma", () => {
  const letter =
    "Hej allihop!\n\nUmeå stadsbibliotek öppnar ett läxkafé den 7 september 2027. Elever får gratis läxhjälp varje tisdag.\n\nIngen behöver anmäla sig.\n\nLäs mer: https://laxkafe.example\n\nVi ses!\nSara";
  for (const channel of ["linkedin", "press", "email", "google_ads"])
    expect(askContent({ language: "sv", story: letter }, channel).text).not.toMatch(/Sara|Vi ses/);
});

test("a compound is not cut before its last sign", () => {
  const miso =
    "松本市の味噌蔵「萬代屋」、みそ汁の自動販売機を松本駅に設置\n\n松本市の味噌蔵「萬代屋」は、12月1日、松本駅に温かいみそ汁の自動販売機を設置します。\n\n商品の詳細：https://miso.example";
  expect([askContent({ language: "ja", story: miso }, "instagram").values.hashtags].flat()).toContain("#自動販売機");
});

test("an abbreviation that no list knows ends no sentence", () => {
  const plants =
    "Byttemarked for planter\n\nLørdag den 15. maj 2027 holder vi byttemarked for planter på Skt. Pauls Plads i Aarhus. Alt er gratis.\n\nSkriv til os på planter@paulsplads.example";
  for (const channel of ["linkedin", "youtube", "press"])
    expect(askContent({ language: "da", story: plants }, channel).text).not.toMatch(/Skt\.?$|^Pauls/m);
});

test("whoever is quoted by their last name is no hashtag", () => {
  const lift = `Valparaíso convierte un ascensor centenario en escenario

El ascensor Monjas de Valparaíso reabre el 15 de enero como escenario. En enero actúan cinco músicos, entre ellos la acordeonista Rosa Catrileo.

"El ascensor chirría en fa sostenido, así que afiné con él", cuenta Catrileo.

Consulta el programa en https://ascensormonjas.example`;
  for (const channel of ["linkedin", "google_ads"])
    expect(askContent({ language: "es", story: lift }, channel).text).not.toMatch(/^#?Rosa ?Catrileo$/m);
});

test("words in marks before whoever says them are no name in Thai", () => {
  const school = `โรงเรียนบ้านห้วยทรายเปิดสอนเขียนโปรแกรมให้ผู้สูงอายุ

โรงเรียนบ้านห้วยทราย จังหวัดลำพูน เปิดสอนเขียนโปรแกรมให้ผู้สูงอายุทุกวันเสาร์ ตั้งแต่วันที่ 9 ตุลาคม 2570

"หลานสอนใจเย็นกว่าลูก" ยายบัวคำ ปันแก้ว วัย 74 ปีกล่าว

สมัครที่ https://huaisai.example`;
  expect(askContent({ language: "th", story: school }, "instagram").text).not.toContain("#หลาน");
});

test("facts in Korean say where, and their matter is in the advertisement", () => {
  const walk =
    "- 무엇: 한밤의 동네 책방 산책\n- 언제: 10월 15일 금요일 저녁 7시~11시\n- 어디: 전주시 서학동 일대 책방 9곳\n- 참가비: 5천 원\n- 신청: https://seohak.example";
  for (const channel of ["x", "threads", "tiktok"]) expect(askContent({ language: "ko", story: walk }, channel).text).toContain("서학동");
  expect([askContent({ language: "ko", story: walk }, "google_ads").values.headlines].flat()).toContain("한밤의 동네 책방 산책");
  expect(askContent({ language: "ko", story: walk }, "blog").values.meta_description).toContain("책방 산책");
});
