import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const texts = {
  en: "The club house has been shut since the flood, and nobody thought that it would open before the summer was over. On Saturday 3 May it opens with four lanes.",
  de: "Der alte Steg war seit der Flut gesperrt, und niemand glaubte, dass er vor Ende des Sommers wieder öffnet. Am Samstag, 3. Mai, öffnet er mit neuem Dach.",
  zh: "船坞的旧吊机用了二十年，去年坏过三回。我们决定从5月4日起修三周，渡船照常开，码头边的小卖部也不关门，请大家放心。",
  ja: "古い起重機は二十年使い、去年は三度も止まりました。5月4日から三週間、修理のため船着場を閉めますが、渡し船はいつもどおり動きます。",
  ko: "조선소의 낡은 기중기를 5월 4일부터 3주 동안 고칩니다. 그동안 나룻배는 계속 다닙니다. 불편을 드려 죄송합니다.",
  ar: "أُغلق النادي القديم منذ الفيضان، ولم يتوقع أحد أن يُفتح قبل نهاية الصيف. يُفتح يوم السبت 3 أيار بأربعة مسارات جديدة وسقف جديد.",
  he: "המועדון הישן סגור מאז השיטפון, ואיש לא חשב שייפתח לפני סוף הקיץ. ביום שבת, 3.5, הוא נפתח עם ארבעה מסלולים וגג חדש.",
  th: "ท่าเรือเก่าปิดมาตั้งแต่น้ำท่วม ไม่มีใครคิดว่าจะเปิดได้ก่อนสิ้นฤดูร้อน วันเสาร์ที่ 3 พฤษภาคมนี้จะเปิดอีกครั้งพร้อมหลังคาใหม่",
  bn: "পুরোনো ঘাটটি বন্যার পর থেকে বন্ধ, গ্রীষ্ম শেষ হওয়ার আগে খুলবে বলে কেউ ভাবেননি। শনিবার, ৩ মে ঘাটটি নতুন ছাদ নিয়ে খুলছে।",
  el: "Το παλιό λιμανάκι ήταν κλειστό από την πλημμύρα, και κανείς δεν πίστευε ότι θα ανοίξει πριν τελειώσει το καλοκαίρι. Ανοίγει το Σάββατο 3 Μαΐου με καινούργια στέγη.",
} as const;

const read = (language: keyof typeof texts, head: string) => readStory(`${head}\n\n${texts[language]}`, "");

describe("groups of lines above the headline of a letter", () => {
  test.each<[keyof typeof texts, string, string, string]>([
    [
      "en",
      "Mill Lane Swimming Club (reg. 204)\nNewsletter to members, No. 41\n\n4 May 2027",
      "Open again\nAnd looking for tenors",
      "Dear friends,",
    ],
    ["en", "MILL LANE SWIMMING CLUB\n\nNewsletter | Spring 2027", "Open again", "Dear all,"],
    [
      "de",
      "Segelfreunde Alster e. V.\nRundbrief 2/2027\n\nHamburg, 4. Mai 2027",
      "Der Steg ist offen\nJetzt fehlen Leute",
      "Liebe Mitglieder,",
    ],
    ["zh", "小港船坞街坊通讯\n2027年5月号（总第23期）\n\n二〇二七年五月", "吊机要修三周，渡船不停\n致全体街坊的一封信", "各位街坊："],
    ["ja", "小港造船会\n会員の皆さまへのお便り\n\n令和九年五月吉日", "渡し船は休みません", "会員各位"],
    ["ko", "작은항 조선소\n조합원께 드리는 편지\n\n2027년 5월 4일", "기중기를 고칩니다", "조합원 여러분,"],
    [
      "ar",
      "نادي الميناء\nنشرة الأعضاء، العدد 12\n\n27 ذو القعدة 1448هـ، 4 أيار 2027",
      "النادي يفتح أبوابه من جديد\nأربعة مسارات وسقف جديد",
      "أعزاءنا الأعضاء،",
    ],
    ["he", 'מועדון השחייה אלון\nידיעון לחברים, גיליון 7\n\nכ"ז בניסן תשפ"ז, 4.5.2027', "נפתחים מחדש\nועכשיו צריך אנשים", "חברות וחברים,"],
    ["th", "จดหมายข่าวชมรมเรือท่าเก่า\nฉบับที่ 12 ประจำเดือนพฤษภาคม 2570", "ท่าเรือเปิดแล้ว ยังขาดคน\nชวนสมาชิกมาช่วยกัน", "เรียน สมาชิกทุกท่าน"],
    ["bn", "ঘাট সমিতি\nসদস্য বার্তা, সংখ্যা ১২\n\n২০ বৈশাখ ১৪৩৪", "ঘাট আবার খুলছে\nএবার চাই হাত লাগানোর মানুষ", "প্রিয় সদস্যরা,"],
    ["el", "Σύλλογος «Λιμάνι»\nΕνημερωτικό δελτίο μελών, τεύχος 12\nΜάιος 2027", "Ανοίγουμε ξανά\nΚαι ψάχνουμε χέρια", "Αγαπητά μέλη,"],
  ])("are a masthead, however many they are and whatever calendar their day is of: %s", (language, masthead, headline, greeting) => {
    const { title, subtitle, sentences, passages } = read(language, `${masthead}\n\n${headline}\n\n${greeting}`);
    expect([title, ...(subtitle === null ? [] : [subtitle])]).toEqual(headline.split("\n"));
    expect(texts[language].startsWith(sentences[0]?.text ?? "?")).toBe(true);
    expect(passages.map((one) => one.heading)).toEqual([null]);
  });

  test("may stand below the headline as well", () => {
    const { title, subtitle } = read("en", "The roof is on\nWhat it cost, and what is next\n\nLetter to members, May 2027\n\nDear member,");
    expect([title, subtitle]).toEqual(["The roof is on", "What it cost, and what is next"]);
  });

  test("are the headline where their second line says when something is", () => {
    const { title } = read("en", "Open day at the club house\nSaturday, 3 May 2027\n\nFour lanes and a new roof\n\nDear neighbours,");
    expect(title).toBe("Open day at the club house");
  });

  test.each<[keyof typeof texts, string, string | null]>([
    ["en", "Swimmers of the Club House (reg. 204)\nNewsletter to members, No. 41", "Swimmers of the Club House"],
    ["he", 'מועדון השחייה אלון (ע"ר)\nידיעון לחברים, גיליון 7', "מועדון השחייה אלון"],
    ["ar", "نادي الميناء\nنشرة الأعضاء، العدد 12", "نادي الميناء"],
    ["en", "The Weir Letter\nSpring 2027", null],
    ["th", "ข่าวประชาสัมพันธ์\n4 พฤษภาคม 2570", null],
  ])("name who sends it, where the text speaks of them: %s, %s", (language, masthead, sender) => {
    expect(read(language, `${masthead}\n\nOpen again\nAt last\n\nDear all,`).sender).toBe(sender);
  });
});

describe("lines of one group", () => {
  test.each<[keyof typeof texts, string, string, string | null]>([
    [
      "ja",
      "小港山歩会 会報「なみ」第148号\n古い起重機を、夏の前に直したい\n――会長より会員の皆さまへのお願い\n\n会員の皆さま",
      "古い起重機を、夏の前に直したい",
      "会長より会員の皆さまへのお願い",
    ],
    [
      "en",
      "Mill Lane Letter, No. 41\nThe club opens again\nAnd it looks for tenors\n\nDear members,",
      "The club opens again",
      "And it looks for tenors",
    ],
    ["de", "Rundbrief Nr. 12\nDer Steg ist offen\n\nLiebe Mitglieder,", "Der Steg ist offen", null],
    [
      "ar",
      "رسالة مفتوحة إلى أعضاء نادي الميناء\nالنادي يفتح أبوابه من جديد، ويحتاج إلينا جميعًا\n\nصور في 4 أيار 2027\n\nالسادة الأعضاء،\n\nتحية طيبة وبعد،",
      "النادي يفتح أبوابه من جديد، ويحتاج إلينا جميعًا",
      "رسالة مفتوحة إلى أعضاء نادي الميناء",
    ],
    ["he", "מכתב לחברי מועדון הנמל\nהמועדון נפתח מחדש\n\nחברים יקרים,", "המועדון נפתח מחדש", "מכתב לחברי מועדון הנמל"],
    [
      "el",
      "Επιστολή προς τα μέλη του Λιμανιού\nΤο λιμανάκι ανοίγει ξανά\n\nΑγαπητά μέλη,",
      "Το λιμανάκι ανοίγει ξανά",
      "Επιστολή προς τα μέλη του Λιμανιού",
    ],
  ])("are headline and what it is sent as: %s", (language, head, headline, second) => {
    const { title, subtitle, sentences } = read(language, head);
    expect([title, subtitle]).toEqual([headline, second]);
    expect(texts[language].startsWith(sentences[0]?.text ?? "?")).toBe(true);
  });

  test("name who sends it in front of the issue", () => {
    const { sender } = readStory(`小港山歩会 会報第12号\n起重機を直します\n\n会員の皆さま\n\n${texts.ja}\n\n小港山歩会 会長 森下`, "");
    expect(sender).toBe("小港山歩会");
  });

  test.each([
    [
      "ta",
      "துறைமுக வானொலிக்குப் பத்து வயது!\nஜூன் 14-இல் நேயர் விழா – அனுமதி இலவசம்",
      "நாகூர், மே 25: பத்து ஆண்டுகளாக ஒலிக்கும் துறைமுக வானொலி தனது நேயர்களுக்கு நன்றி சொல்கிறது. விழா நிலைய வளாகத்தில் நடைபெறும்.",
    ],
    [
      "en",
      "Harbour Radio turns ten\n14 June listeners' day – entry is free",
      "NAGOOR, 25 May – Harbour Radio has been on air for ten years and thanks those who listen. The day is held at the station.",
    ],
  ])("are no dateline where the text below has its own: %s", (_, head, text) => {
    const { title, subtitle, sentences } = readStory(`${head}\n\n${text}`, "");
    expect(`${title}\n${subtitle}`).toBe(head);
    expect(sentences[0]?.text).not.toMatch(/மே 25|25 May/u);
  });
});

test.each([
  ["el", "ΤΑ ΝΕΑ ΤΟΥ ΛΙΜΑΝΙΟΥ\nΕνημερωτικό δελτίο του Ομίλου Λιμανιού, τεύχος 27, Μάιος 2027\n\nΑγαπητά μέλη,"],
  ["en", "Harbour Lights\nNewsletter of the Mill Lane Club, No. 27, May 2027\n\nDear members,"],
  ["de", "Am Steg\nRundbrief der Segelfreunde, Nr. 12, Mai 2027\n\nLiebe Mitglieder,"],
] as const)("what a newsletter is called is no headline of it: %s", (language, head) => {
  const { title, subtitle, sentences } = read(language, head);
  expect([title, subtitle]).toEqual([null, null]);
  expect(texts[language].startsWith(sentences[0]?.text ?? "?")).toBe(true);
});

test("a headline may have somebody's words in it", () => {
  const head = `Plumber puts a day on "we'll be there some time in May"\nMill Lane firm comes within the hour`;
  const { title, subtitle } = read("en", head);
  expect(`${title}\n${subtitle}`).toBe(head);
});

test("a short sentence of thanks below the headline of a newsletter is no headline", () => {
  const { title } = read(
    "en",
    "Mill Lane Letter, No. 41\nThe club opens again\nAnd it looks for tenors\n\nWe thank you for your patience.",
  );
  expect(title).toBe("The club opens again");
});
