import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const facts = (story: string) =>
  readStory(story, "")
    .sentences.filter((one) => one.kind === "fact")
    .map((one) => one.text);

const music = "The trio plays music as it was heard in the coffee houses of the town a hundred years ago. An actress reads from letters.";

describe("lines of an invitation that have no labels", () => {
  test.each([
    ["below each other", "\n"],
    ["each a paragraph", "\n\n"],
  ])("are told, day and place: %s", (_, between) => {
    const lines = ["Sunday, 26 April 2026, 5 pm", "Old Synagogue, 9 Mill Lane, Hesselbach", "Admission: 15 euros"];
    expect(facts(`Klezmer and coffee\n\n${lines.join(between)}\n\n${music}`)).toEqual(lines);
  });

  test.each([
    {
      lines: ["23 ноября, воскресенье", "начало в 15:00", "Большой зал,", "ул. Вокзальная, 3"],
      around: ["Полвека с песней", "В программе песни, с которых хор начинал полвека назад. Вечер ведёт артистка областного театра."],
      told: ["23 ноября, воскресенье, начало в 15:00", "Большой зал, ул. Вокзальная, 3"],
    },
    {
      lines: ["το Σάββατο 12 Ιουλίου 2025", "και ώρα 21:00"],
      around: [
        "Βραδιά ρεμπέτικου στο Παλιό Λιοτρίβι",
        "Θα προσφερθούν μεζέδες και τσίπουρο από το ντόπιο καζάνι. Η είσοδος είναι ελεύθερη.",
      ],
      told: ["Το Σάββατο 12 Ιουλίου 2025 και ώρα 21:00"],
    },
    {
      lines: ["2025年11月8日　星期六", "晚七时三十分", "南岸小剧场　东街66号三楼"],
      around: ["《渡口》首演之夜", "一条江，一艘停摆的渡船，三代摆渡人。演出全长九十分钟，无中场休息。"],
      told: ["2025年11月8日 星期六", "晚七时三十分", "南岸小剧场 东街66号三楼"],
    },
  ])("go on from line to line where they do: $lines", ({ lines, around: [headline, news], told }) => {
    expect(facts(`${headline}\n\n${news}\n\n${lines.join("\n")}\n\n${news}`)).toEqual(told);
  });

  test("are a programme's headings where there are several, each above something", () => {
    expect(
      facts(`The folk days have a programme\n\n${music}\n\nFriday, 20 November\n\n${music}\n\nSaturday, 21 November\n\n${music}`),
    ).toEqual([]);
  });

  test("are none below a line that announces them", () => {
    const story = `Pipes are changed\n\nThe water is cut off in all of Mill Lane:\n\non Tuesday 29 September from 8 to 16\n\n${music}`;
    expect(facts(story)).toEqual([]);
  });
});

describe("labels in lines of their own", () => {
  test.each([
    [
      "ja",
      "日時\n2025年6月11日（水曜日）午後11時から\n対象地区\n本町1丁目・2丁目",
      ["日時：2025年6月11日（水曜日）午後11時から", "対象地区：本町1丁目・2丁目"],
    ],
    [
      "id",
      "Kapan\nJumat, 25 September 2026, 15.30\nDi mana\nGedung Merah lantai 2",
      ["Kapan: Jumat, 25 September 2026, 15.30", "Di mana: Gedung Merah lantai 2"],
    ],
    ["te", "తేదీలు\nజనవరి 28, 29, 30\nవేదిక\nకృష్ణాతీరం కళాక్షేత్రం", ["తేదీలు: జనవరి 28, 29, 30", "వేదిక: కృష్ణాతీరం కళాక్షేత్రం"]],
  ])("take what stands below them: %s", (language, lines, told) => {
    const story = { ja: "水道管を取り替えるため、断水します。", id: "Batik dibahas bersama para perajin.", te: "ముప్పై కచేరీలు జరుగుతాయి." }[
      language
    ];
    expect(facts(`Title of ${language}\n\n${story}\n\n${lines}\n\n${story}`)).toEqual(told);
  });

  test.each([
    [
      "in brackets",
      "【时间】9月5日上午9:00\n【地点】残疾人综合服务中心四楼\n【名额】50人",
      ["时间：9月5日上午9:00", "地点：残疾人综合服务中心四楼", "名额：50人"],
    ],
    [
      "before two blanks",
      "일시  2025년 11월 21일(금) 오후 7시 30분\n장소  문화회관 대극장",
      ["일시: 2025년 11월 21일(금) 오후 7시 30분", "장소: 문화회관 대극장"],
    ],
  ])("are read in front of their values: %s", (_, lines, told) => {
    const news = told[0]?.includes("：") ? "招募手语志愿者\n\n完成培训者将颁发证书。" : "정기연주회\n\n여섯 곡을 연주합니다.";
    expect(facts(`${news}\n\n${lines}`)).toEqual(told);
  });
});

describe("lines that look alone and are not", () => {
  const told = (story: string) => readStory(story, "").sentences.map((one) => one.text);

  test("a day set apart in the middle of its sentence stays in it", () => {
    const story = `No water at night\n\nThe main valve no longer shuts. To change it we must cut off the drinking water, namely\n\n**from Tuesday, 21 April 2026, 10 pm, to Wednesday, about 5 am**\n\nin all of the old town. Power and gas stay on.`;
    expect(told(story)).toContain(
      "To change it we must cut off the drinking water, namely from Tuesday, 21 April 2026, 10 pm, to Wednesday, about 5 am in all of the old town.",
    );
  });

  test("a line without a label below a long one with a label is its own", () => {
    const lines = [
      "Where: Museum of Wool, 9 Mill Lane",
      "Open: Tuesday to Sunday, 10 am to 1 pm and 2 pm to 6 pm (closed on Mondays)",
      "Tickets: 4 euros; for those under 12 and for whoever lives in the county free",
      "Entry is free for all on 16 and 17 May",
    ];
    expect(told(`The wool tells its story\n\n${music}\n\n${lines.join("\n")}\n\n${music}`)).not.toContainEqual(
      expect.stringMatching(/free Entry/u),
    );
  });

  test("numbers with the comma of a list count its items: zh", () => {
    const items = [
      "1、方言引导：支持普通话、粤语等8种语音提示；",
      "2、自动抑制啸叫，打电话时无需反复调音量；",
      "3、单只重4.2克，外观与普通蓝牙耳机相近；",
    ];
    const list = told(
      `助听耳机发布\n\n洛屿声学今日发布助听耳机。\n\n针对这些问题做了以下改进：\n${items.join("\n")}\n\n即日起开启预售。`,
    ).find((text) => text.includes("4.2"));
    expect(list).toContain("方言引导");
    expect(list).toContain("自动抑制啸叫");
  });
});
