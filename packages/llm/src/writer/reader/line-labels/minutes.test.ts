import { describe, expect, test } from "vitest";
import { readStory } from "../read-story.ts";
import { itemOf } from "./minutes.ts";

describe("minutes of a meeting", () => {
  test.each([
    [
      "ru",
      "СНТ «Берёзовая Грива»\n\nВЫПИСКА ИЗ ПРОТОКОЛА № 3\nзаседания правления\n\nот 21 марта 2026 г.            дом правления, 12:00–13:40\n\nПрисутствовали: Гордеева Н. П. (председатель), Ишутин А. В., Клюев С. Р.\nСекретарь: Маслова Т. И.\n\nВопрос 2 повестки дня. О ремонте Центральной улицы\n\nЧлены правления осмотрели дорогу, которую отсыпали в 2024 г. в соседнем товариществе.\n\nРаботы провести с 12 по 23 мая 2026 г.",
      "О ремонте Центральной улицы",
      /Гордеева|Маслова|12:00/u,
    ],
    [
      "en",
      "Mill Lane Allotments\n\nMINUTES OF THE COMMITTEE\n\n21 March 2026\n\nPresent: Ida Frey (chair), Tom Hale, Noor Haddad\nApologies: Ann Lee\n\nItem 4 of the agenda: Repair of the lower gate\n\nThe committee looked at three offers and took the one of Hale & Sons for £597.\n\nThe work is done from 12 to 23 May 2026, on weekdays only.",
      "Repair of the lower gate",
      /Ann Lee|Tom Hale/u,
    ],
  ])("are told by what their item is about, without who was there (%s)", (_, story, title, there) => {
    const read = readStory(story, "");
    expect(read.title).toBe(title);
    expect(read.sentences.map(({ text }) => text).join("\n")).not.toMatch(there);
  });

  test("tell nothing of how they met", () => {
    const read = readStory(
      "รายงานการประชุมคณะกรรมการหมู่บ้าน สวนลำพู\nครั้งที่ 3/2569\n\nผู้มาประชุม กรรมการ 7 คน จาก 9 คน\n\nวาระที่ 4 การปรับปรุงไฟถนนในหมู่บ้าน\n\nเหรัญญิกรายงานว่า ไฟถนนเดิม 64 ดวงใช้งานมา 15 ปี เสียค่าไฟฟ้าส่วนกลาง 218,400 บาท และซ่อมไปแล้ว 23 ครั้ง\n\nมติที่ประชุมเห็นชอบ 6 เสียง เริ่มงานวันจันทร์ที่ 20 เมษายน 2569 ใช้เวลาไม่เกิน 10 วัน",
      "",
    );
    expect(read.title).toBe("การปรับปรุงไฟถนนในหมู่บ้าน");
    expect(read.sentences.map(({ text }) => text).join("\n")).not.toContain("ผู้มาประชุม");
  });

  test("of several items have no headline among them", () =>
    expect(
      readStory(
        "MINUTES OF THE COMMITTEE\n\nItem 1: Repair of the gate\n\nThe gate is repaired in May for £597.\n\nItem 2: New members\n\nThree people were welcomed.",
        "",
      ).title,
    ).not.toBe("Repair of the gate"));

  test.each([
    ["TOP 3: Neue Beitragsordnung", "Neue Beitragsordnung"],
    ["议题2：关于更换水泵的决定和费用", "关于更换水泵的决定和费用"],
    ["Вопрос 3. О замене водопровода на 4-й линии.", "О замене водопровода на 4-й линии"],
    ["Item 3 is closed.", null],
    ["Punkt 1", null],
  ])("know an item of an agenda: %s", (line, item) => expect(itemOf(line)).toBe(item));

  test("leave “Present: …” in other texts alone", () =>
    expect(
      readStory(
        "The bees are back\n\nThe bees are back on the roof of the town hall since Monday 3 May.\n\nPresent: two hives, 60,000 bees and a beekeeper.",
        "",
      )
        .sentences.map(({ text }) => text)
        .join("\n"),
    ).toContain("two hives"));
});
