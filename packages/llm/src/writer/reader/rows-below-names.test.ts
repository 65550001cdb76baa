import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const told = (story: string) => readStory(story, "").sentences.map(({ text }) => text);
const headings = (story: string) => readStory(story, "").passages.map(({ heading }) => heading);
const above = "Festival by the river\n\nThe festival by the river is on 15 and 16 January 2027 on the field of Mymensingh.\n\n";

describe("rows below a name", () => {
  test("are its list, most with a figure, the others as well", () =>
    expect(
      told(
        `${above}টিকিট\nএক দিন ৪০০ টাকা\nদুই দিন ৭০০ টাকা (৩১ ডিসেম্বরের মধ্যে কিনলে ৫৫০ টাকা)\nশিক্ষার্থী ২০০ টাকা, পরিচয়পত্র দেখাতে হবে\nছোটদের টিকিট লাগবে না\n\nThere is water on the field.`,
      ),
    ).toContain(
      "টিকিট:\n• এক দিন ৪০০ টাকা\n• দুই দিন ৭০০ টাকা (৩১ ডিসেম্বরের মধ্যে কিনলে ৫৫০ টাকা)\n• শিক্ষার্থী ২০০ টাকা, পরিচয়পত্র দেখাতে হবে\n• ছোটদের টিকিট লাগবে না",
    ));

  test("are no list where a text was wrapped", () =>
    expect(
      told(
        `${above}Getting there\nThe bus of line 12 leaves the station every 20 minutes\nfrom 9 in the morning and takes all of 35 minutes to the\nfield, and the last one goes back at 23:30 in the night`,
      ).join("\n"),
    ).not.toContain("•"));

  test("stay below it where there is one with bars", () => {
    const story = `${above}Τροχός για αρχάριους\nΔευτέρα 18:00–20:30 | Διδάσκει: Ελπίδα Καραντώνη | 240 €\n\nΥφαντική\nΠέμπτη 17:30–20:00 | Διδάσκει: Δέσποινα Ρήγα | 260 €\n\nThe price has all of it.`;
    expect(headings(story)).toEqual(expect.arrayContaining(["Τροχός για αρχάριους", "Υφαντική"]));
    expect(told(story).join("\n")).toContain("Δευτέρα 18:00–20:30 | Διδάσκει: Ελπίδα Καραντώνη | 240 €");
  });
});

test("a numbered heading above rows with labels is no label of the first", () => {
  const lines = told(
    "志愿者招募\n\n今年,赛道换了新线路,我们还缺260人。\n\n一、活动信息\n赛事名称:2026临溪湖半程马拉松\n比赛时间:10月18日(周日)7:30鸣枪\n地点:临溪市市民广场东门\n\n二、报名条件\n年满18周岁,身体健康。\n\n三、报名方式\n登录 www.linxihu-run.example 填写报名表。",
  );
  expect(lines).toContain("赛事名称：2026临溪湖半程马拉松");
});

test("a paragraph below a day goes on from the greeting with a capital letter", () =>
  expect(
    told(
      "Πρόγραμμα μαθημάτων\n5 Οκτωβρίου – 18 Δεκεμβρίου 2026\n\nΦίλες και φίλοι,\n\nμετά από ένα καλοκαίρι με τις πόρτες κλειστές επιστρέφουμε με καινούργιο φούρνο και δύο τροχούς.",
    ).join("\n"),
  ).toContain("Μετά από ένα καλοκαίρι"));
