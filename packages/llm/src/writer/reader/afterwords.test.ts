import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { takeAfterwords } from "./afterwords.ts";
import { readStory } from "./read-story.ts";

const news = "Library opens at night\n\nThe library opens at night from 3 May. Book a seat at library.example.";

describe("a postscript", () => {
  test.each([
    "P.S. The lift works again.",
    "PS: The lift works again.",
    "P.P.S. The lift works again.",
    "P.D.: El ascensor funciona otra vez.",
    "З.Ы. Лифт снова работает.",
    "Υ.Γ. Το ασανσέρ λειτουργεί.",
    'נ"ב: המעלית עובדת.',
    "נ.ב. המעלית עובדת.",
    "पुनश्च: लिफ़्ट चल रही है।",
    "পুনশ্চ: লিফট চলছে।",
    "பி.கு.: மின்தூக்கி இயங்குகிறது.",
    "ป.ล. ลิฟต์ใช้ได้แล้ว",
    "又及:电梯修好了。",
    "追伸　エレベーターが動きます。",
    "추신: 승강기가 다시 움직입니다.",
  ])("is known by its label: %s", (line) => {
    const { story, postscripts } = takeAfterwords(`${news}\n\n${line}`);
    expect(postscripts).toEqual([line]);
    expect(story).toBe(news);
  });

  test("stands above or below who signs", () => {
    const letter = "חברים וחברות יקרים של הספרייה השכונתית,";
    const signed = "להתראות בקיץ,\nדנה לוי\nמנהלת הספרייה";
    for (const story of [
      `${letter}\n\n${news}\n\n${signed}\n\nנ.ב. המעלית עובדת.`,
      `${letter}\n\n${news}\n\nנ.ב. המעלית עובדת.\n\n${signed}`,
    ])
      expect(readStory(story, "").sentences.map((one) => one.text)).toEqual([
        "The library opens at night from 3 May.",
        "Book a seat at library.example.",
      ]);
  });

  test("below its label in a line of its own is the paragraph that follows", () => {
    expect(takeAfterwords(`${news}\n\nP.S.\n\nThe lift works again.`)).toMatchObject({
      story: news,
      postscripts: ["P.S. The lift works again."],
    });
  });

  test("is in no piece of a campaign", () => {
    const story = `Mill Lane pool opens on 3 May\n\nThe pool in Mill Lane opens on Saturday 3 May after two years of works. It has four lanes.\n\nBook a lane by 30 April at https://pool.example/lanes.\n\nP.S. The cat from the old boiler room has moved in with the caretaker.`;
    for (const channel of ["linkedin", "x", "facebook", "youtube", "blog", "press", "google_ads", "sms"])
      expect(askContent({ language: "en", story }, channel).text, channel).not.toMatch(/caretaker|boiler/);
  });

  test("that alone says where readers can turn is told", () => {
    const story = "Library opens at night\n\nThe library opens at night from 3 May.\n\nP.S. Book a seat at library.example.";
    expect(readStory(story, "").calls[0]?.text).toBe("Book a seat at library.example.");
  });

  test.each(["PS The lift works again.", "ЗЫ Лифт снова работает.", "추신 승강기가 다시 움직입니다."])(
    "needs no mark below who signs: %s",
    (line) => {
      const { story, postscripts } = takeAfterwords(`${news}\n\nYours,\nAda Bell\n\n${line}`);
      expect([story, postscripts]).toEqual([`${news}\n\nYours,\nAda Bell`, [line.replace(" ", ": ")]]);
    },
  );

  test("is no sentence that a word or an acronym begins", () => {
    for (const line of ["PS Waverley sails at noon on Sunday.", "PD officers will close the road.", "Note that the lift is out of order."])
      expect(takeAfterwords(`${news}\n\n${line}`).story).toContain(line);
  });
});

describe("a note below the story", () => {
  const story =
    "包丁を家で研ぐ「とぎ箱」、6月1日開始\n\n川上刃物は6月1日、包丁を預かって研ぐ「とぎ箱」を始めます。1本1,200円です(※1)。欠けも直します(※2)。\n\nお申し込みは https://togibako.example へ。\n\n※1 離島は500円加算。\n※2 欠けが3mmを超える場合は別途見積もり。";

  test("is read apart from it, and its marks go", () => {
    const { notes, sentences } = readStory(story, "");
    expect(notes).toEqual(["※ 離島は500円加算。", "※ 欠けが3mmを超える場合は別途見積もり。"]);
    expect(sentences.map((one) => one.text).join("")).not.toMatch(/※|離島/u);
  });

  test("keeps a month that it begins with", () => {
    const { notes } = readStory(story.replace("※1 離島は500円加算。", "※5月28日（木）10時より、取材をお受けします。"), "");
    expect(notes[0]).toBe("※5月28日（木）10時より、取材をお受けします。");
  });

  test("stands below the call of a long text and in no post", () => {
    const { text } = askContent({ language: "ja", story }, "press");
    expect(text.indexOf("※ 離島")).toBeGreaterThan(text.indexOf("欠けも直します"));
    expect(text.indexOf("※ 離島")).toBeGreaterThan(text.lastIndexOf("お申し込みは"));
    for (const channel of ["linkedin", "x", "facebook", "youtube", "google_ads"])
      expect(askContent({ language: "ja", story }, channel).text, channel).not.toMatch(/※|離島/u);
  });

  test.each(["หมายเหตุ: ตัวเลขยังไม่ได้ตรวจสอบ", "বি.দ্র. কোনো টাকা লাগে না।", "Hinweis: Die Zahlen sind vorläufig.", "※ 위 수치는 잠정치입니다."])(
    "is no contact: %s",
    (note) => {
      const { contacts, notes } = readStory(`${news}\n\nPress contact\nAnn Lee, press office\npress@library.example\n\n${note}`, "");
      expect(notes).toEqual([note]);
      expect(contacts.join()).not.toContain(note);
    },
  );

  test.each([
    ["Note: Entry is free. If anybody asks for money, call the number above.", "Note: Entry is free."],
    ["Hinweis: Der Eintritt ist frei. Melden Sie sich sonst unter der oben genannten Nummer.", "Hinweis: Der Eintritt ist frei."],
    ["বি. দ্র.: ঢুকতে টাকা লাগে না। কেউ চাইলে উপরের নম্বরে জানান।", "বি. দ্র.: ঢুকতে টাকা লাগে না।"],
    ["Примітка: Вхід вільний. В іншому разі дзвоніть за номером, указаним вище.", "Примітка: Вхід вільний."],
    ["※ 入場は無料です。お困りの方は上記の電話番号へご連絡ください。", "※ 入場は無料です。"],
    ["หมายเหตุ: เข้าชมฟรี", "หมายเหตุ: เข้าชมฟรี"],
    ["※ 위 수치는 잠정치입니다.", "※ 위 수치는 잠정치입니다."],
  ])("sends nobody to a number elsewhere: %s", (note, told) => {
    expect(readStory(`${news}\n\nPress contact\nAnn Lee, press office\npress@library.example\n\n${note}`, "").notes).toEqual([told]);
  });

  test("stands in a letter, too, below its call", () => {
    const { text } = askContent({ language: "ja", story }, "email");
    expect(text.indexOf("※ 離島")).toBeGreaterThan(text.indexOf("欠けも直します"));
    expect(text.indexOf("※ 離島")).toBeGreaterThan(text.lastIndexOf("お申し込みは"));
  });
});
