import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const told = (language: string, story: string, channel: string) => {
  const { values } = askContent({ language, story }, channel);
  return String(values.body ?? values.caption ?? values.text);
};

const results = `Marsh Lane Dairy earns less and pays farmers more
Milk price rises to 44p; bottling hall on schedule

Marsh Lane Dairy today published its figures for the half-year. Profit fell to £1.2m.

Members can question both directors at an open evening on Thursday 20 August at 6.30pm. Reserve a chair by noon on Monday 17 August at https://marshlane.example/evening or ring 01632 960 418.`;

const meters = `Νέοι μετρητές σε 4.200 σπίτια της Αμπελιάς
Χωρίς χρέωση – Τα ραντεβού κλείνουν ως τις 20 Νοεμβρίου

Την αλλαγή των παλαιών μετρητών ξεκινά τη Δευτέρα 2 Νοεμβρίου η υπηρεσία ύδρευσης της Αμπελιάς. Το έργο κρατά έναν χρόνο.

Για τα υπόγεια χρειάζεται ραντεβού.

Κλείστε το δικό σας έως την Παρασκευή 20 Νοεμβρίου στη διεύθυνση https://ampelia.example/rantevou ή στο τηλέφωνο 27990 55120.`;

const meeting = `กรุงทองประกันภัยโชว์เบี้ยครึ่งปี 2,180 ล้านบาท โต 6.1%
กำไรแผ่วจากพายุ บอร์ดเคาะปันผล 0.20 บาท

บริษัท กรุงทองประกันภัย เปิดเผยผลการดำเนินงานครึ่งปีแรก

ผู้ถือหุ้นที่สนใจ ขอเชิญร่วมรับฟังการชี้แจงทางออนไลน์ ในวันพฤหัสบดีที่ 20 สิงหาคม 2569 ลงทะเบียนได้ที่ https://krungthong.example ภายในวันอังคารที่ 18 สิงหาคม`;

describe("a short text", () => {
  test("is headline, second line, first paragraph and the call's whole paragraph where there is room", () =>
    expect(told("en", results, "threads")).toBe(results.replace("\nMilk", "\n\nMilk")));

  test("says what one registers for rather than what stands below the headline", () => {
    const [headline = "", ...rest] = results.split(/\n+/u);
    expect(told("en", results, "x")).toBe(`${headline}\n\n${rest.at(-1)}`);
    expect(told("th", meeting, "x")).toMatch(/ขอเชิญร่วมรับฟังการชี้แจงทางออนไลน์.*ลงทะเบียน/su);
  });

  test("asks in the story's words where there is room for them", () =>
    expect(told("el", meters, "tiktok")).toContain(
      "Κλείστε το δικό σας έως την Παρασκευή 20 Νοεμβρίου στη διεύθυνση https://ampelia.example",
    ));

  test("has lines of the story as lines", () => {
    const wanted = `목소리를 나눠 주실 분을 찾습니다\n새빛점자도서관, 낭독 봉사자 40명 모집\n\n새빛점자도서관이 낭독 봉사자를 2월 20일(금)까지 모집한다.\n\n기본 교육: 3월 7일(토) 10:00\n\n참여를 원하는 분은 https://saebit.example 에서 신청하면 된다.`;
    for (const channel of ["x", "threads", "tiktok"]) expect(told("ko", wanted, channel)).not.toMatch(/기본 교육.* 참여를/u);
  });
});

test("days that have commas in them are not put into a row", () => {
  const camps = `Free eye camps in five villages\n\nThe Sorrel Clinic holds eye camps in November. They cost nothing.\n\nTimetable:\n\n- Saturday, 7 November: Ashby, village hall\n- Monday, 9 November: Tarn, school\n- Wednesday, 11 November: Holt, church\n\nPut your name down at https://sorrel.example/camps.`;
  for (const channel of ["x", "threads", "tiktok", "sms"])
    expect(askContent({ language: "en", story: camps }, channel).text).not.toContain("November, Monday");
});

describe("a script", () => {
  test("goes on with whole paragraphs from what is new to what is asked, as far as there is time", () => {
    const harvester = `Handel builds a harvester that walks\n\nHandel presents a harvester that one person can lead. It goes on sale in May.\n\nThe machine is 68 cm wide and digs up a row in four minutes.\n\n"I did not believe it," says the farmer Ada Penn.\n\nFarms apply by 18 September at https://handel.example.`;
    expect(askContent({ language: "en", story: harvester }, "tiktok").values.script).toMatch(
      /in May\.\n\nThe machine is 68 cm.*minutes\.\n\nFarms apply/su,
    );
  });
});
