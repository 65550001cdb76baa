import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const summaries = (language: string, story: string) => {
  const { meta_description = "", excerpt = "" } = askContent({ language, story }, "blog").values;
  return [meta_description, excerpt].map(String);
};

describe("a summary of a story that opens with a scene of nobody", () => {
  test.each([
    [
      "en",
      `Warm hands wanted
Selby Night Shelter looks for forty volunteers for its winter kitchen

The last bus leaves at ten, and then the square is empty. A kettle is what one misses most.

Now two more evenings are to be covered. Nobody needs to be able to cook.

Write to us at www.selbyshelter.example by 4 March.`,
      "Warm hands wanted. Selby Night Shelter looks for forty volunteers for its winter kitchen.",
    ],
    [
      "bn",
      `নদীর ধারে দাঁড়াবেন আমাদের সঙ্গে?
মালদহের ১২টি ঘাটে পাখি গোনা, চাই ৮০ জন স্বেচ্ছাসেবক

ভোরের কুয়াশায় কে ডাকে, কেউ জানে না। যে পাখির নাম নেই, তার খোঁজও কেউ রাখে না।

দূরবিন আমরা দেব। গাড়িভাড়াও পাবেন।

https://maldabird.example পাতায় ফর্ম ভরুন।`,
      "নদীর ধারে দাঁড়াবেন আমাদের সঙ্গে? মালদহের ১২টি ঘাটে পাখি গোনা, চাই ৮০ জন স্বেচ্ছাসেবক।",
    ],
  ])("is its headline and its second line: %s", (language, story, told) => {
    for (const text of summaries(language, story)) expect(text.slice(0, told.length)).toBe(told);
  });
});

test("a headline whose language ends it with no mark is not run into the news", () => {
  const story = `รับบริจาคผ้าห่มให้ศูนย์พักคนเดินทางก่อนลมหนาว
ต้องการ 500 ผืน

มูลนิธิ “บ้านไออุ่น” จังหวัดลำปาง ชวนคนทั้งเมืองซักผ้าห่มที่ไม่ใช้แล้วและนำมาส่งต่อให้ผู้เดินทาง

ลงทะเบียนที่ https://aioon.example`;
  expect(summaries("th", story)[1]).not.toContain("รับบริจาคผ้าห่ม");
});

test("where only the dateline names the town a summary is headline and second line", () => {
  const story = `Weaving school finds room for forty
Six months of training, paid

BRACKLEY, 22 June 2026 – The town's weaving school has invited applications for its fourth group of young weavers. Forty of them will be taught.

Apply by 15 July at https://weaving.example/join.`;
  const { meta_description: meta, excerpt } = askContent({ language: "en", story }, "blog").values;
  expect(meta).toContain("Weaving school finds room for forty.");
  expect(`${meta}${excerpt}`).not.toContain("The town");
});
