import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const plans = `Keep the reading room or move it: members decide
A letter to all members of the Larch Lane Library

The Larch Lane Library is six years old this month, and its rent has doubled since January.

The board has written two plans:

Option A: we stay at Larch Lane and the yearly fee rises from £12 to £15.
Option B: we move to the old hall in Weir Street on Saturday 26 September and raise £28,000 for shelves.

Please vote by 20 May at https://larch.example.`;

const figures = `รายได้น้ำใสปี 2568 แตะ 540 ล้านบาท โต 9%
กำไรลดลงเพราะค่าขนส่ง พร้อมจ่ายปันผล 0.20 บาทต่อหุ้น

บริษัท น้ำใส จำกัด (มหาชน) เผยผลการดำเนินงานปี 2568 มีรายได้รวม 540.2 ล้านบาท เพิ่มขึ้น 9% จากปีก่อน

ตัวเลขสำคัญของปี

- รายได้ในประเทศ 400.1 ล้านบาท ส่งออก 140.1 ล้านบาท
- อัตรากำไรขั้นต้น 25.4%
- หนี้สินต่อทุน (D/E) 0.52 เท่า

ผู้ถือหุ้นลงทะเบียนฟังคำชี้แจงได้ที่ https://namsai.example ภายในวันศุกร์ที่ 6 มีนาคม 2569`;

const channels = ["x", "threads", "facebook", "instagram", "tiktok", "sms"];
const countOf = (text: string, parts: readonly string[]) => parts.filter((part) => text.includes(part)).length;

describe.each(channels)("on %s", (channel) => {
  test("of several plans all are told or none", () => {
    const { text } = askContent({ language: "en", story: plans }, channel);
    expect([0, 2]).toContain(countOf(text, ["Option A", "Option B"]));
  });
  test("of figures below each other all are told with their heading, or none and no heading", () => {
    const { text } = askContent({ language: "th", story: figures }, channel);
    expect([0, 4]).toContain(countOf(text, ["ตัวเลขสำคัญของปี", "รายได้ในประเทศ", "ขั้นต้น", "(D/E)"]));
  });
});

test("advertisements have no heading of a list", () =>
  expect(askContent({ language: "th", story: figures }, "google_ads").text).not.toContain("ตัวเลขสำคัญของปี"));
