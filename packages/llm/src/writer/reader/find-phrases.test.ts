import { describe, expect, test } from "vitest";
import { findPhrases } from "./find-phrases.ts";

describe("words that belong together", () => {
  test.each([
    [
      "el",
      "Δωρεάν μαθήματα κολύμβησης για ενήλικες",
      "Ο δήμος ξεκινά δωρεάν μαθήματα κολύμβησης για ενήλικες.",
      "Δωρεάν μαθήματα κολύμβησης",
    ],
    ["ka", "თბილისის ბოტანიკური ბაღი იწყებს", "თბილისის ბოტანიკური ბაღი პარასკევს იხსნება.", "თბილისის ბოტანიკური ბაღი"],
    ["bn", "চালু হলো ভ্রাম্যমাণ চক্ষু হাসপাতাল", "ফাউন্ডেশন একটি ভ্রাম্যমাণ চক্ষু হাসপাতাল চালু করেছে।", "ভ্রাম্যমাণ চক্ষু হাসপাতাল"],
    ["he", 'קריאה חוזרת: מטענים ניידים מדגם "אור 10"', 'החברה קוראת להחזיר 6,500 מטענים ניידים מדגם "אור 10" שנמכרו.', "מטענים ניידים"],
    ["ko", "솔내정밀, 자주식 마늘 파종기 ‘SN-7’ 개발", "솔내정밀은 자주식 마늘 파종기를 개발했다.", "자주식 마늘 파종기"],
    ["hi", "जयपुर में लगेगा हस्तशिल्प मेला", "केंद्र में राजस्थान हस्तशिल्प मेला लगेगा।", "हस्तशिल्प मेला"],
  ])("in %s stand in the headline and below it", (language, title, text, phrase) => {
    expect(findPhrases(title, [text], language)).toEqual([phrase]);
  });

  test.each([
    ["a case of its own", "ka", "ბაღი ღამის ექსკურსიებს იწყებს", "ბაღი ღამის ექსკურსიებს გამართავს."],
    ["what follows a small word", "ru", "Концерт в парке Победы", "В парке Победы пройдёт концерт."],
    ["what stands there once", "pl", "Nowa linia tramwajowa", "Tramwaj linii 21 pojedzie w maju."],
    ["what goes on in each place", "bn", "মোবাইল প্রশিক্ষণ: আবেদনের শেষ তারিখ ৩০ এপ্রিল", "দুই ক্ষেত্রেই আবেদনের শেষ সময় ৩০ এপ্রিল।"],
  ])("are not %s", (_, language, title, text) => expect(findPhrases(title, [text], language)).toEqual([]));
});

test("what only counts begins no phrase", () =>
  expect(findPhrases("বীজঘর চায় ৪০ জন স্বেচ্ছাসেবক", ["তিন জেলায় ৪০ জন স্বেচ্ছাসেবক নেওয়া হচ্ছে।"], "bn")).not.toContain("জন স্বেচ্ছাসেবক"));
