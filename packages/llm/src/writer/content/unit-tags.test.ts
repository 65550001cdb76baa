import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const stories: [string, string, string][] = [
  [
    "th",
    `น้ำใสมีรายได้ 540 ล้านบาท โต 9%
น้ำใสมั่นใจปีหน้าแตะ 600 ล้านบาท

บริษัท น้ำใส จำกัด (มหาชน) เผยผลการดำเนินงานปี 2568 มีรายได้ 540 ล้านบาท เพิ่มขึ้นจากปีก่อนที่ทำได้ 495 ล้านบาท

น้ำใสเตรียมงบลงทุน 150 ล้านบาทสำหรับโรงงานใหม่

ผู้ถือหุ้นลงทะเบียนได้ที่ https://namsai.example ภายในวันศุกร์ที่ 6 มีนาคม 2569`,
    "ล้านบาท",
  ],
];

test.each(stories)("what only counts is no hashtag (%s)", (language, story, unit) =>
  expect(askContent({ language, story }, "instagram").text).not.toContain(`#${unit}`),
);
