import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const news = `The mill turns again

ALSTON, 4 May 2027 – The old mill at Alston, still since the flood, grinds flour again from Saturday. Forty neighbours rebuilt its wheel.

Visitors can watch every Sunday. Book an hour at https://mill.example/hour by Friday 14 May.

ENDS`;
const contact = "Media contact: Ann Lee, press@mill.example";

describe("notes to editors", () => {
  test.each([
    [
      "in a paragraph below their heading",
      "Notes to editors\n\n1. Ann Lee can be photographed at the wheel on 6 May.\n2. Flour is not sold by post.",
    ],
    ["right below it", "Notes to Editors:\n1. Ann Lee can be photographed at the wheel on 6 May.\n2. Flour is not sold by post."],
    [
      "each in a paragraph",
      "Note for the editor\n\n1. Ann Lee can be photographed at the wheel on 6 May.\n\n2. Flour is not sold by post.",
    ],
  ])("end the release alone: %s", (_, notes) => {
    const story = `${news}\n\n${notes}\n\n${contact}`;
    const { values } = askContent({ language: "en", story }, "press");
    expect(String(values.body)).toMatch(/by Friday 14 May\..*1\. Ann Lee can be photographed.*2\. Flour is not sold by post\.$/su);
    expect(values.contact).toContain("press@mill.example");
    for (const channel of ["linkedin", "email", "blog", "facebook"])
      expect(askContent({ language: "en", story }, channel).text).not.toMatch(/photographed|by post|to editors/iu);
  });
});
