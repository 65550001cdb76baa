import { describe, expect, test } from "vitest";
import { readStory } from "../read-story.ts";
import { withoutCertain } from "./never-headlines.ts";
import { linesOf } from "./story-lines.ts";

const text = "The ferry sails again from Saturday on, every hour between nine and seven.";
/** The label of a line above a text that was taken for a headline. */
const labelOf = (line: string, found = "H") => withoutCertain(linesOf(`${line}\n\n${text}`), [found, "T"])[0];

describe("a line that was taken for a headline", () => {
  test.each([
    ["Published: 8 May 2025, 13:40", "D"],
    ["Δημοσιεύθηκε: 08.05.2025, 13:40", "D"],
    ["Updated: 18 जनवरी 2025, 08:12 PM IST", "D"],
    ["เผยแพร่เมื่อ 27 พ.ย. 2567 เวลา 14:30 น.", "D"],
    ["גיליון עודכן", "H"],
    ["Προς: τους ιδιοκτήτες και τους ενοίκους", "G"],
    ["A: Jefaturas de departamento", "G"],
    ["Руководителям организаций, жителям поселения", "G"],
    ["السيدات والسادة أعضاء نادي الفلك المحترمين", "G"],
    ["اعضای محترم تعاونی", "G"],
    ["点击上方蓝字关注我们", "E"],
    ["View this email in your browser", "E"],
    ["До 12 травня – стипендії для молоді", "H"],
    ["Published authors read at the mill on 8 May 2025 in three languages", "H"],
    ["Дорогам – ремонт", "H"],
  ])("is what its words say: %s", (line, label) => expect(labelOf(line)).toBe(label));

  test("may be a second line to everybody", () => expect(labelOf("致全体街坊的一封信", "S")).toBe("S"));

  test.each([
    [
      "the line of the subject is one",
      "به نام خدا\nتاریخ: ۱۴۰۴/۰۳/۱۷\n\nموضوع: اعلام زمان قرعه‌کشی واحدها\n\nاعضای محترم تعاونی\n\nقرعه‌کشی واحدهای فاز دوم روز شنبه ۲۴ خرداد ساعت ۱۰ صبح در سالن تعاونی برگزار می‌شود.",
      "اعلام زمان قرعه‌کشی واحدها",
    ],
    [
      "a line that asks is one",
      "老旧小区的自行车，到底该停哪儿？\n\n原创　阿梨　梧桐里社区观察\n\n点击上方蓝字关注我们\n\n梧桐里小区有412户人家，登记在册的自行车却有689辆。楼道里、花坛边、消防栓前，能塞的地方都塞满了。",
      "老旧小区的自行车，到底该停哪儿？",
    ],
  ])("leaves its place: %s", (_, story, title) => expect(readStory(story, "").title).toBe(title));

  test("is one of several questions with their answers, below what they are about", () =>
    expect(
      readStory(
        "Ashcombe Community Shop Ltd\nShare offer - your questions answered (v.2, updated 12 January 2026)\n\nQ. Why now?\nA. Jean and Peter Lidgate retire on 31 March after 22 years.\n\nQ. What does a share cost?\nA. Shares are £1 each.\n\nQ. What if you do not reach the target?\nA. Then every application is returned in full by 13 March.\n\nQ. How do I apply?\nA. Either\n - online: www.ashcombe.example/shares , or\n - on paper at the shop.\n\nClosing date is Friday 27 February 2026.",
        "",
      ),
    ).toMatchObject({
      title: "Share offer - your questions answered",
      calls: expect.arrayContaining([
        expect.objectContaining({ text: "How do I apply? Online: www.ashcombe.example/shares", kind: "apply" }),
      ]),
    }));
});
