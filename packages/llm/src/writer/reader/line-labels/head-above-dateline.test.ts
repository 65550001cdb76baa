import { expect, test } from "vitest";
import { readStory } from "../read-story.ts";

const market = `ข่าวประชาสัมพันธ์
วันที่ 2 ธันวาคม 2569

“กาดริมน้ำ” เปิดถนนคนเดินแห่งใหม่ริมคลองแม่ข่า เชียงใหม่ ชวนชิมของอร่อยกว่า 120 ร้าน ทุกศุกร์-เสาร์ เริ่ม 11 ธันวาคมนี้

เชียงใหม่ – บริษัท ล้านนา จำกัด ร่วมกับชมรมผู้ค้าชุมชนริมคลอง เตรียมเปิด “กาดริมน้ำ” ตลาดนัดถนนคนเดินริมคลองแม่ข่า เปิดให้บริการทุกวันศุกร์และวันเสาร์ เวลา 16.00-22.00 น. ตั้งแต่วันที่ 11 ธันวาคม 2569 เข้าชมฟรีตลอดงาน

ผู้สนใจดูรายละเอียดได้ที่ www.kadrimnam.example`;

test("a line alone above the paragraph that begins with where it was written is the headline, however long it is", () => {
  const { title, dateline } = readStory(market, "");
  expect(title).toMatch(/^“กาดริมน้ำ” เปิดถนนคนเดิน.*11 ธันวาคมนี้$/u);
  expect(dateline?.place).toBe("เชียงใหม่");
});

test("a sentence above it is none", () => {
  const story =
    "The ferry sails again from May, and everybody on the island is glad of it.\n\nALSTON – The ferry company sails three times a day. It takes forty people.\n\nBook at https://ferry.example.";
  expect(readStory(story, "").title).toBeNull();
});
