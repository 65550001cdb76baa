import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const message = (language: string, story: string) => String(askContent({ language, story }, "sms").values.text);

test("a message that has no room for headline, second line and address keeps the address", () => {
  const story = `เปิดตัว “ตะกร้าลม” กระเป๋าสานจากผักตบชวา เบากว่าหวายสามเท่า
ฝีมือแม่บ้าน 7 หมู่บ้าน จองล่วงหน้าถึง 20 เมษายนนี้ รับราคาพิเศษ 450 บาท

กลุ่มแม่บ้านหนองบัว เปิดตัว “ตะกร้าลม” กระเป๋าสานสองหู ทนฝนและซักได้

ราคาปกติใบละ 590 บาท สั่งจองในราคา 450 บาท ได้ที่ https://takralom.example ตั้งแต่วันนี้ถึง 20 เมษายน 2569 รอบแรกผลิตเพียง 3,000 ชุด หากหมดก่อนกำหนด ผู้จองจะได้คิวในรอบถัดไป`;
  expect(message("th", story)).toMatch(/ตะกร้าลม.* จอง(?: \(ตั้งแต่วันนี้ถึง 20 เมษายน 2569\))?: https:\/\/takralom\.example$/u);
});

test.each([
  [
    "ar",
    `أيدٍ خضراء لشارعنا
جمعية «ظل الزيتون للأشجار» تفتح باب التطوع لغرس مئة شجرة في حي المنارة بصفاقس

عند الظهيرة لا يبقى في الشارع ظل، ويعود الأطفال بوجوه محمرة.

للمشاركة، املأ الاستمارة على https://dhill.example/tatawwu أو اتصل بنا على ٧٤/٤١٨٠٠٠٠ من الأحد إلى الخميس، من ١٠ ص إلى ٤ م.`,
    "ظل الزيتون",
  ],
  [
    "bn",
    `নদীর ধারে দাঁড়াবেন আমাদের সঙ্গে?
মালদহের ১২টি ঘাটে পাখি গোনা, চাই ৮০ জন স্বেচ্ছাসেবক

ভোরের কুয়াশায় কে ডাকে, কেউ জানে না। যে পাখির নাম নেই, তার খোঁজও কেউ রাখে না।

নাম লেখানোর শেষ দিন ১০ জানুয়ারি। https://maldabird.example পাতায় ফর্ম ভরুন, অথবা (০৩৫) ০০০০-৫৫৪১ নম্বরে সন্ধে ৬টা থেকে ৯টার মধ্যে ফোন করুন।`,
    "৮০ জন স্বেচ্ছাসেবক",
  ],
])("where the headline names nobody and nothing, a message begins with its second line: %s", (language, story, told) => {
  expect(message(language, story)).toContain(told);
  expect(message(language, story)).toContain("https://");
});
