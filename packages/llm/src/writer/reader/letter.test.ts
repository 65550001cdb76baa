import { describe, expect, test } from "vitest";
import { withoutLetter } from "./letter.ts";
import { readStory } from "./read-story.ts";

const news = "Library opens at night\n\nThe library opens at night from 3 May. Book a seat at library.example.";

/** Headline and text, as they are told. */
const told = (story: string) => {
  const { title, sentences } = readStory(story, "");
  const text = sentences.map((one) => one.text).join(" ");
  return title === null ? text : `${title}\n\n${text}`;
};

describe("what an email puts around a story", () => {
  test.each([
    ["greeting, aside and signature", `Hi team,\n\nPlease find the text below.\n\n${news}\n\nBest regards\nAnn\nPress office`],
    ["a greeting in German", `Hallo zusammen,\n\nanbei der Text.\n\n${news}\n\nViele Grüße\nSabine`],
    ["a greeting in Korean that ends in a full stop", `안녕하세요, 팀 여러분.\n\n원고입니다.\n\n${news}\n\n감사합니다.\n이서연 드림`],
    ["an aside in Japanese above a headline", `お疲れさまです。\n来月号です。\n\n${news}`],
    ["a greeting on the line of its aside, and a farewell", `Всем привет! Пишу коротко.\n\n${news}\n\nДо встречи,\nКатя из библиотеки`],
    ["whom it is addressed to, a greeting and an aside", `広報担当の皆さま\n\nお疲れさまです。下記の内容でお知らせを出します。\n\n${news}`],
    ["a farewell that only its comma shows", `Hi team,\n\n${news}\n\nTot gauw,\nAnneke`],
    ["thanks at the end", `Liebe Nachbarn,\n\n${news}\n\nVielen Dank für Ihre Geduld!\nIhre Stadtwerke\nJana Kröger`],
    ["a wish of Chinese letters and who signs below it", `各位会员：\n\n${news}\n\n顺祝\n秋安！\n\n书局理事会\n2026年9月14日`],
    ["thanks of whoever signs nothing", `Dear all,\n\n${news}\n\nThank you for your patience!`],
    ["the day above a greeting", `14 April 2026\n\nDear members,\n\n${news}\n\nYours sincerely\nAnn`],
    [
      "the form of a Japanese letter",
      `2026年4月吉日\n\n会員各位\n\n${news}\n\n拝啓　春暖の候、ますますご清栄のこととお慶び申し上げます。\n\n敬具`,
    ],
    ["headers above a headline", `From: Ann\nSubject: Text for May\n\n${news}`],
  ])("%s goes", (_, story) => {
    expect(told(story)).toBe(news);
  });

  test("of a paragraph that names a day, only the sentence that leads on to what is below goes", () => {
    const notice =
      "关于“深夜书房”正式开放的公告\n\n各位读者：\n\n本馆决定自2026年5月8日起正式开放“深夜书房”。现将有关事项公告如下：\n\n每周五18:00开放，次日1:00关闭。";
    expect(told(notice)).toBe(
      "关于“深夜书房”正式开放的公告\n\n本馆决定自2026年5月8日起正式开放“深夜书房”。 每周五18:00开放，次日1:00关闭。",
    );
  });

  test("what announces figures with their days stays, and what is said behind it", () => {
    const text =
      "株式会社みなも製紙(本社:静岡県水面市)は、2026年3月期(2025年4月1日~2026年3月31日)の業績をまとめましたので、下記のとおりお知らせいたします。営業利益は3期ぶりに前の期を上回りました。\n\n売上高は184億2千万円です。";
    expect(withoutLetter(text, true)).toBe(text);
  });

  test("a greeting that asks how one is, and a wish, go", () => {
    const text =
      "학부모님, 안녕하십니까?\n선선한 바람이 부는 계절, 가정에 건강과 평안이 함께하시기를 기원합니다.\n본교에서는 가을 생태 캠프를 운영하고자 합니다.";
    expect(withoutLetter(text, true).trim()).toBe("본교에서는 가을 생태 캠프를 운영하고자 합니다.");
  });

  test("the line that says what a letter is about is its headline, and what stands above it goes", () => {
    const letter =
      "אגודת המים\nת.ד. 118, גבעת האורן\n31 במאי 2026\n\nלכבוד\nתושבי גבעת האורן\n\nשלום רב,\n\nהנדון: הפסקת מים ביום שלישי\n\nביום זה נחליף קטע בקו המים.";
    expect(told(letter)).toBe("הפסקת מים ביום שלישי\n\nביום זה נחליף קטע בקו המים.");
  });

  test("who signs a Japanese letter above it is no headline", () => {
    const letter =
      "2026年9月1日\n\nお客様各位\n\n株式会社まつのき\n代表取締役 松木 一郎\n\n配合変更のお知らせ\n\n拝啓　平素は弊社の味噌をご利用いただき、ありがとうございます。\n\n配合を変更いたします。\n\n敬具\n\n記\n\n塩分：10.8%\n\n以上";
    expect(told(letter)).toBe("配合変更のお知らせ\n\n配合を変更いたします。 塩分：10.8%");
  });

  test("of a Japanese letter what it says of its matter stays", () => {
    const letter = "拝啓　平素よりご愛顧いただき、誠にありがとうございます。さて、このたび書店は五月三日に移転いたします。\n\n敬具";
    expect(told(letter)).toBe("このたび書店は五月三日に移転いたします。");
  });

  test("the subject is the headline of a text that has none", () => {
    const text = "The library opens at night from 3 May.";
    expect(told(`Subject: Re: Nights at the library\n\nDear all,\n\n${text}`)).toBe(`Nights at the library\n\n${text}`);
  });

  test("a headline that begins like a greeting stays", () => {
    const story = "Hello Kitty comes to Leeds for a week\n\nThe exhibition opens on 3 May.";
    expect(told(story)).toBe(story);
  });
});

describe("what only says that a release is sent", () => {
  test.each(["【新聞稿】", "[보도자료] ", "PRESS RELEASE: ", "Pressemitteilung – "])("%s goes from the headline", (kicker) => {
    expect(told(`${kicker}${news}`)).toBe(news);
  });

  test("a label that belongs to the headline stays", () => {
    expect(told(`Leeds: ${news}`)).toBe(`Leeds: ${news}`);
  });
});

test("a headline stays above a place in brackets and a day, and a greeting below them", () => {
  const story = readStory(
    `Open letter: call us before you climb
From 15 June the rescue station answers at night

Alston (Cumbria), 3 June 2026

Dear walkers of the fells,

The nights are short, and last year 31 of you did not make it down before dark. From Monday, 15 June, somebody sits by the telephone until dawn. Nobody is asked to pay.

Write to us at www.alstonrescue.example by 12 June.

Yours,
Ada Bell`,
    "",
  );
  expect(story.title).toBe("Open letter: call us before you climb");
  expect(story.subtitle).toBe("From 15 June the rescue station answers at night");
  expect(story.dateline?.day).toBe("3 June 2026");
});

describe("a letter's headline with figures and commas is not the address of whoever sends it", () => {
  test.each([
    ["en", "The mill turns again", "12 millers, 3 ovens and bread on Saturday", "Dear members,"],
    ["uk", "Млин знову меле: 4,5 тонни борошна", "Перша випічка — 12 травня, черга відкрита", "Шановні члени спілки,"],
    ["zh", "老磨坊又转起来了", "首批50袋面粉,面向全体社员", "各位社员:"],
    ["ar", "الطاحونة تدور من جديد", "14 خبّازًا، و3 أفران، وخبز كل سبت", "السادة الأعضاء،"],
    ["ko", "방앗간, 다시 돌아간다", "밀가루 50포대, 조합원에게 먼저", "안녕하십니까."],
  ])("%s", (language, headline, second, greeting) => {
    const told = "Flour 2027: 4 May, the mill opens at www.mill.example for everybody who has asked for it since the flood of last year.";
    const story = readStory(`${headline}\n${second}\n\n${greeting}\n\n${told}`, "");
    expect([language, story.title, story.subtitle]).toEqual([language, headline, second]);
  });

  test("a name that comes again and a street above a greeting are who writes", () => {
    const letter =
      "Mill Lane Fencing Club\n12 Mill Lane, Alston\n\nDear members,\n\nMill Lane Fencing Club opens a new hall on 4 May 2027. Come and see it.";
    expect(readStory(letter, "").title).toBeNull();
  });
});
