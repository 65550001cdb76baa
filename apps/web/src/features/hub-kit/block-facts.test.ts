import type { BlockSummary } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { progressOf } from "./block-facts.ts";

const block = (kind: BlockSummary["kind"], state: BlockSummary["state"], number: number | null, code?: string): BlockSummary => ({
  id: crypto.randomUUID(),
  kind,
  language_id: "en",
  language_code: "en",
  channel_id: null,
  channel_code: null,
  state,
  out_of_date: false,
  version_count: number ?? 0,
  selected_number: number,
  selected_version_id: number === null ? null : `version ${number}`,
  selected_origin: null,
  warnings: 0,
  wrong_language: false,
  failure: code === undefined ? null : { code, message: "", next_step: "", request_id: null, at: "", partial_text: null },
});

describe("how far a language is", () => {
  it("counts written outlines and pieces, without the schedule", () =>
    expect(
      progressOf([
        block("outline", "ready", 1),
        block("content", "ready", 2),
        block("content", "writing", 1),
        block("schedule", "empty", null),
      ]),
    ).toEqual({
      done: 2,
      total: 3,
      busy: true,
      failed: 0,
      flagged: 0,
    }));

  it("counts what is in another language than its own, whatever it is", () => {
    const strange = { ...block("schedule", "ready", 1), wrong_language: true };
    expect(progressOf([block("content", "ready", 1), strange])).toMatchObject({ done: 1, total: 1, flagged: 1 });
  });

  it("counts what somebody should look at, once something stands there", () => {
    const broken = { ...block("content", "ready", 1), warnings: 2 };
    const unwritten = { ...block("content", "empty", null), warnings: 1 };
    expect(progressOf([broken, block("content", "ready", 1), unwritten])).toMatchObject({ done: 2, total: 3, flagged: 1 });
  });

  it("counts what failed, and not what waited for it or was stopped", () => {
    const blocks = [
      block("outline", "failed", 1, "bad_key"),
      block("content", "failed", 1, "outline_failed"),
      block("content", "failed", null, "outline_failed"),
      block("content", "failed", 1, "filtered"),
      block("content", "failed", null, "stopped"),
      block("schedule", "failed", null, "rule_broken"),
    ];
    expect(progressOf(blocks)).toEqual({ done: 1, total: 5, busy: false, failed: 2, flagged: 0 });
  });
});
