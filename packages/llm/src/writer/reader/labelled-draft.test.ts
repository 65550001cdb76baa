import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { withoutDraftLabels } from "./labelled-draft.ts";
import { readStory } from "./read-story.ts";

describe("a draft with labels", () => {
  test("is read as its readers will have it", () => {
    const story = readStory(
      `Für die Website, bitte noch Korrektur lesen!

Titel: Hundert Jahre, ein Ton
Teaser: Die Glocke von St. Kilian hat Geburtstag und bekommt ein Fest
Text: Am Sonntag, 4. Juli 2027, feiert die Pfarrgemeinde den hundertsten Geburtstag ihrer größten Glocke.

Zwischenüberschrift: So kommen Sie hin
Vom Bahnhof fährt um 13 Uhr ein Bus.

Button: Jetzt anmelden > glocke.example
Bild: Glocke im Abendlicht
Hashtags: #glocke`,
      "",
    );
    expect([story.title, story.subtitle]).toEqual([
      "Hundert Jahre, ein Ton",
      "Die Glocke von St. Kilian hat Geburtstag und bekommt ein Fest",
    ]);
    const told = story.sentences.map(({ text }) => text).join("\n");
    expect(told).toContain("Am Sonntag, 4. Juli 2027, feiert");
    expect(told).not.toMatch(/Text:|Button|Bild|#glocke|Korrektur/u);
    expect(story.calls[0]).toMatchObject({ address: "glocke.example" });
  });

  test.each([
    [
      "ru",
      "Заголовок: Ночь на заводе\nЛид: Гостей пустят в цех.\nТекст: В пятницу завод откроет цех.",
      "Ночь на заводе\n\n\nГостей пустят в цех.\n\nВ пятницу завод откроет цех.",
    ],
    [
      "zh",
      "標題：老屋開店補助\n副標：老店也能申請\n正文：補助三月一日開放申請。",
      "老屋開店補助\n老店也能申請\n\n\n補助三月一日開放申請。",
    ],
    [
      "ja in brackets",
      "【タイトル】蔵の二階に泊まれます\n【本文】\n白峰酒造が宿を始めます。",
      "蔵の二階に泊まれます\n\n\n\n白峰酒造が宿を始めます。",
    ],
    [
      "ar, with its link in a row",
      "العنوان: خيط وملح\nالنص: يعرض المتحف أدوات الأشرعة.\nزر: احجز الآن\nالرابط: mathaf.example",
      "خيط وملح\n\n\nيعرض المتحف أدوات الأشرعة.\n\nاحجز الآن: mathaf.example\n",
    ],
  ])("loses them: %s", (_, draft, told) => expect(withoutDraftLabels(draft)).toBe(told));

  test.each([
    ["a book", "Title: The Long River\nAuthor: Ida Frey\nPages: 240\n\nThe novel comes out on 3 May."],
    ["a course with who leads it", "Title: Pottery for all\nLead: Ida Frey\nPlace: The barn"],
    ["two drafts in one", "Title: One\nText: First.\n\nTitle: Two\nText: Second."],
    ["a row far down", `${"A sentence of the story.\n".repeat(8)}Title: manager\nText: none`],
  ])("is nothing else: %s", (_, story) => expect(withoutDraftLabels(story)).toBe(story));
});

describe("whoever misses something in a text is told why", () => {
  const noteOf = (story: string) => askContent({ language: "en", story }, "linkedin").note ?? "";
  const news = "The ferry of Mill Lane sails again on Saturday 22 May 2027, and everybody may come along.";

  test("of a draft", () =>
    expect(noteOf(`Title: The ferry sails again\nTeaser: After ten years\nText: ${news}`)).toContain("read as a draft"));
  test("of a brief", () =>
    expect(
      noteOf(`Campaign brief\n\nClient: Mill Ferries\nCampaign: The ferry sails again\nTone: friendly\n\nKey message\n${news}`),
    ).toContain("read as a brief"));
  test("of no other story", () => expect(noteOf(`The ferry sails again\n\n${news}`)).not.toContain("read as"));
});
