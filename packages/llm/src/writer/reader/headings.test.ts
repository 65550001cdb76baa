import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const headed = (story: string) => readStory(story, "").passages.map((one) => one.heading);
const told = (story: string) => readStory(story, "").sentences.map((one) => one.text);

describe("a heading with a sign", () => {
  const story = `家で研ぐ「とぎ箱」、6月1日開始

川上刃物は6月1日、包丁を預かって研ぐ「とぎ箱」を始めます。注文は電話でも受けます。

■サービスの特長
1.刃を固定できる箱をお届けします。
2.研ぐのは職人だけです。

■料金(税込)
1本 1,200円/2本 2,000円

■申し込みの方法
お申し込みは https://togibako.example へ。`;

  test("stands above a numbered list and is none of its items", () => {
    expect(told(story)).toContain("サービスの特長：\n1. 刃を固定できる箱をお届けします。\n2. 研ぐのは職人だけです。");
    expect(headed(story)).not.toContain("料金(税込)");
  });

  test("goes out with the value below it, which is no heading", () => {
    expect(told(story)).toContain("料金(税込)：1本 1,200円/2本 2,000円");
  });

  test("closes the list above it", () => {
    const report =
      "들빛식품, 매출 12% 늘었다\n\n들빛식품은 12일 지난해 실적을 공개했다. 매출은 84억 원이다.\n\n■ 실적 요약\n- 매출: 84억 원(+12%)\n- 영업이익: 6억 원\n\n■ 올해 전망\n회사는 올해 매출 90억 원을 목표로 잡았다.";
    expect(headed(report)).toContain("올해 전망");
    expect(told(report).join("\n")).not.toContain("• 올해 전망");
  });
});

test("a sign in front of a label or a sentence makes no heading", () => {
  const story =
    "새 의원이 밤에도 문을 연다\n\n작은항 의원은 5월 4일부터 밤 10시까지 문을 연다. 예약은 https://uiwon.example 에서 한다.\n\n■ 문의: 작은항 의원 원무과\n전화 043-000-7119\n\n■ 작은항 의원은 2014년 문을 연 동네 의원이다.";
  expect(headed(story)).toEqual([null]);
  expect(readStory(story, "").contacts.join("\n")).toContain("작은항 의원 원무과");
});

describe("lines with an hour and a dash", () => {
  test.each([
    ["hi", "शुक्रवार, 20 नवंबर", ["सुबह 10:30 बजे – उद्घाटन", "दोपहर 2 बजे – चित्रकथा कार्यशाला"]],
    ["bn", "শুক্রবার, ২০ নভেম্বর", ["সকাল ১০টা – উদ্বোধন", "বিকেল ৪টা – ছবি আঁকার কর্মশালা"]],
    ["en", "Friday, 20 November", ["10 in the morning – opening", "2 in the afternoon – drawing class"]],
    ["ko", "11월 20일(금)", ["오전 10시 – 개막식", "오후 2시 – 그림책 교실"]],
  ])("are a list under their day: %s", (_, day, slots) => {
    const story = `Book fair at the mill\n\nThe mill at Alston opens its book fair in November. Admission is free for all.\n\n${day}\n${slots.join("\n")}\n\nBook at https://mill.example/fair.`;
    expect(told(story)).toContainEqual(
      expect.stringMatching(new RegExp(`^${day.replace(/[()]/g, "\\$&")}.?\n• ${slots.join("\n• ")}$`, "u")),
    );
  });
});

test("a few capitals behind an abbreviation are no sentence of their own", () => {
  expect(told("Pool repaired\n\nThe repair came to £214 incl. VAT. The county met half of it. Nobody had expected that at all.")).toContain(
    "The repair came to £214 incl. VAT.",
  );
});

test("an abbreviation in a dateline keeps its full stop", () => {
  expect(
    readStory("Школьники построили лодку\n\nРЫБИНСК, Ярославская обл., 14 мая 2026 г. — Мастерская спустит лодку на воду.", "").dateline
      ?.place,
  ).toBe("РЫБИНСК, Ярославская обл.");
});

test("a day above the word that it may be published is no heading", () => {
  const { dateline, passages } = readStory(
    "들빛식품, 매출 12% 늘었다\n올해는 90억 원이 목표\n\n2026. 2. 12.(목) 배포 즉시 보도 가능\n\n들빛식품은 12일 지난해 실적을 공개했다. 매출은 84억 원이다.",
    "",
  );
  expect(dateline?.day).toBe("2026. 2. 12.");
  expect(passages.map((one) => one.heading)).toEqual([null]);
});

test("a telephone below the name of whom to ask is a line of its own", () => {
  expect(
    readStory(
      "Школьники построили лодку\n\nМастерская спустит лодку на воду 6 июня. Записаться можно на сайте https://lodka.example.\n\nКонтакты для СМИ\nИнна Витальевна Лосева, пресс-секретарь\nТел.: 8 (4855) 00-00-01\nАккредитация на церемонию — до 3 июня, 18:00",
      "",
    ).contacts.slice(0, 2),
  ).toEqual(["Инна Витальевна Лосева, пресс-секретарь", "Тел.: 8 (4855) 00-00-01"]);
});
