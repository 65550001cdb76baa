import { expect, test } from "vitest";
import { readErrors } from "./use-voice-form.ts";

const paths = [
  { languageId: "en", key: "a" },
  { languageId: "de", key: "b" },
];

test("what is wrong stands beside the field it is about, the first of each", () => {
  const problems = [
    ["name", "Name is required"],
    ["style_guides.1.do_rules.0", "Do must be 300 characters or fewer"],
    ["style_guides.1.do_rules.2", "Do is required"],
    ["style_guides.1.channel_ids", "Choose at least one channel"],
    ["style_guides.0.language_id", "This language is no longer available"],
    ["style_guides.9.audience", "nowhere"],
    ["version", "nowhere"],
  ] as const;
  expect(readErrors(problems, paths)).toEqual({
    head: { name: "Name is required" },
    guides: {
      a: { languageId: "en", fields: { channel_ids: "This language is no longer available" } },
      b: {
        languageId: "de",
        fields: { do_rules: "Do must be 300 characters or fewer", channel_ids: "Choose at least one channel" },
      },
    },
  });
});
