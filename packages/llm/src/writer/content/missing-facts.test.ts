import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const told = (language: string, story: string, channel: string, part: string) =>
  String(askContent({ language, story }, channel).values[part]);

describe("a short text lacks nothing that a row of its story says and for which there is room", () => {
  const contest = `নদীপাড় সাহিত্য পরিষদ
কলেজ রোড, বরিশাল

লেখা আহ্বান
কিশোর গল্প প্রতিযোগিতা ২০২৭

নদীপাড় সাহিত্য পরিষদ সপ্তমবারের মতো কিশোর গল্প প্রতিযোগিতার আয়োজন করছে। ষষ্ঠ থেকে দশম শ্রেণির শিক্ষার্থীরা এতে অংশ নিতে পারবে।

নিয়মাবলি
১. গল্প মৌলিক ও অপ্রকাশিত হতে হবে।
২. একজন একটির বেশি গল্প জমা দিতে পারবে না।

গুরুত্বপূর্ণ তারিখ
লেখা জমার শেষ দিন: ১৫ জানুয়ারি ২০২৭, শুক্রবার (ডাকযোগে পাঠালে ১৪ জানুয়ারির মধ্যে)
ফল প্রকাশ: ১০ ফেব্রুয়ারি ২০২৭

লেখা পাঠানোর ঠিকানা
ই-মেইল: golpo@nodipar.example (বিষয়ের ঘরে বিভাগ লিখতে হবে)
ডাক: সম্পাদক, নদীপাড় সাহিত্য পরিষদ, কলেজ রোড, বরিশাল ৮২০০

অংশগ্রহণে কোনো ফি নেই।`;

  test.each(["x", "threads"])("the last day, also of a list: %s", (channel) =>
    expect(told("bn", contest, channel, "body")).toContain("লেখা জমার শেষ দিন: ১৫ জানুয়ারি ২০২৭"),
  );
  test("the way to take part", () => expect(told("bn", contest, "tiktok", "caption")).toContain("golpo@nodipar.example"));

  const course = `שם הקורס: לתקן במקום לזרוק
מנחה: ברוך טסמה
מועד: ימי שני 19:00–21:30, החל מ-2 בנובמבר 2026
מקום: סדנת הנגרות, קומת המרתף

בכל מפגש נלמד תיקון אחד מההתחלה ועד הסוף, וכל אחד יעבוד על חפץ שהביא מהבית.

נרשמים במזכירות או באתר hadarim.example עד 25 באוקטובר.`;
  test("the place, above the line with the call", () => {
    const paragraphs = told("he", course, "x", "body").split("\n\n");
    expect(paragraphs[0]).toBe("לתקן במקום לזרוק");
    expect(paragraphs.join("\n")).toContain("מקום: סדנת הנגרות, קומת המרתף");
    expect(paragraphs.at(-1)).toContain("hadarim.example");
  });
});

test("what is new stands right below the headline", () => {
  const story = `Φτιάξε το δικό σου podcast

Έναρξη: Δευτέρα 5 Οκτωβρίου 2026
Διάρκεια: 6 εβδομάδες, κάθε Δευτέρα 18:00–20:30
Χώρος: Πολιτιστικό Κέντρο Νεάπολης, αίθουσα Β2

Στο σεμινάριο αυτό οι συμμετέχοντες μαθαίνουν να γράφουν και να ηχογραφούν μια σειρά τριών επεισοδίων.

Συμπληρώστε την αίτηση στο pkneapolis.example/podcast έως τις 28 Σεπτεμβρίου.`;
  const paragraphs = told("el", story, "tiktok", "caption").split("\n\n");
  expect(paragraphs.slice(0, 2)).toEqual([
    "Φτιάξε το δικό σου podcast",
    "Στο σεμινάριο αυτό οι συμμετέχοντες μαθαίνουν να γράφουν και να ηχογραφούν μια σειρά τριών επεισοδίων.",
  ]);
});

test("what some are asked in a long sentence without a way is no call beside an address for all", () => {
  const story = `שינויים זמניים בקווים 12 ו-38

החל מיום ראשון, 8.11.2026, ייסגר לתנועה רחוב הנשיאים בכרמית, בקטע שבין כיכר הדקל לצומת בית המשפט.

מנויי חופשי-חודשי שרכשו מנוי לקו 12א בלבד זכאים לזיכוי יחסי. את הבקשה יש להגיש עד 10.12.2026 בטופס המקוון באתר, או בעמדת השירות בתחנה המרכזית, קומה 1 (א'–ה' 07:30–18:00, ו' 07:30–12:00).

מומלץ לבדוק את זמני ההגעה באתר לפני היציאה מהבית: www.moradot-bus.example/kav12`;
  expect(told("he", story, "facebook", "body").split("\n\n").at(-1)).toContain("moradot-bus.example/kav12");
  expect(told("he", story, "x", "body")).toContain("8.11.2026");
});
