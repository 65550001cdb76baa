import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import { readBrief } from "./read-brief.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copydesk-brief-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const story = "Lisbon opens a line of electric ferries over the Tagus on the first of March.";
const good = `name: Ferries
story: ${story}
from: 2027-03-01
to: 2027-03-20
languages:
  en: [linkedin, email]
  de: [linkedin]
`;
function read(text: string | Buffer, name = "brief.yaml") {
  writeFileSync(join(folder, name), text);
  return readBrief(join(folder, name));
}
function refusal(text: string | Buffer): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof CommandFailure && error.exitCode === exitCodes.usage) return error.message.replace(/\nNothing was begun\.$/, "");
    throw error;
  }
  throw new Error("It was taken.");
}

test("a short brief is enough, and the rest is what the form begins with", () => {
  expect(read(good)).toMatchObject({
    name: "Ferries",
    story,
    from: "2027-03-01",
    languages: { en: ["linkedin", "email"], de: ["linkedin"] },
    mode: "entire_campaign",
    schedule: true,
    public: false,
  });
});

test("the story may lie in a file beside the brief, and counts for whether the brief is the same", () => {
  const brief = good.replace(/story: .*/, "story_file: story.md");
  writeFileSync(join(folder, "story.md"), story);
  const first = read(brief);
  expect(first.story).toBe(story);
  expect(read(`# a note\n${brief}`).fingerprint).toBe(first.fingerprint);
  writeFileSync(join(folder, "story.md"), `${story} It rained.`);
  expect(read(brief).fingerprint).not.toBe(first.fingerprint);
});

test.each<[string, string | Buffer, string]>([
  ["a day that is none", good.replace("2027-03-20", "soon"), "brief.yaml, line 4: to: "],
  ["days the wrong way round", good.replace("2027-03-20", "2027-02-20"), "brief.yaml, line 4: to: The last day cannot be before the first"],
  ["a misspelt entry", good.replace("name:", "nmae:"), "brief.yaml, line 1: nmae: there is no such entry. Known: name, description, story"],
  ["no name", good.replace("name: Ferries\n", ""), "brief.yaml: name: "],
  [
    "channels that are no list",
    good.replace("[linkedin]", "linkedin"),
    "brief.yaml, line 7: languages.de: a list of channels, such as [linkedin, email]",
  ],
  ["no channel", good.replace("[linkedin]", "[]"), "brief.yaml, line 7: languages.de: Choose at least one channel"],
  ["an unknown mode", `${good}mode: all\n`, "brief.yaml, line 8: mode: outline_only or entire_campaign"],
  ["no story", good.replace(/story: .*\n/, ""), "brief.yaml: story: the story itself, or story_file"],
  ["two stories", `${good}story_file: x.md\n`, "brief.yaml, line 8: story_file: either story or story_file, not both"],
  ["a story that is too short", good.replace(story, "Ferries."), "brief.yaml, line 2: story: "],
  ["a story that is not there", good.replace(/story: .*/, "story_file: gone.md"), "There is no file "],
  ["what is no YAML", `${good}  - [`, "brief.yaml, line 8: "],
  ["an entry twice", `${good}name: Again\n`, "brief.yaml, line 8: Map keys must be unique"],
  ["an empty file", "", "brief.yaml: name: "],
  ["a list", "- a\n- b\n", "brief.yaml"],
  ["what is no text", Buffer.from([0xff, 0xfe, 0x00, 0xd8]), "brief.yaml is no text in UTF-8."],
])("%s is said, with its line", (_, text, words) => {
  expect(refusal(text)).toContain(words);
});

test("every mistake is said at once", () => {
  const text = good.replace("2027-03-20", "soon").replace("[linkedin]", "[]");
  expect(
    refusal(text)
      .split("\n")
      .map((line) => line.split(":")[0]),
  ).toEqual(["brief.yaml, line 4", "brief.yaml, line 7"]);
});
