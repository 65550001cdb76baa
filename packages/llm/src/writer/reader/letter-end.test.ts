import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const told =
  "The mill at Alston turns again on Monday 4 May after nine years of silence, and its bakers sell bread from seven in the morning.\n\nBook an hour at the stones at https://mill.example/hour by Friday 1 May, or come and look on.";

/** Greeting, farewell, who signs, their office, and whom to ask. */
const letters: [string, string, string, string, string, string[]][] = [
  [
    "en",
    "Dear members,",
    "Yours in flour,",
    "Dr Ada Oakes MBE",
    "Chair, Alston Mill Society",
    ["Press", "Tom Reed, Alston Mill", "press@mill.example"],
  ],
  [
    "el",
    "Φίλες και φίλοι,",
    "Με αγάπη για το ψωμί,",
    "Δρ. Άννα Μυλωνά-Ρήγα",
    "Πρόεδρος του Δ.Σ.",
    ["Επικοινωνία", "Νίκος Λης, γραμματέας", "Τηλ.: 2410 555 131"],
  ],
  [
    "uk",
    "Доброго дня, друзі!",
    "З повагою та вдячністю,",
    "Ганна Мельник-Рись,",
    "голова правління",
    ["Контакти", "Ігор Лис, координатор", "hanna@mill.example"],
  ],
  ["he", "שכנים יקרים,", "בתודה ובהערכה,", 'ד"ר רונית טוחן-בר', "בשם הוועד המנהל", ["ליצירת קשר", "גיל נבו, מזכיר", "gil@mill.example"]],
  ["ar", "جيراننا الكرام،", "ودمتم بخير", "د. سلمى الطحان", "رئيسة الجمعية", ["للتواصل", "سامي عوض، أمين السر", "info@mill.example"]],
  ["hi", "साथियों, नमस्कार!", "आपका,", "डॉ. सुमित्रा चक्रवर्ती", "अध्यक्ष, च.स.स.", ["संपर्क", "श्री मोहन लाल, सचिव", "फ़ोन: 0755-2550119"]],
  ["bn", "প্রিয় প্রতিবেশী,", "শুভেচ্ছা জানবেন।", "ড. নাসরিন রিতা", "সভাপতি, কল পরিষদ", ["যোগাযোগ", "মো. সেলিম, সম্পাদক", "press@mill.example"]],
  ["ta", "அன்பு நண்பர்களே,", "என்றும் அன்புடன்", "முனைவர் க. பொன்மணி", "தலைவர், ஆ.ச.", ["தொடர்புக்கு", "இரா. முத்து, செயலாளர்", "தொலைபேசி: 04362-000199"]],
  ["th", "เรียน สมาชิกทุกท่าน", "ด้วยรักและขอบคุณ", "ดร.สุนิสา โรงสี", "ประธานสหกรณ์", ["ติดต่อ", "คุณสมชาย ใจดี ฝ่ายสมาชิก", "โทร. 0-2000-0199"]],
  [
    "ko",
    "이웃 주민 여러분, 안녕하세요.",
    "늘 고맙습니다.",
    "이사장 한서연 드림",
    "2027년 3월 6일",
    ["문의: 조합원지원팀 김도윤", "전화 02-000-0199"],
  ],
  [
    "ja",
    "組合員各位",
    "今後ともよろしくお願い申し上げます。",
    "理事長 高瀬 由美子",
    "NPO法人みどりの水車",
    ["【お問い合わせ】", "事務局:佐伯", "電話 03-0000-0199"],
  ],
  ["zh", "各位社员:", "敬请支持。", "理事长 周明远", "石桥磨坊合作社", ["联系人:小林", "电话:0512-0000 0199"]],
];

describe.each(letters)("a letter in %s", (_, greeting, farewell, name, office, contact) => {
  const head = `The mill turns again\nBread for 40 streets, from seven\n\n${greeting}\n\n${told}`;
  const ends = [`${farewell}\n${name}\n${office}`, `${farewell}\n\n${name}\n${office}`, `${farewell}\n\n${name}\n\n${office}`];

  test.each(ends)("tells nothing of its greeting and of who signs it, over one paragraph or three: %#", (end) => {
    for (const below of ["", `\n\n${contact.join("\n")}`]) {
      const { title, subtitle, sentences, passages } = readStory(`${head}\n\n${end}${below}`, "");
      expect([title, subtitle]).toEqual(["The mill turns again", "Bread for 40 streets, from seven"]);
      expect(sentences.map((one) => one.text).join(" ")).toBe(told.replace(/\n+/gu, " "));
      expect(passages.every((one) => one.heading === null)).toBe(true);
    }
  });

  test("keeps whom to ask below who signs it", () => {
    expect(readStory(`${head}\n\n${ends[1]}\n\n${contact.join("\n")}`, "").contacts.at(-1)).toContain(contact.at(-1)?.slice(-6));
  });
});

test("what a letter says last stays above its farewell", () => {
  const { sentences } = readStory(`The mill turns again\n\nDear all,\n\n${told}\n\nLunch is soup.\n\nYours ever,\n\nAda Oakes\nChair`, "");
  expect(sentences.at(-1)?.text).toBe("Lunch is soup.");
});

test("short lines at the end of a text that greets nobody stay", () => {
  const { sentences, passages } = readStory(`The mill turns again\n\n${told}\n\nWhat to bring:\n- an apron\n- a bag for the flour`, "");
  expect(`${passages.at(-1)?.heading}${sentences.at(-1)?.text}`).toContain("an apron");
});

test("an office may have a number in brackets", () => {
  const letter =
    "The weir is mended\n\nDear members,\n\nThe weir at Holme was mended in May. It took nine weeks.\n\nPlease vote by 30 June at https://weir.example.\n\nThe paint is dry now.\n\nWarmly,\nDr. M. Oakes\nChair, Holme Weir Trust (reg. no. 47/1963)\n\nQuestions: A. Finch, secretary, telephone 01632 960 155 (4 to 8 pm)";
  const told = readStory(letter, "").sentences.map(({ text }) => text);
  expect(told.join(" ")).not.toMatch(/Warmly|Oakes|Chair/u);
});
