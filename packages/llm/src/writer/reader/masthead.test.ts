import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const body = (ask: string) =>
  `The old pool in Mill Lane has been shut since the flood. On Saturday 3 May it opens with four lanes.\n\n${ask}`;
const pool = "Mill Lane pool is open again\nNow it needs people to run it";
const call = "If you can spare an evening, put your name down at https://pool.example/rota.";

describe("what stands above a headline in a paragraph of its own", () => {
  test.each([
    "THE MILL LANE LETTER, SPRING 2026",
    "The Mill Lane Letter | May 2026",
    "Bath News No. 14",
    "PUBLIC NOTICE",
    "CALL FOR VOLUNTEERS",
    "Open letter",
    "A NOTE TO ALL NEIGHBOURS",
  ])("is no title: %s", (line) => {
    const { title, subtitle } = readStory(`${line}\n\n${pool}\n\nDear member,\n\n${body(call)}`, "");
    expect([title, subtitle]).toEqual(pool.split("\n"));
  });

  test.each([
    [
      "zh",
      "柳河村共耕园会员通讯\n2026年第1期(总第23期)",
      "地醒了,该续约了\n本季地块续约3月31日截止",
      "各位园友:\n\n今年园里共有86块地,其中71块由老会员优先续租。请在3月31日前登录 https://liuhe.example 办理。",
    ],
    [
      "ja",
      "川辺の会だより\n第42号（通巻118号）",
      "水車がまた回ります\n7月5日にお披露目",
      "会員の皆さま\n\n川辺の水車の修理が5月24日に終わりました。6月26日までに https://kawabe.example からお申し込みください。",
    ],
    [
      "en",
      "The Weir Letter\nIssue 4 (31 in all)",
      "The weir is mended\nCome and see it on 5 July",
      "Dear member,\n\nThe weir at Holme was mended on 24 May. Put your name down by 26 June at https://weir.example.",
    ],
  ])("is no title with the number of its issue below it and another in brackets: %s", (_, masthead, head, text) => {
    const { title, subtitle } = readStory(`${masthead}\n\n${head}\n\n${text}`, "");
    expect([title, subtitle]).toEqual(head.split("\n"));
  });

  test("is no title over several lines, the headline a sentence", () => {
    const letter = "THE MILL LANE LETTER\nNewsletter of the Mill Lane Pool Society\nSpring 2026";
    const { title, subtitle } = readStory(
      `${letter}\n\nWe nearly lost the pool.\n${pool.split("\n")[1]}\n\nDear member,\n\n${body(call)}`,
      "",
    );
    expect([title, subtitle]).toEqual(["We nearly lost the pool.", pool.split("\n")[1]]);
  });

  test.each([
    ["Листок яхт-клубу «Хвиля»\n№ 4, травень 2027 р.", "Причал стоїть, а човнів нема. Поки що", "Звернення ради до членів клубу"],
    ["Листок яхт-клуба «Волна»\n№ 4, май 2027 г.", "Причал стоит, а лодок нет", "Обращение совета"],
    ["Rundbrief der Segelfreunde\nNr. 4, Mai 2027", "Der Steg steht. Nun fehlen Boote", "Brief an alle Mitglieder"],
    ["船坞通讯\n第4期 2027年5月", "栈桥有了，船还没有", "致全体会员的一封信"],
    ["จดหมายข่าวชมรมเรือ\nฉบับที่ 4 พฤษภาคม 2570", "ท่าเรือเสร็จแล้ว ยังขาดเรือ", "จดหมายจากประธานชมรม"],
    ["नाव क्लब पत्रिका\nअंक 4", "घाट तैयार है, नावें नहीं", "सदस्यों के नाम पत्र"],
  ])("is no title with its issue in a line of its own: %s", (masthead, first, second) => {
    const { title, subtitle, sentences } = readStory(`${masthead}\n\n${first}\n${second}\n\n${body(call)}`, "");
    expect([title, subtitle]).toEqual([first, second]);
    expect(sentences[0]?.text).toMatch(/^The old pool/u);
  });

  test.each([
    ["Dear swimmers,", "The pool stays. Now for the roof\nMill Lane Society: letter to members, June 2027"],
    ["Dear swimmers,", "Mill Lane Society: letter to members, June 2027\nThe pool stays. Now for the roof"],
    ["Liebe Mitglieder,", "The pool stays. Now for the roof\nRundbrief des Badvereins, Juni 2027"],
    ["Шановні колеги!", "The pool stays. Now for the roof\nЛист членам клубу, червень 2027"],
  ])("is neither headline nor its second line above a greeting: %s", (greeting, head) => {
    const { title, subtitle, sentences } = readStory(`${head}\n\n${greeting}\n\n${body(call)}`, "");
    expect([title, subtitle]).toEqual(["The pool stays. Now for the roof", null]);
    expect(sentences[0]?.text).toMatch(/^The old pool/u);
  });

  test("stays where a second line says in which month something is", () => {
    const { subtitle } = readStory(`Kites over Mill Lane\nA festival for everybody, June 2027\n\n${body(call)}`, "");
    expect(subtitle).toBe("A festival for everybody, June 2027");
  });

  test.each([
    [
      "ΠΡΟΣΚΛΗΣΗ ΣΥΜΜΕΤΟΧΗΣ",
      "Δέκα θέσεις στο ναυπηγείο",
      "Αιτήσεις έως 5 Ιουνίου",
      "Το ναυπηγείο ζητά δέκα άτομα που θέλουν να μάθουν την τέχνη του καραβομαραγκού.",
    ],
    ["קול קורא", "עשרה מקומות במספנה", "הרשמה עד 5 ביוני", "המספנה הקטנה בנמל מחפשת עשרה אנשים שרוצים ללמוד לבנות סירות עץ."],
    [
      "모집 공고",
      "조선소 견습생 열 명을 찾습니다",
      "접수는 6월 5일까지",
      "항구의 작은 조선소가 나무배 만드는 일을 배울 견습생 열 명을 찾는다.",
    ],
    ["公开信", "船坞招十名学徒", "报名截至6月5日", "港口的小船坞正在寻找十位愿意学习造木船的学徒。"],
    ["नगर पत्रिका, अंक 12", "नाव कारख़ाने में दस जगहें", "आवेदन 5 जून तक", "बंदरगाह का छोटा कारख़ाना लकड़ी की नाव बनाना सीखने वाले दस लोगों को खोज रहा है।"],
  ])("is no title in other scripts: %s", (line, first, second, text) => {
    const { title, subtitle } = readStory(`${line}\n\n${first}\n${second}\n\n${text}`, "");
    expect([title, subtitle]).toEqual([first, second]);
  });

  test.each([
    ["th", "ข่าวประชาสัมพันธ์\nสำหรับเผยแพร่ทันที"],
    ["zh", "新闻稿\n即时发布"],
    ["hi", "प्रेस विज्ञप्ति\nतत्काल प्रकाशनार्थ"],
    ["uk", "Прес-реліз\nДля негайного поширення"],
  ])("is no title where it says when it may be told: %s", (_, label) => {
    const { title } = readStory(`${label}\n\n${pool}\n\nBath, 28 April 2026 – ${body(call)}`, "");
    expect(title).toBe(pool.split("\n")[0]);
  });

  test("is the headline where the story speaks of it", () => {
    const { title } = readStory(`MILL LANE POOL OPENS IN MAY\n\nFour lanes and a new roof\n\n${body(call)}`, "");
    expect(title).toMatch(/^Mill Lane pool opens in May$/iu);
  });
});

describe("a greeting in the head", () => {
  test("goes with the wish below it, below two lines of a headline", () => {
    const story =
      "船坞要修三周,渡船不停\n——小港船坞致全体街坊的一封信\n\n各位街坊、各位船友:\n\n见信好。\n\n船坞的旧吊机用了二十年,去年坏过三回。我们决定从5月4日起修三周。\n\n愿意帮忙的,请登录 https://chuanwu.example 报名。";
    const { title, sentences } = readStory(story, "");
    expect(title).toBe("船坞要修三周,渡船不停");
    expect(sentences[0]?.text).toBe("船坞的旧吊机用了二十年,去年坏过三回。");
  });

  test("goes without a mark behind it", () => {
    const story =
      "선착장이 문을 열 때까지, 하루만 내어 주세요\n- 작은항 조선소가 이웃 주민께 드리는 편지\n\n작은항 주민 여러분께\n\n조선소의 낡은 기중기를 5월 4일부터 3주 동안 고칩니다. 그동안 나룻배는 계속 다닙니다.";
    const { passages, sentences } = readStory(story, "");
    expect(passages.map((one) => one.heading)).toEqual([null]);
    expect(sentences[0]?.text).toContain("5월 4일부터");
  });

  test("takes nothing of a headline that stands between who writes and whom it is to", () => {
    const story = `Mill Lane Swimmers\n12 Mill Lane, Alston\n\n${pool}\n\nDear member,\n\n${body(call)}`;
    expect(readStory(story, "").title).toBe("Mill Lane pool is open again");
  });
});
