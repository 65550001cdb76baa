import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paragraphsIn } from "../declarations.fixture.ts";
import { inflections } from "./inflections.fixture.ts";
import { findTerm, readText } from "./match-term.ts";
import { termForms } from "./term-forms.ts";

const isFound = (text: string, term: string, language: string) => findTerm(readText(text, language), term).length > 0;
const every = inflections.flatMap(([language, term, forms]) => forms.map((form) => ({ language, term, form })));

/** Words that look like a form of the term and are none. */
const others: readonly (readonly [language: string, term: string, text: string])[] = [
  ["de", "Marke", "Der Markt in der Altstadt"],
  ["de", "Marke", "Marketing für alle"],
  ["de", "schon", "Eine schöne Kanne"],
  ["de", "Kauf", "Der Verkauf beginnt"],
  ["de", "best", "Jetzt bestellen"],
  ["de", "Rat", "Der Vorrat reicht"],
  ["de", "Kunde", "Eine Kundgebung am Sonntag"],
  ["en", "best", "The bestseller"],
  ["en", "unlock", "A locker room"],
  ["en", "deal", "An ideal day"],
  ["nl", "koop", "De koopman"],
  ["sv", "kund", "En kunskap"],
  ["tr", "kar", "Karar verildi"],
  ["es", "barato", "El barrio"],
  ["it", "costo", "La costola di Adamo"],
  ["fi", "kala", "Kalenteri"],
  ["ru", "скид", "Скидывать снег"],
  ["he", "זול", "בית"],
  ["ar", "عرض", "المعرفة"],
];

describe("terms", () => {
  it("are found in nine of ten inflections, and of German ones", () => {
    const missed = every.filter(({ form, term, language }) => !isFound(form, term, language));
    const german = every.filter(({ language }) => language === "de");
    console.info(`inflections found: ${every.length - missed.length} of ${every.length}`);
    expect(german.length).toBeGreaterThanOrEqual(22);
    expect(missed.filter(({ language }) => language === "de")).toEqual([]);
    expect(missed.length / every.length).toBeLessThanOrEqual(0.1);
  });

  it("are found in no more than one of fifty sentences where they do not stand", () => {
    const languages = [...new Set(inflections.map(([code]) => code))];
    const sentences = languages.flatMap((language) => paragraphsIn(language).map((text) => ({ text, language })));
    const alarms = sentences.filter(({ text, language }) => {
      const read = readText(text, language);
      return inflections.some(([code, term]) => code === language && findTerm(read, term).length > 0);
    });
    console.info(`false alarms: ${alarms.length} of ${sentences.length} sentences`);
    expect(sentences.length).toBeGreaterThan(1_000);
    expect(alarms.length / sentences.length).toBeLessThanOrEqual(0.02);
  });

  it.each(others)("%s: “%s” is not found in “%s”", (language, term, text) => expect(isFound(text, term, language)).toBe(false));

  it("are shown where they stand, as they stand there", () => {
    const text = "Unsere Kunden und der Kunden\u00ADdienst";
    expect(findTerm(readText(text, "de"), "Kunde").map((one) => text.slice(one.start, one.end))).toEqual(["Kunden", "Kunden\u00ADdienst"]);
  });
});

describe("what a term finds", () => {
  it.each([
    ["de", "billig", ["billige", "billigen", "billiger"]],
    ["en", "leverage", ["leverages", "leveraged", "leveraging"]],
    ["ru", "скидка", ["скидки", "скидку"]],
    ["ar", "عرض", ["العرض"]],
    ["tr", "fırsat", ["fırsatlar"]],
  ])("is told in %s for “%s”", (language, term, forms) => {
    const told = termForms(term, language);
    expect(told.forms).toEqual(expect.arrayContaining(forms));
    for (const form of told.forms) expect(isFound(form, term, language)).toBe(true);
  });

  it("has longer words only where a language writes them together", () => {
    expect(termForms("Rabatt", "de")).toMatchObject({ in_longer_words: true });
    expect(termForms("discount", "en")).toMatchObject({ in_longer_words: false });
    expect(termForms("最佳", "zh-Hans")).toEqual({ term: "最佳", forms: [], in_longer_words: false });
  });
});

it.each([
  ["seamless", ["seamlessly"]],
  ["game-changer", ["game-changers"]],
  ["world-class", ["world-classes"]],
  ["leverage", ["leverages", "leveraged", "leveraging"]],
])("“%s” is shown with forms that somebody might write", (term, forms) => expect(termForms(term, "en").forms).toEqual(forms));

describe("a term that is more than words", () => {
  it.each(["C++-based", "100 %-Garantie", "“drop”; --", "a/b-c", "無料-体験", "$5 (or {less})", "x^2|y", "\\d+", "[a-z]*?"])(
    "is found as it stands: %s",
    (term) => expect(isFound(`We say: ${term} and no more.`, term, "en")).toBe(true),
  );
  it("may hold any sign there is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), fc.constantFrom("en", "de", "ja", "ar", "tr"), (term, language) => {
        findTerm(readText(`Before ${term} after`, language), term);
      }),
    );
    for (let code = 0x20; code < 0x2000; code += 1) findTerm(readText("a-b", "en"), `;${String.fromCharCode(code)}-`);
  });
});
