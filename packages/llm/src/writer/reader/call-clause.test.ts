import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { findCalls } from "./calls.ts";

const above = ["The loom is open.", "It is old.", "It is loud."].map((text, index) => ({ text, index }));
const callOf = (language: string, text: string) => findCalls([...above, { text, index: above.length }], language)[0];

describe("the verb of a call is that of the clause its link stands in", () => {
  test.each([
    ["en", "Renew your membership by Friday 6 March at https://loom.example/renew or ring 01632 960 147.", "Renew your membership"],
    ["de", "Verlängern Sie Ihre Karte bis 6. März unter https://web.example oder rufen Sie 030 555 0147 an.", "Verlängern"],
    ["fr", "Renouvelez votre carte avant le 6 mars sur https://metier.example ou appelez le 01 55 50 01 47.", "Renouveler"],
    ["ru", "Продлите абонемент до 6 марта на сайте https://stan.example или позвоните по телефону 8 (4855) 00-00-00.", "Продлить"],
    ["el", "Ανανεώστε τη συνδρομή σας έως τις 6 Μαρτίου στο https://argaleios.example ή τηλεφωνήστε στο 21000 00 123.", "Ανανέωση"],
    ["he", "נא לחדש את המינוי עד 6 במרץ באתר https://noul.example או בטלפון 03-5550163.", "לחידוש המינוי"],
    ["ar", "جدّدوا عضويتكم قبل 6 آذار عبر https://nawl.example أو اتصلوا بالرقم 065550142.", "جدّد عضويتك"],
    ["bn", "৬ মার্চের মধ্যে https://taant.example ঠিকানায় সদস্যপদ নবায়ন করুন, অথবা ০৯৬০০-৫৫৫০১২ নম্বরে ফোন করুন।", "নবায়ন করুন"],
    ["th", "ต่ออายุบัตรได้ที่ https://kee.example ภายในวันที่ 6 มีนาคม หรือโทร. 02-000-4521", "ต่ออายุบัตร"],
    ["ko", "3월 6일까지 https://beteul.example 에서 회원 자격을 갱신하거나 전화(063-000-2614)로 연락하면 된다.", "갱신하기"],
    ["zh", "请于3月6日前登录 https://zhiji.example 续费，或致电0571-0000 2816。", "立即续费"],
    ["zh", "请于3月6日前登录 https://zhiji.example 投票；不便上网者可致电0571-0000 2816，由志愿者代为登记。", "立即投票"],
  ])("in %s: %s", (language, text, label) => expect(callOf(language, text)?.label).toBe(label));

  test.each([
    ["en", "Pledge a plant by Friday 6 March at https://loom.example/plants, or call 01632 960 147.", "Pledge a plant"],
    ["es", "Elija su turno en https://telar.example o llame al 955 501 470.", "Elija su turno"],
    ["uk", "Оберіть час на сайті https://stan.example або зателефонуйте: 0 800 000 417.", "Оберіть час"],
    ["ar", "اختاروا موعدكم عبر https://nawl.example أو اتصلوا بالرقم 065550142.", "اختاروا موعدكم"],
    ["he", "אנא בחרו מועד באתר https://noul.example או בטלפון 03-5550163.", "אנא בחרו מועד"],
  ])("in %s a verb that no kind knows is the story's own: %s", (language, text, label) =>
    expect(callOf(language, text)?.words).toBe(label),
  );

  test.each([
    ["ta", "தொலைபேசியில் அழைத்தோ https://thari.example என்ற இணையதளத்திலோ உங்கள் நாளை உறுதிசெய்துகொள்ளுங்கள்."],
    ["hi", "अपना दिन https://kargha.example पर चुन लें या 0141-000-0195 पर फोन करें।"],
    ["el", "Ορίστε αντιπρόσωπο, συμπληρώνοντας το έντυπο στο https://argaleios.example ή τηλεφωνώντας στο 21000 00 123."],
  ])("in %s and nobody is asked to ring at a link: %s", (language, text) => {
    expect(callOf(language, text)?.kind).toBeNull();
    expect(callOf(language, text)?.label).toBeNull();
  });

  test.each([
    ["en", "Contact us at https://loom.example/contact or on 01632 960 147.", "Contact us"],
    ["hi", "https://kargha.example पर या 0141-000-0195 पर संपर्क करें।", "संपर्क करें"],
    ["ja", "お問い合わせは https://hata.example またはお電話（03-0000-0163）へ。", "問い合わせる"],
    ["ko", "https://beteul.example 또는 전화(063-000-2614)로 문의하면 된다.", "문의하기"],
  ])("in %s but where that is all they are asked: %s", (language, text, label) => expect(callOf(language, text)?.label).toBe(label));

  test.each([
    ["ja", "見学は https://hata.example またはお電話（03-0000-0163）で6月26日までにご予約ください。", "予約する"],
    ["tr", "Yerinizi 6 Mart'a kadar https://tezgah.example adresinden ya da 0212 000 01 47 numarasından kayıt ile alın.", "Kayıt ol"],
    ["mr", "शुक्रवारपर्यंत https://maag.example या संकेतस्थळावर किंवा ०००००-५५५१२ या क्रमांकावर नावनोंदणी करावी.", "नोंदणी करा"],
  ])("in %s a verb behind all ways is that of each: %s", (language, text, label) => expect(callOf(language, text)?.label).toBe(label));
});

const mill = `மலையடியில் மீண்டும் சுழலும் பழைய காற்றாலை
தென்காசியில் ‘தென்றல்’ காற்றாலையைத் திறக்கிறது நண்பர்கள் சங்கம்

தென்காசி, மார்ச் 2: நான்கு ஆண்டுப் பணிக்குப் பிறகு ‘தென்றல்’ காற்றாலையை நண்பர்கள் சங்கம் செப்டம்பர் 14-ஆம் தேதி சனிக்கிழமை திறக்கிறது.

செப்டம்பர் 9-ஆம் தேதி மாலை 5 மணிக்குள் பதிவு செய்யும் முதல் 40 குடும்பங்கள் கட்டணம் செலுத்த வேண்டியதில்லை. https://thendral.example என்ற இணையதளத்திலோ, 0463-000 2614 என்ற எண்ணில் அழைத்தோ இன்றே உங்கள் பெயரைப் பதிவு செய்துகொள்ளுங்கள்.`;

test("a last day of something else is none of the call's", () => {
  const told = askContent({ language: "ta", story: mill }, "threads").text;
  expect(told).toContain("பெயரைப் பதிவு செய்க: https://thendral.example");
});
