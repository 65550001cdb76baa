import { describe, expect, test } from "vitest";
import { prepared, readBlocks } from "./blocks.ts";
import { readStory } from "./read-story.ts";
import { asLines } from "./typed-layout.ts";

const textsOf = (story: string) =>
  readBlocks(prepared(story)).map((block) =>
    block.kind === "list" ? [block.intro, ...block.items] : "text" in block ? block.text : block,
  );

describe("rows with something at both ends", () => {
  test.each([
    ["г. Сосновка                    21 марта 2026 г.", ["г. Сосновка", "21 марта 2026 г."]],
    ["पत्रांक : 118/2026            दिनांक : 7 सितंबर 2026", ["पत्रांक : 118/2026", "दिनांक : 7 सितंबर 2026"]],
  ])("are two lines where one end has a day: %s", (row, lines) => expect(asLines(row).split("\n")).toEqual(lines));

  test.each([
    "The chair                      The secretary",
    "Day              : 1 February 2026",
    "Mon 9:00        Tue 10:00        12 May 2026",
  ])("are one line otherwise: %s", (row) => expect(asLines(row)).toBe(row));
});

describe("what stands below a row, as deep as its words begin,", () => {
  test("goes on with it", () =>
    expect(
      asLines(
        "10:00 – 10:30   Coffee\n10:45 – 11:30   The honeydew of firs\n                Dr Eva Stam, forester\nWhere:      Mill Hall,\n            12 High Street",
      ).split("\n"),
    ).toEqual([
      "10:00 – 10:30   Coffee",
      "10:45 – 11:30   The honeydew of firs – Dr Eva Stam, forester",
      "Where:      Mill Hall, 12 High Street",
    ]));

  test("goes on with a label and a gap, however deep it looks", () =>
    expect(asLines("সময়      : শুক্রবার সকাল ৮টা;\n            শনিবার সকাল ৯টা\nফি        : ২০ টাকা").split("\n")).toEqual([
      "সময়      : শুক্রবার সকাল ৮টা; শনিবার সকাল ৯টা",
      "ফি        : ২০ টাকা",
    ]));

  test("belongs to its item", () =>
    expect(asLines("3. Bring it back to the shop.\n   You can also send a photo.\n4. Tell others.").split("\n")).toEqual([
      "3. Bring it back to the shop. You can also send a photo.",
      "4. Tell others.",
    ]));

  test("is a line of its own elsewhere", () => {
    const signed = "Kind regards,\n        Eva Stam\n        Chair";
    expect(asLines(signed)).toBe(signed);
  });
});

describe("numbers of a list in a larger one", () => {
  test("are those of its items", () =>
    expect(textsOf("Decided:\n2.1. Repair the road from the gate to the pond.\n2.2. Work from 12 to 23 May.")).toEqual([
      ["Decided:", "Repair the road from the gate to the pond.", "Work from 12 to 23 May."],
    ]));

  test("are days or hours where they do not follow one another", () => {
    const days = "10.5. Opening\n11.5. Market\n12.5. Concert";
    expect(asLines(days)).toBe(days);
  });
});

describe("a paragraph that was broken in a script without small letters", () => {
  test.each([
    [
      "he",
      'האסיפה הכללית של עמותת "שניים על אופניים" (רכיבת טנדם\nלאנשים עם לקויות ראייה) תתקיים ביום ג\', 10.3.2026, בשעה 19:30.',
      "(רכיבת טנדם לאנשים",
    ],
    [
      "ar",
      "يُفتتح المعرض يوم الجمعة. يرافق الافتتاح عزف على العود للفنانة\nريم عيتاني، ويلي ذلك لقاء مفتوح مع الفنان وجمهوره الكبير.",
      "للفنانة ريم",
    ],
  ])("is one (%s)", (_, story, joined) => expect(textsOf(story)).toEqual([expect.stringContaining(joined)]));

  test("is several where its rows end whole", () =>
    expect(textsOf("בית הקפה נפתח מחדש ביום ראשון.\nהכניסה חופשית לכל תושבי השכונה, והקפה הראשון על חשבון הבית.")).toHaveLength(2));
});

describe("a sentence around a title between empty rows", () => {
  const story = (before: string) =>
    `${before}\n\n«Το μέλι ελάτης σε ξηρές χρονιές»\n\nπου θα γίνει το Σάββατο 14 Μαρτίου 2026 στην αίθουσα του Πνευματικού Κέντρου.`;

  test("is whole, and has the title above it", () =>
    expect(asLines(story("Το συμβούλιο σας προσκαλεί στην ημερίδα με θέμα:")).split("\n\n")).toEqual([
      "«Το μέλι ελάτης σε ξηρές χρονιές»",
      "Το συμβούλιο σας προσκαλεί στην ημερίδα με θέμα: «Το μέλι ελάτης σε ξηρές χρονιές» που θα γίνει το Σάββατο 14 Μαρτίου 2026 στην αίθουσα του Πνευματικού Κέντρου.",
    ]));

  test("tells its title, which nobody has said", () => {
    const { title, sentences } = readStory(
      `ΠΡΟΣΚΛΗΣΗ\n\n${story("Το συμβούλιο σας προσκαλεί στην ημερίδα με θέμα:")}\n\nΗ είσοδος είναι ελεύθερη για όλους.`,
      "",
    );
    expect(title).toContain("Το μέλι ελάτης");
    expect(sentences[0]).toMatchObject({ text: expect.stringContaining("14 Μαρτίου"), pointsBack: false });
  });

  test("is as it was around the name of a club", () =>
    expect(asLines(story("Ο Σύλλογος"))).toBe(
      "Ο Σύλλογος «Το μέλι ελάτης σε ξηρές χρονιές» που θα γίνει το Σάββατο 14 Μαρτίου 2026 στην αίθουσα του Πνευματικού Κέντρου.",
    ));
});

describe("what else a layout shows", () => {
  test.each([
    [
      "two who sign beside one another, one after the other",
      "La secrétaire,                La présidente,\nJosiane Blanc                 Mireille Costabel",
      "La secrétaire,\nJosiane Blanc\n\nLa présidente,\nMireille Costabel",
    ],
    [
      "labels with dashes below each other",
      "तारीख़ – रविवार, 14 दिसंबर 2025\nसमय – सुबह 6:30 बजे\nदूरी – 13 कि.मी.",
      "तारीख़: रविवार, 14 दिसंबर 2025\nसमय: सुबह 6:30 बजे\nदूरी: 13 कि.मी.",
    ],
    [
      "marks of a footnote that stands below",
      "We have £20,000 already promised*, so £44,000 is missing.\n\n* If we raise the rest.",
      "We have £20,000 already promised, so £44,000 is missing.\n\n* If we raise the rest.",
    ],
    [
      "stars of a list and of slanted letters",
      "It is *slanted* here.\n* One thing\n* Another thing",
      "It is *slanted* here.\n* One thing\n* Another thing",
    ],
    [
      "questions without their letters",
      "F: Warum jetzt?\nA: Weil das Dach undicht ist.\n\nF: Was kostet es?\nA: 400 Euro.",
      "Warum jetzt?\nWeil das Dach undicht ist.\n\nWas kostet es?\n400 Euro.",
    ],
    ["a lone letter", "A. Hale & Sons build the gate.", "A. Hale & Sons build the gate."],
  ])("are %s", (_, story, lines) => expect(asLines(story)).toBe(lines));
});

describe("an official letter", () => {
  const letter =
    "수    신  대전 지역 초등학교장\n제    목  2026년 안전우산 무상 지원 사업 신청 안내\n\n1. 귀교의 무궁한 발전을 기원합니다.\n\n2. 본회는 비 오는 날 등하굣길 교통사고를 줄이기 위하여 2019년부터 초등학교 1학년 학생에게 투명 안전우산을 지원하고 있으며, 지난해까지 모두 312개교가 받았습니다.\n\n3. 참여를 희망하는 학교는 기한 내에 신청하여 주시기 바랍니다.\n\n  가. 비    용: 없음\n  나. 신청 기간: 2026. 3. 30.(월) ~ 4. 17.(금)\n\n4. 우산을 받은 학교에서는 나누어 주기 전에 20분 내외의 안전교육을 실시하여 주시기 바랍니다. 별도의 결과보고서는 받지 않습니다.";

  test("has a subject, and paragraphs without their numbers or what everybody is wished", () => {
    const { title, sentences } = readStory(letter, "");
    expect(title).toBe("2026년 안전우산 무상 지원 사업 신청 안내");
    expect(sentences.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^본회는/u),
      expect.stringMatching(/^참여를/u),
      "비용: 없음",
      "신청 기간: 2026. 3. 30.(월) ~ 4. 17.(금)",
      expect.stringMatching(/^우산을/u),
      expect.stringMatching(/^별도의/u),
    ]);
  });

  test("keeps the numbers of a list below a colon", () => {
    const list =
      "الشروط:\n\n1. بكالوريوس محاسبة.\n\n2. خبرة لا تقل عن ثلاث سنوات، ويفضل من عمل في القطاع التعاوني والجمعيات الأهلية الكبيرة.";
    expect(asLines(list)).toBe(list);
  });
});

describe("a Japanese notice", () => {
  test("has its labels whole, and below them what goes on from them", () =>
    expect(
      asLines("日 時 5月31日(日)10:00〜11:30\n会 場 みどり台公民館 2階\n      ※いつもの集会室ではありません。\n\n一 番 星").split("\n"),
    ).toEqual(["日時：5月31日(日)10:00〜11:30", "会場：みどり台公民館 2階 ※いつもの集会室ではありません。", "", "一 番 星"]));
});

describe("a Korean release", () => {
  const release =
    "해오름생협, 유리병 회수율 63% 달성\n\n(청주) 해오름생활협동조합은 2025년 한 해 동안 공급한 유리병 41만 2,000개 가운데 25만 9,560개를 거두어들였다고 4일 밝혔다.\n\n조합은 지난해 1월 매장 21곳에 회수함을 설치하고 한 개당 100원을 적립해 주었다.\n\n<사진 설명>\n1. 청주 본점 회수함에 병을 넣는 조합원\n2. 진천 세척 센터 검사 공정";

  test("has its town in front of it, and what its pictures show apart", () => {
    const { dateline, sentences } = readStory(release, "");
    expect(dateline?.place).toBe("청주");
    expect(sentences.map(({ text }) => text)).toEqual([expect.stringMatching(/^해오름생활협동조합은/u), expect.stringMatching(/^조합은/u)]);
  });
});

describe("signs of two sizes", () => {
  test("are those of headings and of what stands below them", () => {
    const blocks = readBlocks(
      prepared(
        "■実施日 2026年4月1日(水)\n\n■主な商品の価格(税込)\n・もめん 220円 → 250円\n・絹ごし 210円 → 240円\n\n■営業時間\n火~土 9:00~17:00\n日・月は休みです。",
      ),
    );
    expect(blocks.filter(({ kind }) => kind === "heading").map((block) => "text" in block && block.text)).toEqual(
      expect.arrayContaining(["主な商品の価格(税込)", "営業時間"]),
    );
    expect(blocks).toContainEqual(expect.objectContaining({ kind: "list", items: ["もめん 220円 → 250円", "絹ごし 210円 → 240円"] }));
  });
});
