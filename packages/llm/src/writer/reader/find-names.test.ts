import { describe, expect, it, test } from "vitest";
import { findNames } from "./find-names.ts";

const namesIn = (sentences: readonly string[], hint = "", language = "en") =>
  findNames(sentences, language, { hint }).map((one) => one.name);

describe("names of a story", () => {
  it("are those of people and companies, each once", () =>
    expect(namesIn(["Last year Ida Thorsen joined Saltmarsh Bakery.", "We met Thorsen in the bakery."])).toEqual([
      "Ida Thorsen",
      "Saltmarsh Bakery",
    ]));

  it("are not the words that sentences begin with", () =>
    expect(namesIn(["Write to us.", "Bring a friend to Esbjerg."], "Notes for the writer")).toEqual(["Esbjerg"]));

  it("are found in the genitive of the campaign's name, too", () =>
    expect(namesIn(["Seit 1931 backt Lindner das Brot."], "Lindners Versprechen", "de")).toEqual(["Lindner"]));

  it("count also at the beginning when the campaign's name has them", () =>
    expect(namesIn(["Kettlewright repairs kettles."], "The Kettlewright promise")).toEqual(["Kettlewright"]));
});

test.each([
  ["ja", "水車商会(以下「当社」)は、新しい粉「みのり」を5月4日に発売します。", "みのり"],
  ["zh", "石桥磨坊（以下简称“本公司”）将于5月4日发布新面粉“丰年”。", "丰年"],
  ["ko", "물레방아상회(이하 ‘당사’)는 새 밀가루 「풍년」을 5월 4일 내놓는다.", "풍년"],
  ["uk", "ТОВ «Млин» (далі — «Товариство») випускає борошно «Урожай».", "Урожай"],
])("what whoever writes calls themselves is no name: %s", (language, text, name) => {
  const names = findNames([text, text], language, { hint: "" }).map((one) => one.name);
  expect(names).toContain(name);
  expect(names.filter((one) => /当社|本公司|당사|Товариство/u.test(one))).toEqual([]);
});

describe("a name whose letters stand in brackets", () => {
  const named = (language: string, text: string, title: string) => findNames([text], language, { hint: "", title }).map((one) => one.name);

  test.each([
    [
      "el",
      "Τα ξεκινά η Δημοτική Επιχείρηση Θέρμανσης και Αερισμού (ΔΕΘΑ) Πεζούλας.",
      "Νέα θερμόμετρα από τη ΔΕΘΑ Πεζούλας",
      "ΔΕΘΑ Πεζούλας",
      "Δημοτική Επιχείρηση Θέρμανσης",
    ],
    [
      "en",
      "Meters come from the Regional Office Water and Drains (ROWD) Brackley.",
      "New meters from ROWD Brackley",
      "ROWD Brackley",
      "Regional Office",
    ],
    [
      "uk",
      "Роботи веде Обласне Управління Води та Каналів (ОУВК) Яруги.",
      "Нові лічильники від ОУВК Яруги",
      "ОУВК Яруги",
      "Обласне Управління Води",
    ],
  ])("in %s is not cut before “and”, and is called as in the headline", (language, text, title, short, cut) => {
    expect(named(language, text, title)).toContain(short);
    expect(named(language, text, title)).not.toContain(cut);
  });
});
