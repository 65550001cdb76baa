import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);

describe("a letter whose first paragraph comes to its day late", () => {
  const story = `Our hall has stood on Mill Lane for thirty-one years. In all that time nobody has taught fencing there. That gap closes this spring. From Saturday 13 June a fencing class for beginners meets in the hall. Anybody from eight to eighty can join.

Last summer 64 people came to our camp, and five of them stayed.

Register by 10 June at www.millhall.example.`;
  test.each(["x", "threads", "sms", "facebook", "tiktok"])("tells it on %s", (channel) => {
    expect(piece("en", story, channel).text).toContain("From Saturday 13 June a fencing class for beginners meets in the hall.");
  });
});

describe("a letter that names its sender in its first sentence only", () => {
  const story = `אחרי 30 שנה במרתף ברחוב הנמל, חוג הקרמיקה "אבן חול" עובר לבית חדש. ביום ראשון, 21 ביוני, נפתח את הדלתות באולם גדול ליד תחנת הרכבת.

הסטודיו החדש רחב פי שלושה, ויש בו גם כניסה בלי מדרגות, תנור גדול ושמונה אובניים חדשים לכל מי שרוצה ללמוד.

להרשמה: www.even-hol.example`;
  test("names it in a text message, too", () => expect(piece("he", story, "sms").text).toContain("אבן חול"));
});

describe("a headline above a first sentence without a day", () => {
  const story = `নদীতে কচ্ছপ কমেছে, এবার গুনতে চাই ৮০ জোড়া চোখ
শীতের দুই দিনের গণনায় স্বেচ্ছাসেবক খুঁজছে শালবন নদী ক্লাব

শালবন, ৪ অক্টোবর ২০২৬: শালবন নদীর ৬২ কিলোমিটার অংশে গত বছর ৪৭টি কচ্ছপ দেখা গিয়েছিল। কমে যাওয়াটা সাময়িক কি না, তা বুঝতে আগামী ১৩ ও ১৪ নভেম্বর আবার গণনা করবে শালবন নদী ক্লাব।

নাম লেখানোর শেষ তারিখ ২৫ অক্টোবর। ফরম পাওয়া যাবে www.shalban.example ঠিকানায়।`;
  test.each(["x", "threads", "sms"])("stands above the day on %s", (channel) => {
    expect(piece("bn", story, channel).text).toContain("নদীতে কচ্ছপ কমেছে");
  });
});

describe("an organisation in Greek", () => {
  test("is no speaker, and can be searched for", () => {
    const story = `Μια Κυριακή με τα τηλεσκόπια

Το Μουσείο Θαλασσών ανοίγει το υπόγειό του την Κυριακή 18 Οκτωβρίου. Η είσοδος είναι ελεύθερη.

«Θέλουμε να έρθουν όλοι όσοι αγαπούν τη θάλασσα», λέει η διευθύντρια του μουσείου, Άννα Λουκά.

Κλείστε τη θέση σας έως την Πέμπτη 15 Οκτωβρίου στο www.mouseio-thalasson.example.`;
    expect(piece("el", story, "x").values.hashtags).toContain("#ΜουσείοΘαλασσών");
  });
});
