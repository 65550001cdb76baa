import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "./read-story.ts";

const callOf = (text: string) => readStory(text, "").calls[0];

describe("what readers are asked for is said by the heading above it", () => {
  test("where the sentence has no word for it", () =>
    expect(
      callOf(
        "青禾果园水蜜桃预售6月1日开始\n\n首批水蜜桃预计6月18日开摘。\n\n【怎么订】\n1. 打开 www.taozi.example/yushou，选好规格，填写收货地址后付款；\n2. 不方便上网的，可拨打热线 0510-5550 3718。\n\n【坏果怎么办】\n签收后24小时内，把坏果拍照，发到 kefu@taozi.example，按坏果个数退款。",
      ),
    ).toMatchObject({ kind: "buy", address: "www.taozi.example/yushou" }));

  test("or asks what to do", () =>
    expect(
      callOf(
        "ימי משלוח חדשים מ-1 בנובמבר\n\nהחל מיום ראשון, 1.11.2026, אנחנו עוברים לארבעה ימי חלוקה.\n\nמה צריך לעשות?\nנכנסים לאזור האישי באתר www.meshek.example ובוחרים יום.\n\nמה קורה עד אז?\nהזמנות שיסופקו עד 31.10.2026 יחויבו במחירים הנוכחיים.",
      )?.address,
    ).toBe("www.meshek.example"));

  test("a recall asks first to send back what it calls back", () =>
    expect(
      callOf(
        "Kettle K2 recalled\n\nHollow Mill calls back its kettle K2. Return it at www.hollow.example/k2 by 3 May.\n\nThe kettles were sold by mail order.",
      )?.kind,
    ).toBe("return"));
});

describe("a call that names what it asks for by a pronoun", () => {
  const bus =
    "С 1 мая меняется расписание автобусов\n\nС пятницы, 1 мая 2026 г., компания «Заречье» вводит летнее расписание. Оно будет действовать по 30 сентября.\n\nСтоимость билета остаётся прежней: 62 руб.\n\nДачный абонемент\n\nК началу сезона мы выпустили абонемент на 40 поездок. Купить его можно с 20 апреля по 31 мая на сайте zarechye.example/dacha.\n\nОстальное расписание не меняется.";
  test.each(["x", "sms", "google_ads", "email"])("has no short form: %s", (channel) => {
    const { text } = askContent({ language: "ru", story: bus }, channel);
    expect(text.split("\n").filter((row) => /^Купить(?! его можно с 20 апреля по 31 мая на сайте)/u.test(row))).toEqual([]);
  });

  test("gives way to one that names it", () =>
    expect(
      callOf(`${bus}\n\nПожалуйста, проверьте время своего рейса: полное расписание опубликовано на сайте zarechye.example/leto.`)?.address,
    ).toBe("zarechye.example/leto"));
});

describe("an address", () => {
  test("belongs to the sentence right above it that says what is to be read there, and to nothing else", () => {
    const ferry =
      "10月1日からの運賃・ダイヤ改定のご案内\n\n2026年10月1日より、運賃とダイヤを改定いたします。\n\n■回数券は9月30日まで現行の運賃でお求めになれます\n・販売場所:港の切符売場(6:00~20:00)\n・お一人さま5冊まで。\n\n新しい時刻表は、9月1日から当社ウェブサイトでご覧いただけます。\nhttps://www.ferry.example/jikoku\n\n■住民説明会\n9月12日14:00から公民館で開催します。";
    expect(callOf(ferry)).toMatchObject({ kind: "read", address: "https://www.ferry.example/jikoku" });
    expect(askContent({ language: "ja", story: ferry }, "sms").text).not.toContain("販売場所:港の切符売場(6:00~20:00)。https");
  });

  test("in the line above a list is told without what only leads to the list", () =>
    expect(
      callOf(
        "青年陶艺驻地项目开始报名\n\n窑湾陶艺中心今年第5次举办驻地项目。\n\n一、驻地时间\n2026年7月6日至8月30日,共8周。\n\n二、报名方式\n请在4月30日17:30前登录 www.yaowan.example/bazhou 填写申请表,并上传:\n1. 作品图片5张;\n2. 创作计划。\n\n三、公布\n名单5月20日公布。",
      )?.text,
    ).toBe("请在4月30日17:30前登录 www.yaowan.example/bazhou 填写申请表。"));
});

describe("ways to the same below “How to …”", () => {
  const ferry = `Φθινόπωρο στα νησιά με -30% – κρατήσεις έως 20 Σεπτεμβρίου

Το καλοκαίρι τελειώνει, αλλά η θάλασσα παραμένει ζεστή. Γι' αυτό η Πελαγία Γραμμές προσφέρει έκπτωση 30% στα εισιτήρια για ταξίδια από την Πέμπτη 1 Οκτωβρίου έως και την Τρίτη 15 Δεκεμβρίου 2026.

Η προσφορά ισχύει για κρατήσεις από τη Δευτέρα 7 έως και την Κυριακή 20 Σεπτεμβρίου 2026, στις 23:59.

Τα παιδιά έως 4 ετών ταξιδεύουν δωρεάν.

Πώς θα κλείσετε:
1. Στο www.pelagia.example, με τον κωδικό FTHINOPORO.
2. Τηλεφωνικά στο 210 000 4870, καθημερινά 08:00–21:00.

Από 1η Οκτωβρίου ισχύουν και τα χειμερινά δρομολόγια: το «Πελαγία Ι» αναχωρεί από την πύλη Ε7 κάθε Τρίτη και Πέμπτη στις 07:30.`;

  test("are asked along with it, a site before a telephone", () =>
    expect(callOf(ferry)).toMatchObject({
      text: "Πώς θα κλείσετε: στο www.pelagia.example, με τον κωδικό FTHINOPORO.",
      kind: "book",
      address: "www.pelagia.example",
    }));

  test.each(["x", "threads", "tiktok"])("end a text that tells the offer, and not what else there is from then on (%s)", (channel) => {
    const { text } = askContent({ language: "el", story: ferry }, channel);
    expect(text).toMatch(/Κράτηση: www\.pelagia\.example|Πώς θα κλείσετε: στο www\.pelagia\.example/);
    expect(text).not.toContain("πύλη Ε7");
  });

  test("come before an accessible seat that some ask for", () =>
    expect(
      callOf(
        "המנוי לעונה הבאה כבר כאן\n\nמהיום אפשר לרכוש את המנוי של תיאטרון המגדלור בחיפה במחיר מוקדם.\n\nאיך מזמינים?\nבאתר: www.migdalor.example/minuy\nבטלפון: 04-555-0182, בימים א'–ה' 9:00–18:00\n\nהאולם נגיש לכיסאות גלגלים. כדי להזמין מקום נגיש, כתבו לנו: negishut@migdalor.example.",
      )?.address,
    ).toBe("www.migdalor.example/minuy"));
});

test("one of several houses or ships is no hashtag", () => {
  const story =
    "Klinikum Lindenried lädt zum Jobtag ein\n\nDas Klinikum Lindenried öffnet am Samstag, 26. September 2026, seine Türen.\n\nDie Begrüßung ist im Foyer von Haus A. Haus A liegt am Weiherberg 12.";
  expect([askContent({ language: "de", story }, "linkedin").values.hashtags ?? []].flat()).not.toContain("#HausA");
});
