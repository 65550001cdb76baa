import { describe, expect, test } from "vitest";
import { askContent } from "../../fixtures/ask.ts";
import { readStory } from "../read-story.ts";
import { headByShape } from "./head-by-shape.ts";
import { linesOf } from "./story-lines.ts";

const sentence = "The barn opens on the third of May, with bread and music for all.";
const labelled = (story: string, labels: string) => headByShape(linesOf(story), [...labels]).join("");

describe("a line that cannot be a headline", () => {
  test.each([
    [
      "a row",
      `Job fair of the valley\n42 firms, 310 jobs\n\nAt a glance\nWhen: 17 September\nFee: none\nHost: The mill\n\n${sentence}`,
      "OOKDTHT",
      "HSKTTTT",
    ],
    ["a heading", `Announcement: call of the orchard programme\n\nPlace: Tarn\nSeats: 25\n\nAbout it\n${sentence}`, "EEEHT", "HTTTT"],
  ])("gives way to what stands above it: %s", (_, story, found, mended) => expect(labelled(story, found)).toBe(mended));

  test.each([
    ["a subject", `School of Tarn\n\nSubject: a day at the museum\n\n${sentence}`, "OHT"],
    ["who sends it, without rows", `The mill of Tarn\n\nAbout the fair\n${sentence}`, "OHT"],
    ["a headline that stands apart", `From the valley\n\nThe barn opens in May\n\n${sentence}`, "KHT"],
    [
      "a question above its second line, below the path of a page",
      `الرئيسية > المتحف > المعارض\n\nماذا لبس الصيادون وماذا حاكت نساؤهم؟\nمعرض جديد في متحف صور البحري يجمع 140 قطعة\n\n${sentence}`,
      "KHST",
    ],
    ["none, in a circular without rows", `Hikers of the north\n\nThe club house is open again\n\n${sentence}`, "OET"],
    ["none, above a letter", `To the members of the mill\n\n${sentence}`, "GT"],
  ])("nothing else does: %s", (_, story, found) => expect(labelled(story, found)).toBe(found));
});

test("an event stands above its rows", () => {
  const story = `2026 솔내산업단지 채용의 날
하루에 만나는 42개 기업, 310개 일자리

행사 개요
일시: 2026. 9. 17.(목) 10:00~17:00
장소: 솔내컨벤션센터 1층 전시홀
참가비: 무료
주최: 솔내산업단지관리공단

솔내산업단지에 입주한 기업들이 하반기 채용을 앞두고 한자리에 모입니다. 42개 기업이 310명을 뽑습니다.

오시는 길
솔내역 2번 출구 앞에서 무료 셔틀버스가 30분 간격으로 다닙니다.`;
  const { title, subtitle } = readStory(story, "");
  expect([title, subtitle]).toEqual(["2026 솔내산업단지 채용의 날", "하루에 만나는 42개 기업, 310개 일자리"]);
  const { text } = askContent({ language: "ko", story }, "linkedin");
  for (const row of ["장소: 솔내컨벤션센터 1층 전시홀", "참가비: 무료", "주최: 솔내산업단지관리공단"]) expect(text).toContain(row);
});

test("what stands behind the kind of text is the headline", () => {
  const story = `إعلان: فتح باب التقديم لبرنامج «من الحقل إلى السوق» – الدورة الرابعة

الجهة المنظِّمة: جمعية الحقل للتنمية
المكان: إربد، شارع الجامعة
عدد المقاعد: 25 مقعدًا
آخر موعد للتقديم: الخميس 30 نيسان 2026

عن البرنامج
يساعد البرنامج السيدات اللواتي ينتجن المخللات في بيوتهن على ترخيص مشاريعهن. وقد شاركت في الدورات السابقة 68 سيدة.`;
  expect(readStory(story, "").title).toBe("فتح باب التقديم لبرنامج «من الحقل إلى السوق» – الدورة الرابعة");
  expect(askContent({ language: "ar", story }, "linkedin").text).toContain("آخر موعد للتقديم: الخميس 30 نيسان 2026");
});

test("the subject of a mail in Thai has no label", () => {
  const story = "หัวข้อ: หน้าฝนนี้ไปนอนฟังเสียงน้ำที่น่าน\n\nสวัสดีค่ะ คุณลูกค้า\n\nฝนแรกมาแล้ว ทุ่งนาหน้าบ้านริมน้ำรีสอร์ท อ.แม่จริม จ.น่าน เขียวไปทั้งหุบเขา";
  expect(readStory(story, "").title).toBe("หน้าฝนนี้ไปนอนฟังเสียงน้ำที่น่าน");
});
