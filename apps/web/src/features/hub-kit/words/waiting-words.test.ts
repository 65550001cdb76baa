import type { BlockSummary } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { formatHeld, formatWaiting } from "./waiting-words.ts";

const block = (kind: BlockSummary["kind"], language_id: string, state: BlockSummary["state"]): BlockSummary => ({
  id: `${kind} ${language_id}`,
  kind,
  language_id,
  language_code: language_id,
  channel_id: null,
  channel_code: null,
  state,
  out_of_date: false,
  version_count: 0,
  selected_number: null,
  selected_version_id: null,
  selected_origin: null,
  warnings: 0,
  wrong_language: false,
  failure: null,
});
const say = (of: BlockSummary, ...others: BlockSummary[]) => formatWaiting(of, [...others, of]);

describe("what a piece waits for", () => {
  const content = block("content", "en", "queued");
  it("is its outline while that is written", () =>
    expect(say(content, block("outline", "en", "writing"))).toBe("Queued, after the outline"));
  it("is nothing but its turn once the outline is there", () => expect(say(content, block("outline", "en", "ready"))).toBe("Queued"));
  it("is not the outline of another language", () => expect(say(content, block("outline", "de", "writing"))).toBe("Queued"));
  it("is the pieces, for a schedule", () => {
    const schedule = block("schedule", "en", "queued");
    expect(say(schedule, block("content", "en", "writing"))).toBe("Queued, after the pieces");
    expect(say(schedule, block("content", "en", "ready"))).toBe("Queued");
  });
  it("is the primary language, for an outline in another one", () => {
    expect(say(block("outline", "de", "queued"), block("outline", "en", "writing"))).toBe("Queued, after the primary language");
    expect(say(block("outline", "de", "queued"), block("outline", "en", "ready"))).toBe("Queued");
    expect(say(block("outline", "en", "queued"))).toBe("Queued");
  });
});

describe("a piece that was not written because its outline was not", () => {
  const failure = (code: "outline_failed" | "bad_key") => ({ code, message: "", next_step: "" }) as BlockSummary["failure"];
  const held = { ...block("content", "en", "failed"), failure: failure("outline_failed") };
  const outline = { ...block("outline", "en", "failed"), failure: failure("bad_key") };
  it("waits for the outline, until there is one", () => {
    expect(formatHeld(held, [outline, held], "needs_attention")).toBe("Waiting for the outline.");
    expect(formatHeld(held, [{ ...outline, selected_version_id: "v1" }, held], "needs_attention")).toBeNull();
  });
  it("does not when it failed itself", () => {
    const failed = { ...held, failure: failure("bad_key") };
    expect(formatHeld(failed, [outline, failed], "needs_attention")).toBeNull();
  });
  it("waits for the review where people read outlines first", () =>
    expect(formatHeld(block("content", "en", "empty"), [], "outline_review")).toBe("Waiting for the outline review."));
});
