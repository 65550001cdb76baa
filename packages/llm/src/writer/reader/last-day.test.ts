import { describe, expect, test } from "vitest";
import { lastDayIn } from "./last-day.ts";

describe("the last day of a call with its own word", () => {
  test.each([
    ["Please enter your boat at https://weir.example by noon on Friday 12 June, or ring 01632 960 118.", "by noon on Friday 12 June"],
    ["Δηλώστε συμμετοχή έως την Πέμπτη 4 Ιουνίου, στις 13.00, στη διεύθυνση https://limani.example.", "έως την Πέμπτη 4 Ιουνίου"],
    ["Заповніть анкету на сайті https://vitryak.example до 17:00 середи, 3 червня.", "до 17:00 середи, 3 червня"],
    [
      "على الراغبين تعبئة الطلب عبر https://nakhla.example في موعد أقصاه يوم الخميس 4 حزيران 2026.",
      "في موعد أقصاه يوم الخميس 4 حزيران 2026",
    ],
    ["נרשמים באתר https://gan.example עד יום חמישי, 4 ביוני, בשעה 20:00.", "עד יום חמישי, 4 ביוני"],
    ["इच्छुक किसान 4 जून, शाम 6 बजे तक https://khet.example पर नाम दर्ज कराएँ।", "4 जून, शाम 6 बजे तक"],
    ["আগ্রহীরা ৪ জুন, বৃহস্পতিবার রাত ১০টার মধ্যে https://nouka.example ঠিকানায় আবেদন করুন।", "৪ জুন, বৃহস্পতিবার রাত ১০টার মধ্যে"],
    ["ஜூன் 4, வியாழக்கிழமை மாலை 5.30 மணிக்குள் https://thoni.example என்ற தளத்தில் பதிவு செய்யுங்கள்.", "ஜூன் 4, வியாழக்கிழமை மாலை 5.30 மணிக்குள்"],
    ["ご希望の方は、6月4日(木)17時までに専用ページ(https://fune.example)からお申し込みください。", "6月4日17時まで"],
    ["6월 4일(목) 오후 6시까지 누리집(https://narutbae.example)에서 신청하면 된다.", "6월 4일 오후 6시까지"],
    ["有意者请于6月4日(周四)24时前登录 https://duchuan.example 报名。", "6月4日24时前"],
    ["สมัครได้ที่ https://ruea.example ภายในวันพฤหัสบดีที่ 4 มิถุนายน 2569 เวลา 16.30 น.", "ภายในวันพฤหัสบดีที่ 4 มิถุนายน 2569"],
  ])("%s", (text, told) => expect(lastDayIn(text)).toBe(told));

  test.each([
    "The boats lie at the weir from 3 May to 4 June.",
    "展示は6月4日から6月20日まで、受付は https://fune.example です。",
    "お申し込みは6月4日(木)午前10時より承ります。",
    "Book at https://weir.example, or ring 01632 960 118.",
    "Выставка открыта с 3 мая до 4 июня.",
    "Send one form by 4 June and the other by 11 June.",
  ])("is none in %s", (text) => expect(lastDayIn(text)).toBeNull());
});
