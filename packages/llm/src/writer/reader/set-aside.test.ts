import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const news =
  "The mill opens its book fair on 4 May\n\nThe mill at Alston opens its book fair on Monday 4 May. Admission is free for all.\n\nBook a table at https://mill.example/fair.";

describe("names and an address below a line with a colon at the end", () => {
  test.each([
    ["לפרטים ולתיאום ראיונות:", "נועה בר, דוברת הטחנה", "press@mill.example"],
    ["தொடர்புக்கு:", "திருமதி ச. மலர்விழி, ஒருங்கிணைப்பாளர்", "தொலைபேசி: 0452-000 0000"],
    ["Interviews and pictures:", "Ann Lee, Alston Mill", "press@mill.example"],
  ])("are whom to ask, line by line: %s", (lead, ...lines) => {
    const { contacts, passages } = readStory(`${news}\n\n${lead}\n${lines.join("\n")}`, "");
    expect(contacts).toEqual(lines);
    expect(passages.map((one) => one.heading)).toEqual([null]);
  });

  test.each([
    ["Αλεύρι και ψωμί", "Νίκος Μυλωνάς, Υπεύθυνος Επικοινωνίας", "Τηλ.: 2410 555 131 (εσωτ. 2)", "E-mail: press@mill.example"],
    ["More from us", "Ann Lee, who speaks for the mill", "12 Mill Lane, Alston", "press@mill.example"],
    ["জানতে চাইলে", "রহিমা খাতুন, সমন্বয়কারী", "ফোন: ০৪৩১-৫৫৫০১৮ (রবি–বৃহস্পতি)", "ই-মেইল: press@mill.example"],
  ])("are whom to ask below a heading, too: %s", (lead, ...lines) => {
    const { contacts, passages } = readStory(`${news}\n\n${lead}\n${lines.join("\n")}`, "");
    expect(contacts).toEqual(lines);
    expect(passages.map((one) => one.heading)).toEqual([null]);
  });

  test("are never joined, however long they are", () => {
    const lines = ["Ann Lee, who looks after the fair", "Alston Mill and Bakery Trust, Alston, Cumbria", "press@mill.example"];
    expect(readStory(`${news}\n\nInterviews and pictures:\n${lines.join("\n")}`, "").contacts).toEqual(lines);
  });

  test("are told where the story sends readers nowhere else", () => {
    const story = `${news.split("\n\n").slice(0, 2).join("\n\n")}\n\nTo book a table:\nAnn Lee, Alston Mill\nbook@mill.example`;
    expect(readStory(story, "").contacts).not.toContain("Ann Lee, Alston Mill");
  });
});

test("whom journalists can ask stays in a postscript to them", () => {
  expect(readStory(`${news}\n\nP.S. for journalists: Ann Lee, press@mill.example`, "").contacts).toEqual([
    "P.S. for journalists: Ann Lee, press@mill.example",
  ]);
});

describe("who signs a letter", () => {
  const letter =
    "The mill turns again\n\nDear neighbours,\n\nSix years ago the wheel broke, and on Monday 4 May it turns again. I never thought I would write this.\n\nBook an hour at https://mill.example/hour by Friday 1 May.";

  test.each([
    ["With thanks,", "Ann Lee", "Chair, Alston Mill Society", "12 Mill Lane, Alston", "ann@mill.example"],
    ["З повагою,", "Ганна Мельник", "голова товариства «Млин»", "hanna@mill.example"],
    ["सादर,", "अनीता शर्मा", "अध्यक्ष, चक्की समिति", "anita@mill.example"],
  ])("is whom to ask, line by line: %s", (farewell, ...lines) => {
    const { contacts, sentences } = readStory(`${letter}\n\n${farewell}\n\n${lines.join("\n")}`, "");
    expect(contacts).toEqual(lines);
    expect(sentences.some((one) => one.text.includes(lines[0] ?? ""))).toBe(false);
  });

  test("is not where somebody else is named for it", () => {
    const story = `${letter}\n\nPress contact: Tom Frey, press@mill.example`;
    expect(readStory(story, "").contacts).toEqual(["Tom Frey, press@mill.example"]);
  });
});

describe("what is sent along with a story", () => {
  test.each([
    ["ko", "문의: 방앗간 운영팀 한도윤 팀장(02-000-0142, press@mill.example)", "붙임: 책 장터 포스터 1부, 사진 3장. 끝."],
    ["en", "Press: Ann Lee, 01632 960142, press@mill.example", "Enclosures: a poster, three pictures"],
    ["uk", "Для преси: Ганна Мельник, 0 800 000 142, press@mill.example", "Додаток: афіша, три світлини"],
  ])("is told to nobody, and whom to ask above it is a contact: %s", (_, ask, enclosed) => {
    const { contacts, sentences } = readStory(`${news}\n\n${ask}\n${enclosed}`, "");
    expect(contacts.join()).toContain("press@mill.example");
    expect(sentences.map((one) => one.text).join()).not.toMatch(/press@mill|사진|pictures|світлини/u);
  });

  test("is a fact where the story goes on below it", () => {
    const facts = ["Where: the mill", "When: Monday 4 May", "Tables: 40", "Entry: free", "Parking: none", "Food: yes"];
    const { sentences } = readStory(`${news}\n\nAttachments: ropes and hooks\n${facts.join("\n")}`, "");
    expect(sentences.map((one) => one.text)).toContain("Attachments: ropes and hooks");
  });
});

test.each([
  ["தொடர்புக்கு:", "இரா. மலர்விழி, ஒருங்கிணைப்பாளர், ப.ஆ.ச.", "தொலைபேசி: 0452-000 0000", "press@mill.example"],
  ["Interviews and pictures:", "Ann Lee, spokeswoman, A.M.T.", "01632 960142", "press@mill.example"],
])("a contact that ends in initials is one: %s", (lead, ...lines) => {
  expect(readStory(`${news}\n\n${lead}\n${lines.join("\n")}`, "").contacts).toEqual(lines);
});

describe("a last paragraph with a label that says whom it is about", () => {
  test.each([
    ["Довідково. ", "Млин в Олешні працює з 1912 року. За цей час тут змололи 40 000 тонн зерна."],
    ["For the record: ", "Alston Mill has ground flour since 1912. Forty volunteers keep it turning, and none of them is paid."],
    ["背景资料：", "石桥磨坊自1912年开始磨面，四十名志愿者让它一直转到今天，没有人领过一分钱的工资。"],
    ["ข้อมูลองค์กร: ", "โรงสีอัลสตันเปิดมาตั้งแต่ พ.ศ. 2455 มีอาสาสมัคร 40 คนช่วยกันดูแล"],
  ])("is told by nobody but the release: %s", (label, text) => {
    const { boilerplate, sentences } = readStory(`${news}\n\n${label}${text}\n\nPress contact: Ann Lee, press@mill.example`, "");
    expect(boilerplate).toContain(text.slice(0, 20));
    expect(sentences.some((one) => text.includes(one.text))).toBe(false);
  });
});

test.each([
  ["he", "מחכים לכם,", 'צוות "הטחנה הישנה" (ע"ר)', "לפרטים נוספים:", "נועה בר, דוברת הטחנה"],
  ["en", "See you there,", "The team of “Alston Mill”", "For interviews:", "Ann Lee, Alston Mill"],
])("a farewell above who signs goes, whom to ask below them stays: %s", (_, farewell, signed, lead, name) => {
  const { contacts, sentences } = readStory(`${news}\n\n${farewell}\n${signed}\n\n${lead}\n${name}\nE-mail: press@mill.example`, "");
  expect(contacts[0]).toBe(name);
  expect(sentences.at(-1)?.text).toBe("Book a table at https://mill.example/fair.");
});

test("whom a letter names to ask below who signs it is a contact, its label none", () => {
  const lines = ["Νίκος Μυλωνάς, Γραμματέας", "Τηλ.: 2410 555 131 (Δευτέρα–Πέμπτη, 6–8 μ.μ.)", "E-mail: press@mill.example"];
  const letter = `${news}\n\nΜε εκτίμηση,\n\nΆννα Λη\nΠρόεδρος\n\nΕπικοινωνία\n${lines.join("\n")}`;
  expect(readStory(letter, "").contacts).toEqual(lines);
});

test("a label with a name behind it stays among whom a letter names to ask", () => {
  const lines = ["联系人:小林(社员部)", "电话:000-6180 0142", "邮箱:press@mill.example"];
  expect(readStory(`${news}\n\n此致\n敬礼!\n\n磨坊理事会\n\n${lines.join("\n")}`, "").contacts).toEqual(lines);
});

test.each([
  ["ko", "문의: 방앗간 운영팀 한도윤 팀장", "전화 02-000-0142 / 전자우편 press@mill.example"],
  ["en", "Ann Lee, who looks after the fair", "01632 960142, press@mill.example"],
])("short lines with an address below the end of a release are whom to ask: %s", (_, ...lines) => {
  const { contacts, boilerplate } = readStory(`${news} <end>\n\n${lines.join("\n")}`, "");
  expect([contacts, boilerplate]).toEqual([lines, ""]);
});

test("names above a telephone are whom to ask, whatever stands above them", () => {
  const lines = ["মো. সেলিম রেজা", "জনসংযোগ কর্মকর্তা, কল পরিষদ", "মুঠোফোন: ০১৭০০-০০০১৪২"];
  expect(readStory(`${news}\n\nখবর পাঠালেন\n${lines.join("\n")}`, "").contacts.slice(-3)).toEqual(lines);
});

test("a heading about what readers are asked for is not about the company", () => {
  const story =
    "水車小屋が5月4日に本の市を開く\n\n水車小屋は5月4日に本の市を開きます。入場は無料です。\n\n■市の概要\n会場：水車小屋の2階\n料金：無料\n\n■予約について\n棚は4月28日から並べます。ご希望の方は、5月1日までに専用ページ（https://mill.example/fair）よりお申し込みください。\n\n【お問い合わせ先】\n電話：03-0000-0142";
  const { boilerplate, passages } = readStory(story, "");
  expect([boilerplate, passages.at(-1)?.heading]).toEqual(["", "予約について"]);
});

test("“Places: 30” does not end a story as “30” in a line of its own does", () => {
  const story =
    "تدريب مجاني للمشاريع الغذائية\n\nتعلن جمعية سنابل عن بدء استقبال طلبات الالتحاق بالدورة الرابعة من البرنامج.\n\nعدد المقاعد: 30\nبدء التدريب: الأحد 8 تشرين الثاني 2026\n\nآخر موعد للتقديم الخميس 15 تشرين الأول 2026 على الموقع www.sanabel.example/mouneh.";
  expect(readStory(story, "").sentences.some(({ text }) => text.includes("www.sanabel.example"))).toBe(true);
});

test("a press contact below a story is one behind the sign of a note, too, and its end mark is none of its last note", () => {
  const story = `${news}\n\n※ 취재 문의: 홍보팀 한도윤 과장 055-000-0142, press@mill.example\n※ 행사 사진은 누리집 자료실에서 내려받을 수 있습니다. (끝)`;
  const { contacts, notes } = readStory(story, "");
  expect([contacts, notes]).toEqual([
    ["홍보팀 한도윤 과장 055-000-0142, press@mill.example"],
    ["※ 행사 사진은 누리집 자료실에서 내려받을 수 있습니다."],
  ]);
});

test("each of two senders stands above whom it names to ask", () => {
  const lines = [
    "Mühle Alt e. V.",
    "Tobias Kern",
    "Tel. 05551 0142",
    "presse@mill.example",
    "Molkerei Brand GmbH & Co. KG",
    "Dr. Silke Ahrens",
    "Tel. 05561 0142",
    "ahrens@dairy.example",
  ];
  expect(readStory(`${news}\n\nPressekontakt:\n\n${lines.slice(0, 4).join("\n")}\n\n${lines.slice(4).join("\n")}`, "").contacts).toEqual(
    lines,
  );
});

test("where readers book by telephone is told above whom the press asks", () => {
  const story = `ΔΕΛΤΙΟ ΤΥΠΟΥ

Καλαμάτα, 5 Μαΐου 2027

«Χάρτινα Βαπόρια»: τρεις μέρες παιδικά βιβλία στο Πάρκο

Για όγδοη χρονιά το Φεστιβάλ «Χάρτινα Βαπόρια» επιστρέφει στην Καλαμάτα, από την Παρασκευή 28 έως την Κυριακή 30 Μαΐου 2027. Η είσοδος είναι ελεύθερη. Οι εγγραφές ανοίγουν στο www.mill.example ή τηλεφωνικά.

Όσοι θέλουν να βοηθήσουν ως εθελοντές μπορούν να δηλώσουν συμμετοχή μέχρι τις 21 Μαΐου στο ethelontes@mill.example.

Πληροφορίες και εγγραφές: 27210 64815 (Δευτέρα - Παρασκευή, 9:00-14:00)

Επικοινωνία για τα ΜΜΕ:
Στέλιος Μαρκόπουλος, κιν. 694 000 0142
typos@mill.example

Με την παράκληση για δημοσίευση`;
  const { contacts, sentences } = readStory(story, "");
  expect(sentences.some(({ text }) => text.includes("27210 64815"))).toBe(true);
  expect(contacts).toEqual(["Στέλιος Μαρκόπουλος, κιν. 694 000 0142", "typos@mill.example"]);
});
