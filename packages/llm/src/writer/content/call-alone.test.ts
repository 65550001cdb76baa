import { describe, expect, test } from "vitest";
import { askContent, askOutline } from "../fixtures/ask.ts";

const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);
const listOf = (value: string | string[] | undefined) => [value ?? []].flat();
const lines = (language: string, story: string) => {
  const { values } = piece(language, story, "google_ads");
  return { headlines: listOf(values.headlines), descriptions: listOf(values.descriptions) };
};

describe("an advertisement says what is asked and by when", () => {
  test.each([
    [
      "en",
      "Quayside Kettles recalls its copper model\n\nQuayside Kettles is recalling 640 copper kettles because the lid may jam. Nobody was hurt.\n\nPlease register your kettle by 31 July 2027 at www.quayside.example/lid, or call 01632 960 552.",
      "Please register your kettle by 31 July 2027.",
    ],
    [
      "uk",
      "Клуб веслярів шукає керманичів\n\nКлуб веслярів Дубровиці набирає дванадцятьох керманичів на новий сезон. Навчання безкоштовне.\n\nЗареєструватися можна до 26 серпня на сайті www.veslo.example або за телефоном 067 000 00 00.",
      "Зареєструватися можна до 26 серпня.",
    ],
    [
      "el",
      "Βραδιά με τηλεσκόπια στο λιμάνι\n\nΟ Σύλλογος Αστρονόμων στήνει έξι τηλεσκόπια στο λιμάνι το Σάββατο 12 Σεπτεμβρίου. Η είσοδος είναι ελεύθερη.\n\nΚλείστε τη θέση σας έως την Πέμπτη 10 Σεπτεμβρίου στο www.asteria.example ή στο τηλέφωνο 26710 00184.",
      "Κλείστε τη θέση σας έως την Πέμπτη 10 Σεπτεμβρίου.",
    ],
    [
      "el",
      "Βραδιά με βάρκες στο λιμάνι\n\nΟ Όμιλος Κωπηλατών βγάζει έξι βάρκες στο λιμάνι το Σάββατο 12 Σεπτεμβρίου. Η βόλτα είναι δωρεάν.\n\nΔηλώστε συμμετοχή έως την Τετάρτη 2 Σεπτεμβρίου, στις 14.00, στη διεύθυνση https://varkes.example ή στο τηλέφωνο 26710 00184.",
      "Δηλώστε συμμετοχή έως την Τετάρτη 2 Σεπτεμβρίου, στις 14.00.",
    ],
    [
      "th",
      "ชมรมเรือใบชวนแล่นเรือรอบเกาะ เสาร์ที่ 7 มีนาคมนี้\n\nชมรมเรือใบบ้านปากน้ำชวนคนทั่วไปแล่นเรือรอบเกาะในวันเสาร์ที่ 7 มีนาคม 2569 เวลา 09.00 น. ไม่เสียค่าใช้จ่าย\n\nจองที่นั่งบนเรือได้ถึงวันที่ 4 มีนาคม ที่ www.sail.example/book หรือโทร. 035-000-178",
      "จองที่นั่งบนเรือได้ถึงวันที่ 4 มีนาคม",
    ],
  ])("in %s, without the addresses", (language, story, asked) => {
    const { descriptions } = lines(language, story);
    expect(descriptions.some((line) => line.endsWith(asked))).toBe(true);
  });

  test("but nothing that only leads on to its address", () => {
    const story =
      "Le moulin rouvre ses portes\n\nLe moulin de Vauclair rouvre le 3 mai après deux ans de travaux. La visite est gratuite.\n\nLes inscriptions se font sur https://moulin.example.";
    const { headlines, descriptions } = lines("fr", story);
    expect([...headlines, ...descriptions].filter((line) => line.includes("se font"))).toEqual([]);
  });
});

describe("a call to visit a site", () => {
  test("asks for what is done there", () => {
    const story =
      "شركة صغيرة تطرح دراجات خشبية\n\nأعلنت شركة «مسار» عن بدء بيع دراجات خشبية للأطفال يوم 3 مايو. يبلغ سعر الدراجة 40 ريالًا.\n\nللطلب يُرجى زيارة الموقع www.masar.example أو الاتصال على الرقم 2300 0162.";
    expect(lines("ar", story).headlines).toContain("اشترِ");
    expect(piece("ar", story, "email").values.button).toBe("اشترِ");
  });
});

describe("who speaks", () => {
  const story = `The village school swaps its bell for a gong

The village school of Ebersfield has replaced its electric bell with a bronze gong since 3 May. It was cast in the village forge and cost £640.

Ada Crowe, 71, has lived across the road for forty years. "I set my clock by it," she says.

Visitors can strike the gong on open day. Register by 9 June at www.ebersfield.example.`;
  test.each(["x", "facebook", "threads", "google_ads", "sms"])("is told on %s with what they say, or not at all", (channel) => {
    const { text } = piece("en", story, channel);
    expect(text.includes("Ada Crowe") && !text.includes("set my clock")).toBe(false);
  });
});

describe("a call that points to what stands below it", () => {
  test("is the story's own on every button", () => {
    const story =
      "木のおもちゃ「ころり」使用中止のお願い\n\n当工房が販売した木のおもちゃ「ころり」の一部に、車輪が外れるものがあると判明しました。対象の商品は、ただちに使用を中止してください。\n\n専用ページ https://korori.example/kokan または下記のお電話でお申し込みください。\n\n電話 0120-000-487";
    const { text: outline } = askOutline({ language: "ja", story });
    const { values } = askContent({ language: "ja", story, materials: { outline } }, "google_ads");
    expect([values.headlines].flat().join("\n")).toContain("申し込む");
  });

  test("does not point to it where that is not told", () => {
    const story =
      "山あいの4地区に予約バス「ふもと号」、10月1日運行開始\n\n麓交通は10月1日、山あいの4地区で予約バス「ふもと号」の運行を始めます。\n\n運賃は片道300円です。\n\nご登録は https://fumoto.example または下記の予約センターにて承っております。\n\n予約センター 0120-000-374";
    for (const channel of ["x", "threads", "sms"])
      expect(askContent({ language: "ja", story }, channel).text, channel).not.toContain("下記");
  });
});

describe("the second line of a headline", () => {
  test("is not cut at its comma", () => {
    const story =
      "Bibliothek sucht alte Karten\nGesammelt werden Pläne, gezeichnet vor 1950\n\nDie Bibliothek Auental sammelt ab dem 3. Mai alte Karten aus dem Tal. Jede Karte wird kopiert.\n\nAnmelden bis 1. Mai: www.auental.example";
    const { headlines } = lines("de", story);
    expect(headlines).not.toContain("Gezeichnet vor 1950");
  });
});
