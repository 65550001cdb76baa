import type { StyleGuide } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { afterSaving, currentOf, enabledIn, guideForChannel, isAsIn, newGuide, toGuides } from "./guides.ts";
import type { GuideDraft } from "./voice-store.ts";

const stored = (id: string, language_id: string, channel_ids: string[] = []): StyleGuide => {
  const { key: _, ...guide } = newGuide(id, channel_ids);
  return { ...guide, id, language_id };
};
const language = (id: string) => ({ id, code: id, name: id, native_name: id, direction: "ltr" as const });

describe("a stored voice in the form", () => {
  const style_guides = [stored("1", "en"), stored("2", "de"), stored("3", "de", ["linkedin"]), stored("4", "de", ["x", "sms"])];
  const current = currentOf({ languages: [language("en"), language("de")], style_guides });

  test("has its guides by language, and the channels that have their own", () => {
    expect(current.styleGuides.de?.map((guide) => guide.key)).toEqual(["2", "3", "4"]);
    expect(current.enabledChannels).toEqual({ en: [], de: ["linkedin", "x", "sms"] });
  });

  test("is sent back as it came, each guide with its path", () => {
    const { guides, paths } = toGuides(current);
    expect(guides).toEqual(style_guides);
    expect(paths[3]).toEqual({ languageId: "de", key: "4" });
  });
});

test("a guide for a channel begins as a copy of the catch-all, without its words", () => {
  const catchAll = { ...newGuide("1"), id: "1", markdown: "Short.", banned_terms: ["unique"], emoji: "none" as const };
  const guide = guideForChannel("2", "x", catchAll);
  expect(guide).toMatchObject({ key: "2", channel_ids: ["x"], markdown: "", banned_terms: ["unique"] });
  expect(guide).not.toHaveProperty("id");
  expect(isAsIn(catchAll, guide)).toBe(true);
  expect(isAsIn(catchAll, { ...guide, emoji: "free" })).toBe(false);
  expect(isAsIn(undefined, guide)).toBe(false);
  expect(enabledIn([catchAll, guide])).toEqual(["x"]);
});

describe("after saving", () => {
  const sent = { languages: [{ id: "de" }], styleGuides: { de: [newGuide("a"), newGuide("b", ["x"])] }, enabledChannels: { de: ["x"] } };
  const saved = currentOf({
    languages: [language("de")],
    style_guides: [stored("1", "de"), { ...stored("2", "de", ["x"]), markdown: "Trimmed." }],
  });

  test("guides keep their keys and get their ids", () => {
    const { de } = afterSaving(sent, { sent, saved }).styleGuides;
    expect(de).toMatchObject([
      { key: "a", id: "1" },
      { key: "b", id: "2", markdown: "Trimmed." },
    ]);
  });

  test("what was typed meanwhile stays", () => {
    const [first, second] = sent.styleGuides.de;
    const now = { ...sent, styleGuides: { de: [first, { ...second, markdown: "Typed on." }, newGuide("c", ["sms"])] as GuideDraft[] } };
    expect(afterSaving(now, { sent, saved }).styleGuides.de).toMatchObject([
      { key: "a", id: "1" },
      { key: "b", id: "2", markdown: "Typed on." },
      { key: "c" },
    ]);
  });
});
