import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const summaries = (language: string, story: string) => {
  const { meta_description = "", excerpt = "" } = askContent({ language, story }, "blog").values;
  return { meta: String(meta_description), excerpt: String(excerpt) };
};

/** A year in figures, what a second paragraph opens with, and a meeting at the end. */
const stories = {
  en: {
    story: `Amble dairy ends its year in the black
Despite a wet spring it took in 412 tonnes of milk and hires again

The dairy of Amble has published its results for 2025. Sales rose by 11% to £68,400.

It began rather differently. In the night of 29 April the bridge went down, and the milk stayed on the farms. Two boats carried it across for six weeks.

The members meet on Sunday 23 August at 11am in the yard.

Put your name down at https://amble.example by 10 August.`,
    second: "Despite a wet spring it took in 412 tonnes of milk and hires again",
  },
  uk: {
    story: `Сироварня «Ґрунь» завершила рік із прибутком
Попри мокру весну, вона прийняла 412 тонн молока й знову наймає людей

Сироварня «Ґрунь» підбила підсумки 2025 року. Виторг зріс на 11 % — до 684 тис. грн.

Почалося все зовсім інакше. У ніч на 29 квітня впав міст, і молоко лишилося на хуторах. Шість тижнів його возили двома човнами.

Збори членів відбудуться в неділю, 23 серпня, об 11:00 на подвір’ї.

Зареєструйтеся на https://grun.example до 10 серпня.`,
    second: "Попри мокру весну, вона прийняла 412 тонн молока й знову наймає людей",
  },
  hi: {
    story: `सोनपुर डेयरी का साल मुनाफ़े में
गीली बहार के बावजूद 412 टन दूध आया, फिर भर्ती होगी

सोनपुर डेयरी ने 2025 के नतीजे जारी किए। कारोबार 11 प्रतिशत बढ़कर 68 लाख रुपये हो गया।

शुरुआत बिल्कुल अलग थी। 29 अप्रैल की रात पुल टूट गया और दूध गाँवों में रह गया। छह हफ़्ते तक दो नावों ने उसे पहुँचाया।

सदस्यों की सभा रविवार, 23 अगस्त को सुबह 11 बजे होगी।

10 अगस्त तक https://sonpur.example पर नाम दर्ज कराएँ।`,
    second: "गीली बहार के बावजूद 412 टन दूध आया, फिर भर्ती होगी",
  },
  ko: {
    story: `솔내낙농, 지난해 흑자로 마감
궂은 봄에도 우유 412톤을 모았고 사람을 다시 뽑는다

솔내낙농이 2025년 실적을 공개했다. 매출은 11% 늘어난 6,840만 원을 기록했다.

시작은 전혀 달랐다. 4월 29일 밤 다리가 무너져 우유가 마을에 묶였다. 여섯 주 동안 배 두 척이 우유를 날랐다.

조합원 총회는 8월 23일(일) 오전 11시 마당에서 열린다.

8월 10일까지 https://solnae.example 에서 신청하세요.`,
    second: "궂은 봄에도 우유 412톤을 모았고 사람을 다시 뽑는다",
  },
  ja: {
    story: `渡瀬酪農が黒字で一年を終える
雨の多い春にも牛乳412トンを集め、再び人を募集

渡瀬酪農は2025年の業績を公表しました。売上は11％増の6,840万円でした。

始まりはまったく違いました。4月29日の夜に橋が落ち、牛乳は村に残されました。六週間、二艘の舟が運びました。

組合員総会は8月23日（日）午前11時に中庭で開きます。

8月10日までに https://watase.example からお申し込みください。`,
    second: "雨の多い春にも牛乳412トンを集め、再び人を募集",
  },
} as const;

describe.each(Object.entries(stories))("a story with a second line in %s", (language, { story, second }) => {
  test("has it in its description for searchers", () => expect(summaries(language, story).meta).toContain(second));

  test("has an excerpt of sentences that stand together", () => {
    const { excerpt } = summaries(language, story);
    expect(story.replaceAll(/\s/gu, "")).toContain(excerpt.replaceAll(/\s/gu, ""));
  });
});

test("no description for searchers begins with what points back", () => {
  const story = `Last tram leaves Amble at half past four

Whoever has stood in the middle of Amble a little after midnight knows the queue at the rank that reaches as far as the corner of Mill Lane and sometimes round it, in any weather and on any night of the week. From 6 November this changes. Amble Tramways runs the first night line of the town every Friday and Saturday.

Buy a ticket at https://amble.example.`;
  expect(summaries("en", story).meta).not.toContain("this changes");
});

test("no excerpt ends in what only opens a paragraph", () => {
  const { story } = stories.en;
  const longer = story.replace(
    "to £68,400.",
    "to £68,400, which is more than in any year since the creamery was built beside the old bridge and the first churns were carried over it by hand, as the oldest members still like to tell.",
  );
  expect(summaries("en", longer).excerpt).toMatch(/as the oldest members still like to tell\.$/u);
});
