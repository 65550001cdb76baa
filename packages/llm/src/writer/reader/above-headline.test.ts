import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const read = (story: string) => {
  const { title, subtitle, sentences } = readStory(story, "");
  return [title, subtitle, sentences[0]?.text.slice(0, 12)];
};

const pool =
  "ALSTON, 4 May 2027 – The old pool in Mill Lane, shut since the flood, opens on Saturday with four lanes, a new roof and a café that forty neighbours built.";

describe("what stands above a headline and its second line", () => {
  test.each([
    ["a kind of text that no list knows", "A word from the boat house"],
    ["two words", "Boathouse bulletin"],
    ["when and by whom it is sent", "Released: 4 May 2027, at once\nDesk: Mill Lane Pool, office"],
    ["a day and who sends it", "4 May 2027\nMill Lane Pool Trust"],
    ["several kinds of text in one paragraph", "PRESS RELEASE\nFor immediate release"],
    ["several paragraphs", "PRESS RELEASE\n\n4 May 2027\n\nMill Lane Pool Trust"],
  ])("is no title: %s", (name, above) => {
    const head = name.startsWith("a kind") ? "Bulletin" : above;
    const story = `${head}\n\nMill Lane swims again\nThe pool opens on Saturday, places until Friday\n\n${pool}\n\nMill Lane Pool Trust has 40 members. Book a lane at https://pool.example by 7 May.`;
    expect(read(story)).toEqual(["Mill Lane swims again", "The pool opens on Saturday, places until Friday", pool.slice(21, 33)]);
  });

  test("is no title above one line alone where a day or a label says what it is", () => {
    const above = "Press release\n\nRelease date: 4 May 2027\nDesk: Mill Lane Pool, office";
    expect(read(`${above}\n\nMill Lane swims again\n\n${pool}`)).toEqual(["Mill Lane swims again", null, pool.slice(21, 33)]);
  });

  test.each([
    [
      "ja",
      "関係者の皆さま\n\n2027年5月4日\n一般社団法人 小港造船会",
      "木の船を、もう一度つくる",
      "見習い10名を6月5日(土)まで募集",
      "一般社団法人小港造船会(長野県小港町)は、木造船の技術を受け継ぐ見習い10名の募集を本日から始めます。応募は6月5日まで受け付け、7月から小港の造船所で一年間学びます。",
    ],
    [
      "ko",
      "보도자료\n\n배포일: 2027. 5. 4.(화) / 즉시 보도\n작성: 사단법인 작은항조선소 운영팀",
      "나무배, 다시 바다로 갑니다",
      "작은항조선소, 견습생 열 명 모집…접수는 6월 5일까지",
      "사단법인 작은항조선소는 나무배 만드는 일을 배울 견습생 열 명을 모집한다고 4일 밝혔다. 접수는 6월 5일까지이며 교육은 7월부터 한 해 동안 항구의 작업장에서 진행한다.",
    ],
    [
      "ta",
      "செய்தி வெளியீடு",
      "மரப் படகுகள் மீண்டும் கடலுக்கு",
      "பத்துப் பயிற்சியாளர்கள் தேவை; ஜூன் 5-க்குள் விண்ணப்பிக்கலாம்",
      "நாகை சிறு துறைமுகத்தில் மரப் படகு கட்டும் கலையைக் கற்றுக்கொள்ள விரும்பும் பத்துப் பேரை இக்கூடம் தேடுகிறது. பயிற்சி ஜூலை முதல் ஓராண்டு நடக்கும்.",
    ],
    [
      "uk",
      "ПРЕСРЕЛІЗ\nДля негайного поширення",
      "Човни, що пливуть знову: у Вилковому навчатимуть будувати дерев'яні чайки",
      "Перший набір — десять учнів, заявки приймають до 5 червня включно",
      "ВИЛКОВЕ, 4 травня 2027 року. — Громадська організація «Чайка» відкриває майстерню, де десять учнів вчитимуться будувати дерев'яні човни. Навчання безоплатне й триватиме рік.",
    ],
    [
      "ar",
      "نشرة\nللنشر",
      "قوارب الخشب تعود إلى البحر",
      "عشرة مقاعد مجانية، والتقديم حتى 5 حزيران",
      "صور، 4 أيار 2027 – تبحث ورشة المرفأ الصغير عن عشرة متدربين يريدون تعلّم بناء القوارب الخشبية، ويبدأ التدريب في تموز ويستمر عامًا كاملًا من دون أي رسوم.",
    ],
  ])("is no title in %s", (_, above, title, subtitle, text) => {
    expect(read(`${above}\n\n${title}\n${subtitle}\n\n${text}`).slice(0, 2)).toEqual([title, subtitle]);
  });
});

test.each([
  ["in one line", "Contact: Ann Lee, 01632 960142, press@pool.example", "Mill Lane swims again\nThe pool opens on Saturday"],
  ["line by line", "Contact: Ann Lee\nE-mail: press@pool.example", "Mill Lane swims again\nThe pool opens on Saturday"],
  ["above one line alone", "Contact: Ann Lee, 01632 960142, press@pool.example", "Mill Lane swims again"],
])("whom to ask above a headline is a contact, and the story is told: %s", (_, contact, head) => {
  const story = readStory(`${contact}\n\n${head}\n\n${pool}\n\nBook a lane at https://pool.example by 7 May.`, "");
  expect(story.title).toBe("Mill Lane swims again");
  expect(story.contacts.join()).toContain("press@pool.example");
  expect(story.sentences[0]?.text).toMatch(/^The old pool/u);
});

describe("a headline stays", () => {
  test.each([
    ["above two lines of its own", "Forty neighbours saved a pool that nobody wanted\n\nFour lanes and a new roof\nOpen from Saturday", 48],
    [
      "above a short paragraph that was wrapped",
      "Pool saved\n\nThe old pool in Mill Lane opens again on\nSaturday, and all may swim in it.",
      10,
    ],
    ["above a day and a place", "Pool party\n\nSaturday 8 May\nMill Lane pool", 10],
    ["with a label in it", "Leeds: a pool opens again\n\nFour lanes and a new roof\nOpen from Saturday", 25],
  ])("%s", (_, head, length) => {
    expect(readStory(`${head}\n\n${pool}`, "").title).toBe(head.slice(0, length));
  });
});

test.each([
  ["ko", "제9회 물레방아 빵 잔치, 5월 8일 연다", "“밀가루 한 봉지가 입장권”… 옛 방앗간서 16개 행사"],
  ["en", "The mill grinds again on 8 May", "“Bring a bag of wheat”: sixteen bakers by the old stones"],
])("a second line that begins with somebody's words is one: %s", (_, headline, second) => {
  const story = readStory(`${headline}\n${second}\n\n${pool.slice(21)}\n\nBook a lane at https://pool.example by 7 May.`, "");
  expect([story.title, story.subtitle]).toEqual([headline, second]);
});

test("what a letter is about is its headline, without a colon in Thai", () => {
  const letter = `จดหมายเปิดผนึกถึงเพื่อนบ้านทุกคน\nเรื่อง โรงสีเก่าจะกลับมาสีข้าวอีกครั้ง\n\n15 พฤษภาคม 2570\n\nเรียน เพื่อนบ้านที่นับถือทุกท่านในตำบลริมน้ำ\n\nโรงสีเก่าริมน้ำจะกลับมาสีข้าวในวันที่ 4 มิถุนายน 2570 หลังหยุดไปเก้าปี และมีร้านขนมปังอยู่ข้าง ๆ ลงชื่อที่ https://mill.example`;
  const { title, sentences } = readStory(letter, "");
  expect(title).toBe("โรงสีเก่าจะกลับมาสีข้าวอีกครั้ง");
  expect(sentences[0]?.text).toMatch(/^โรงสีเก่าริมน้ำ/u);
});
