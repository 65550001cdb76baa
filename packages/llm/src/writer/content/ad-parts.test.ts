import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const ad = (language: string, story: string) => {
  const { headlines, descriptions } = askContent({ language, story }, "google_ads").values;
  return { headlines: [headlines].flat(), descriptions: [descriptions].flat() };
};

const results = `Tarrow Building Society reports lower first-half profit as borrowing slows
Order book passes £1.2bn; yearly forecast unchanged

BRACKLEY, 4 August 2026 – Tarrow & Vale Building Society today published its results for the six months to 30 June 2026. Profit before tax fell to £3.4m, almost entirely because it held savings rates steady after three cuts in Base Rate.

Savings balances grew by £28m to £1.11bn. Arrears are still below the average.

Members can put questions to the board at an online briefing on Thursday 20 August at 6.30pm. Reserve a place by Monday 17 August at https://tarrow.example/half-year or ring 01632 960 147.`;

describe("headlines of an advertisement are whole lines", () => {
  test("what a semicolon parts in the second line, and whose it is beside what to do", () => {
    const { headlines } = ad("en", results);
    expect(headlines).toEqual(expect.arrayContaining(["Order book passes £1.2bn", "Yearly forecast unchanged", "Tarrow: Reserve a place"]));
  });

  test("no name that the news has on its way", () => expect(ad("en", results).headlines).not.toContain("Base Rate"));

  test("in Thai the clauses of the second line, and no subject of a sentence", () => {
    const { headlines } = ad(
      "th",
      `ลมธารประกันภัย โชว์เบี้ยครึ่งปีแรก 2,218 ล้านบาท โต 4.3%
กำไรลดจากพายุภาคใต้ บอร์ดเคาะปันผล 0.25 บาท

บริษัท ลมธารประกันภัย จำกัด (มหาชน) เปิดเผยผลการดำเนินงานงวด 6 เดือนแรกของปี 2569 มีเบี้ยประกันภัยรับรวม 2,218 ล้านบาท เพิ่มขึ้น 4.3% จากช่วงเดียวกันของปีก่อน

ที่ประชุมคณะกรรมการบริษัทฯ มีมติจ่ายเงินปันผลระหว่างกาลหุ้นละ 0.25 บาท จ่ายวันที่ 11 กันยายน 2569

ผู้ถือหุ้นที่สนใจฟังการชี้แจงทางออนไลน์ ในวันพฤหัสบดีที่ 20 สิงหาคม 2569 ลงทะเบียนได้ที่ https://ir.lomthan.example ภายในวันอังคารที่ 18 สิงหาคม`,
    );
    expect(headlines).toEqual(expect.arrayContaining(["กำไรลดจากพายุภาคใต้", "บอร์ดเคาะปันผล 0.25 บาท"]));
    expect(headlines.join("\n")).not.toContain("ที่ประชุม");
  });

  test.each([
    [
      "uk",
      `Млин шукає сорок пекарів на цілу зиму
Печі вже гарячі, а борошно чекає

Старий млин у Яругах шукає сорок пекарів, які пектимуть хліб у громадській печі від листопада до березня.

Зареєструватися можна до 26 жовтня на сайті https://mlyn.example або за телефоном (03731) 0-01-48.`,
      "Зареєструватися (до 26 жовтня)",
    ],
    [
      "zh",
      `会写字的纸灯笼来了
小镇作坊请您来试

青石镇纸灯笼作坊推出会写字的纸灯笼，灯面可以反复擦写。

想来试做的市民，请在9月16日前登录 https://denglong.example 报名，额满为止。`,
      "立即报名（9月16日前）",
    ],
  ])("in %s what to do with its last day", (language, story, line) => expect(ad(language, story).headlines).toContain(line));
});

describe("descriptions of an advertisement stand alone", () => {
  test.each([
    [
      "el",
      `Νέα θερμόμετρα σε 600 σχολικές αίθουσες της Πεζούλας
Χωρίς χρέωση για τα σχολεία

Η Πεζούλα αλλάζει τα θερμόμετρα σε 600 σχολικές αίθουσες από τη Δευτέρα 2 Νοεμβρίου, με δαπάνη του δήμου.

Όπου η αίθουσα κλειδώνει, χρειάζεται ραντεβού. Κλείστε το δικό σας έως την Παρασκευή 27 Νοεμβρίου στη διεύθυνση https://pezoula.example/rantevou ή στο τηλέφωνο 27990 55120.`,
      "το δικό σας",
    ],
    [
      "ja",
      `湖の乗合船「ゆらり」、4月1日に就航
予約一本で町のどの桟橋からでも

青石町は4月1日から、湖の乗合船「ゆらり」を運航する。町内8か所の桟橋を結び、運賃は1乗船200円。

事前登録は https://yurari.example で受け付ける。3月13日までに登録した人には、無料の乗船券2枚を登録証とともに送る。`,
      "乗船券",
    ],
    [
      "bn",
      `রাঙামাটির চার গ্রামে বিনা মূল্যে দাঁতের শিবির
ওষুধের খরচও দেবে সবুজ ক্লিনিক

রাঙামাটি: সবুজ ক্লিনিক আগামী নভেম্বরে জেলার চারটি গ্রামে দিনব্যাপী দাঁতের শিবির করবে।

শিবিরের সময়সূচি
শনিবার, ৭ নভেম্বর: পদ্মবিল, প্রাথমিক বিদ্যালয়
সোমবার, ৯ নভেম্বর: কাঁঠালতলা, ইউনিয়ন পরিষদ
বুধবার, ১১ নভেম্বর: শালবন, কমিউনিটি ক্লিনিক

আগাম নাম লেখান https://sabuj.example/shibir ঠিকানায়।`,
      "৭ নভেম্বর, সোমবার",
    ],
    [
      "hi",
      `नई करघा कार्यशाला में 40 युवाओं को मिलेगा काम
छह महीने का प्रशिक्षण, आवेदन 15 जुलाई तक

रतनपुर, 22 जून: शहर की बुनकर संस्था धागा ने अपनी कार्यशाला के चौथे समूह के लिए आवेदन आमंत्रित किए हैं।

आवेदन https://dhaaga.example/judo पर बुधवार, 15 जुलाई तक भरें।`,
      "शहर की",
    ],
  ])("in %s without what leans on its neighbours", (language, story, words) =>
    expect(ad(language, story).descriptions.join("\n")).not.toContain(words),
  );
});

test("two days beside each other stand in one line of an advertisement", () => {
  const story =
    "மதுரையில் ஆகஸ்ட் 8, 9 தேதிகளில் பாரம்பரிய விதைத் திருவிழா\n\nமதுரை விதைக் காப்பகம் பாரம்பரிய விதைத் திருவிழாவை ஆகஸ்ட் 8, 9 தேதிகளில் நடத்துகிறது.";
  expect(ad("ta", story).headlines.filter((line) => /ஆகஸ்ட் 8$|^9/u.test(String(line)))).toEqual([]);
});
