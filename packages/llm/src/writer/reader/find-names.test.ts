import { describe, expect, it } from "vitest";
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
