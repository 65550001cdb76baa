import { describe, expect, test } from "vitest";
import { findCalls } from "./calls.ts";
import { readDateline } from "./dateline.ts";
import { findDays } from "./dates.ts";
import { findAddresses } from "./links.ts";
import { readStory } from "./read-story.ts";
import { titleParts } from "./title-parts.ts";

const read = (story: string) => readStory(story, "");

describe("a dateline", () => {
  test.each([
    ["ends with the full stop of its day", "ТОМСК, 2 ноября 2026 г. Завод открыл цех.", "Завод открыл цех."],
    [
      "has a sign for the year",
      "Poznań, 14 kwietnia 2026 r. – Od 4 maja tramwaj jedzie na dworzec.",
      "Od 4 maja tramwaj jedzie na dworzec.",
    ],
    [
      "writes the word for the year",
      "ЛЬВІВ, 5 жовтня 2026 року. Львівська політехніка відкрила курс.",
      "Львівська політехніка відкрила курс.",
    ],
    [
      "ends in a full stop and a dash",
      "Нови Сад, 11. мај 2026. – Од 1. јуна град поклања 2.500 садница.",
      "Од 1. јуна град поклања 2.500 садница.",
    ],
    [
      "has a day of another calendar",
      "काठमाडौं, २०८४ वैशाख ५ – साइकल सिटी नेपालले निःशुल्क शिविर गर्दै छ।",
      "साइकल सिटी नेपालले निःशुल्क शिविर गर्दै छ।",
    ],
    ["of a newspaper goes", "本报讯 老茶馆从周六起推出新茶。", "老茶馆从周六起推出新茶。"],
    ["of an agency goes with its reporter", "新华社青岛1月20日电（记者 王雨桐）海洋馆宣布企鹅园开园。", "海洋馆宣布企鹅园开园。"],
    ["of a newspaper goes with its reporter", "本报讯（记者 李明）老茶馆推出新茶。", "老茶馆推出新茶。"],
    [
      "has its agency before its day",
      "عمّان (بترا) – 18 تشرين الأول 2026: أعلنت الجامعة فتح باب التقديم للمنح الجديدة.",
      "أعلنت الجامعة فتح باب التقديم للمنح الجديدة.",
    ],
  ])("that %s", (_, text, rest) => expect(readDateline(text)?.rest).toBe(rest));
});

test.each([
  ["নিজস্ব প্রতিবেদক, চট্টগ্রাম, ৯ অক্টোবর ২০২৬: নদীতে আজ গ্রন্থাগার চালু হয়েছে।", "চট্টগ্রাম"],
  ["पुणे, दि. ४ ऑगस्ट २०२६ : ग्रंथालयाने मोफत वर्ग सुरू केले आहेत.", "पुणे"],
  ["மதுரை, ஆக. 18: மண் உழவர் கூட்டமைப்பின் விதைத் திருவிழா தொடங்குகிறது.", "மதுரை"],
])("the place of “%s” is a place only", (text, place) => expect(readDateline(text)?.dateline.place).toBe(place));

describe("lines that begin with an hour", () => {
  test.each([
    ["under a heading", "Programme\n\n18:00 – Guided tour of the mill\n19.30 – Supper in the yard\n21:00 – Songs by the river"],
    ["under their line in Thai", "กำหนดการ\n08.30 น. ลงทะเบียนที่ประตูหน้า\n09.00 น. ครูใหญ่กล่าวต้อนรับ\n10.15 น. ชมห้องดนตรี"],
    ["below a sign in Korean", "■ 운행 시간표 (시청역 출발)\n1회차 23:50 → 새마을 종점 00:28\n2회차 00:40 → 새마을 종점 01:18"],
    ["and few signs in Japanese", "【一般公開】\n10:00 開場\n10:30 捜索の実演(1回目)\n15:00 閉場"],
    ["and a day in Georgian", "ჩვენებები\n\nშაბათი, 11 სექტემბერი, 12:00 – საბავშვო ჩვენება\nკვირა, 12 სექტემბერი, 19:30 – დაჯილდოება"],
  ])("%s are one programme", (_, lines) => {
    const { sentences } = read(
      `The mill opens its doors\n\nThe mill opens its doors for a whole day in September.\n\n${lines}\n\nEverybody is welcome.`,
    );
    const [first = "", ...rest] = lines.split("\n").filter((line) => line !== "");
    const programme = sentences.find((one) => one.kind === "list")?.text.split("\n") ?? [];
    expect(programme.slice(1)).toEqual(rest.map((line) => `• ${line}`));
    expect(first).toContain(programme[0]?.replace(/:$/, ""));
  });

  test("make none where there is one of them", () =>
    expect(
      read("The mill opens\n\nThe mill opens on Sunday.\n\n18:00 is when the wheel stops.").sentences.map((one) => one.kind),
    ).not.toContain("list"));
});

describe("lines right below one that announces them", () => {
  test.each([
    ["with a price each", "Prices from March:\nAdult swim: £5.40\nFamily ticket (two adults, three children): £14.50\nTen swims: £46.00"],
    [
      "with numbers that count months",
      "Работы пройдут в три этапа:\n1. Апрель – май: разборка\n2. Июнь – август: монтаж\n3. Сентябрь: испытания",
    ],
    ["with a day before a dash", "वैन का कार्यक्रम:\nसोमवार – बेलवा, पंचायत भवन\nमंगलवार – सोनबरसा, विद्यालय के सामने\nबुधवार – मझौली, हाट मैदान"],
    [
      "with an hour at the end, below an empty line",
      "לא יהיו מים בשעות אלה:\n\nגבעת האורן: 8:00 עד 13:30\nרחוב האלה, בתים 2 עד 46: 7:30 עד 17:00",
    ],
    ["in Armenian", "Լսումների ժամերը՝\n\n• սեպտեմբերի 12, 11:00–15:00՝ սոպրանո\n• սեպտեմբերի 13, 12:00–16:00՝ տենոր"],
  ])("are one list, %s", (_, lines) => {
    const [intro, ...items] = lines.split("\n").filter((line) => line !== "");
    const { sentences } = read(
      `The pool opens again\n\nThe pool opens again on 14 March after a long winter.\n\n${lines}\n\nEverybody is welcome.`,
    );
    const list = sentences.find((one) => one.kind === "list")?.text.split("\n") ?? [];
    expect(list[0]).toBe(intro);
    expect(list.slice(1)).toEqual(items.map((line) => (/^(?:•|\d\.)/.test(line) ? line : `• ${line}`)));
  });
});

describe("what stands around the news", () => {
  const news =
    "The ferry sails a third time\n\nFrom 1 June the ferry sails a third time each day. It takes fifty minutes.\n\nBicycles travel free.\n\nThe pier is being repaired.";
  const about = "About the line\n\nThe line was founded in 1987 and carried 61,300 passengers last year.";

  test("ends before what readers are asked for, which may stand below it", () => {
    const asked = "Residents renew their card by 25 May at www.ferry.example.";
    const { calls, boilerplate } = read(`${news}\n\n${about}\n\n${asked}`);
    expect(calls[0]?.text).toBe(asked);
    expect(boilerplate).not.toContain("25 May");
  });

  test("may begin in the line of its label", () => {
    const { boilerplate, contacts } = read(
      `${news}\n\nPress contact: Ann Bell, press@ferry.example\n\nAbout the line: founded in 1987, it carried 61,300 passengers last year.`,
    );
    expect(boilerplate).toContain("founded in 1987");
    expect(contacts.join()).not.toContain("1987");
  });

  test("has lines of nothing but where to ask, which are no call", () => {
    const { calls } = read(
      "자전거길이 열린다\n\n자전거길이 10월 17일에 열린다. 참가를 원하는 시민은 10월 13일까지 www.solmi.example에서 신청하면 된다.\n\n전화 000-555-0174, 전자우편 hello@solmi.example.",
    );
    expect(calls[0]?.address).toBe("www.solmi.example");
  });
});

test("an address ends where the next word begins, without a blank", () =>
  expect(findAddresses("再前往www.mozhou.example/download下载安装包，或见 https://shop.example/a에서")).toEqual([
    "www.mozhou.example/download",
    "https://shop.example/a",
  ]));

test("a question right before what is asked for belongs to it", () => {
  const asked = "Think something of yours is among the lots? Check the list at www.trams.example and claim it by 11 March.";
  expect(
    read(`Trams sell lost property\n\nThe trams sell lost property on 14 March. Bids start at £2.50.\n\n${asked}`).calls[0]?.text,
  ).toBe(asked);
});

test("who sends a release in Japan is no headline", () =>
  expect(
    read(
      "NPO法人 北の犬の会\n災害救助犬の訓練センターを開設\n\n当会は、旧小学校の校舎を改修し、災害救助犬の訓練センターを10月3日に開設します。雨の日も訓練ができます。",
    ).title,
  ).toBe("災害救助犬の訓練センターを開設"));

test("a request needs no address", () => {
  const asked = "पहली बार आने वाले मरीज़ों से अनुरोध है कि वे पुरानी पर्चियाँ साथ लाएँ तथा 11 बजे से पहले नाम लिखवा लें।";
  expect(read(`गाँव में डॉक्टर\n\nगाँव में 12 जनवरी से क्लीनिक शुरू होगी। वैन में एक डॉक्टर रहेंगे।\n\nदवाएँ मुफ़्त दी जाएँगी।\n\n${asked}`).calls[0]?.text).toBe(
    asked,
  );
});

test("what only some readers are asked for is no call where there is another one", () => {
  const calls = [
    { text: "Der Bus fährt alle dreißig Minuten.", index: 0 },
    { text: "Der Fahrplan steht auf www.nachtbus.example.", index: 1 },
    { text: "Rollstuhlfahrer bestellen ihren Platz bis 18 Uhr unter 030 555 0142.", index: 2 },
  ];
  expect(findCalls(calls, "de")[0]?.address).toBe("www.nachtbus.example");
});

describe("a headline", () => {
  test("may have a label", () => {
    const story = read("Einladung: Ein Abend unter Sternen\n\nDer Verein lädt am 8. August 2026 in die Sternwarte ein.");
    expect(story.title).toBe("Einladung: Ein Abend unter Sternen");
  });

  test("has its second line without the signs around it", () => {
    const story = read("新しいベッドを発売\n～3分で組み立て～\n\n株式会社みなとは、新しいベッドを11月5日に発売します。");
    expect([story.title, story.subtitle]).toEqual(["新しいベッドを発売", "3分で組み立て"]);
  });

  test("with a time of day is not cut in it", () => {
    expect(titleParts("Sternenabend ab 21:00 am Turm: Eintritt frei")).toEqual([
      "Sternenabend ab 21:00 am Turm: Eintritt frei",
      "Sternenabend ab 21:00 am Turm",
      "Eintritt frei",
    ]);
  });
});

describe("what is written around a headline", () => {
  test("of notes goes", () => {
    const story = read("Notes for the autumn campaign – Night Market at Dock 4\n\n- What: Night Market\n- When: 6 November 2026, 5 p.m.");
    expect(story.title).toBe("Night Market at Dock 4");
  });

  test("of what is sent goes, whatever brackets it stands in", () => {
    const story = read("<보도자료>\n미술관, 만지는 전시 '손끝의 풍경' 개막\n\n미술관은 9월 12일부터 만지는 전시를 연다.");
    expect(story.title).toBe("미술관, 만지는 전시 '손끝의 풍경' 개막");
  });

  test("of a Hebrew email goes with its greeting", () => {
    const story = read("נושא: הקו החדש יוצא לדרך\n\nשלום לכולם,\n\nהחל מיום ראשון, 1 בנובמבר 2026, יפעל קו אוטובוס ישיר.");
    expect([story.title, story.sentences.length]).toEqual(["הקו החדש יוצא לדרך", 1]);
  });

  test.each([
    ["부산시, 빈 점포를 작업실로… 12곳 입주자 모집", "12곳 입주자 모집"],
    ["台南老屋變身無障礙民宿 身障旅客首月入住免費", "身障旅客首月入住免費"],
  ])("“%s” has two parts", (title, part) => expect(titleParts(title)).toContain(part));
});

test("a letter in Japanese has neither courtesy nor its writer in it, and its subject for a headline", () => {
  const story = read(
    "件名：年末年始のお知らせ\n\nお客様各位\n\nいつもご利用いただき、ありがとうございます。\n\n年末は12月30日17時まで営業いたします。\n\n喫茶ことり\n店主　中原みずほ",
  );
  expect([story.title, story.sentences.map((one) => one.text)]).toEqual(["年末年始のお知らせ", ["年末は12月30日17時まで営業いたします。"]]);
});

test("an end mark below a long line is no part of it", () => {
  const story = read(
    "시가 빈 점포를 작업실로 바꾸고 입주자를 모집한다.\n\n신청은 청년플랫폼 누리집(https://busan.example/studio)에서 하면 되며 문의는 따로 받지 않는다.\n끝.",
  );
  expect(story.sentences.map((one) => one.text).join(" ")).not.toContain("끝.");
});

test.each(["12 markets", "5 decks", "3 majors", "9 marinas"])("“%s” is no day", (text) => expect(findDays(text)).toEqual([]));

test.each(["12 März", "3 octobre 2026", "17 Ekim", "2 října", "9. maaliskuuta"])("“%s” is a day", (text) =>
  expect(findDays(text).map((day) => day.replace(/\.$/, ""))).toEqual([text]),
);

describe("whom to ask", () => {
  test.each([
    [
      "Bilgi için: Kerem Aydın, basin@muze.example, 0232 555 01 77",
      "Müze yarın açılıyor. Giriş ücretsiz.\n\nBiletinizi ayırtın: https://muze.example",
    ],
    [
      "문의: 조합 홍보팀 김보라 064-555-0188",
      "조합은 12월 3일부터 식당을 운영한다.\n\n예약은 홈페이지(https://bada.example)에서 할 수 있다.",
    ],
    ["לפרטים נוספים: רון אלמוג, 04-555-0133", "הספרייה נפתחת ביום שלישי, 20 באוקטובר.\n\nלהרשמה: https://sifria.example"],
    [
      "電話：054-555-0128",
      "当社は11月5日に新しいベッドを発売します。\n\nご注文は公式サイト（https://bed.example）からお願いします。\n\n【お問い合わせ先】",
    ],
  ])("“%s” is no news where the story sends readers elsewhere", (line, rest) => {
    const story = read(`${rest}\n${line}`);
    expect(story.sentences.map((one) => one.text).join("\n")).not.toContain(line.split(/[:：]/)[1]?.trim());
    expect(story.contacts.join("\n")).toContain(line.split(/[:：]/)[1]?.trim());
  });

  test("a telephone for bookings stays, and so does the only address", () => {
    const booking = read("茶馆推出新茶。详情见 https://cha.example 。\n\n预约电话：028-5550-0166");
    expect(booking.contacts).toEqual([]);
    const only = read("The market opens on 3 May at the harbour.\n\nInfo: +44 117 555 0190");
    expect(only.contacts).toEqual([]);
  });
});

test.each([
  [
    "Nachtmarkt am Hafen 6. Juni",
    "Am Hafen gibt es am 6. Juni wieder einen Nachtmarkt mit sechzig Ständen aus der Region und Musik bis Mitternacht.",
  ],
  ["বিনা মূল্যে চোখের চিকিৎসা শিবির ২৫ সেপ্টেম্বর", "রাজশাহী চক্ষু হাসপাতাল আগামী ২৫ সেপ্টেম্বর শুক্রবার পবা উপজেলা মাঠে চোখের চিকিৎসা শিবিরের আয়োজন করেছে।"],
])("“%s” is a headline and no dateline", (title, news) => expect(read(`${title}\n\n${news}`).title).toBe(title));

test("a Thai sentence in a paragraph of its own is no heading", () => {
  const story = read(
    "ประกาศปิดสระว่ายน้ำ\n\nเทศบาลจะปิดปรับปรุงสระว่ายน้ำตั้งแต่วันที่ 1 มีนาคม เพื่อเปลี่ยนระบบกรองน้ำและปูกระเบื้องใหม่ทั้งหมด\n\nสระจะเปิดให้บริการอีกครั้งในวันที่ 1 พฤษภาคม\n\nสอบถามเพิ่มเติม โทร. 074-555-0137",
  );
  expect(story.sentences.map((one) => one.text)).toContain("สระจะเปิดให้บริการอีกครั้งในวันที่ 1 พฤษภาคม");
  expect(story.keywords).toContain("สระว่ายน้ำ");
});

test("a long Japanese loanword is one keyword", () => {
  const story = read("「折れない傘」、クラウドファンディング開始\n\n会社は傘の先行販売をクラウドファンディングで6月1日から始める。");
  expect(story.keywords).toContain("クラウドファンディング");
});

describe("lists", () => {
  test("stand under the heading above them", () => {
    const story = read("# New prices\n\nThe bakery changes its prices in May.\n\n## What stays\n\n- The loaf\n- The bun");
    expect(story.sentences.at(-1)?.text).toBe("What stays:\n• The loaf\n• The bun");
  });

  test("of values stand under their heading when their labels say nothing alone", () => {
    const story = read(
      "図書館の機械が新しくなります\n\n図書館では4月1日から新しい機械を使います。\n\n■作業に伴う休館\n・中央館：3月25日（水）\n・北分館：3月30日（月）",
    );
    expect(story.sentences.at(-1)).toMatchObject({
      kind: "list",
      text: "作業に伴う休館：\n• 中央館：3月25日（水）\n• 北分館：3月30日（月）",
    });
  });

  test("of prizes stay under what announces them", () => {
    const story = read(
      "مسابقة القراءة للأطفال\n\nتنطلق المسابقة يوم 1 يوليو وتستمر حتى نهاية الصيف.\n\nالجوائز:\n1. المركز الأول: رحلة إلى الأقصر\n2. المركز الثاني: حاسوب لوحي",
    );
    expect(story.sentences.at(-1)?.text).toBe("الجوائز:\n1. المركز الأول: رحلة إلى الأقصر\n2. المركز الثاني: حاسوب لوحي");
  });

  test("of where and when stay values of their own", () => {
    const story = read("# Night market\n\nThe market opens at the harbour.\n\n## At a glance\n\nWhen: 6 November 2026\nWhere: Dock 4");
    expect(story.sentences.map((one) => one.kind)).toEqual(["sentence", "fact", "fact"]);
  });

  test("a sign of another kind is a heading, not an item", () => {
    const story = read("新しいベッドを発売\n\n当社は新しいベッドを11月5日に発売します。\n■特長\n・とても軽いです\n・すぐに畳めます");
    expect(story.sentences.at(-1)?.text).toBe("特長：\n• とても軽いです\n• すぐに畳めます");
  });
});

describe("names", () => {
  test.each([
    ["L'association La Cantine du Fleuve ouvre un restaurant au 14, rue de la Tour-d'Auvergne. Il y a 60 places.", ["Cantine du Fleuve"]],
    ["La Fundación Casa de las Flores abre un taller nuevo. El taller tiene 60 plazas para los vecinos.", ["Fundación Casa de las Flores"]],
    ['乘客可通过"杭州地铁"App或拨打服务热线0571-5550-0188提出意见。意见会公开。', ["杭州地铁", "App"]],
    ["Η εταιρεία Όαση Α.Ε. ανακαλεί 4.300 παγούρια. Τα παγούρια είναι μπλε.", ["Όαση Α.Ε."]],
    ["The Spare Room moves from Mill Road to the old station. The Spare Room has 85 desks.", ["Spare Room"]],
  ])("%s", (text, names) => expect(read(text).names.toSorted()).toEqual(names.toSorted()));

  test("what stands between two quotations is none, what stands in single marks is one", () => {
    const story = read(
      `조합은 식당 '숨비소리'를 연다. 조합장은 "서울 손님에게 밥을 차리는 건 처음"이라며 "이야기도 들려드리겠다"고 말했다.`,
    );
    expect(story.names).toContain("숨비소리");
    expect(story.names).not.toContain("이라며");
  });

  test("of people who only say something come last and are no keywords", () => {
    const story = read(
      `The Harbour Lane Bakery has new ovens.\n\n"We bake at night and sleep by day," said Priya Nair. The Harbour Lane Bakery opens at 7 a.m.`,
    );
    expect(story.names[0]).toBe("Harbour Lane Bakery");
    expect(story.keywords).not.toContain("Priya Nair");
  });

  test("currencies are none, and neither are months a keyword", () => {
    const story = read("Die Werkstatt eröffnet im Oktober. Im Oktober kostet das Abo 9 TL weniger. Der Oktober wird TL für TL besser.");
    expect(story.names).not.toContain("TL");
    expect(story.keywords).not.toContain("Oktober");
  });
});

describe("what a person says", () => {
  test("is not what a long Thai name in marks is", () => {
    const story = read('พิพิธภัณฑ์เด็กเปิดห้องทดลอง "นักคิดตัวน้อย" ในวันเสาร์ที่ 5 ธันวาคม 2569');
    expect(story.sentences[0]?.hasQuote).toBe(false);
  });

  test("is somebody's in French, whatever the verb", () => {
    const story = read("« Il était temps d'avoir des chaises pour tout le monde ici », sourit Nadia Le Goff, cofondatrice.");
    expect(story.sentences[0]?.pointsBack).toBe(false);
  });

  test("after a dash keeps its dash", () => {
    const story = read("Сервис начал работу в пяти сёлах.\n\n— Мы не гонимся за модой, — говорит Антон Рябов. — Весной дорогу размывает.");
    expect(story.sentences.at(-1)).toMatchObject({ text: expect.stringMatching(/^— Мы/), hasQuote: true });
  });

  test("and is called “he” points back", () => {
    const story = read("Ідея належить Олегу Швецю. «Дитина, яка йде до школи пішки, взимку просто не йде», — пояснює він.");
    expect(story.sentences.map((one) => one.pointsBack)).toEqual([false, true]);
  });

  test("“Mrs. Nair says” points back to her whole name", () => {
    const story = read("Priya Nair founded the bakery in 2011. The ovens are new. Mrs. Nair says the tours were her idea.");
    expect(story.sentences.map((one) => one.pointsBack)).toEqual([false, false, true]);
  });
});

describe("a call in its own words", () => {
  test.each([
    ["Book a free roof tour at https://bakery.example/roof.", "en", "Book a free roof tour"],
    ["Jetzt Abo sichern: www.rad.example/abo", "de", "Jetzt Abo sichern"],
    ["Anmelden können Sie sich unter https://rad.example", "de", null],
    ["Biletinizi şimdiden ayırtın: https://muze.example", "tr", "Biletinizi şimdiden ayırtın"],
    ["Δείτε τα σημεία επιστροφής στον χάρτη μας σήμερα: https://gala.example", "el", null],
    ["Melden Sie sich bis 3. Mai unter https://rad.example an.", "de", null],
  ])("%s", (text, language, words) => {
    const calls = findCalls(
      [
        { text: "Something opens.", index: 0 },
        { text, index: 1 },
      ],
      language,
    );
    expect(calls[0]?.words).toBe(words);
  });

  test.each([
    ["낭독회 신청하기 → https://seojeom.example/birthday", "ko", "낭독회 신청하기"],
    ["Για ερωτήσεις καλέστε δωρεάν στο 800 555 0142, Δευτέρα έως Παρασκευή.", "el", "Επικοινωνία"],
    ["สอบถามรายละเอียดโทร. 042-555-0116", "th", "ติดต่อเรา"],
  ])("%s has its button", (text, language, label) => {
    const calls = findCalls(
      [
        { text: "…", index: 0 },
        { text, index: 1 },
      ],
      language,
    );
    expect(calls[0]?.label).toBe(label);
  });

  test("that asks to look is not one to return something", () => {
    const calls = findCalls(
      [
        { text: "Ανοίγουμε.", index: 0 },
        { text: "Δείτε τα σημεία επιστροφής στον χάρτη μας σήμερα: https://gala.example", index: 1 },
      ],
      "el",
    );
    expect(calls[0]?.kind).toBe("read");
  });

  test("opening hours are no telephone", () => {
    expect(findAddresses("ห้องสมุดเปิดทุกวันอังคาร–อาทิตย์ เวลา 09.00–18.00 น.")).toEqual([]);
  });

  test("a Russian telephone number is an address", () => {
    const { calls } = read(
      "Аптека доставляет лекарства в пять сёл.\n\nОформить заказ можно по телефону 8 (3822) 55-01-42 или в приложении.",
    );
    expect(calls[0]?.address).toBe("8 (3822) 55-01-42");
  });
});

test("a programme whose lines end like sentences is a list", () => {
  const story = readStory(
    `Open loft of the pigeon club

The pigeon club opens its loft on Saturday 6 June. Entry is free.

08:30 – rings for young birds (put down your name, 15 places).
09:15 – 180 birds leave for Selby. They are taken there the night before.
12:30 – workshop: letters that weigh no more than a gram.

Put down your name at www.pigeonclub.example by 3 June.`,
    "",
  );
  expect(story.sentences.filter((one) => one.kind === "list").map((one) => one.text.split("\n").length)).toEqual([3]);
});

test("who sends a release is no heading below its day", () => {
  const story = readStory(
    `電気毛布「ほかり」使用中止のお願い
電源の部品が熱くなるおそれがあります

2026年11月20日　長野県松代市
株式会社みなと毛織

弊社が製造した電気毛布「ほかり」の一部に、電源の部品が熱くなるものがあると判明しました。心よりおわび申し上げます。

対象の商品をお持ちの方は、11月30日までに https://minato-keori.example へご連絡ください。`,
    "",
  );
  expect(story.passages.map((one) => one.heading)).toEqual([null]);
});

test.each([
  ["2026年11月20日　長野県松代市", "長野県松代市"],
  ["4 June 2026, Selby", "Selby"],
])("a day with its year and a place behind it is a dateline: %s", (line, place) => {
  expect(readDateline(line)).toMatchObject({ dateline: { place }, rest: "" });
});

test.each(["4 June 2026, free entry", "2026年4月1日 新料金スタート", "4 June, Selby opens late"])("but no news: %s", (line) => {
  expect(readDateline(line)).toBe(null);
});

test.each([
  [
    "bn",
    "তানোর, রাজশাহী: দাদির আমলের ধানের নাম শুনেছেন, কিন্তু চোখে দেখেননি? আমাদের হিমঘরে এখন ৩১৭ জাতের বীজ আছে। তবু ৬০টি জাত হাতে নেই।",
    "তানোর, রাজশাহী",
  ],
  [
    "en",
    "Alston, Cumbria: The mill has stood cold since 1987, and nobody thought it would turn. It turns again in May. Everybody may come.",
    "Alston, Cumbria",
  ],
])("a place, its district and a colon are a dateline: %s", (_, text, place) => {
  const { dateline, sentences } = read(`The mill\n\n${text}`);
  expect(dateline?.place).toBe(place);
  expect(text).toContain(`: ${sentences[0]?.text}`);
});

test.each([
  "Lena, Ada: so the sisters sign their pots, and they have done so since they were ten. People ask for them by name. They sell at once.",
  "Ida Frey, baker: she rises at three. Her bread is sold by seven.",
])("two names and a colon are none: %s", (text) => expect(read(`The mill\n\n${text}`).dateline?.place ?? "").not.toContain("baker"));

test("lines of Thai below each other are not joined where each has its own length", () => {
  const lines = [
    "ฝากขั้นต่ำครั้งละ 500 บาท สูงสุดไม่เกิน 300,000 บาทต่อปี",
    "ระยะเวลาฝาก 24 หรือ 36 เดือน",
    "ดอกเบี้ยร้อยละ 1.85 ต่อปีสำหรับ 24 เดือน และร้อยละ 2.15 ต่อปีสำหรับ 36 เดือน",
    "ถอนก่อนกำหนดได้ 1 ครั้งกรณีน้ำท่วมหรือภัยแล้ง โดยไม่เสียดอกเบี้ย",
  ];
  const { passages, sentences } = read(
    `ธนาคารออมทรัพย์เปิดตัวเงินฝาก\n\nธนาคารออมทรัพย์เปิดตัวเงินฝากประจำแบบใหม่สำหรับเกษตรกร เริ่มวันที่ 1 ตุลาคม 2569 ทุกสาขา\n\nรายละเอียดบัญชี\n${lines.join("\n")}`,
  );
  const told = passages.flatMap((one) => one.paragraphs).map((indexes) => indexes.map((index) => sentences[index]?.text).join(" "));
  for (const line of lines.slice(2))
    expect(told.some((one) => one.endsWith(line) && !one.includes(lines[line === lines[2] ? 3 : 2] ?? "?"))).toBe(true);
});
