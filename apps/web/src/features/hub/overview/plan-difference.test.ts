import { expect, it } from "vitest";
import { planDifference } from "./plan-editor.tsx";

const before = [
  { language_id: "en", channel_ids: ["x", "email"] },
  { language_id: "de", channel_ids: ["x"] },
];

it("is nothing while nothing is ticked anew", () =>
  expect(planDifference(before, { en: ["email", "x"] })).toEqual({ changes: [], added: 0, removed: 0, emptied: undefined }));

it("adds before it takes out, so that no language is without a channel on the way", () => {
  const { changes, added, removed } = planDifference(before, { en: ["x", "sms"], de: ["blog"] });
  expect(changes).toEqual([
    { kind: "add_channels", language_id: "en", channel_ids: ["sms"] },
    { kind: "add_channels", language_id: "de", channel_ids: ["blog"] },
    { kind: "remove_channels", language_id: "en", channel_ids: ["email"] },
    { kind: "remove_channels", language_id: "de", channel_ids: ["x"] },
  ]);
  expect([added, removed]).toEqual([2, 2]);
});

it("names a language that would be empty", () => expect(planDifference(before, { de: [] }).emptied).toBe("de"));
