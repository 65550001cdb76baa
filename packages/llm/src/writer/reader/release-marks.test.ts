import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const texts = (story: string) => readStory(story, "").sentences.map((one) => one.text);
const told = (end: string) =>
  `The mill turns again\n\nAlston, 3 May 2027 – The old mill in Alston turns again from Saturday 8 May, after six years of repairs by forty volunteers.\n\nWhoever wants to grind corn can book an hour at https://mill.example until 6 May. Entry is free.${end}\n\nPress contact:\nIda Frey, press@mill.example`;

describe("an end mark behind the last sentence", () => {
  test.each([" <끝>", " (끝)", " –Ends–", " ###", " (Ende)", " [конец]", "（完）", " – انتهى –", " -30-", " 〈끝〉"])(
    "is not told: %s",
    (mark) => {
      expect(texts(told(mark)).at(-1)).toBe("Entry is free.");
      expect(readStory(told(mark), "").contacts.join(" ")).toContain("press@mill.example");
    },
  );

  test("is not told in Japanese, where it is a word alone", () => {
    const story =
      "水車が再び回ります\n\n山あいの水車小屋が六年ぶりに5月8日から再び回り始めます。入場は無料です。\n\nお申し込みは https://mill.example で5月6日まで受け付けます。以上";
    expect(texts(story).at(-1)).toBe("お申し込みは https://mill.example で5月6日まで受け付けます。");
  });

  test.each([
    "The film is called “The end”.",
    "It goes on until the very end.",
    "The shop (open to the end) stays.",
    "It is led by Ida Frey (30)",
  ])("is none where the word is told: %s", (sentence) => expect(texts(told(` ${sentence}`)).join(" ")).toContain(sentence));
});

describe("when a release may be told", () => {
  test.each([
    "보도 시점: 2027년 5월 3일(월) 오전 9시 이후",
    "보도일시: 2027. 5. 3. 09:00",
    "보도시점 2027. 5. 3.(월) 09:00 이후",
    "報道解禁日時：2027年5月3日 9:00",
    "Sperrfrist: 3. Mai 2027, 9 Uhr",
  ])("is neither headline nor news: %s", (line) => {
    const head = "물레방아 다시 돈다\n- 자원봉사자 40명이 6년 걸려 고쳐 5월 8일부터 운영 -";
    const lead =
      "산골 물레방아가 5월 8일부터 다시 돌아간다. 자원봉사자 40명이 6년 동안 고쳤다.\n\n예약은 https://mill.example 에서 5월 6일까지 받는다.";
    const story = readStory(`보도자료\n${line}\n\n${head}\n\n${lead}`, "");
    expect([story.title, story.subtitle]).toEqual(["물레방아 다시 돈다", "자원봉사자 40명이 6년 걸려 고쳐 5월 8일부터 운영"]);
    expect(story.sentences.some((one) => one.text.includes(line.slice(0, 3)))).toBe(false);
    expect(story.passages.map((one) => one.heading)).toEqual([null]);
  });

  test.each(["– Forty people, six years –", "― Forty people, six years ―", "〈Forty people, six years〉", "～Forty people, six years～"])(
    "a second line has no signs around it: %s",
    (line) => expect(readStory(told("").replace("again\n", `again\n${line}\n`), "").subtitle).toBe("Forty people, six years"),
  );
});

describe("lines with dashes below a headline", () => {
  const story = `달빛전자, 어르신 약 상자 ‘때맞춤’ 출시
- 뚜껑이 제때 열리고 닫혀… 약 잊는 일 줄어
- 5월 9일까지 신청한 마을에 한 달 무료

달빛전자는 정해진 시간에 뚜껑이 열리는 약 상자 ‘때맞춤’을 5월 1일 출시한다고 밝혔다. 상자는 하루 네 번 빛과 소리로 알린다.

신청은 누리집(https://dalbit.example)에서 5월 9일까지 받는다.`;

  test("are second lines, of which the first is told, and no list of the story", () => {
    const { title, subtitle, sentences } = readStory(story, "");
    expect([title, subtitle]).toEqual(["달빛전자, 어르신 약 상자 ‘때맞춤’ 출시", "뚜껑이 제때 열리고 닫혀… 약 잊는 일 줄어"]);
    expect(sentences[0]?.text).toMatch(/^달빛전자는/u);
  });
});

test("a greeting with an exclamation mark in front of what a letter says is not told", () => {
  const story = `मिल फिर चलेगी

प्रिय पड़ोसियो,

सादर प्रणाम! पुरानी पनचक्की 9 मई से फिर आटा पीसेगी। मरम्मत पर 84,000 रुपये लगे।

नाम https://panchakki.example पर 3 मई तक लिखवाएँ।`;
  expect(readStory(story, "").sentences[0]?.text).toBe("पुरानी पनचक्की 9 मई से फिर आटा पीसेगी।");
});

test("a dateline may name its month twice, as the east of the Arab world does", () => {
  const story = `عودة الطاحونة القديمة إلى العمل

عمّان، الأحد 10 تشرين الأول/أكتوبر 2027 – تعود الطاحونة القديمة إلى العمل يوم السبت بعد ترميم استمر عامين.

للحجز زوروا الموقع https://tahouna.example قبل يوم الخميس.`;
  const { dateline, sentences } = readStory(story, "");
  expect(dateline?.day).toContain("تشرين الأول/أكتوبر 2027");
  expect(sentences[0]?.text).toMatch(/^تعود الطاحونة/u);
});
