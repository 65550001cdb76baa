import { describe, expect, test } from "vitest";
import { askContent, askOutline } from "../fixtures/ask.ts";
import { findAddresses } from "../reader/links.ts";
import { readStory } from "../reader/read-story.ts";
import { shorterForms } from "./clauses.ts";
import { combine } from "./combine.ts";
import { withoutLastPhrases } from "./last-phrases.ts";

import { siteName } from "./site-name.ts";

const posts = ["linkedin", "x", "facebook", "instagram", "threads", "email", "sms"];
const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);

describe("a diary that says late what it asks for", () => {
  const diary = `Three weeks with a loom

When Mrs Bell asked us in March whether we wanted the old loom from her barn, I said yes before I had seen it. The loom weighs almost half a tonne. It took us a day to bring it to Whitcombe.

On the first evening nobody could thread it. A neighbour showed us that the warp has to be wound slowly. Children come every Thursday after school and help.

By now we know that we cannot do it alone. From Saturday 6 September we weave together, every Saturday from ten, in the garden behind Whitcombe Library. Wool is there.

There are twelve seats, so please sign up at loom@whitcombe.example.

Ola`;
  test.each(posts.filter((one) => one !== "sms"))("tells on %s what is on which day", (channel) =>
    expect(piece("en", diary, channel).text).toContain("From Saturday 6 September we weave together"),
  );
  test("is signed by nobody", () => {
    for (const channel of posts) expect(piece("en", diary, channel).text).not.toMatch(/^Ola$/m);
  });
});

describe("minutes", () => {
  const minutes = `गाँव समिति की बैठक

दिनांक: 14 अप्रैल 2026
स्थान: पंचायत भवन, रामपुर

1. पिछली बैठक का विवरण स्वीकार किया गया।

2. कुएं की मरम्मत
मरम्मत का काम 2 मई से शुरू होगा और 10 जून तक चलेगा।

3. स्कूल की दीवार
सभा ने दीवार के लिए 45 हजार रुपये स्वीकृत किए।

शामिल होने के लिए 98260 55512 पर फोन करें।`;
  test("say what was decided with what it is about, which a numbered line above it names", () => {
    const texts = readStory(minutes, "").sentences.map((one) => one.text);
    expect(texts).toContain("पिछली बैठक का विवरण स्वीकार किया गया।");
    expect(texts).toContain("कुएं की मरम्मत: मरम्मत का काम 2 मई से शुरू होगा और 10 जून तक चलेगा।");
    expect(texts).toContain("स्कूल की दीवार: सभा ने दीवार के लिए 45 हजार रुपये स्वीकृत किए।");
  });
  test("do not hold the next meeting where this one was", () => {
    const meeting = `第38回 町内会定例会 議事録

日時：令和8年5月10日（日）午前10時〜11時40分
場所：若葉町公民館 和室

1. 夏祭りについて
8月1日（土）に若葉公園で開催することを決めた。雨の場合は翌日に延期する。

2. 防犯灯の取り替え
残っている31基をLEDに替える。

次回の定例会は7月12日（日）午前10時から。

手伝いができる方は、6月20日までに会長の三浦（0463-55-0198）へご連絡ください。`;
    for (const channel of ["x", "threads"]) expect(piece("ja", meeting, channel).text).toContain("日時：令和8年5月10日");
    expect(piece("ja", meeting, "facebook").text).toContain("1. 夏祭りについて\n8月1日");
  });
  test.each(["linkedin", "x"])("are tagged with their place and not with what colleagues call it: %s", (channel) => {
    const { values } = askContent({ language: "hi", story: minutes, materials: { campaign_name: "Spring campaign" } }, channel);
    expect(values.hashtags).toEqual(["#रामपुर"]);
  });
});

test("a headline with a colon above facts is one", () => {
  const boat = `মোবাইল গ্রন্থাগার ‘পাতা’: এক নজরে

কোথায়: সুনামগঞ্জ
কবে থেকে: ১ জুলাই ২০২৬

নৌকাটি ২২ মিটার লম্বা। এতে তিন হাজার বই আছে।

জানতে pata.example দেখুন।`;
  expect(piece("bn", boat, "email").values.subject).toBe("মোবাইল গ্রন্থাগার ‘পাতা’: এক নজরে");
  expect([piece("bn", boat, "google_ads").values.headlines].flat()).not.toContain("এক নজরে");
});

describe("an interview", () => {
  const interview = `Every seed a story: a talk with Selma Murray

Selma Murray of Penford has collected 214 old kinds of corn in sixteen years. Her seed bank moves into a new house on 8 August.

How did you begin?
My grandmother kept some seeds in a pot on her shelf. When she died I could not throw that pot away.

How do you keep the seeds?
In pots of clay, with ash. We have no fridge.

The house opens on 8 August at 10 a.m. near Penford bus station. Those who want seeds call 0800 555 0142.`;
  test.each(posts)("no answer stands without its question below its news: %s", (channel) => {
    const { text } = piece("en", interview, channel);
    if (text.includes("My grandmother")) expect(text).toMatch(/How did you begin\?\s+My grandmother/);
  });
});

describe("a recall in steps", () => {
  const recall = `Важливо: безпека дитячих нічників «Зірка»

Компанія «Промінь» відкликає з продажу дитячі нічники «Зірка» моделі ZR-12, виготовлені з лютого по травень 2026 року. Під час перевірки виявилося, що кришка для батарейок може відкритися від незначного удару, і тоді маленька дитина здатна дістати батарейку.

Про випадки травмування нам не повідомляли. Батарейки становлять небезпеку, якщо їх проковтнути, тому ми просимо не чекати.

Що зробити:
1. Вимкніть нічник.
2. Принесіть нічник до магазину, де він продається.

Безкоштовна лінія 0 800 555 017 працює щодня з 8:00 до 20:00. Заявку можна залишити на сторінці promin.example/zirka.`;
  test.each(["facebook", "instagram", "linkedin", "email"])("has them on %s", (channel) =>
    expect(piece("uk", recall, channel).text).toContain("1. Вимкніть нічник."),
  );
  test("is told on X, not only when somebody answers the telephone", () =>
    expect(String(piece("uk", recall, "x").values.body)).toMatch(/^Компанія «Промінь» відкликає/));
});

test("what follows somebody's words speaks of them", () => {
  const tribute = `時計職人、山野武さんを偲んで

四月十一日、時計職人の山野武さんが八十九歳で亡くなりました。中町で六十二年にわたり「山野時計店」を営み、市内の公共の時計のほとんどを手がけた方でした。

山野さんは昭和十二年、農家の三男に生まれました。十五歳で東京の時計店に奉公に出て、昭和三十八年に中町で店を開きました。電池式の時計が広まった後も、ぜんまいの時計の修理を断ったことは一度もなかったといいます。

塔の時計は、毎週月曜日の朝、山野さんが自分でねじを巻いていました。「時計は止まってもいい。直す人がいればいい」。弟子の丸山さんは、この言葉をよく覚えているそうです。

店には今も、修理を終えて持ち主を待つ時計が四十三個残っています。丸山さんは、そのすべてを持ち主に返してから店を引き継ぐつもりです。

お別れの会を五月二十三日（土）午後二時から、中央公民館で開きます。どなたでも参加できます。

修理を預けたままの方は、山野時計店（電話0263-55-0147）までご連絡ください。`;
  expect(readStory(tribute, "").sentences.find((one) => one.text.includes("この言葉"))?.pointsBack).toBe(true);
});

describe("short lines", () => {
  const mill = `Το παλιό ελαιουργείο του Βάμου γίνεται κέντρο για τη μελέτη του κρητικού τοπίου

Το ελαιουργείο του Βάμου, που έμεινε κλειστό για σαράντα δύο χρόνια, ανοίγει ξανά στις 28 Μαρτίου ως κέντρο για τη μελέτη των μονοπατιών. Το έργο κόστισε 640.000 ευρώ.

Στον όροφο λειτουργεί εργαστήριο.

Η είσοδος κοστίζει 3 ευρώ.

Το κέντρο λειτουργεί από Τετάρτη έως Κυριακή.

Δηλώσεις στη διεύθυνση www.topio.example.

Σχετικά με το κέντρο
Το Κέντρο Τοπίου είναι μη κερδοσκοπικός οργανισμός.

Υπεύθυνος τύπου
Μανώλης Περάκης, press@topio.example`;
  test("a subject that nothing whole fits into names the matter and its day", () =>
    expect(piece("el", mill, "email").values.subject).toBe("Ελαιουργείο του Βάμου: 28 Μαρτίου"));
  test("an advertisement names its matter", () =>
    expect([piece("el", mill, "google_ads").values.headlines].flat()[0]).toBe("Ελαιουργείο του Βάμου"));
  test("whoever answers the press is a contact", () =>
    expect(piece("el", mill, "press").values).toMatchObject({
      boilerplate: "Το Κέντρο Τοπίου είναι μη κερδοσκοπικός οργανισμός.",
      contact: "Μανώλης Περάκης, press@topio.example",
    }));
  test("an excerpt begins with the news", () =>
    expect(String(piece("el", mill, "blog").values.excerpt)).toMatch(/^Το ελαιουργείο του Βάμου, που έμεινε κλειστό/));

  const laundry = `ร้านซักผ้าบ้านริมน้ำขอแจ้งปรับราคาค่าบริการตั้งแต่วันที่ 1 สิงหาคม 2569 เป็นต้นไป เนื่องจากค่าไฟฟ้าเพิ่มขึ้นในปีนี้

สำหรับลูกค้าที่มีบัตรสมาชิก ยังใช้ราคาเดิมได้จนถึงวันที่ 30 กันยายน 2569

สอบถามเพิ่มเติมโทร. 042-555-0116`;
  test("Thai news is whole before its day", () =>
    expect(piece("th", laundry, "email").values.subject).toMatch(/^ร้านซักผ้าบ้านริมน้ำขอแจ้งปรับราคาค่าบริการ/u));
  test("for whom something is, is no sentence", () =>
    expect([piece("th", laundry, "google_ads").values.headlines].flat()).not.toContain("สำหรับลูกค้าที่มีบัตรสมาชิก"));
  test("a script does not begin twice", () =>
    expect(String(piece("th", laundry, "tiktok").values.script).split("ขอแจ้งปรับราคา")).toHaveLength(2));

  const faq = `共享厨房常见问题

厨房什么时候开放？
桂花里共享厨房将于2026年9月5日正式开放，每天早上七点到晚上九点都可以使用。周一上午闭馆清洁。

为什么要建这个厨房？
去年社区做过一次调查。“很多年轻人不是不想做饭，是没地方做，”社区主任沈玉梅说。

怎么预约？
请到桂花里社区服务中心一楼登记。`;
  test("a headline that only says what kind of text it is, is no hashtag", () =>
    expect([piece("zh", faq, "linkedin").values.hashtags].flat()).not.toContain("#共享厨房常见问题"));
  test("a quotation has no question", () => expect(String(piece("zh", faq, "press").values.quote ?? "")).not.toContain("？"));

  const job = `وظيفة شاغرة: أمين مكتبة

تبحث جمعية «سطور» في الكرك عن أمين مكتبة. المكتبة حافلة صغيرة فيها ثلاثة آلاف كتاب.

ما نحتاج إليه
- رخصة قيادة
- صبر على الطرق الترابية

أرسل رسالة من صفحة واحدة مع سيرتك الذاتية إلى jobs@sotour.example.`;
  test("a button says what is asked for", () => expect(piece("ar", job, "email").values.button).toBe("قدّم طلبك"));
  test("what a list asks for is no reason to click", () => expect(piece("ar", job, "google_ads").text).not.toContain("صبر على الطرق"));

  const street = `שכנים יקרים,

כבר שלושה שבועות שאתם שומעים את הקידוחים מרחוב התמר, ואנחנו יודעים שזה לא קל. רצינו לספר לכם מה קורה.

מתחת לרחוב עובר צינור מים משנת 1958, ובחורף האחרון הוא התפוצץ ארבע פעמים. אנחנו מחליפים אותו לכל אורכו, מהכיכר ועד בית הספר "נחלים", 640 מטר בסך הכול.

העבודות יסתיימו ב-2 ביולי. החניה תחזור לשני צידי הרחוב.

לבקשות ולשאלות: maim.example/tamar.`;
  test("a school that is named once is no matter", () => expect(piece("he", street, "instagram").text).not.toContain("#נחלים"));
});

describe("whoever signs below the last sentence", () => {
  test.each([
    [
      "ja",
      `料金改定のお知らせ

いつも「はま湯」をご利用いただき、ありがとうございます。

燃料費の値上がりにより、令和8年7月1日から入浴料金を改定させていただきます。前回の改定から6年ぶりとなります。

大人：520円（現在480円）
小学生：200円（据え置き）

これからも地域の皆さまの湯であり続けたいと思います。

ご不明な点は、電話（0463-55-0126）までお問い合わせください。

はま湯　店主　山川正`,
      /山川正|ありがとうございます/u,
    ],
    [
      "ka",
      `დღიური თუშეთიდან: როგორ გავაკეთეთ ბილიკი

ივნისში ომალოში ოთხნი ავედით, თოკებით და ერთი ძველი რუკით.

8 აგვისტოს, შაბათს, დილის 9 საათზე ვიკრიბებით დართლოში, ხიდთან.

პირველ დღეს მხოლოდ სამასი მეტრი გავიარეთ.

თუ გინდათ წამოსვლა, მოგვწერეთ: biliki@tusheti.example.

ეკა`,
      /^ეკა$/mu,
    ],
  ])("is no part of it, and neither are thanks above it: %s", (language, story, told) => {
    for (const channel of [...posts, "blog", "google_ads"]) expect(piece(language, story, channel).text).not.toMatch(told);
    expect(piece(language, story, "google_ads").text).not.toContain("SpringCampaign");
  });
});

describe("parts of a headline", () => {
  const ride = `Νυχτερινή ποδηλατάδα στη λίμνη Παμβώτιδα: όλα όσα πρέπει να ξέρετε

• Πότε: Σάββατο 13 Ιουνίου, 21:00
• Αφετηρία: πλατεία Μαβίλη, Ιωάννινα

Η βόλτα γύρω από τη λίμνη είναι σχεδόν επίπεδη.

Δηλώστε συμμετοχή στο podilates.example.`;
  test("that the story does not speak of are none", () => {
    expect(piece("el", ride, "email").values.subject).toBe("Νυχτερινή ποδηλατάδα στη λίμνη Παμβώτιδα");
    expect(piece("el", ride, "google_ads").text).not.toMatch(/^Όλα όσα/m);
  });

  const minutes = `Protokoll der Mitgliederversammlung des Kleingartenvereins „Am Mühlgraben“ in der Südstadt

Datum: Samstag, 21. März 2026
Protokoll: Heike Wenzel

TOP 1 Wasser
Die Versammlung beschließt, die Leitung im Herbst zu erneuern.

TOP 2 Verschiedenes
Frau Adler bittet darum, Hunde anzuleinen.

Wer helfen möchte, schreibt an fest@muehlgraben.example.`;
  test("a name says more of a long one than any other sentence", () => {
    expect(piece("de", minutes, "email").values.subject).toBe("Am Mühlgraben");
    expect(piece("de", minutes, "google_ads").text).not.toContain("Heike Wenzel");
  });
});

test("a subject is no sentence without its end", () =>
  expect(withoutLastPhrases("Вы наверняка заметили, что с прошлого вторника у нас закрыт второй этаж", "ru")).toEqual([]));

test("names without blanks are whole", () => {
  const residency = `金門酒廠舊宿舍變身駐村工作室

閒置二十一年的金門酒廠舊宿舍，將於5月2日開放，五組藝術家將在此居住三個月。這是第一處由民間管理的駐村空間。

請至 air.example 線上申請。`;
  expect([piece("zh", residency, "linkedin").values.hashtags].flat()).toContain("#金門酒廠舊宿舍");
});

test("a short text tells the day of its news and not another one", () => {
  const news = "On Friday 24 April the book fair is in the courtyard.";
  const { sentences } = readStory(`${news}\n\nEvery book costs 10.\n\nBooks can be given by 20 April at the library.`, "");
  const text = combine({
    what: [{ text: "The book fair comes back", weight: 4, hasWhere: false }],
    support: sentences.slice(2),
    call: ["fair.example"],
    join: ({ what, support, call }) => [what, ...support.map((one) => one.text), call].join(" "),
    fits: () => true,
    isTerse: true,
    news,
    turn: 0,
  });
  expect(text).not.toContain("20 April");
});

describe("addresses with letters of another script joined to them", () => {
  test.each([
    ["감면 신청은 water.neulpureun.example에서 하실 수 있습니다.", ["water.neulpureun.example"]],
    ["היכנסו ל-kfarsaba-yarok.example.", ["kfarsaba-yarok.example"]],
    ["문의는 help@neulpureun.example으로 보내 주세요.", ["help@neulpureun.example"]],
    ["Подробнее на сайте ёлка-сызрань.рф", ["ёлка-сызрань.рф"]],
  ])("%s", (text, addresses) => expect(findAddresses(text)).toEqual(addresses));
  test("name whoever has them", () => expect(siteName("water.neulpureun.example")).toBe("neulpureun"));
});

test("who greets below a headline is no news", () => {
  const water = `수도요금 조정 안내

안녕하세요, 늘푸른시 상하수도사업소입니다.

2026년 7월 고지분부터 가정용 수도요금이 1세제곱미터당 620원에서 680원으로 오릅니다. 2019년 이후 7년 만의 조정입니다.

감면 신청은 water.neulpureun.example에서 하실 수 있습니다.`;
  for (const channel of [...posts, "google_ads"]) expect(piece("ko", water, channel).text).not.toContain("안녕하세요");
  expect(String(piece("ko", water, "sms").values.text)).toContain("water.neulpureun.example");
});

test("in Armenian a full stop stands between a label and its value", () => {
  const festival = `Մեղրիի նռան փառատոն

Երբ. 2026 թվականի հոկտեմբերի 24, ժամը 11:00-ից մինչև 20:00
Որտեղ. Մեղրիի կենտրոնական հրապարակ

Փառատոնին մասնակցում են 63 այգեգործներ։

Տոմս կարելի է պատվիրել nur-fest.example կայքում։`;
  expect(piece("hy", festival, "x").text).toMatch(/Երբ: 2026[^\n]*\nՈրտեղ: Մեղրիի կենտրոնական հրապարակ/);
});

describe("titles of stories without a headline", () => {
  const buses =
    "أعلنت شركة «واحة» اليوم عن إطلاق أول خط حافلات كهربائية بين الرباط وسلا وتمارة يعمل طوال الليل، ابتداء من فاتح يونيو 2026. ويبلغ طول المسار 34 كيلومترا.\n\nكلف المشروع 210 ملايين درهم، ساهم فيها المجلس الجماعي بالثلث.\n\nيمكن شراء الاشتراك على waha.example.";
  test("are the news without its day", () =>
    expect(piece("ar", buses, "press").values.headline).toBe(
      "أعلنت شركة «واحة» اليوم عن إطلاق أول خط حافلات كهربائية بين الرباط وسلا وتمارة يعمل طوال الليل",
    ));
  test("are the news without what leads to it", () =>
    expect(shorterForms("Όπως συζητήσαμε στη συνέλευση του Μαρτίου, το κυλικείο του σχολείου αλλάζει.", "el")).toContain(
      "Το κυλικείο του σχολείου αλλάζει",
    ));
});

test("somebody is remembered on the day that the end of a tribute names", () => {
  const tribute = `நினைவஞ்சலி: கலைஞர் கோவிந்தராஜ்

தெருக்கூத்துக் கலைஞர் கோவிந்தராஜ் ஏப்ரல் 22 அன்று தனது 91ஆவது வயதில் காலமானார். எழுபது ஆண்டுகளுக்கும் மேலாக ஆடியவர்.

1988இல் அவர் தொடங்கிய பள்ளியில் இதுவரை 160 மாணவர்கள் பயின்றுள்ளனர்.

அவருடைய நினைவாக மே 30 சனிக்கிழமை இரவு 10 மணிக்கு முழு இரவுக் கூத்து நடைபெறும்.

பள்ளிக்கு உதவ விரும்புவோர் koothu.example தளத்தில் நன்கொடை அளிக்கலாம்.`;
  expect(piece("ta", tribute, "x").text).toContain("மே 30");
  expect(piece("ta", tribute, "email").values.button).toBe("நன்கொடை அளிக்க");
});

test("what is to be done with a product is spoken, too", () => {
  const kettle = `ประกาศเรียกคืนสินค้า: กาต้มน้ำไฟฟ้า "ไออุ่น"

บริษัท เตาทอง จำกัด ขอเรียกคืนกาต้มน้ำไฟฟ้า "ไออุ่น" เนื่องจากด้ามจับอาจหลุดขณะยก

ลูกค้าควรทำดังนี้
1. หยุดใช้กาทันทีและถอดปลั๊ก
2. นำกาไปคืนที่ร้านค้าที่ซื้อ

สอบถามได้ที่ 02-555-0170`;
  expect(String(piece("th", kettle, "tiktok").values.script)).toContain("1. หยุดใช้กาทันที");
  expect(String(piece("th", kettle, "sms").values.text)).toContain("กาต้มน้ำไฟฟ้า");
});

test("a short line with a comma below a headline speaks to somebody", () => {
  const letter = `동네책방 '은하수'에서 보내는 편지

손님 여러분께,

책방 문을 연 지 꼭 십 년이 되었습니다. 6월 13일부터 길 건너 건물 1층에서 다시 문을 엽니다.

함께하실 분은 6월 3일까지 02-555-0139로 문자를 보내 주세요.`;
  for (const channel of [...posts, "google_ads"]) expect(piece("ko", letter, channel).text).not.toContain("여러분께");
});

describe("questions in Thai", () => {
  const seeds = `ถามตอบเรื่องธนาคารเมล็ดพันธุ์บ้านหนองปลา

ธนาคารเมล็ดพันธุ์คืออะไร?
ธนาคารเมล็ดพันธุ์บ้านหนองปลา เปิดให้บริการตั้งแต่วันที่ 15 พฤษภาคม 2569 ที่ศาลาประชาคม มีเมล็ดข้าวพื้นเมือง 47 พันธุ์และผักพื้นบ้าน 62 ชนิด

ใครยืมได้บ้าง?
เกษตรกรทุกคนในอำเภอโพนทองยืมได้ครั้งละไม่เกิน 3 พันธุ์ โดยไม่มีค่าใช้จ่าย

ต้องคืนอย่างไร?
หลังเก็บเกี่ยวให้คืนเมล็ดสองเท่าของที่ยืมไป หากผลผลิตเสียหายจากน้ำท่วมไม่ต้องคืน

ใครเป็นคนดูแล?
กลุ่มแม่บ้าน 14 คนผลัดกันดูแลทุกวันเสาร์ เวลา 9.00-12.00 น. มหาวิทยาลัยขอนแก่นช่วยตรวจความชื้นปีละสองครั้ง

อยากบริจาคต้องทำอย่างไร?
นำเมล็ดแห้งมาที่ศาลาประชาคม ติดต่อคุณบุญเรือน โทร. 089-555-0162`;
  const materials = { outline: askOutline({ language: "th", story: seeds }).text };
  const { text } = askContent({ language: "th", story: seeds, materials }, "linkedin");
  test("stand above them", () => expect(text).toContain("ใครยืมได้บ้าง?\nเกษตรกร"));
  test("begin with what is new", () => expect(text).toContain("เปิดให้บริการตั้งแต่วันที่ 15 พฤษภาคม 2569"));
  test("are told once, though an outline says them as well", () => expect(text.split("เกษตรกรทุกคน")).toHaveLength(2));
});

test("a day that goes on from the sentence before it is not told alone", () => {
  const teacher = `Сећање на учитеља Живојина Петровића

У уторак, 3. марта, преминуо је Живојин Петровић, учитељ у Рудну. Рођен је 1930. у Ивањици.

Научио је да чита 1.140 деце. Остао је четрдесет година.

Његова свеска чува се у завичајном музеју у Краљеву. Музеј је од 20. априла излаже први пут.

Прилог може да се уплати преко сајта ucitelj.example.`;
  for (const channel of ["x", "threads"]) expect(piece("sr", teacher, channel).text).not.toContain("Музеј је од");
  expect(piece("sr", teacher, "email").values.button).toBe("Донација");
});

test("a button is written in the signs of its story", () => {
  const bikes = `我在胡同裡修了一百天腳踏車

去年冬天，我到臺南跟林師傅學修腳踏車。林師傅七十四歲，店裡沒有招牌。

從3月7日起，每個星期六下午兩點到五點，普濟街31號開放給大家自己來修車。

想來的朋友請先在 puji-bike.example 留下名字。`;
  expect(piece("zh", bikes, "email").values.button).toBe("了解詳情");
});

test("a site without its scheme gives a short call", () => {
  const kitchen = `Tepebaşı'nda mahalle mutfağı kapılarını açıyor

Tepebaşı Belediyesi ile Porsuk Kadın Kooperatifi'nin birlikte kurduğu mahalle mutfağı 18 Nisan Cumartesi günü Yenibağlar'daki eski itfaiye binasında açılıyor. Mutfakta her gün 300 kişilik yemek pişecek.

Mutfakta gönüllü çalışmak isteyenler porsukkooperatifi.example adresindeki formu 15 Nisan'a kadar doldurabilir.`;
  for (const channel of ["x", "sms"]) expect(piece("tr", kitchen, channel).text).toContain("porsukkooperatifi.example");
});

test("an excerpt of facts begins with what stands first below them", () => {
  const rental = `Tíz tény a pécsi kerékpárkölcsönzőről

- Indulás: 2026. május 4., hétfő
- Kerékpárok: 240, ebből 80 elektromos

A kerékpárok egy nyíregyházi üzemben készültek. Minden darabon van első kosár.

A dombok miatt a mérnökök hétfokozatú váltót választottak.

Regisztrálni a tekerjpecs.example oldalon lehet.`;
  expect(String(piece("hu", rental, "blog").values.excerpt)).toMatch(/kerékpárkölcsönzőről\. A kerékpárok egy/);
});
