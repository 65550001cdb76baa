import { expect, test } from "vitest";
import { readStory } from "../reader/read-story.ts";
import { actorOf } from "./actor.ts";

test.each([
  ["en", "Folk in the park\n\nThe Harwick Folk Club holds its festival on Saturday 8 August.", "Harwick Folk Club"],
  ["en", "Winter times\n\nOur winter timetable starts on Sunday 25 October 2026.", ""],
  ["uk", "Гранти для виробників\n\nФонд «Місцеве» оголошує третій конкурс грантів для малих виробників.", "Фонд «Місцеве»"],
  ["el", "Νέα έκθεση\n\nΤο Μουσείο Εργασίας Παγασητικού παρουσιάζει από την Πέμπτη 19 Μαρτίου την έκθεση.", "Μουσείο Εργασίας Παγασητικού"],
  [
    "ar",
    "مهرجان العسل\n\nتنظّم جمعية سنديان للتنمية الريفية، بالتعاون مع البلدية، مهرجان العسل يوم 15 تشرين الأول.",
    "جمعية سنديان للتنمية الريفية",
  ],
  ["he", "מלגות לסטודנטים\n\nקרן אלונים פותחת את ההרשמה למלגות לשנת הלימודים החדשה.", "קרן אלונים"],
  ["hi", "मसाला उद्योग के नतीजे\n\nमध्य प्रदेश लघु मसाला उत्पादक संघ ने गुरुवार को नतीजे जारी किए।", "मध्य प्रदेश लघु मसाला उत्पादक संघ"],
  ["ja", "秋の特別展\n\n瀬野浦市立郷土博物館では、10月3日(土)から秋季特別展を開催します。", "瀬野浦市立郷土博物館"],
  ["th", "ชมรมบ้านปากน้ำชวนปลูกป่าชายเลน\n\nกิจกรรมจัดในวันเสาร์ที่ 24 ตุลาคม 2569 ที่ปากน้ำ", "ชมรมบ้านปากน้ำ"],
])("whoever acts stands before what is done (%s: %s)", (language, story, actor) => {
  const { sentences, title } = readStory(story, "");
  expect(actorOf({ work: { language, pool: sentences, titles: [title ?? ""] } })).toBe(actor);
});
