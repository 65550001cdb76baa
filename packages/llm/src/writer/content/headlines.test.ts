import { describe, expect, test } from "vitest";
import { shortHeadlines } from "./headlines.ts";

describe("a headline that is too long", () => {
  const shortOf = (language: string, title: string) =>
    shortHeadlines({
      work: { story: { title, sentences: [], names: [] }, titles: [title], language, isTold: true, pool: [] } as unknown as Parameters<
        typeof shortHeadlines
      >[0]["work"],
    });

  test.each([
    [
      "en",
      "Tarrow Building Society reports lower first-half profit as borrowing slows",
      "Tarrow Building Society reports lower first-half profit",
    ],
    [
      "fr",
      "La coopérative de Tarrow ouvre deux nouvelles salles malgré une année difficile",
      "La coopérative de Tarrow ouvre deux nouvelles salles",
    ],
    [
      "el",
      "Ο συνεταιρισμός της Πεζούλας ανοίγει δύο νέα καταστήματα παρά τη δύσκολη χρονιά",
      "Ο συνεταιρισμός της Πεζούλας ανοίγει δύο νέα καταστήματα",
    ],
    ["uk", "Кооператив «Млин» відкриває дві нові пекарні попри важкий рік", "Кооператив «Млин» відкриває дві нові пекарні"],
  ])("in %s loses why, or in spite of what", (language, title, short) => expect(shortOf(language, title)).toContain(short));

  test.each([
    ["en", "The old mill of Tarrow opens again as a museum of bread"],
    ["en", "Tarrow Mill grinds as well as it did"],
  ])("in %s keeps what it tells: %s", (language, title) => expect(shortOf(language, title).every((one) => / as /u.test(one))).toBe(true));
});
