import type { ConfigurationChanges } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { formatChanges, formatInShort } from "./change-words.ts";

const channels = new Map([["linkedin", "LinkedIn post"]]);
const attribute = { key: "sections", label: "Sections", type: "text" as const, required: false, default: "5" };
const said = (part: string, before: unknown, after: unknown) => {
  const [one] = formatChanges({ [part]: { before, after } }, channels);
  return one && `${one.label}: ${one.before} → ${one.after}`;
};

describe("a change in words", () => {
  test.each<[string, unknown, unknown, string]>([
    ["attributes.sections", attribute, { ...attribute, default: "7", required: true }, "Sections: 5, not required → 7, required"],
    ["attributes.sections", attribute, { ...attribute, default: "7" }, "Sections: 5 → 7"],
    ["attributes.sections", attribute, { ...attribute, min: 3, label: "Parts" }, "Sections: “Sections”, no minimum → “Parts”, at least 3"],
    ["attributes.sections", null, { ...attribute, type: "number", min: 3, default: null }, "Sections: none → none, number"],
    ["attributes.sections", attribute, '{"key":"sections","label":"Sec…', "Sections: 5, text → a long one"],
    ["attribute_order", ["a", "b"], ["b", "a"], "Order of attributes: a, b → b, a"],
    ["parameters.temperature", { enabled: true, value: 0.7 }, null, "Temperature: 0.7 → inherited"],
    ["parameters.top_p", { enabled: false, value: 1 }, { enabled: true, value: 0.5 }, "Top P: not sent → 0.5"],
    ["model", null, "Aurora", "Model: company default → Aurora"],
    ["rules.weekdays", [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5], "Days with posts: Mon–Sun → Mon–Fri"],
    ["rules.gap_same_channel_minutes", 1440, 90, "Time between posts of a channel: 24 h → 90 min"],
    ["rules.blackout_dates", [], ["2026-12-24"], "Days without posts: none → 2026-12-24"],
    ["rules.lead_channel", null, "linkedin", "Channel that comes first: none → LinkedIn post"],
    ["rules.posts_per_week", 0, 3, "Posts a week for each channel: no limit → 3"],
    [
      "rules.windows.linkedin",
      [{ weekdays: [2, 3, 4], from: "09:00", to: "11:00" }],
      null,
      "Windows of LinkedIn post: Tue–Thu 09:00–11:00 → any time",
    ],
    ["rules.channel_posts_per_week.fax", null, 2, "Posts a week of fax: as every channel → 2"],
  ])("%s", (part, before, after, words) => expect(said(part, before, after)).toBe(words));
});

describe("a change in a line", () => {
  const short = (changes: ConfigurationChanges) => formatInShort(changes, channels);
  test.each<[ConfigurationChanges, string]>([
    [{ "rules.posts_per_day": { before: 3, after: 1 } }, "Posts a day 3 to 1"],
    [{ system_prompt: { before: "a", after: "b" } }, "System prompt"],
    [{ "attributes.sections": { before: null, after: attribute } }, "Sections added"],
    [
      {
        "attributes.sections": { before: attribute, after: null },
        user_prompt: { before: "a", after: "b" },
        model: { before: null, after: "Aurora" },
        "rules.posts_per_day": { before: 3, after: 1 },
      },
      "Sections removed, user prompt and 2 more",
    ],
    [{}, "Nothing"],
  ])("%o", (changes, words) => expect(short(changes)).toBe(words));
});
