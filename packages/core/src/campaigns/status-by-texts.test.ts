import type { GenerationMode } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { statusOfTexts } from "./status-by-texts.ts";

type Text = Parameters<typeof statusOfTexts>[0][number];
const text = (kind: Text["kind"], state: Text["state"], code = "refused"): Text => ({
  kind,
  state,
  version_count: state === "ready" ? 1 : 0,
  wrong_language: false,
  failure: state === "failed" ? { code, message: "", next_step: "", request_id: null, at: "", partial_text: null } : null,
});
const outline = text("outline", "ready");
const piece = text("content", "ready");

describe("what a campaign is called when nothing is being written", () => {
  it.each<[string, Text[], GenerationMode]>([
    ["ready", [outline, piece], "entire_campaign"],
    ["needs_attention", [outline, piece, text("content", "failed")], "entire_campaign"],
    ["needs_attention", [outline, { ...piece, ...text("content", "failed"), version_count: 1 }], "entire_campaign"],
    ["needs_attention", [outline, piece, text("content", "empty")], "entire_campaign"],
    ["needs_attention", [outline, piece, { ...piece, wrong_language: true }], "entire_campaign"],
    ["failed", [text("outline", "failed"), text("content", "failed", "outline_failed")], "entire_campaign"],
    ["outline_review", [outline, text("content", "empty")], "outline_only"],
    ["needs_attention", [outline, text("content", "failed")], "outline_only"],
    ["needs_attention", [outline, text("content", "failed", "stopped")], "entire_campaign"],
    ["draft", [text("outline", "empty"), text("content", "empty")], "entire_campaign"],
    ["draft", [text("outline", "failed", "stopped"), text("content", "empty")], "entire_campaign"],
  ])("%s", (status, texts, mode) => {
    expect(statusOfTexts(texts, mode)).toBe(status);
  });
});
