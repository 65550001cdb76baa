import { describe, expect, it } from "vitest";
import { chooseGuide, describeGuide, type StyleGuide } from "./style-guide.ts";

const guide = (id: string, changes: Partial<StyleGuide> = {}): StyleGuide => ({
  id,
  voice_id: "warm",
  language_id: "en",
  channel_ids: [],
  markdown: "",
  tone_words: [],
  audience: "",
  person: null,
  form_of_address: "",
  do_rules: [],
  dont_rules: [],
  banned_terms: [],
  preferred_terms: [],
  emoji: null,
  position: 0,
  created_at: new Date(0),
  created_by: null,
  updated_at: new Date(0),
  updated_by: null,
  version: 1,
  ...changes,
});
const catchAll = guide("catch-all");
const social = guide("social", { channel_ids: ["linkedin", "x"], position: 1 });

describe("the style guide of a text", () => {
  it.each([
    ["its channel's own guide, whole", [catchAll, social], "x", "social"],
    ["the catch-all for a channel without one", [catchAll, social], "email", "catch-all"],
    ["the catch-all for outline and schedule", [social, catchAll], null, "catch-all"],
    ["none when no guide fits", [social], "email", undefined],
    ["none without guides", [], "x", undefined],
  ])("is %s", (_, guides, channel, expected) => {
    expect(chooseGuide(guides, channel)?.id).toBe(expected);
  });

  it("says everything that is set and nothing else", () => {
    expect(
      describeGuide(
        guide("g", { tone_words: ["warm", "dry"], dont_rules: ["shout"], preferred_terms: [{ instead_of: "users", use: "people" }] }),
      ),
    ).toBe("Tone: warm, dry\n\nDo not:\n- shout\n\nPreferred terms:\n- “people” instead of “users”");
    expect(describeGuide(catchAll)).toBe("");
    expect(describeGuide(null)).toBe("");
  });
});
