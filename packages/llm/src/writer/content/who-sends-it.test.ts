import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const channels = ["linkedin", "x", "facebook", "tiktok", "threads", "email", "blog", "press", "sms", "google_ads"];

describe("a letter to everybody", () => {
  const story = `An open letter to all who swim at Fernlea

Fernlea, 4 May 2026

Dear swimmers and neighbours,

From Monday 18 May the pool at Fernlea closes for nine weeks, because its roof has begun to leak. In April our surveyor counted 41 loose tiles above the deep end.

Season tickets are paid back in full. Ask for yours at www.fernlea.example/back.

Yours, a little damp,

Joan Pike
Chair, Fernlea Swimming Club (founded 1931, 212 members)

Press: Al Reed, press@fernlea.example`;

  test.each(channels)("loses its greeting and its farewell, which end an email only: %s", (channel) => {
    const { text } = askContent({ language: "en", story }, channel);
    const end = "Yours, a little damp,  \nJoan Pike  \nChair, Fernlea Swimming Club (founded 1931, 212 members)\n[[button]]";
    if (channel === "email") expect(text).toContain(end);
    expect(channel === "email" ? text.replace(end, "") : text).not.toMatch(/Dear swimmers|a little damp|Joan Pike/);
  });

  test("keeps whom the press can ask", () => {
    expect(askContent({ language: "en", story }, "press").values.contact).toContain("press@fernlea.example");
  });
});

test.each(["facebook", "linkedin", "email"])(
  "lines of a contact stay lines of their own, and an address for the post is in no text: %s",
  (channel) => {
    const story = `גן קהילתי חדש נפתח בגבעת אורן

ביום שישי, 6 במרץ 2026, ייפתח בגבעת אורן גן קהילתי חדש ובו 24 ערוגות. כל משפחה מקבלת ערוגה אחת לשנה, ללא תשלום.

הביאו אתכם כובע וכפפות לפתיחה, בשעה 10:00, ברחוב האלון 12.

לפרטים: טל' 03-555-0162, gan@oren.example
ת.ד. 418, גבעת אורן`;
    const { text } = askContent({ language: "he", story }, channel);
    expect(text).not.toContain("gan@oren.example ת.ד.");
  },
);

describe("signs in front of what is no news", () => {
  const story = `구름만 보는 집이 문을 연다

사단법인 고갯마루는 9월 5일(토) 오전 11시 정선군 고갯마루 정상에 구름 관측관을 연다고 밝혔다. 옛 관측소를 1년 8개월에 걸쳐 고친 곳이다.

관측관은 지상 2층 규모다. 1층에는 옛 일지 94권이 전시된다.

관람객은 온돌 바닥에 누워 구름을 본다. 기록은 매일 오후 5시에 모은다.

▲관람 시간: 화~일요일 오전 10시~오후 5시 30분
▲관람료: 어른 3,000원, 청소년 1,500원

예약은 8월 24일부터 gureum.example/yeyak에서 받는다.

□ 고갯마루는 2019년 주민 9명이 세운 비영리 단체다.
□ 보도 문의: 홍보담당 서은결 ☎ 033-000-0453, press@gureum.example`;

  test.each(["linkedin", "youtube", "email", "blog"])("keep it out of %s", (channel) => {
    const { text } = askContent({ language: "ko", story }, channel);
    expect(text).not.toMatch(/보도 문의|비영리 단체/u);
    expect(text).not.toMatch(/30분 ?▲/u);
  });

  test("put it into its fields of a release", () => {
    const { values } = askContent({ language: "ko", story }, "press");
    expect([values.contact, values.boilerplate].join("\n")).toMatch(/press@gureum\.example[\s\S]*비영리 단체/u);
  });

  test("and an address ends before the word that is joined to it", () => {
    expect(askContent({ language: "ko", story }, "sms").text).not.toMatch(/yeyak에서\.?$/u);
  });
});

test("a line under the headline is told with it, whatever stands before its colon", () => {
  const story = `रसोई बैंक ने एक साल में 4,82,600 थालियाँ परोसीं
वार्षिक रिपोर्ट 2025-26: प्रति थाली ख़र्च घटकर 7.96 रु. रह गया, पर सब्ज़ियों की कमी चिंता का विषय

शिवनगर, 12 मई 2026। बचा हुआ साफ़ भोजन पहुँचाने वाली संस्था रसोई बैंक ने अपनी छठी वार्षिक रिपोर्ट जारी की। 31 मार्च को समाप्त वर्ष में 214 दानदाता जुड़े।

नाम लिखवाने के लिए 1800-555-0142 पर फ़ोन करें या www.rasoi.example पर जाएँ।`;
  const { values } = askContent({ language: "hi", story }, "press");
  expect(values.subhead).toContain("वार्षिक रिपोर्ट 2025-26");
  expect(values.body).not.toContain("वार्षिक रिपोर्ट 2025-26:");
});

test.each(["linkedin", "x", "threads", "sms", "facebook"])("a day below the name of an event is told with that name: %s", (channel) => {
  const story = `街灯を替えたら、蛍が戻った

川戸町の博物館は、街灯を黄色い灯に替えた区間で蛍が38匹から61匹に増えたとする調査結果をまとめた。調査は三沢川の2区間で行った。

報告会のご案内
日時：3月14日(土)13:30~15:00
会場：みずべ博物館 2階研修室
定員：先着60名、参加無料

参加を希望される方は、3月10日までに www.mizube.example でお申し込みください。`;
  const { text } = askContent({ language: "ja", story }, channel);
  if (text.includes("3月14日")) expect(text).toContain("報告会");
  else expect(text).not.toContain("会場：");
});

describe("a letter to customers", () => {
  const story = `Προς τους πελάτες του ιστιοραφείου μας

Αγαπητές φίλες, αγαπητοί φίλοι,

ύστερα από 37 χρόνια στην οδό Ακτής μετακομίζουμε. Από τη Δευτέρα 5 Οκτωβρίου θα μας βρίσκετε στο παλιό καρνάγιο, στον αριθμό 14.

Εκεί έχουμε 220 τετραγωνικά μέτρα και φως από βορρά. Τα πανιά που μας έχετε αφήσει μεταφέρονται χωρίς χρέωση.

Κλείστε ραντεβού στο www.istia.example έως τις 30 Σεπτεμβρίου.`;
  test.each(["linkedin", "x", "email", "press", "sms"])("begins as sentences do, below a headline of its own: %s", (channel) => {
    const { text } = askContent({ language: "el", story }, channel);
    expect(text).not.toMatch(/(?:^|[.\]]\s)ύστερα/mu);
    expect(text).not.toContain("Προς τους πελάτες");
  });

  test("has no firm for its headline where one stands above whom it is to", () => {
    const japanese = `有限会社 雨宮洋傘店
店主 雨宮 進

傘の修理受付の変更と「里帰り修理」開始のお知らせ

お客様各位

拝啓 平素は格別のお引き立てを賜り、誠にありがとうございます。

当店では4月1日より、他店でお求めの傘の修理も承ります。お預かりした傘は3週間以内にお返しします。往復の送料は当店が負担いたします。

お申し込みは www.amamiya.example で3月20日から承ります。

敬具`;
    const { values } = askContent({ language: "ja", story: japanese }, "email");
    expect(values.subject).toContain("傘の修理");
  });
});

test("a town in front of its name is no item of a list", () => {
  const story = `День открытой голубятни

г. Кинешма, Ивановская обл. Клуб «Почтарь» впервые за 12 лет пускает гостей в свою голубятню. В ней живут 186 птиц.

08:30 Старт гонки молодых птиц
10:00 Экскурсия по голубятне
12:00 Чай из самовара

Записаться можно до 4 июня на www.pochtar.example.`;
  for (const channel of ["email", "press"]) expect(askContent({ language: "ru", story }, channel).text).not.toMatch(/^\d\. /mu);
});

test("lines that begin with the same sign stay lines", () => {
  const story = `시장 상인 열 명 중 넷은 귀가 어둡다

한빛의원은 시장 상인 411명의 청력을 잰 결과를 9일 공개했다. 난청이 확인된 사람은 151명이었다.

▲ 가장 많이 꼽은 불편: 손님 말을 되묻는 일
▲ 귀마개를 쓴 적이 있다: 19명
▲ 측정된 평균 소음: 수산물 구역 81dB

의원은 5월부터 무료 출장 검사를 한다. 신청은 4월 20일부터 hanbit.example/test에서 받는다.`;
  for (const channel of ["email", "press", "linkedin"]) expect(askContent({ language: "ko", story }, channel).text).not.toMatch(/\S ▲/u);
});

describe("a headline with its second line", () => {
  const story = `जब पानी उतरा, तो पुतलियाँ बेरंग थीं
चूरू का कठपुतली संग्रहालय माँग रहा है कपड़े, गोटा और आपके दो घंटे

बाढ़ के बाद तहख़ाने में चार फ़ुट पानी भर गया था। 236 पोशाकें ख़राब हो गईं। अब संग्रहालय 21 मार्च को दोबारा खुलने जा रहा है।

हर कठपुतली को नई पोशाक चाहिए। स्वयंसेवक www.dhaga.example पर पंजीकरण करें।`;
  test.each(["x", "threads", "tiktok"])("says in few words what is asked for: %s", (channel) => {
    const { text } = askContent({ language: "hi", story }, channel);
    expect(text).toContain("पुतलियाँ बेरंग थीं\n\nचूरू का कठपुतली संग्रहालय माँग रहा है कपड़े, गोटा और आपके दो घंटे");
    expect(text).toContain("www.dhaga.example");
  });
});

test("what only some are asked is not what a text ends in", () => {
  const story = `পুরোনো রেডিও চায় জাদুঘর

পদ্মা বেতার জাদুঘর ৩১ অক্টোবর পর্যন্ত পুরোনো রেডিও সংগ্রহ করছে। অচল সেট হলেও চলবে। এ পর্যন্ত ৪১টি সেট এসেছে।

ফরম পূরণ করুন www.padma.example/daan ঠিকানায়। ভারী সেট হলে ফোন করুন, আমাদের লোক বাড়ি গিয়ে নিয়ে আসবেন।`;
  for (const channel of ["linkedin", "x", "facebook"])
    expect(askContent({ language: "bn", story }, channel).text).toContain("www.padma.example/daan");
});

test.each(["x", "linkedin", "blog", "google_ads", "sms"])("who only greets or thanks says nothing: %s", (channel) => {
  const story = `두꺼비가 길을 건너게 손을 내어 주세요

안녕하십니까. 솔내초등학교는 2월 27일부터 3월 20일까지 저수지 길에서 두꺼비를 옮겨 줄 자원봉사자를 찾습니다. 지난해에는 214마리가 길에서 죽었습니다.

신청은 2월 25일까지 solnae.example/toad에서 받습니다. 고맙습니다.`;
  expect(askContent({ language: "ko", story }, channel).text).not.toMatch(/안녕하십니까|고맙습니다/u);
});

test("an hour with its half of the day is an item as others are", () => {
  const story = `Γιορτή κουδουνιού στο Πετροκέρασο

Την Κυριακή 24 Μαΐου το Πετροκέρασο γιορτάζει το κουδούνι για τρίτη φορά. Η είσοδος είναι ελεύθερη.

Το πρόγραμμα:
11:00 Κουδούνια στην πλατεία
13:30 Εργαστήριο για παιδιά
5 μ.μ. Λύρα και χορός ως αργά

Θέση στο εργαστήριο κρατάτε ως τις 20 Μαΐου στο www.koudouni.example.`;
  expect(askContent({ language: "el", story }, "press").text).toContain("- 5 μ.μ. Λύρα και χορός ως αργά");
});

test("two sentences above a dateline are a headline", () => {
  const story = `Have you an old wedding invitation? Give it to us!

Karaikudi, June 12, 2026 – The museum of printing in Karaikudi collects wedding invitations from before 1980. So far 214 have come, the oldest of 1911.

Send a picture of yours to cards@print.example by 31 July.`;
  const { values } = askContent({ language: "en", story }, "press");
  expect(values.headline).toContain("Have you an old wedding invitation?");
  expect(values.body).not.toContain("June 12, 2026");
});

test("whoever bought something is not asked to buy it", () => {
  const story = `เรียกคืนชุดเพาะเห็ดรุ่น 2

บริษัท เห็ดดีใจ จำกัด เรียกคืนชุดเพาะเห็ดรุ่น 2 จำนวน 3,400 ชุด เพราะขวดสเปรย์อาจแตกได้

ผู้ซื้อเลือกรับขวดใหม่ หรือรับเงินคืน 60 บาท เพียงกรอกแบบฟอร์มที่ www.hed.example/recall ภายในวันที่ 31 สิงหาคม 2569`;
  for (const channel of ["email", "sms", "x", "google_ads"])
    expect(askContent({ language: "th", story }, channel).text).not.toContain("สั่งซื้อ");
});

test("a place of two parts, a dash, a day and a colon are no news", () => {
  const story = `شباك الصيد تصبح شباك مرمى

صلالة، سلطنة عُمان – ٩ فبراير ٢٠٢٦: أعلنت شركة «مرسى للتدوير» أنها تصنع شباك المرمى من شباك صيد مهجورة. ويكفي ١٤ كيلوغرامًا لشبكة واحدة.

للطلب: www.marsa.example قبل ٣٠ أبريل.`;
  for (const channel of ["linkedin", "x", "press"])
    expect([askContent({ language: "ar", story }, channel).values.body].flat().join("\n")).not.toContain("سلطنة عُمان");
});

test("a farewell and its names in one paragraph go together, also above a postscript", () => {
  const story = `מועדון הסיוף "להב הצפון" עובר דירה

ביום ראשון, 21 ביוני, נפתח את הדלתות באולם חדש ברחוב הגפן 4. באולם 14 מסלולים, פי שניים מהיום.

להרשמה: www.lahav.example עד 14 ביוני.

נתראה על המסלול,
יעל אבוטבול
יושבת ראש המועדון

נ״ב: מי שהשאיר אצלנו נעליים מוזמן לבוא לקחת אותן.`;
  for (const channel of ["linkedin", "blog", "press", "threads"])
    expect(askContent({ language: "he", story }, channel).text, channel).not.toMatch(/נתראה על המסלול|יושבת ראש/);
});

test("what a workshop says about itself behind its label is in no post, and no tag is cut", () => {
  const story = `竹子做的货运自行车可以免费借了

弯竹车坊今天宣布，向青篾镇居民免费出借12辆竹制货运自行车，每次最多三天。这批货运自行车每辆能载80公斤。借货运自行车不收押金。

预约借车请登录 www.wanzhu.example。

关于弯竹车坊：2021年成立，是一家有9名员工的社会企业。

联系人：祝小满，电话 400-555-0142`;
  for (const channel of ["linkedin", "youtube", "blog"]) {
    const { text } = askContent({ language: "zh", story }, channel);
    expect(text, channel).not.toContain("社会企业");
    expect(text, channel).not.toMatch(/#\S*货运自行(?!车)/u);
  }
});

test("a call does not point at a telephone that stands below the release", () => {
  const story = `湯たんぽ「ぬくたん」を回収します

当社は、2025年10月から販売した湯たんぽ「ぬくたん」2,300個を回収します。栓のパッキンからお湯が漏れるおそれがあります。

交換をご希望の方は、専用フォーム（https://nukutan.example/koukan）または下記のお電話でお申し込みください。

電話 0120-000-487（平日9時〜17時）`;
  expect(askContent({ language: "ja", story }, "x").text).not.toContain("下記");
});

test.each([
  [
    "hi",
    "विद्यालय अपना ग्लोब www.chhuan.example पर मँगवा सकते हैं।",
    "छूकर पढ़ा जाने वाला ग्लोब\n\nछुअन संस्था ने 3 मई को ब्रेल ग्लोब जारी किया। इसमें 214 नाम हैं।",
    "ऑर्डर करें",
  ],
  [
    "bn",
    "২৫ অক্টোবরের মধ্যে www.shushuk.example ঠিকানায় ফরম পূরণ করুন।",
    "নদীতে শুশুক কমেছে\n\nশুশুক গোনার কাজ শুরু হবে ৭ নভেম্বর। এ কাজে ৮০ জন স্বেচ্ছাসেবক লাগবে, জানা দরকার কমেছে কি না।",
    "ফরম পূরণ করুন",
  ],
])("a button says what is asked for: %s", (language, call, story, button) => {
  expect(askContent({ language, story: `${story}\n\n${call}` }, "email").values.button).toBe(button);
});

test("who writes and where they live is no headline of a letter", () => {
  const story = `வீரத்தாய் சிலம்பக் கூடம்
12, மேலத் தெரு, கீழ்மங்கலம்

1 ஜூன் 2026

அன்புள்ள பெற்றோர்களுக்கும் ஊர் மக்களுக்கும் வணக்கம்.

ஜூன் 13, சனிக்கிழமை முதல் பெண்களுக்கான சிலம்ப வகுப்பு கீழ்மங்கலத்தில் தொடங்குகிறது. எட்டு வயது முதல் யார் வேண்டுமானாலும் சேரலாம். கட்டணம் மாதம் 150 ரூபாய்.

பதிவு செய்ய www.silambam.example என்ற தளத்தைப் பாருங்கள்.`;
  for (const channel of ["x", "facebook", "press", "google_ads", "sms"]) {
    const { text } = askContent({ language: "ta", story }, channel);
    expect(text, channel).not.toMatch(/மேலத் தெரு|வணக்கம்/u);
    if (channel !== "google_ads") expect(text, channel).toContain("சிலம்ப வகுப்பு");
  }
});
