import { describe, expect, test } from "vitest";
import { readPlainOutline } from "./plain-outline.ts";

const channels = [
  { code: "linkedin", name: "LinkedIn" },
  { code: "x", name: "X" },
];

describe("an outline that was answered in prose", () => {
  test("with headings and bullets becomes its parts", () => {
    const answer = [
      "Sure! Here is the outline you asked for:",
      "",
      "# The kettle that expects to break",
      "**Summary:** A kettle whose every part can be replaced.",
      "**Target audience:** People who repair things",
      "## Key messages",
      "- Every part can be ordered for 20 years",
      "- One coin opens it",
      "## Made to be opened",
      "1. 23 parts",
      "2. Four minutes",
      "## Call to action",
      "Reserve yours",
      "## Facts",
      "- The kettle costs 89 euros",
      "## Channels",
      "- **LinkedIn:** What it taught the engineers",
      "- X: One coin",
    ].join("\n");
    expect(readPlainOutline(answer, channels)).toEqual({
      title: "The kettle that expects to break",
      summary: "A kettle whose every part can be replaced.",
      audience: "People who repair things",
      key_messages: ["Every part can be ordered for 20 years", "One coin opens it"],
      sections: [{ heading: "Made to be opened", points: ["23 parts", "Four minutes"] }],
      call_to_action: "Reserve yours",
      facts: ["The kettle costs 89 euros"],
      angles: [
        { channel: "linkedin", angle: "What it taught the engineers" },
        { channel: "x", angle: "One coin" },
      ],
    });
  });

  test.each([
    ["thoughts", "<think>An outline, so a title first.</think>\n"],
    ["thoughts inside of thoughts", "<think>They want <think>or not?</think> an outline of a kettle.</think>\n"],
    ["several thoughts", "<thinking>A title.</thinking>\n<think>And a summary.</think>\n"],
  ])("without %s of the model", (_, thoughts) => {
    const answer = "# The kettle\nSummary: A kettle whose every part can be replaced by anybody with a coin.";
    expect(readPlainOutline(`${thoughts}${answer}`)).toEqual(readPlainOutline(answer));
    expect(readPlainOutline(`${answer} A tag <think> that never ends.`)?.summary).toContain("<think> that never ends.");
  });

  test("with German labels is read too", () => {
    const answer =
      "Titel: Der Wasserkocher, der mit seinem Ende rechnet\nZielgruppe: Menschen, die reparieren\nKernbotschaften:\n- Jedes Teil ist erhältlich\nHandlungsaufforderung: Jetzt vormerken";
    expect(readPlainOutline(answer)).toMatchObject({
      title: "Der Wasserkocher, der mit seinem Ende rechnet",
      audience: "Menschen, die reparieren",
      key_messages: ["Jedes Teil ist erhältlich"],
      call_to_action: "Jetzt vormerken",
    });
  });

  test("in bare paragraphs gives title, summary and messages, and loses nothing", () => {
    const answer =
      "Northwind makes a kettle that expects to break. Every part can be ordered.\n\nWe tell it through the engineers.\n\nReaders can reserve theirs now.";
    const outline = readPlainOutline(answer);
    expect(outline?.title).toBe("Northwind makes a kettle that expects to break");
    expect(outline?.summary).toContain("Every part can be ordered.");
    expect(outline?.key_messages.length).toBeGreaterThan(0);
    expect(JSON.stringify(outline)).toContain("Readers can reserve theirs now.");
  });

  test.each([
    ["JSON", '{"answer":"An outline","parts":[1,2,3],"why":"because it was asked for in another way"}'],
    ["a refusal", "I'm sorry, but I can't help with that request about kettles and their repair."],
    ["next to nothing", "Okay."],
    [
      "a remark to whoever asked",
      "Sure! Here is your text. I think bikes are great and everybody should have one. Let me know if you want changes.",
    ],
    ["two sentences that plan nothing", "Bikes are a wonderful thing to have in a city. I think that everybody should have one."],
    ["nothing", ""],
  ])("but %s is none", (_, answer) => expect(readPlainOutline(answer)).toBeNull());
});
