import { describe, expect, test } from "vitest";
import { headByPlace } from "./head-by-place.ts";
import { linesOf } from "./story-lines.ts";

/** “H|The mill” per row, an empty row between paragraphs, as labels after the step. */
function read(story: string): string {
  const rows = story.split("\n").filter((row) => row !== "");
  const text = story
    .split("\n")
    .map((row) => row.slice(2))
    .join("\n");
  return headByPlace(
    linesOf(text),
    rows.map((row) => row.charAt(0)),
  ).join("");
}
const told = "T|The mill grinds flour for 40 households from 8 May, every Saturday from nine to noon.";

describe("what a line of a head is by its place", () => {
  test.each([
    [
      "the subject of a letter, whatever day it names",
      `O|Hof Lindenkamp GmbH\nH|Am Lindenkamp 4, Wesselrode\n\nE|Kundennummer: 20418\n\nD|Neue Liefertage, neue Preise ab 1. Februar 2027\n\nG|Liebe Frau Albers,\n\n${told}`,
      "OOEHGT",
    ],
    [
      "no subject where the day of a letter stands above its greeting",
      `O|Hof Lindenkamp GmbH\nO|Am Lindenkamp 4\n\nD|Wesselrode, 7. Dezember 2026\n\nG|Liebe Frau Albers,\n\n${told}`,
      "OODGT",
    ],
    [
      "a headline above its second line and a greeting",
      `O|Stadtwerke\n\nH|Trinkwasser: Versorgung unterbrochen\n\nS|Hauptleitung bekommt einen neuen Schieber\n\nG|Liebe Leute,\n\n${told}`,
      "OHSGT",
    ],
    ["hours in a letterhead", `O|Σύλλογος «Η Δρακόλιμνα»\nH|Γραφεία ανοιχτά: κάθε Τρίτη & Πέμπτη 20:00–22:00\n\n${told}`, "OOT"],
    ["what is called out above what it is for", `H|เปิดรับสมัครแล้ว!\nT|หลักสูตรระยะสั้น "ย้อมสีธรรมชาติเพื่อการค้า" รุ่นที่ 5\n\n${told}`, "KHT"],
    ["a slogan that stands alone", `H|Bread for all!\n\n${told}`, "HT"],
    [
      "a title above itself in English",
      `K|【展覽】\nK|浮水之家——蚵寮三代造筏人\nH|The Floating House: Three Generations\n\nT|展期：2026年9月12日\n\nT|竹子要選冬天砍的，老師傅總是這麼說。\n\nT|冬竹糖分少，不容易蛀。\n\nT|本展分為三個展區，展出工具64件。\n\nT|展後也將回到水上。`,
      "KHETTTTT",
    ],
    [
      "a title below which it stands in English",
      `H|เสียงกี่ที่เงียบไป\nS|The Silent Looms\n\nT|นิทรรศการเปิดวันที่ 9 มกราคม 2570 เวลา 10.00 น.\n\nT|เข้าชมฟรี\n\nT|ห้องแสดงงาน ชั้น 2\n\nT|ปิดวันจันทร์`,
      "HETTTT",
    ],
    ["a title between signs", `O|Town of Barn\n\nH|Since 1978\n\nK|=== লোকগান উৎসব ===\n\n${told}`, "OOHT"],
    ["a name between signs below a slogan", `H|Rain brings pancakes!\nS|~ Autumn fair of the old market ~\n\n${told}`, "OHT"],
    [
      "the first of several things",
      `O|Hikers of the north\n\nG|各位會友：\n\nH|（一）八仙嶺步道清潔日\n${told}\n\nT|（二）週年大會\n${told}`,
      "OGTTTT",
    ],
    ["when an office is open, by hours alone", `O|СНТ «Рябинушка-2»\nH|Правление: сторожка у ворот, сб 10–13\n\n${told}`, "OOT"],
    ["no title in a line of signs and a day", `H|Barn opens\n\nK|*** 3 May 2026 ***\n\n${told}`, "HKT"],
    ["a name of Latin letters in a story of them", `O|Mill Trust\nH|The Floating House\n\n${told}`, "OHT"],
  ])("%s", (_, story, labels) => expect(read(story)).toBe(labels));
});
