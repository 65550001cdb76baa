import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const railway = `Pellow Valley Railway to run its first evening trains since 1964

Volunteers spent three winters restoring six carriages for a 22-date summer season

Passengers will be able to travel up the Pellow Valley after dark this summer for the first time in 62 years, when the volunteer-run railway opens an evening service between Halderwick and Scar Foot.

The Lamplighter will leave Halderwick at 7.15pm every Friday and Saturday from 5 June to 15 August, climbing nine miles to the moorland terminus, where there is an hour's stop for supper. Trains are back by 9.40pm.

All six carriages were found rotting in a Lincolnshire field in 2022. Forty-one volunteers gave more than 11,000 hours to rebuild them. The £186,000 bill was met by members and a single anonymous legacy.

Each train carries 210 passengers and has four wheelchair spaces. Tickets cost £24 for adults and £12 for under-16s.

Book from 9am on Monday 20 April at www.pellowvalleyrailway.example/lamplighter or by phone on 01632 960 418.`;

const camp = `반딧불이 만나러 가는 1박 2일, 가을 생태 캠프 참가 신청 안내

본교에서는 학생들이 생태계를 직접 보고 느낄 수 있도록 가을 생태 캠프를 운영하고자 합니다.

1. 일시: 2026. 10. 16.(금) 13:30 ~ 10. 17.(토) 12:00
2. 장소: 물빛골 생태학습원 (학교에서 버스로 50분)
3. 대상: 4~6학년 48명
4. 참가비: 38,000원 (숙박, 식사 3회, 보험료 포함)

참가를 희망하시는 가정에서는 9월 21일(월) 17시까지 학교 누리집(eunsol.example/camp)에서 신청하여 주시기 바랍니다.`;

const told = (story: string, language: string, channel: string) => askContent({ language, story }, channel).text;

describe("a short text says when, where and for how much, as far as it has room", () => {
  test.each(["x", "threads", "sms", "tiktok"])("the day that only a later paragraph names (%s)", (channel) => {
    expect(told(railway, "en", channel)).toContain("at 7.15pm every Friday and Saturday from 5 June to 15 August");
  });

  test("what it costs, where there is more room, and no amount that has nothing to do with that", () => {
    const text = told(railway, "en", "tiktok");
    expect(text).toContain("Tickets cost £24 for adults and £12 for under-16s.");
    expect(text).not.toContain("£186,000");
  });

  test.each(["threads", "tiktok"])("lines with labels (%s)", (channel) => {
    const text = told(camp, "ko", channel);
    expect(text).toContain("일시: 2026. 10. 16.(금) 13:30 ~ 10. 17.(토) 12:00\n장소: 물빛골 생태학습원");
  });

  test("the first of two clauses, where both have no room, and not the day of the results", () => {
    const residencies =
      "Seis residencias para jóvenes fotógrafos en pueblos de menos de 500 habitantes\n\nLa Fundación Lidia Arnal convoca seis residencias de ocho semanas para fotógrafas y fotógrafos que quieran desarrollar un proyecto documental en un municipio pequeño de Teruel, Soria o Cuenca. Las estancias tendrán lugar entre el 1 de marzo y el 25 de abril de 2027, y los trabajos se expondrán el otoño siguiente en los propios pueblos.\n\nEl jurado hará público su fallo el 18 de diciembre.\n\nLas candidaturas se enviarán a través del formulario de fundacionlidiaarnal.example/residencias hasta el viernes 13 de noviembre de 2026, a las 14:00 h (hora peninsular).";
    const text = told(residencies, "es", "x");
    expect(text).toContain("Las estancias tendrán lugar entre el 1 de marzo y el 25 de abril de 2027.");
    expect(text).not.toContain("18 de diciembre");
  });

  test("when it is, and not only when it is not", () => {
    const sale =
      "इस बार बाजरा गाँव में ही बिकेगा\n\nकंपनी ने तय किया है कि वह खुद आपके गाँव तक आएगी।\n\nखरीद सोमवार, 5 अक्टूबर से शनिवार, 31 अक्टूबर तक, सुबह 8 बजे से होगी। रविवार और दशहरे (20 अक्टूबर) को केंद्र बंद रहेंगे।\n\nभाव ₹2,850 प्रति क्विंटल रहेगा। नमी 12 प्रतिशत से अधिक नहीं होनी चाहिए।\n\nकृपया शुक्रवार, 25 सितंबर तक अपनी मात्रा haritdhara.example/bajra पर दर्ज करा दें।";
    expect(told(sale, "hi", "x")).toContain("खरीद सोमवार, 5 अक्टूबर से शनिवार, 31 अक्टूबर तक");
  });
});

describe("what a water utility asks for", () => {
  const cut = `КОМУНАЛЬНЕ ПІДПРИЄМСТВО «ЯСНОПІЛЬВОДОКАНАЛ»
вул. Заводська, 14, м. Яснопіль

17.09.2026 № 412/03

У ніч на 24 вересня на Лівобережжі не буде води

Через заміну водогону на вулиці Млинарській із 22:00 середи, 23 вересня, до 10:00 четверга, 24 вересня, буде припинено водопостачання в частині Лівобережного району. Без води тимчасово залишаться близько 9 200 абонентів.

Підвезення питної води організують у четвер з 6:00 до 10:00:
1) біля школи № 5;
2) на зупинці «Бульвар Перемоги».

Просимо зробити запас води до 22:00 середи, а якщо після 10:00 четверга вона не з'явиться, зателефонувати на цілодобову лінію 0 800 000 417.

Адміністрація КП «Яснопільводоканал»`;
  test("is not replaced by something shorter to look at, and has its number in a message", () => {
    for (const channel of ["x", "threads", "sms"]) expect(told(cut, "uk", channel)).toContain("0 800 000 417");
  });
  test("stands beside its name in advertisements, and beside no bare day", () => {
    const headlines = askContent({ language: "uk", story: cut }, "google_ads").values.headlines as string[];
    expect(headlines).toContain("Яснопільводоканал");
    expect(headlines.filter((one) => /^\d+ вересня$/u.test(one))).toEqual([]);
  });
});

describe("the day of a fair", () => {
  const fair =
    "রূপসা কেন্দ্রে দিনব্যাপী চাকরি মেলা\n১৮টি প্রতিষ্ঠান, ২৪০টি শূন্য পদ – একই দিনে সাক্ষাৎকার\n\nখুলনার রূপসা কেন্দ্রে চতুর্থবারের মতো চাকরি মেলা বসছে। ১৮টি প্রতিষ্ঠান কর্মী বাছাই করবে।\n\nতারিখ: শনিবার, ১৪ নভেম্বর ২০২৬\nসময়: সকাল ৯টা থেকে বিকেল ৪টা\nস্থান: ২৭ স্টেশন রোড, খুলনা\nনিবন্ধনের শেষ সময়: সোমবার, ৯ নভেম্বর, রাত ১১টা ৫৯ মিনিট\n\nনিবন্ধন করুন: www.rupsha.example/mela";
  test.each(["sms", "x", "threads", "tiktok"])("comes before the last day to register: %s", (channel) =>
    expect(askContent({ language: "bn", story: fair }, channel).text).toContain("১৪ নভেম্বর"),
  );
});

test("the hours of a telephone are told in no short text without its number", () => {
  const story = `«دفانا» تستدعي طوعياً مدفأة «نسيم 2000»

عمّان – الثلاثاء 12 كانون الثاني/يناير 2027

أعلنت شركة دفانا للأجهزة المنزلية عن استدعاء طوعي لعدد من مدافئ الزيت الكهربائية من طراز «نسيم 2000»، وذلك بعد أن تبيّن أن سلك التغذية في بعض القطع قد ترتفع حرارته عند نقطة اتصاله بجسم المدفأة.

التحقق من الرقم التسلسلي عبر الموقع recall.dafana.example أو بالاتصال على الرقم المجاني 080022417.

خط خدمة العملاء: يومياً من 8 صباحاً حتى 10 مساءً، عدا الجمعة من 2 ظهراً`;
  for (const channel of ["x", "threads", "sms", "google_ads"])
    expect(askContent({ language: "ar", story }, channel).text, channel).not.toContain("خط خدمة العملاء");
});
