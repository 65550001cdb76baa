import { describe, expect, test } from "vitest";
import { askContent, askOutline } from "../fixtures/ask.ts";
import { readStory } from "../reader/read-story.ts";
import { coreOf } from "./essentials.ts";
import { namedInFirstCase, newThings, placedDay } from "./subject.ts";

const piece = (language: string, story: string, channel: string) => {
  const materials = { outline: askOutline({ language, story }).text };
  return askContent({ language, story, materials }, channel);
};
const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

describe("a letter that tells first why", () => {
  const letter = `Dear parents and carers,

Since January more than sixty children have been arriving at Fernhill Primary by car every morning, and the lane in front of the gate is no longer safe. We have therefore decided to start a walking bus from Monday 7 September.

Two trained volunteers will walk each of the three routes. Children in Years 1 to 4 can join, and it costs nothing. Every child receives a yellow vest.

We still need nine adults who can spare one morning a week. A short training takes place in the school hall on Thursday 27 August at 6 p.m.

If you would like your child to walk with us, please fill in the form at fernhill.example/walk by 21 August. Volunteers can simply ring the office on 01632 960 118.

With kind regards,
Helen Adeyemi`;

  test("has a core of two sentences, up to the one with its day", () =>
    expect(coreOf(readStory(letter, "").sentences).map((one) => one.index)).toEqual([0, 1]));
  test.each(["x", "sms"])("says on %s what begins on which day", (channel) =>
    expect(piece("en", letter, channel).text).toMatch(/decided to start a walking bus from Monday 7 September/),
  );
  test("is called by what is new, without the word that goes on from the reason", () => {
    expect(piece("en", letter, "youtube").values.title).toBe("We have decided to start a walking bus from Monday 7 September");
    expect(piece("en", letter, "email").values.subject).toBe("We have decided to start a walking bus");
  });
  test("is advertised by what is new with its day, no bare day", () => {
    const headlines = listOf(piece("en", letter, "google_ads").values.headlines);
    expect(headlines[0]).toBe("Walking bus: 7 September");
    expect(headlines).not.toContain("From Monday 7 September");
  });
});

describe("a notice that says who informs whom", () => {
  const notice = `La mairie de Saint-Aubin informe les habitants que l'eau sera coupée dans le quartier des Vignes le mardi 6 octobre de 8 heures à 17 heures. Les équipes remplacent une conduite posée en 1958, qui a cédé trois fois depuis le printemps.

Les rues concernées sont la rue du Pressoir, la rue Haute et l'impasse des Merles. L'école maternelle reste ouverte, mais la cantine servira un repas froid.

Les personnes âgées qui ne peuvent pas se déplacer sont livrées à domicile ; il suffit d'appeler la mairie au 02 99 55 01 42 avant le lundi 5 octobre à midi.`;
  test.each([
    ["email", "subject", "L'eau sera coupée dans le quartier des Vignes"],
    ["blog", "seo_title", "L'eau sera coupée dans le quartier des Vignes"],
    ["press", "headline", "L'eau sera coupée dans le quartier des Vignes le mardi 6 octobre de 8 heures à 17 heures"],
  ])("is called by what happens: %s", (channel, key, title) => expect(piece("fr", notice, channel).values[key]).toBe(title));
  test("keeps the streets together", () => expect(piece("fr", notice, "tiktok").text).not.toMatch(/la rue du Pressoir(?!, la rue Haute)/));
});

describe("a programme whose days only its list names", () => {
  const programme = `Σινεμά στην αυλή του παλιού σχολείου

Ο Σύλλογος Γυναικών Καστανιάς οργανώνει και φέτος τέσσερις βραδιές θερινού κινηματογράφου. Όλες οι προβολές ξεκινούν στις 21:15 και η είσοδος είναι ελεύθερη.

Πρόγραμμα
- Παρασκευή 3 Ιουλίου: «Το γάλα», οικογενειακή ταινία
- Παρασκευή 10 Ιουλίου: «Ο δρόμος με τις λεύκες», κωμωδία
- Παρασκευή 17 Ιουλίου: ντοκιμαντέρ για τους βοσκούς της Πίνδου
- Παρασκευή 24 Ιουλίου: παιδικά κινούμενα σχέδια

Φέρτε μαξιλάρι και ζακέτα, γιατί το βράδυ κάνει ψύχρα. Σε περίπτωση βροχής η προβολή γίνεται την επόμενη μέρα.

Δηλώστε θέση στο λεωφορείο στο 24320 55142 μέχρι την Τετάρτη κάθε εβδομάδας.`;
  test.each(["facebook", "instagram"])("has the list on %s", (channel) =>
    expect(piece("el", programme, channel).text).toContain("Παρασκευή 24 Ιουλίου: παιδικά κινούμενα σχέδια"),
  );
  test.each(["x", "threads", "tiktok"])("has its days on %s", (channel) =>
    expect(piece("el", programme, channel).text).toContain("Πρόγραμμα: Παρασκευή 3 Ιουλίου, Παρασκευή 10 Ιουλίου, Παρασκευή 17 Ιουλίου"),
  );
  test("is nobody's words", () => expect(piece("el", programme, "press").values.quote).toBeUndefined());
  test("is tagged with who holds it, and not with one of the films", () =>
    expect(listOf(piece("el", programme, "x").values.hashtags)).toEqual(["#ΣύλλογοςΓυναικώνΚαστανιάς"]));
});

describe("hashtags of a story that gives few", () => {
  const pool = `Das Hallenbad Nordheim bleibt vom 13. Juli bis zum 30. August 2026 geschlossen. In dieser Zeit erneuern die Stadtwerke die Lüftung und die Fliesen.

Die Sauna im Obergeschoss ist von der Schließung nicht betroffen und öffnet weiterhin täglich von 10 bis 22 Uhr.

Fragen beantwortet das Kundenbüro in der Langen Straße 8 oder unter der Nummer 05551 555 120.`;
  const hospital = `В Костроме откроется ночной травмпункт для детей

С 1 октября в Костромской детской больнице начнёт работать круглосуточный травмпункт. Новое отделение займёт первый этаж корпуса на улице Свердлова, 60.

«Сломанная рука не ждёт утра», — говорит заведующая Марина Белова.

Записаться можно по телефону 8 (4942) 55-01-42.`;
  test.each([
    ["de", pool, "#HallenbadNordheim"],
    ["ru", hospital, "#Травмпункт"],
  ])("are what it is about, no campaign and no speaker: %s", (language, story, tag) =>
    expect(listOf(piece(language, story, "x").values.hashtags)).toEqual([tag]),
  );
  test("the last address of a story that asks nothing is where readers can turn", () =>
    expect(readStory(pool, "").calls[0]?.address).toBe("05551 555 120"));
  test("a button is no half of a sentence", () => expect(piece("ru", hospital, "email").values.button).not.toMatch(/телефону$/));
});

test("a number that only the headline has stands above the news", () => {
  const wanted = `Köy okulunun kütüphanesi için 3.000 kitap aranıyor

Kars'ın Akçakale köyündeki ilkokul, eski odunluğunu kütüphaneye dönüştürüyor. Rafları köyün marangozu Hasan Usta karşılıksız yaptı, şimdi sıra kitaplarda.

Öğretmen Elif Karaca, kampanyayı 12 Eylül'de başlattı. İlk haftada 420 kitap geldi.

Kargo kodu için kitap@akcakale-okul.example adresine yazın.`;
  for (const channel of ["x", "threads", "facebook", "sms"]) expect(piece("tr", wanted, channel).text).toContain("3.000 kitap aranıyor");
});

test("a question begins a paragraph", () => {
  const interview = `« Un livre abîmé n'est pas un livre mort »

À Vienne, Odile Fabre répare depuis vingt-six ans les livres des autres. Le 19 septembre, la relieuse ouvre au 14, rue des Tanneurs le premier atelier partagé de la ville, où chacun pourra recoudre ses livres.

Pourquoi un atelier partagé ?
« Parce que je refusais trop de clients. Une reliure complète coûte 150 euros. »

Que peut-on y apprendre ?
« En trois heures, on sait recoller un dos et remettre une page. »

Les places se réservent à l'adresse atelier-fabre.example ou par téléphone au 04 99 55 01 42.`;
  expect(piece("fr", interview, "linkedin").text).toMatch(/\n\nPourquoi un atelier partagé \?\s.+\n\nQue peut-on y apprendre \?/);
  expect(piece("fr", interview, "blog").values.meta_description).toMatch(/^Le 19 septembre|Le 19 septembre, la relieuse/);
  expect(piece("fr", interview, "sms").text).toContain("Le 19 septembre");
});

test("a name for writing to each other is an address", () => {
  const boat = `ขอบคุณลุงสมพร 41 ปีบนเรือข้ามฟาก

วันที่ 31 พฤษภาคมนี้ ลุงสมพร แก้วใส คนขับเรือข้ามฟากท่าวัดกลาง จะขับเรือเที่ยวสุดท้ายก่อนวางมือ

ชุมชนท่าวัดกลางจะจัดงานเลี้ยงขอบคุณที่ศาลาริมน้ำ ตั้งแต่เวลา 16.00 น. ของวันเดียวกัน

ใครมีรูปเก่าของลุงสมพร ส่งมาได้ที่ LINE @watklang ภายในวันที่ 20 พฤษภาคม`;
  for (const channel of ["x", "facebook", "sms"]) expect(piece("th", boat, channel).text).toContain("@watklang");
});

test("“their distribution” means nothing without what is distributed", () => {
  const bins = `सूखा और गीला कचरा अलग देने पर ही उठेगा कूड़ा

नगर परिषद सोनपुर 1 अगस्त 2026 से घर-घर कूड़ा उठाने का नया नियम लागू कर रही है। अब गाड़ियां केवल वही कूड़ा लेंगी जो दो अलग डिब्बों में दिया जाएगा।

परिषद हर घर को दोनों डिब्बे मुफ्त देगी। इनका वितरण 15 से 28 जुलाई तक वार्ड कार्यालयों में होगा।

डिब्बा न मिलने पर हेल्पलाइन 1800 555 0142 पर शिकायत दर्ज कराएं।`;
  for (const channel of ["x", "threads", "tiktok", "press", "google_ads"])
    expect(piece("hi", bins, channel).text).not.toMatch(/(?<!देगी। )इनका/);
});

describe("what a headline that is too long is about", () => {
  const club = `מועדון הריצה של נהריה פותח קבוצה למתחילים

מועדון הריצה "גלים" פותח ב-4 באוקטובר קבוצה חדשה למי שמעולם לא רץ. האימונים יתקיימו בימי ראשון ורביעי בשעה 18:30 על הטיילת, ליד מגדל המים הישן.

התוכנית נמשכת עשרה שבועות. מספר המקומות מוגבל ל-25.

להרשמה: galim-run.example או בטלפון 04-555-0142.`;
  const fund = `حملة لترميم مكتبة حي الأندلس بعد السيول

أطلقت جمعية "أصدقاء الكتاب" في تطوان حملة لجمع 180 ألف درهم لترميم مكتبة حي الأندلس التي غمرتها السيول في فبراير الماضي. وأتلفت المياه نحو 6 آلاف كتاب وجميع رفوف قاعة الأطفال.

جمعت الحملة حتى الآن 74 ألف درهم من 310 متبرعين. ويكفي مبلغ 50 درهما لشراء كتاب جديد، و400 درهم لرف كامل يحمل اسم المتبرع.

تستمر الحملة حتى 30 يونيو، ويأمل المنظمون أن تفتح المكتبة أبوابها من جديد مع بداية العام الدراسي.

تبرعوا عبر الموقع asdiqa.example/maktaba أو في مقر الجمعية.`;
  const toy = `木製おもちゃ「ころころ電車」回収のお知らせ

有限会社つみき工房は、木製おもちゃ「ころころ電車」のうち、昨年十月から今年二月までに販売した一四〇〇個を回収します。車輪の留め具が外れ、小さなお子さまが飲み込むおそれがあるためです。

対象は、底に「KD-3」と焼き印のある製品です。色の違う「ころころバス」には問題がありません。

お手元に対象の製品がある方は、すぐに使用をやめてください。

送り先や手続きは、フリーダイヤル0120-555-142または tsumiki.example/kaishu でご案内しています。`;
  test.each([
    ["he", club, 'מועדון הריצה "גלים"'],
    ["ar", fund, "حملة لترميم مكتبة حي الأندلس"],
    ["ja", toy, "木製おもちゃ「ころころ電車」"],
    ["ja", toy, "回収のお知らせ"],
  ])("stands in an advertisement: %s", (language, story, line) =>
    expect(listOf(piece(language, story, "google_ads").values.headlines)).toContain(line),
  );
  const shop = `مخبز "سنابل" يبيع خبز الأمس بنصف السعر لكل الزبائن

يبدأ مخبز "سنابل" في مدينة إربد اعتبارا من 1 مارس بيع خبز اليوم السابق بنصف السعر في فرعيه بشارع الجامعة والحي الشرقي.

تستطيع المطاعم والمدارس حجز كميات أكبر على الرقم 079-555-0142 قبل السادسة مساء.`;
  const rowers = `Le club d'aviron de Nantua recrute des barreurs

Le club d'aviron de Nantua cherche six barreurs pour la saison qui commence le 12 avril. Il faut savoir nager 50 mètres.

Une journée d'essai gratuite est organisée le samedi 28 mars. Pour s'inscrire, il suffit d'écrire à barre@aviron-nantua.example.`;
  const institute = `מכון חדש לבדיקות שינה נפתח בבית החולים כרמל

בית החולים כרמל פותח ב-1 בפברואר מכון לבדיקות שינה לילדים. עד היום נאלצו הורים מחיפה לנסוע לתל אביב.

לקביעת תור התקשרו למספר 04-555-0199 בימים ראשון עד חמישי.`;
  test.each([
    ["ar", shop, 'مخبز "سنابل"'],
    ["fr", rowers, "Club d'aviron de Nantua"],
    ["he", institute, "מכון חדש לבדיקות שינה נפתח"],
  ])("opens an advertisement as who acts, or as its own beginning: %s", (language, story, line) =>
    expect(listOf(piece(language, story, "google_ads").values.headlines)[0]).toBe(line),
  );
  test("is advertised by who acts, too", () =>
    expect(listOf(piece("he", institute, "google_ads").values.headlines)).toContain("בית החולים כרמל"));
  test("is no sentence that somebody said", () => {
    const said = `„Ein Hörbuch darf stolpern“

Die Stadtbücherei Weilburg hat ein eigenes Tonstudio. Seit dem 2. März können dort alle Geschichten aufnehmen.

Termine vergibt die Bücherei auf buecherei-weilburg.example/studio.`;
    expect(listOf(piece("de", said, "x").values.hashtags)).not.toContain("#EinHörbuchDarfStolpern");
  });
  test("is both halves of a firm, and ends in no participle", () => {
    const beds = `Safety notice: Bramble & Pine bunk beds sold between March and September

Bramble & Pine is asking customers who bought the "Larch" children's bunk bed to stop using the upper bunk immediately. A bolt in the ladder can work loose.

Order the kit at bramblepine.example/larch or call 0800 555 0142.`;
    expect(listOf(piece("en", beds, "x").values.hashtags)).toEqual(["#BramblePine"]);
    expect(piece("en", beds, "email").values.subject).not.toMatch(/sold$/);
    expect(listOf(piece("en", beds, "google_ads").values.headlines).filter((line) => line.endsWith("sold"))).toEqual([]);
  });
  test("is the tag of a club that is named once, and not its address in other letters", () =>
    expect(listOf(piece("he", club, "x").values.hashtags)).toEqual(["#גלים"]));
  test("Arabic words of an advertisement begin with no “and”", () =>
    expect(listOf(piece("ar", fund, "google_ads").values.descriptions).filter((line) => line.startsWith("و"))).toEqual([]));
});

test("a call comes with the sentence before it that it speaks of", () => {
  const shop = `古書店「月と栞」、川沿いの蔵へ移転

古書店「月と栞」は、六月十三日（土）に桐生市本町の店を閉め、七月四日（土）に同じ市内の旧酒蔵で新しく開店します。広さはこれまでの三倍になり、本は約二万冊に増えます。

新しい店には、珈琲を飲みながら本を読める席が十六席あります。二階は畳の部屋で、毎月第二日曜日に朗読会を開きます。

移転の間も本の買い取りは続けます。ご希望の方は電話（0277-55-0142）でお申し込みください。`;
  for (const channel of ["tiktok", "threads", "sms"]) expect(piece("ja", shop, channel).text).toContain("買い取りは続けます");
});

test.each([
  ["en", "We have decided to start a walking bus from Monday.", ["Walking bus"]],
  ["fr", "Elle ouvre le premier atelier partagé de la ville.", ["Le premier atelier partagé"]],
  ["de", "Im Mai eröffnet der Verein eine neue Gruppe für Kinder.", []],
  ["ja", "新しい店を開きます。", []],
])("what is new shows by its article: %s", (language, text, things) => expect(newThings(text, language)).toEqual(things));

test.each([
  ["ru", "В Костроме откроется ночной травмпункт для детей", ["Ночной травмпункт"]],
  ["ru", "В новой школе ждут детей", []],
])("an adjective and its noun stand in their first case: %s %s", (language, text, names) =>
  expect(namedInFirstCase(text, language)).toEqual(names),
);

test.each([
  ["We open from Monday 7 September.", "From Monday 7 September"],
  ["С 1 октября начнёт работать травмпункт.", "С 1 октября"],
  ["Es bleibt vom 13. Juli bis zum 30. August geschlossen.", null],
  ["늦은 봄'이 9월 7일 학기를 시작한다.", null],
])("a day stands with its small word or not at all: %s", (text, day) => expect(placedDay(text)).toBe(day));
