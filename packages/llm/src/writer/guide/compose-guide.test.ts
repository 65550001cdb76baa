import { wrapMaterial, writeGuideAnswer } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { composeGuide } from "./compose-guide.ts";
import type { CountedRule } from "./counted-rule.ts";

function ask(language: string, texts: string[]) {
  const materials = texts.map((text, i) => wrapMaterial(`example_${i + 1}`, text));
  const content = [...materials, writeGuideAnswer({ language, language_name: language, examples: texts.length })].join("\n\n");
  const reply = composeGuide([{ role: "user", content }]);
  const { rules } = JSON.parse(reply?.text ?? "{}") as { rules: CountedRule[] };
  return { rules, note: reply?.note ?? "", of: (field: string) => rules.filter((rule) => rule.field === field).map((rule) => rule.text) };
}

const english = [
  "412 kettles came back with the same fault. We opened each of them. The seal costs five cents, and you can change it in four minutes.\n\nWe keep the part for 20 years.",
  "The seal from 2016 is still on the shelf. We ask you for the number under the lid. Our workshop sends the part the next day.",
];
const german = [
  "Der Kessel pfeift nicht mehr. Wir zeigen Ihnen, welches Teil es ist. Sie brauchen dafür eine Münze und vier Minuten. Schicken Sie uns ein Bild.",
  "Zwölf Minuten, ein Löffel Säure. So entkalken Sie Ihren Kessel vor den Feiertagen. Wir haben die Teile auf Lager.",
];

describe("the built-in writer reads a guide by counting", () => {
  test("person, lengths, openings, emoji and words, each with its place", () => {
    const { rules, of, note } = ask("en", english);
    expect(of("person")).toEqual(["we"]);
    expect(of("emoji")).toEqual(["none"]);
    expect(of("do_rules")).toEqual(["Keep sentences to about 8 words, 13 at most", "Open with a figure"]);
    expect(of("dont_rules")).toEqual(["Open with a question", "Use exclamation marks"]);
    expect(of("markdown")[0]).toContain("Words that come back: seal.");
    for (const { evidence } of rules) {
      for (const { example, quote } of evidence) expect(english[example - 1]).toContain(quote);
    }
    expect(rules.find((rule) => rule.field === "person")?.because).toBe("4 of 7 sentences say “we”.");
    expect(note).toContain("cannot judge tone");
  });

  test("the form of address, where a language has two", () => {
    expect(ask("de-AT", german).of("form_of_address")).toEqual(["Sie"]);
    expect(ask("de", ["Du brauchst vier Minuten. Dein Kessel pfeift wieder. Nimm dir Zeit."]).of("form_of_address")).toEqual(["du"]);
    // Neither is a habit.
    expect(ask("de", ["Du brauchst Zeit, du auch. Wir schicken Ihnen das Teil. Rufen Sie an."]).of("form_of_address")).toEqual([]);
    expect(ask("en", english).of("form_of_address")).toEqual([]);
  });

  test("emoji that are used, and hashtags", () => {
    const { of } = ask("en", [
      "We did it 🎉. The kettle is back 🫖! Order the part. #repair #kettle",
      "New lids ✨ are here. Look 👀! We made them. #repair",
    ]);
    expect(of("emoji")).toEqual(["sparing"]);
    expect(of("do_rules")).toContain("Add 1 to 2 hashtags");
    expect(of("dont_rules")).not.toContain("Use exclamation marks");
    expect(ask("en", ["Trade marks™ are © none. Nor is this ®. Really not."]).of("emoji")).toEqual(["none"]);
  });

  test("nothing about what it cannot count", () => {
    const { rules, note } = ask("en", ["Hello. Bye."]);
    expect(rules).toEqual([]);
    expect(note).toContain("too little");
    const japanese = ask("ja", ["やかんを直します。部品は二十年あります。四分でできます。"]);
    expect(japanese.of("person")).toEqual([]);
    expect(japanese.of("do_rules")).toEqual([]);
  });
});

test("another question is none of its business", () => {
  expect(composeGuide([{ role: "user", content: "Hello" }])).toBeNull();
});
