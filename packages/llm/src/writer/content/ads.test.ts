import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const story = `Harbour Lane Bakery goes solar: ovens now run on the roof

Harbour Lane Bakery has switched its ovens to 212 solar panels. They cover 64 % of its electricity. A loaf stays at £4.20 until March 2027. Shops open half an hour earlier. Each group has 12 places.

Book a free roof tour at https://harbourlane.example/roof.`;

describe("advertisements", () => {
  const { values } = askContent({ language: "en", story }, "google_ads");
  const headlines = [values.headlines ?? []].flat();
  const descriptions = [values.descriptions ?? []].flat();

  test("ask in the story's own words, without the address", () => {
    expect(headlines).toContain("Book a free roof tour");
    expect([...headlines, ...descriptions].filter((line) => line.includes("example"))).toEqual([]);
  });

  test("do not ask in every line", () => {
    expect(descriptions.filter((line) => line.endsWith("Book a free roof tour."))).toHaveLength(2);
  });
});

test("a notice of one sentence has fewer headlines than the channel asks for, rather than a word of them", () => {
  const notice = "Road closed on Monday\n\nMill Lane is closed on Monday, 7 June, for repairs to a pipe.";
  expect([askContent({ language: "en", story: notice }, "google_ads").values.headlines].flat()).toEqual([
    "Road closed on Monday",
    "On Monday, 7 June",
  ]);
});

describe("what a headline's second line says", () => {
  const recall = `Harrow Tools recalls its Marlow folding ladder over a loose hinge
About 2,340 ladders should not be used; full refunds are available

Harrow Tools is recalling its Marlow folding ladder after seven customers reported that its hinge worked loose while they stood on it. Nobody was badly hurt.

Shops that hold unsold stock should return it on their next delivery. Register at https://harrow.example/marlow by 31 July 2027.`;
  const piece = (channel: string) => askContent({ language: "en", story: recall }, channel);

  test("stands beside the call, and not what shops should do", () => {
    const { text } = piece("x");
    expect(text).toContain("should not be used");
    expect(text).not.toContain("Shops");
  });

  test("is a description of an advertisement", () =>
    expect(piece("google_ads").values.descriptions).toContain("About 2,340 ladders should not be used; full refunds are available."));

  test("is no subject: the headline without its end is", () =>
    expect(piece("email").values.subject).toBe("Harrow Tools recalls its Marlow folding ladder"));
});

describe("a call without a word for it", () => {
  const named =
    "Warum wir die Rezeptur geändert haben, obwohl sie sehr beliebt war\n\nSeit 22 Jahren war unser Joghurt gleich geblieben, was viele gefreut hat. Wir erklären, was sich für alle ändert, die ihn gerne essen. Es ist nicht viel.\n\nMehr dazu: https://molkerei-alm.example/rezept";

  test("a button says what can be read, not a name", () => {
    const { values } = askContent(
      { language: "de", story: named.replace("Mehr dazu: ", "Unsere Seite dafür steht hier und heute offen: ") },
      "email",
    );
    expect(values.button).toBe("Mehr Informationen");
  });
});

describe("the first line of a post", () => {
  const told = `Bakery goes solar

The bakery has switched its ovens to solar panels on its roof. The panels cost £186,000 and cover most of its needs in summer.

Each group is limited to 12 people, and sturdy shoes are a must.

Book at https://harbourlane.example/roof.`;

  test.each(["linkedin", "facebook", "instagram", "tiktok", "x"])("names its matter on %s", (channel) => {
    const { text } = askContent({ language: "en", story: told }, channel);
    expect(text.split("\n").find((line) => line.includes(" "))).toMatch(/[Bb]akery|[Ss]olar/);
  });
});

test("items that go on from the line above their list are no headlines", () => {
  const wanted =
    "Volunteers wanted in Leeds\n\nThe city library wants 25 volunteers for its reading hours in the autumn.\n\nWe want people who:\n- have two hours a week\n- like to laugh\n\nApply at https://library.example/help.";
  const { values } = askContent({ language: "en", story: wanted }, "google_ads");
  expect([values.headlines, values.descriptions].flat().join("\n")).not.toMatch(/to laugh|two hours/);
});

test("the end of what somebody said comes with its beginning or not at all", () => {
  const said =
    'Café weighs its breakfast\n\nThe café in Station Road lets its guests fill their plates with thirty salads and weighs them for £2.\n\n"We were tired of throwing food away," says the owner, Daniel Azoulay. "In the first week the waste was only half."\n\nBook at https://cafe.example.';
  const { text } = askContent({ language: "en", story: said }, "facebook");
  if (text.includes("only half")) expect(text).toMatch(/Azoulay\. "In the first week/);
});

describe("a recall", () => {
  const recall = `Ανάκληση παρτίδας παιδικών παγουριών «Ρυάκι»

Η εταιρεία Δροσιά Α.Ε. ανακαλεί 4.300 παιδικά παγούρια «Ρυάκι» των 350 ml, με αριθμό παρτίδας Ν-0526. Στο καπάκι μπορεί να αποκολληθεί ένα μικρό εξάρτημα, με κίνδυνο για παιδιά κάτω των 3 ετών. Μέχρι σήμερα δεν έχει αναφερθεί κανένα ατύχημα.

Τα παγούρια πωλήθηκαν από τις 10 Απριλίου έως τις 28 Μαΐου 2026 σε καταστήματα όλης της χώρας.

Όλοι πρέπει να σταματήσουν τη χρήση και να επιστρέψουν το προϊόν στο κατάστημα αγοράς. Τα χρήματα δίνονται πίσω χωρίς απόδειξη.

Για ερωτήσεις καλέστε στο 800 555 0142, Δευτέρα έως Παρασκευή, 9:00–17:00.`;

  test.each(["x", "facebook", "instagram", "tiktok", "threads"])("tells on %s what to do", (channel) => {
    expect(askContent({ language: "el", story: recall }, channel).text).toContain("να επιστρέψουν το προϊόν");
  });
});

test.each(["x", "threads", "tiktok"])("an Arabic recall tells on %s what to do", (channel) => {
  const recall = `استدعاء غلايات من طراز "دفء 2"

تستدعي شركة البيت الهادئ 11,200 غلاية كهربائية من طراز "دفء 2"، بسبب خلل قد يرفع حرارة المقبض. ولم تسجل إصابات حتى الآن.

بيعت الغلايات بين 1 سبتمبر و20 ديسمبر 2025 في متاجر المملكة.

على العملاء التوقف عن استخدام الغلاية وإعادتها إلى أقرب متجر لاسترداد ثمنها.

للاستفسار: https://quiet.example/recall`;
  expect(askContent({ language: "ar", story: recall }, channel).text).toContain("وإعادتها");
});

describe("hashtags", () => {
  const tagsOf = (language: string, story: string) => [askContent({ language, story }, "instagram").values.hashtags ?? []].flat();

  test("have no town whose accents nobody can tell", () => {
    const story =
      "Ποδήλατα με ένα ευρώ\n\nΚΕΡΚΥΡΑ, 20 Μαΐου 2026 – Από την 1η Ιουνίου κάτοικοι και επισκέπτες νοικιάζουν «Corfu Bike» ποδήλατα σε 26 σταθμούς. Η ώρα κοστίζει ένα ευρώ.";
    expect(tagsOf("el", story)).not.toContain("#Κερκυρα");
  });

  test("name a town once", () => {
    const story =
      "전주시, 책방거리 조성\n\n(전주=연합뉴스) 김하늘 기자 = 전주시는 책방 7곳을 모은 거리를 5월 1일 연다고 밝혔다. 전주시는 책방거리를 해마다 연다.";
    expect(tagsOf("ko", story).filter((tag) => tag.startsWith("#전주"))).toHaveLength(1);
  });

  test("are whole names, small words and all", () => {
    const story =
      "Comboio histórico do Douro regressa com viagens ao pôr do sol\n\nO Comboio Histórico do Douro volta aos carris no dia 6 de junho entre a Régua e o Tua. Há rebuçados da Régua.";
    expect(askContent({ language: "pt", story }, "email").values.subject).toBe("Comboio Histórico do Douro: 6 de junho");
  });
});

test("a text message of a story without a headline is more than a name", () => {
  const season =
    "Η νέα σεζόν στο Θέατρο Ορίζοντας της Λάρισας ξεκινά στις 16 Οκτωβρίου 2026 με τον «Γλάρο» του Τσέχωφ, σε σκηνοθεσία Δανάης Μιχαλοπούλου και μουσική Νίκου Αυγέρη, που τη γράφει ειδικά για την παράσταση αυτή. Οι παραστάσεις δίνονται κάθε Σάββατο στις 20:30. Η κάρτα κοστίζει 72 ευρώ.\n\nΑγοράστε την κάρτα σας: https://orizontas.example/karta";
  expect(askContent({ language: "el", story: season }, "sms").text).toMatch(/παραστάσεις δίνονται|κάρτα κοστίζει/);
});

test("the sentence after the news tells when, although it points back", () => {
  const classes = `Evening classes for beginners

The city library of Leeds has opened free classes on telephones and the internet for people over sixty.

These take place every Tuesday from 11 a.m. in the reading hall. Twenty people have a place.

Call 0113 555 0147 to register.`;
  expect(askContent({ language: "en", story: classes }, "x").text).toContain("every Tuesday");
});

test("a subject whose headline is too long is the event's name and its day", () => {
  const rink =
    "Friends, from 12 December on the rink “Polar Light” in Victory Park works in quite another way than before!\n\nEntry costs £3 on weekdays. Skates are £2. Music plays on Wednesdays.\n\nTickets: https://polar.example";
  expect(askContent({ language: "en", story: rink }, "email").values.subject).toBe("Polar Light: 12 December");
});

test("the last day to put a name down is not the day of an event", () => {
  const story =
    "নদীর ধারে দুই দিনের ‘ফসল উৎসব’\nপিঠা আর পালাগান\n\nআগামী ২৪ ও ২৫ এপ্রিল ২০২৭ নদীর ধারে বসছে ‘ফসল উৎসব’। আয়োজক কল পরিষদ।\n\nপ্রথম পুরস্কার ৫০ হাজার টাকা।\n\nনিবন্ধনের শেষ দিন বৃহস্পতিবার, ১৬ এপ্রিল, রাত ১০টা। ফরম পূরণ করুন https://mill.example ঠিকানায়।";
  expect(askContent({ language: "bn", story }, "google_ads").text).not.toContain("ফসল উৎসব: ১৬ এপ্রিল");
});

test("a name between straight marks is not cut at its dash", () => {
  const story =
    'תערוכה חדשה: "ארגז, חבל, מנוף – פועלי הנמל 1933–1975"\n\nביום ה\', 19.3.2026, נפתחת במוזיאון תערוכה על האנשים שבנו את נמל חיפה.\n\nנרשמים באתר www.namal.example/tickets.\n\n* ביטול השתתפות בסיור אפשרי עד 48 שעות לפני המועד, בהחזר מלא.';
  const lines = [askContent({ language: "he", story }, "google_ads").values.headlines ?? []].flat();
  expect(lines.filter((line) => line.replace(/(?<=\p{L})"(?=\p{L})/gu, "").split('"').length % 2 === 0)).toEqual([]);
});

test("no preheader is a footnote", () => {
  const story =
    "Boxes from the farm\n\nThe farm brings its boxes four days a week from 1 November.\n\nBook a day at www.farm.example.\n\n* Cancelling a box is possible until 48 hours before it is due.";
  expect(askContent({ language: "en", story }, "email").values.preheader ?? "").not.toContain("Cancelling");
});
