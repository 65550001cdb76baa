import { describe, expect, test } from "vitest";
import type { FieldSpec } from "../master-data.ts";
import { checkFields } from "./checks.ts";

const spec = (key: string, rules: Partial<FieldSpec> = {}): FieldSpec => ({
  key,
  label: key,
  format: "plain",
  required: true,
  unit: "utf16",
  ...rules,
});
const found = (text: string, rules: Partial<FieldSpec> = {}, hashtags: string[] = []) => {
  const fields = [spec("body", rules), spec("hashtags", { format: "list", required: false })];
  const context = { fields, fold: null, banned_terms: [], preferred_terms: [], mandatory_text: "", language: "en" };
  return checkFields({ body: text, hashtags }, context)
    .filter((one) => one.level === "error")
    .map((one) => `${one.code}: ${one.message}`);
};

describe("what does not belong into a text", () => {
  test.each([
    ["Buy it. [[ hashtags ]]", "placeholders", "[[ hashtags ]]"],
    ["Buy it.\n</answer>", "placeholders", "</answer>"],
    ["<think>Hm</think> Buy it.", "placeholders", "<think>"],
    ["Text (required; plain; unit utf16; max 3000) Buy it.", "placeholders", "(required; plain; unit utf16; max 3000)"],
    ["As an AI language model I like kettles.", "placeholders", "As an AI language model"],
    ["I'm sorry, but I can't help with that.", "placeholders", "I'm sorry, but I can't help with that."],
    ["Leider kann ich Ihnen dabei nicht helfen.", "placeholders", "Leider kann ich Ihnen"],
    ["Buy it.\n\n(Character count: 245)", "placeholders", "(Character count: 245)"],
    ["Kauf ihn.\nZeichenanzahl: 245", "placeholders", "Zeichenanzahl: 245"],
    ["Buy it.\n[about 120 words]", "placeholders", "[about 120 words]"],
    ["**Option 1:** Buy it.\n\n**Option 2:** Repair it.", "placeholders", "**Option 1:"],
    ["(its text alone, without a label)", "placeholders", "(its text alone, without a label)"],
    ["Buy it.<|im_end|> Repair it.", "placeholders", "<|im_end|>"],
    ["[INST] Write [/INST] Buy it.", "placeholders", "[INST]"],
    ["Buy it. ◁/think▷", "placeholders", "◁/think▷"],
    ["User: Write a post.\nAssistant: Buy it.", "placeholders", "Assistant:"],
    ["Buy it.\n\nNote: This post stays within the limit of 3,000 characters.", "placeholders", "Note: This post stays within the limit"],
    ["Sorry, but that goes against my guidelines.", "placeholders", "Sorry, but that goes against my guidelines."],
    ["<hashtags>#repair</hashtags> Buy it.", "placeholders", "<hashtags>"],
    ["\\boxed{Buy it.}", "markup", "\\boxed{"],
    ["Buy it.\\nRepair it.", "markup", "\\n"],
    ["Cups &amp; kettles &#8211; buy them.", "markup", "&amp;"],
    ["{'body': 'Buy it', 'hashtags': []}", "markup", "{'body': 'Buy it', 'hashtags': []}"],
    ['{"body": "Buy it", "hashtags": ["#a"', "markup", '{"body": "Buy it", "hashtags": ["#a"'],
    ["| Part | Content |\n|---|---|\n| Text | Buy it. |", "markup", "|---|---|"],
    ["Buy <script>alert(1)</script> it.", "markup", "<script>"],
    ["Buy <b>now</b>.", "markup", "<b>"],
    ["Buy **now**.", "markup", "**now**"],
    ["# The kettle\nBuy it.", "markup", "# The kettle"],
    ["[Buy](https://example.com/buy) it.", "markup", "[Buy](https://example.com/buy)"],
    ['{"text": "Buy it"}', "markup", '{"text": "Buy it"}'],
    ["This kettle can be repaired at home. This kettle can be repaired at home!", "repetition", "This kettle can be repaired at home"],
  ])("%s", (text, code, words) => {
    const all = found(text);
    expect(all.some((one) => one.startsWith(`${code}: “${words}`))).toBe(true);
  });

  test("in Markdown, where Markdown is wanted, only what could run", () => {
    expect(found("# The kettle\n**Buy** [it](https://example.com/x) <b>now</b>", { format: "markdown" })).toEqual([]);
    expect(found("Buy <iframe src=x>", { format: "markdown" })[0]).toMatch(/^markup/);
    expect(found("[Buy](javascript:alert(1))", { format: "markdown" }).join()).toContain("markup");
  });

  test("an element is told once, by what opens it", () => {
    expect(found("Buy <b>now</b> and <script>alert(1)</script>.").map((one) => one.split("”")[0])).toEqual([
      "markup: “<script>",
      "markup: “<b>",
    ]);
    expect(found("Buy</script> it.")).toHaveLength(1);
  });

  test("hashtags that stand twice", () => {
    expect(found("Buy it.", {}, ["#repair", "#Repair"])).toEqual(["hashtags: “#Repair” appears twice"]);
    expect(found("Buy it to #repair it.", {}, ["#repair"])).toEqual(["hashtags: “#repair” is in the text and again among the hashtags"]);
  });
});

test.each([
  "Time to repair. Time to repair.",
  "This kettle can be repaired at home. Here is why. This kettle can be repaired at home.",
  "- 23 parts\n- one coin\n- four minutes",
  "Arrays like [[1, 2]] and a < b > c",
  "#repair is what we do",
  "5 ** 2 ** 3 and *terms apply",
  "It costs 89 euros (required; see below)",
  "We asked an AI. It said nothing.",
  "“{curly}” things",
  "Version 2: the kettle that opens with one coin.",
  "It has 23 parts (12 words on each label) and lasts.",
  "A post may have 280 characters: enough for a kettle.",
  "Note: This offer ends on Friday.",
  "The user: who is that? The assistant: a kettle.",
  "Fish & chips; R&D; AT&T",
  "{kettle}: a story",
  "A | B | C",
  "<3 and :-|",
])("nothing is wrong with: %s", (text) => expect(found(text)).toEqual([]));
