import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { findCalls } from "../reader/calls.ts";

const callsOf = (language: string, texts: readonly string[]) =>
  findCalls(
    texts.map((text, index) => ({ text, index })),
    language,
  );

describe("a way for those who cannot take the usual one ends no text", () => {
  test.each([
    ["en", "The full timetable is at www.skerra.example/winter.", "Not online? Call us on 01632 960 417 by 9 October."],
    [
      "de",
      "Den ganzen Fahrplan finden Sie unter www.skerra.example/winter.",
      "Kein Internet? Rufen Sie uns bis 9. Oktober an: 0632 960417.",
    ],
    ["fr", "Tous les horaires sont sur www.skerra.example/hiver.", "Pas d’internet ? Appelez le 01 63 29 60 41 avant le 9 octobre."],
    ["es", "Todos los horarios están en www.skerra.example/invierno.", "¿Sin internet? Llame al 916 329 604 antes del 9 de octubre."],
    ["ru", "Всё расписание — на www.skerra.example/zima.", "Нет интернета? Звоните до 9 октября: 8 632 960-41-70."],
    ["he", "לוח הזמנים המלא באתר www.skerra.example/winter.", "אין לכם אינטרנט? התקשרו עד 9 באוקטובר: 03-6329604."],
    [
      "ja",
      "時刻表は www.skerra.example/winter に掲載しています。",
      "インターネットをお使いでない方は、10月9日までに電話0120-963-294へお申し込みください。",
    ],
    [
      "ko",
      "전체 시간표는 www.skerra.example/winter 에서 볼 수 있습니다.",
      "인터넷이 어려운 분은 10월 9일까지 전화 02-632-9604로 신청하세요.",
    ],
  ])("in %s", (language, usual, other) => expect(callsOf(language, ["X.", other, usual])[0]?.text).toBe(usual));

  test("nor does the way to other branches", () =>
    expect(callsOf("en", ["X.", "Call us on 01632 960 417.", "Other branches: www.loom.example/shops"])[0]?.address).toBe("01632 960 417"));
});

test("a ticket office sells nothing by itself", () =>
  expect(callsOf("en", ["X.", "Call us on 01632 960 417 or drop in at the ticket office, Pier Road."])[0]?.kind).toBe("contact"));

describe("what has to be booked for a part of the matter alone", () => {
  test.each([
    [
      "en",
      "Exhibition “Rails and people”\n\nThe museum shows 150 old photographs of the railway from 6 June.\n\nWorkshops for up to twelve children between seven and twelve years must be booked at www.museum.example/rail at least three days ahead, while the exhibition, for which tickets are sold at the door of the museum on each of its days from nine to five, needs no booking.",
      "Book: www.museum.example/rail",
    ],
    [
      "th",
      "นิทรรศการ “ร้อยปีบนราง: รถไฟกับคนลำปาง”\n\nพิพิธภัณฑ์เรือนแก้วชวนชมภาพถ่ายเก่ากว่า 150 ภาพ ตั้งแต่วันที่ 6 มิถุนายน\n\nกิจกรรมพิเศษต้องจองล่วงหน้าอย่างน้อย 3 วัน ที่ www.museum.example/rail หรือโทร. 054-000-189 ส่วนนิทรรศการซื้อบัตรได้ที่หน้าพิพิธภัณฑ์ ไม่ต้องจอง",
      "จอง: www.museum.example/rail",
    ],
  ])("is asked of nobody in short in %s", (language, story, short) => {
    for (const channel of ["x", "sms", "google_ads"]) expect(askContent({ language, story }, channel).text).not.toContain(short);
  });
});

describe("a step that is the call", () => {
  const story = `2027 한들시 새해 일자리 박람회
- 지역 기업 46곳 참여 -

한들시 일자리센터는 오는 1월 22일(금) 한들시민체육관에서 ‘2027 새해 일자리 박람회’를 엽니다.

□ 행사 개요
○ 일시: 2027. 1. 22.(금) 10:00~17:00
○ 장소: 한들시민체육관 1층

□ 참가 방법
1. 사전 신청: 1월 15일(금) 18:00까지 누리집(www.handeuljob.example)에서 희망 기업을 최대 3곳까지 선택
2. 면접 시간 안내: 1월 19일(화) 문자로 개별 발송
3. 당일 준비물: 신분증, 이력서 3부
※ 사전 신청을 하지 않아도 당일 현장에서 등록할 수 있다.`;
  const times = (text: string) => text.split("www.handeuljob.example").length - 1;

  test.each(["x", "sms", "threads", "tiktok"])("is asked in a text that tells no steps: %s", (channel) =>
    expect(times(askContent({ language: "ko", story }, channel).text)).toBeGreaterThan(0),
  );
});

test("an item of a list that begins with its day is not asked again word for word below it", () => {
  const story = `다온식품, 청주 공장서 ‘현장 채용의 날’ 개최

다온식품은 오는 9월 18일(금) 청주 제2공장에서 ‘현장 채용의 날’을 연다.

□ 신청 방법
- 9월 14일(월) 18시까지 채용 누리집(recruit.daon.example)에서 사전 신청
- 사전 신청자만 현장 면접을 볼 수 있음`;
  expect(askContent({ language: "ko", story }, "facebook").text.split("채용 누리집(recruit.daon.example)에서 사전 신청").length).toBe(2);
});

describe("registration for one thing beside what is open to all", () => {
  const stories = {
    el: `3η Γιορτή Μελιού και Βοτάνων στη Βυτίνα

Ο Σύλλογος Μελισσοκόμων διοργανώνει τη Γιορτή Μελιού και Βοτάνων, από την Παρασκευή 19 έως την Κυριακή 21 Ιουνίου 2026, στην πλατεία της Βυτίνας.

Η είσοδος είναι ελεύθερη. Για τον περίπατο και την επίσκεψη στο μελισσοκομείο απαιτείται δήλωση συμμετοχής έως την Τρίτη 16 Ιουνίου, στο www.giorti.example ή στο τηλ. 27950 22 046.`,
    en: `Hallow book fair opens its new hall

Hallow book fair opens its new hall on Friday 16 October 2026 at 9 am, in the old cloth shop at 12 Market Street.

Entry is free. For the story hour you have to register by Wednesday 14 October at www.fair.example/hallow or on 01632 960 173.`,
  };
  const days = { el: "21 Ιουνίου", en: "16 October" };
  const shorts = { el: "Δήλωση συμμετοχής (", en: "Register" };

  test.each(["el", "en"] as const)("is asked of nobody in short in %s, and the day of the whole is told", (language) => {
    for (const channel of ["x", "threads"]) {
      const { body } = askContent({ language, story: stories[language] }, channel).values;
      expect(body).toContain(days[language]);
      expect(body).not.toContain(shorts[language]);
    }
  });
});

test("an address in a line of its own is that of the sentence that asks", () => {
  const story = `春の木曽路を歩く 馬籠ハイキング

馬籠宿から妻籠宿まで約8kmの峠道を、地元ガイドと一緒に歩く日帰りバスツアーです。

■出発日
2026年4月11日(土)、12日(日)

■旅行代金(税込)
大人 12,800円/小学生 9,800円

■服装・持ち物
歩き慣れた靴、雨具、飲み物。

■お申し込み
2月16日(月)10:00より、ウェブサイトまたはお電話で受け付けます。締切は各出発日の10日前です。
https://www.tabi.example/kiso

3月8日(日)までにお申し込みの方は、早期割引でお一人さま1,000円引きとなります。

■取消料
出発日の10日前から8日前まで20%、当日50%。`;
  const textOf = (channel: string) => askContent({ language: "ja", story }, channel).text;
  expect(textOf("x")).toContain("お申し込み：2月16日(月)10:00より、ウェブサイトまたはお電話で受け付けます。https://www.tabi.example/kiso");
  for (const channel of ["facebook", "email", "press"]) {
    expect(textOf(channel)).toMatch(/出発日\n+2026年4月11日\(土\)、12日\(日\)/u);
    expect(textOf(channel)).toMatch(/取消料\n+出発日の10日前から/u);
  }
});

describe("what has to be registered for beside an event that anybody may enter", () => {
  test.each([
    [
      "en",
      "Honey fair in Wend Hill\n\nThe Wend Hill Trust holds its honey fair on 17 and 18 October on the green.\n\nEntry is £1 for adults. The workshop on candles has 30 seats; please register by 14 October at www.wendhill.example/fair.\n\nBuses leave Harwick at 9.30.",
      "Register",
    ],
    [
      "ar",
      "انطلاق مهرجان عجلون للعسل في 15 تشرين الأول\n\nتنظّم جمعية سنديان مهرجان عجلون للعسل من الخميس 15 إلى السبت 17 تشرين الأول 2026 في ساحة المركز الثقافي بعجلون.\n\nالدخول دينار واحد للكبار. المشاركة في الورشة وركن الأطفال مجانية، ويُرجى التسجيل المسبق قبل يوم الأربعاء 14 تشرين الأول عبر الموقع www.ajloun.example.\n\nوتنطلق الحافلات من عمّان في الساعة 9:30 صباحاً.",
      "سجّل مسبقًا",
    ],
    [
      "bn",
      "ধানমন্ডিতে শুরু হচ্ছে নকশিকাঁথা প্রদর্শনী\n\nআগামী ১৩ নভেম্বর ঢাকায় শুরু হচ্ছে নকশিকাঁথা প্রদর্শনী।\n\nপ্রদর্শনী ও গানের আসরে প্রবেশ বিনা মূল্যে।\n\nকর্মশালায় আসন ২৫টি, ফি ৩০০ টাকা। অংশ নিতে ১৭ নভেম্বরের মধ্যে www.path.example/kantha ঠিকানায় নিবন্ধন করুন। ভবনে লিফট আছে।\n\nস্থান: মেঠোপথ গ্যালারি, ঢাকা।",
      "নিবন্ধন করুন (",
    ],
  ])("is asked for in no few words, in %s", (language, story, short) => {
    for (const channel of ["x", "sms", "linkedin", "google_ads"]) {
      const { text } = askContent({ language, story }, channel);
      expect(text.split("\n").filter((row) => row.startsWith(short))).toEqual([]);
    }
  });

  test("and everybody is where entry is free but seats are few", () =>
    expect(
      askContent(
        {
          language: "en",
          story:
            "An evening of clay\n\nThe Kiln opens an evening of clay on 17 October at 6 pm.\n\nEntry is free, but there are 80 seats. Register at www.kiln.example/clay.\n\nThe show goes on until 17 January.",
        },
        "sms",
      ).text,
    ).toContain("www.kiln.example/clay"));
});

test("entry is free and only the tours need booking: nobody else is asked", () => {
  const story =
    "Jobtag im Klinikum Rheinaue\n\nAm Samstag, 25. April 2026, öffnet das Klinikum Rheinaue in Köln von 10 bis 15 Uhr seine Türen.\n\nDer Eintritt ist frei, eine Anmeldung ist nur für die beiden Führungen nötig. Bitte melden Sie sich dafür bis Freitag, 17. April, unter www.rheinaue.example/jobtag an.\n\nOrt: Uferstraße 118, 50996 Köln";
  expect(askContent({ language: "de", story }, "google_ads").text).not.toContain("Jetzt anmelden");
  expect(askContent({ language: "de", story }, "email").values.button).toBeUndefined();
});

test("what needs neither ticket nor registration is registered for by nobody, and three days are no last one", () => {
  const fair =
    "টাঙ্গাইলে শুরু হচ্ছে তিন দিনের ‘তাঁতের হাট ২০২৬’\n\nআগামী ৯ থেকে ১১ এপ্রিল টাঙ্গাইল শহরের নদীপাড় মাঠে বসছে ‘তাঁতের হাট ২০২৬’।\n\nহাটে ঢুকতে কোনো টিকিট বা নিবন্ধন লাগবে না।\n\nপ্রাকৃতিক রঙের কর্মশালায় অংশ নিতে চাইলে ৫ এপ্রিলের মধ্যে www.tanter.example/kormoshala ঠিকানায় নিবন্ধন করুন।";
  const ad = askContent({ language: "bn", story: fair }, "google_ads").text;
  expect(ad).not.toContain("নিবন্ধন করুন");
  expect(ad).not.toMatch(/: ১১ এপ্রিল/u);
});

test("that no ticket is needed for children says nothing of everybody else's", () => {
  const story =
    "Harwick folk festival on 8 August\n\nThe Harwick Folk Club holds its festival on Saturday 8 August in the park.\n\nOrder your tickets at www.harwick.example/tickets by 1 August.\n\nNo ticket is needed for children under six.";
  expect(askContent({ language: "en", story }, "google_ads").text).toContain("Order your tickets");
});

test("“entry is free, but you have to register” asks everybody", () => {
  const story = `٣٨ شركة تعرض ١١٥٠ فرصة عمل في ملتقى «شغلك في طنطا»
مقابلات فورية وورش مجانية يوم السبت ١٧ أكتوبر

طنطا – الأحد ٤ أكتوبر ٢٠٢٦
تنظم مؤسسة «خطوة للتشغيل» الدورة الخامسة من ملتقى «شغلك في طنطا» يوم السبت ١٧ أكتوبر ٢٠٢٦ بقاعة المؤتمرات. الدخول مجاني، لكن التسجيل المسبق مطلوب.

وقالت أ. نهى سالم، مديرة المؤسسة: «حضر العام الماضي ٣٢٠٠ شاب وشابة».
وأضاف م. شريف البنا، مدير الموارد بشركة «دلتا»: «ندخل الملتقى بـ ٩٠ وظيفة».

طريقة التسجيل
التسجيل متاح حتى يوم الأربعاء ١٤ أكتوبر على www.khotwa.example/job، أو برسالة إلى ٠١٠٠٥٥٥٠١٤٧.`;
  for (const channel of ["x", "threads", "sms"])
    expect(askContent({ language: "ar", story }, channel).text).toContain("www.khotwa.example/job");
  // Who adds something is not the first to speak.
  expect(String(askContent({ language: "ar", story }, "press").values.body)).toContain("وقالت أ. نهى سالم");
});

test("what is added to the matter, or beside what needs no registration, is asked of nobody in short", () => {
  const story = `「一口氣：玻璃百年特展」4月11日登場
玻璃工藝館展出186件作品

玻璃工藝館將於4月11日（六）至8月30日（日）推出「一口氣：玻璃百年特展」，展出186件作品。展覽分為四區。

4月11、12日每天14:00，陳師傅將在廣場示範吹製，免費觀賞，無須報名。

另有親子工作坊，5月每週六10:00舉行，每組新臺幣650元。4月13日中午12:00起於官網 www.boli.example 開放報名，額滿為止。

地點：東區玻工路18號
時間：週二至週日 9:30–17:00`;
  const added = story.replace("，無須報名", "");
  // A text may tell of it with what it is for.
  for (const one of [story, added])
    for (const channel of ["x", "threads", "sms", "google_ads"])
      expect(askContent({ language: "zh", story: one }, channel).text.replace("無須報名", "").split("另有親子工作坊")[0]).not.toContain(
        "報名",
      );
  expect(askContent({ language: "zh", story }, "email").text).not.toContain("[[button]]");
});
