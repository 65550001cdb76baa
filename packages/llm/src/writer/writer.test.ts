import { checkFields, countedText, countLength, type FieldValues, mainField, smsSegments } from "@copydesk/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askContent, askContentAnew, askOutline, askSchedule } from "./fixtures/ask.ts";
import { channelFields } from "./fixtures/channels.ts";
import { stories } from "./fixtures/stories.ts";
import { framedLanguages } from "./phrases/index.ts";
import { detectLanguage } from "./reader/detect-language.ts";
import { readStory } from "./reader/read-story.ts";

const codes = Object.keys(channelFields);
const pairs = framedLanguages.flatMap((language) => ["en", "de", "ar", language].map((story) => ({ language, story })));
const english = stories.en ?? "";

function errorsOf(values: FieldValues, channel: string, language: string) {
  const context = { fields: channelFields[channel] ?? [], fold: null, banned_terms: [], preferred_terms: [], mandatory_text: "", language };
  return checkFields(values, context).filter((one) => one.level === "error");
}

describe.each(pairs)("in $language from a story in $story", ({ language, story }) => {
  const question = { language, story: stories[story] ?? "" };
  const outline = askOutline(question);
  const withOutline = { ...question, materials: { outline: outline.text } };

  test.each(codes)("%s has every required part within its limits, twice the same", (channel) => {
    const { values, text } = askContent(withOutline, channel);
    expect(errorsOf(values, channel, language)).toEqual([]);
    for (const spec of channelFields[channel] ?? []) if (spec.required) expect(values[spec.key]?.length).toBeGreaterThan(0);
    expect(askContentAnew(withOutline, channel).text).toBe(text);
  });

  test("the outline has its shape, and its facts are the story's own words", () => {
    const { title, key_messages, sections, facts, angles } = outline.outline;
    expect(title).not.toBe("");
    expect(key_messages.length).toBeGreaterThanOrEqual(3);
    expect(key_messages.length).toBeLessThanOrEqual(7);
    expect(sections.length).toBeGreaterThanOrEqual(2);
    expect(sections.length).toBeLessThanOrEqual(5);
    for (const section of sections) expect(section.points.length).toBeGreaterThan(0);
    expect(facts.length).toBeGreaterThan(2);
    for (const fact of facts) expect(question.story).toContain(fact);
    expect(angles.map((one) => one.channel)).toEqual(codes);
    expect(new Set(angles.map((one) => one.angle)).size).toBe(codes.length);
  });

  test("no figure comes from nowhere", () => {
    // The campaign's first day stands in the prompt, too.
    const known = new Set(`${question.story} 2026-03-09`.match(/\d+/g));
    const texts = [outline.text, ...codes.map((channel) => askContent(withOutline, channel).text)];
    const figures = texts
      .flatMap((text) => text.replace("[[h1]]", "").match(/\d+/g) ?? [])
      .filter((figure) => !known.has(figure) && !["3", "9"].includes(figure));
    expect(figures).toEqual([]);
  });

  test("posts begin with the news or its headline; where the story cannot be told, each with words of its own", () => {
    const posts = ["linkedin", "x", "facebook", "threads"].map((channel) => String(askContent(withOutline, channel).values.body));
    const { title, sentences } = readStory(question.story, "");
    if (language === story)
      expect(posts.filter((post) => ![title, sentences[0]?.text].some((one) => one != null && post.startsWith(one)))).toEqual([]);
    else expect(new Set(posts.map((post) => post.split("\n")[0])).size).toBe(posts.length);
  });

  test("the text is in the language asked for, and says so when the story is not", () => {
    const { values, note } = askContent(withOutline, "linkedin");
    expect(detectLanguage(String(values.body))).toBe(language);
    if (language === story) expect(note).toBeUndefined();
    else expect(note).toMatch(/cannot translate/);
  });
});

test("what is named once in passing is not in the focus of a text in another language", () => {
  const story = [
    "The Lanternfish Trust opens a second boathouse",
    "The Lanternfish Trust opens a second boathouse in Skerryvoe on 5 April. Nine of us first met in the back room of the Harbour Arms. The new house has room for forty boats.",
    "The Lanternfish Trust takes names at https://boats.example.",
  ].join("\n\n");
  const body = String(askContent({ language: "de", story }, "linkedin").values.body);
  expect(body).toContain("Lanternfish Trust");
  expect(body).not.toContain("Harbour Arms");
});

describe("languages without phrases", () => {
  test("Polish gets the story's own sentences and an honest note", () => {
    const { values, note } = askContent({ language: "pl", story: english }, "linkedin");
    expect(String(values.body)).toContain("Nordlys");
    expect(note).toBe(
      "The built-in writer cannot translate into Polish. This text uses the story's own sentences; connect a model for a real text.",
    );
  });

  test("a region takes its language's words", () => {
    const { values } = askContent({ language: "pt-BR", story: stories.pt ?? "" }, "email");
    expect(String(values.body)).toContain("Olá,");
  });
});

describe("scripts", () => {
  test("Arabic is written in Arabic letters, whatever the story is in", () => {
    for (const story of [english, stories.ar ?? ""]) {
      const body = String(askContent({ language: "ar", story }, "facebook").values.body).replace(/https?:\S+/g, "");
      const arabic = (body.match(/\p{sc=Arabic}/gu) ?? []).length;
      expect(arabic).toBeGreaterThan((body.match(/\p{sc=Latin}/gu) ?? []).length);
    }
  });
});

describe("an outline that somebody wrote", () => {
  const messages = [
    "Nordlys repariert jeden Kessel fünfzehn Jahre lang.",
    "Eine Dichtung kostet 3 Euro und ist schnell gewechselt.",
    "Der Preis des Kessels bleibt gleich.",
  ];
  const outline = `# Der Kessel, der bleibt\n\nNordlys gibt ein Versprechen ab.\n\nKey messages:\n${messages.map((one) => `- ${one}`).join("\n")}\n\nCall to action: Reparatur anmelden.`;

  test("is followed when the story is in another language", () => {
    const { values } = askContent({ language: "de", story: english, materials: { outline } }, "linkedin");
    for (const message of messages) expect(String(values.body)).toContain(message);
    expect(String(values.body)).toContain("Reparatur anmelden");
  });

  test("gives the titles", () => {
    expect(askContent({ language: "de", story: english, materials: { outline } }, "youtube").values.title).toBe("Der Kessel, der bleibt");
  });
});

describe("what the settings and the voice say", () => {
  const settings =
    "Call to action: Book a repair\nLinks that may be used: \n- https://nordlys.example/book\nMandatory text (word for word): Prices include VAT.\nHashtags: 4";
  const styleGuide = "Be plain.\n\nBanned terms: workshop; seal\n\nPreferred terms:\n- “customer care” instead of “repairs”";
  const question = { language: "en", story: english, materials: { attributes: settings, style_guide: styleGuide } };

  test.each(["linkedin", "facebook", "email", "blog", "sms"])("%s has call, link and mandatory text, and no banned term", (channel) => {
    const { text } = askContent(question, channel);
    expect(text).toContain("Book a repair");
    expect(text).toContain("https://nordlys.example/book");
    expect(text).toContain("Prices include VAT.");
    expect(text).not.toMatch(/\b(?:workshop|seal|repairs)\b/i);
  });

  test("the number of hashtags is theirs", () => {
    expect(askContent(question, "linkedin").values.hashtags).toHaveLength(4);
  });

  test("what nobody gave is left out", () => {
    const { values } = askContent({ language: "en", story: english }, "press");
    expect(values).not.toHaveProperty("contact");
    expect(values).not.toHaveProperty("boilerplate");
    // “Her team …” goes on behind her words, so the text keeps them.
    expect(values).not.toHaveProperty("quote");
    expect(values.body).toContain("Ingrid Solberg");
  });

  test("a thread comes only when posts are asked for", () => {
    expect(askContent({ language: "en", story: english }, "x").values).not.toHaveProperty("thread");
    const { values } = askContent({ language: "en", story: english, materials: { attributes: "Posts in the thread: 3" } }, "x");
    expect(values.thread).toHaveLength(3);
  });
});

describe("an answer that was sent back", () => {
  const question = { language: "en", story: english };
  const sentBack = (words: string) => [
    { role: "assistant" as const, content: "[[body]]\nToo long." },
    { role: "user" as const, content: words },
  ];

  test.each(["linkedin", "email", "blog"])("%s comes back shorter when it was too long", (channel) => {
    const main = mainField(channelFields[channel] ?? []);
    const length = (values: FieldValues) => countLength(String(values.body), main?.unit ?? "utf16");
    const first = length(askContent(question, channel).values);
    const second = length(askContent({ ...question, after: sentBack("Body: 3,120 of 3,000 characters, 120 over") }, channel).values);
    expect(second).toBeLessThan(first);
  });

  test("it avoids what it was told is banned", () => {
    expect(askContent(question, "linkedin").text).toContain("kettle");
    expect(askContent({ ...question, after: sentBack("“kettle” is banned, found 2 times") }, "linkedin").text).not.toMatch(/\bkettle\b/);
  });

  test("the dates and windows of the first message still count when only the form is repeated", () => {
    const words = "Quiet hours: 21:00–07:00.\n- X (x): Fri 10:00–11:00";
    const format = '<answer kind="schedule" language="en" from="2026-03-09" to="2026-04-06" time_zone="UTC">\nPlan:\n- x: X\n</answer>';
    const posts = askSchedule({ ...question, words, after: sentBack(`The answer is not JSON.\n\n${format}`) }, [{ code: "x", name: "X" }]);
    expect(new Set(posts.map((post) => new Date(`${post.date}T00:00:00Z`).getUTCDay()))).toEqual(new Set([5]));
  });

  test("JSON that did not parse is answered with an outline again", () => {
    expect(askOutline({ ...question, after: sentBack("The answer is not JSON.") }).outline.title).not.toBe("");
  });
});

describe("counted as the channel counts", () => {
  test.each(framedLanguages)("%s: body and hashtags of X share 280, Threads stays under 500 bytes", (language) => {
    const question = { language, story: stories[language] ?? "" };
    const x = askContent(question, "x").values;
    const spec = channelFields.x?.[0];
    if (spec) expect(countLength(countedText(spec, x, channelFields.x ?? []), "x_weighted")).toBeLessThanOrEqual(280);
    expect(Buffer.byteLength(String(askContent(question, "threads").values.body))).toBeLessThanOrEqual(500);
  });

  test.each(["en", "de", "nl"])("%s: a text message needs no signs outside of the GSM alphabet", (language) => {
    const { values } = askContent({ language, story: stories[language] ?? "" }, "sms");
    const sent = smsSegments([values.text, values.opt_out].filter((part) => part !== undefined).join("\n"));
    expect(sent).toMatchObject({ encoding: "gsm7" });
    expect(sent.segments).toBeLessThanOrEqual(2);
  });
});

test("a story that is long enough fills article, release and letter", () => {
  const towns = [
    "Bergen",
    "Oslo",
    "Trondheim",
    "Stavanger",
    "Drammen",
    "Kristiansand",
    "Sandnes",
    "Moss",
    "Hamar",
    "Larvik",
    "Halden",
    "Bodø",
  ];
  const told = towns.map(
    (town, at) =>
      `The workshop in ${town} opened in ${1990 + at} and employs ${at + 4} people who repair ${200 + at * 13} kettles each month. ` +
      `Anna of ${town} says that customers often bring kettles which their grandparents bought decades ago. ` +
      `In ${town} a repair takes ${2 + (at % 4)} days on average, and most of the parts come from the shelf next door. ` +
      `The ${town} team also teaches an evening class in which neighbours learn to change a seal and a heating element.`,
  );
  const story = told.join("\n\n");
  for (const channel of ["blog", "press", "email"]) {
    const { values, note } = askContent({ language: "en", story }, channel);
    const spec = channelFields[channel]?.find((one) => one.key === "body");
    const words = countLength(String(values.body), "words");
    expect(words).toBeGreaterThanOrEqual(spec?.min ?? 0);
    expect(words).toBeLessThanOrEqual(spec?.max ?? 0);
    expect(note).toBeUndefined();
  }
});

describe("a note for this time", () => {
  const noted = (wish: string) => askContent({ language: "en", story: english, materials: { wish } }, "linkedin").note;
  test.each(["shorter", "Another angle", "Bitte kürzer!"])("“%s” is followed without a word", (wish) =>
    expect(noted(wish)).toBeUndefined(),
  );
  test.each(["mention the open day", "Start with the number, make it funny and mention the other loan machine", "friendlier"])(
    "“%s” is not, which the text says",
    (wish) => expect(noted(wish)).toContain("not followed in full"),
  );
});

describe("schedules", () => {
  test("every channel is planned within the campaign, in the words of its language", () => {
    const posts = askSchedule({ language: "de", story: stories.de ?? "" });
    expect(new Set(posts.map((post) => post.channel))).toEqual(new Set(codes));
    for (const post of posts) {
      expect(post.date >= "2026-03-09" && post.date <= "2026-04-06").toBe(true);
      expect(post.title).not.toBe("");
    }
    expect(posts.map((post) => post.angle)).toContain("Auftakt");
  });

  test("windows told in the prompt are kept, and titles come from the pieces", () => {
    const words =
      "Today is 2026-03-01; nothing is planned before it.\n\nQuiet hours: 21:00–07:00.\n- LinkedIn (linkedin): Tue, Wed 09:00–11:00";
    const materials = { content: "[linkedin]\nFour of ten kettles need only a seal. More follows." };
    const posts = askSchedule({ language: "en", story: english, words, materials }, [{ code: "linkedin", name: "LinkedIn" }]);
    for (const post of posts) {
      expect([2, 3]).toContain(new Date(`${post.date}T00:00:00Z`).getUTCDay());
      expect(post.time >= "09:00" && post.time <= "11:00").toBe(true);
    }
    // Each post of a channel is titled by another sentence of its piece.
    expect(posts.slice(0, 2).map((post) => post.title)).toEqual(["Four of ten kettles need only a seal", "More follows"]);
  });
});

test("how a letter begins is no title of its post", () => {
  for (const [language, greeting] of [
    ["en", "Hello,"],
    ["de", "Guten Tag!"],
    ["ar", "مرحبًا،"],
  ] as const) {
    const materials = { content: `[email]\n${greeting}\n\nFour of ten kettles need only a seal.` };
    const posts = askSchedule({ language, story: english, materials }, [{ code: "email", name: "Newsletter" }]);
    expect(posts.map((post) => post.title)).not.toContain(greeting);
    expect(posts[0]?.title).toBe("Four of ten kettles need only a seal");
  }
});

test("any story whatever gives required parts within their limits", () => {
  const language = fc.constantFrom(...framedLanguages, "zh", "pl");
  const words = fc.array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("Nordlys", "kettle.", "\n\n", "# Title\n", "“quoted”", "42 %", "漢字。", "عربي"),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(language, words, fc.constantFrom(...codes), (code, parts, channel) => {
      const { values } = askContent({ language: code, story: parts.join(" ") }, channel);
      expect(errorsOf(values, channel, code).filter((one) => one.code === "length" || one.code === "required")).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
