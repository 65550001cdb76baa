import type { BlockSummary } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import type { LiveTask } from "../../hub-kit/index.ts";
import { phaseOf } from "./block-mark.tsx";

const block: BlockSummary = {
  id: "b1",
  kind: "content",
  language_id: "l1",
  language_code: "en",
  channel_id: "c1",
  channel_code: "x",
  state: "ready",
  out_of_date: false,
  version_count: 2,
  selected_number: 2,
  selected_version_id: "v2",
  selected_origin: null,
  warnings: 0,
  wrong_language: false,
  failure: null,
};
const held = (code: string) => ({ code, message: "", next_step: "", request_id: null, at: "", partial_text: null });
const task = (state: LiveTask["state"]): LiveTask => ({
  id: "t1",
  run_id: "r1",
  block_id: "b1",
  state,
  attempt: 1,
  max_attempts: 5,
  model_name: null,
  retry_at: null,
  message: null,
  started_at: null,
});

describe("where a piece stands", () => {
  it.each([
    [{}, undefined, "ok", "version 2"],
    [{}, "running", "running", "writing version 3"],
    [{}, "queued", "waiting", "waiting its turn"],
    [{}, "retrying", "waiting", "waiting to try again"],
    [{}, "succeeded", "ok", "version 2"],
    [{ state: "queued" }, undefined, "waiting", "waiting its turn"],
    [{ state: "failed" }, undefined, "alert", "version 3 couldn't be written"],
    [{ state: "failed", version_count: 0, selected_number: null, selected_version_id: null }, undefined, "alert", "not written"],
    [{ state: "failed", failure: held("outline_failed") }, undefined, "ok", "version 2"],
    [
      { state: "failed", failure: held("outline_failed"), selected_number: null, selected_version_id: null },
      undefined,
      "draft",
      "waiting for the outline or text it follows",
    ],
    [{ state: "failed", failure: held("stopped") }, undefined, "ok", "version 2"],
    [{ state: "failed", failure: held("stopped"), selected_number: null, selected_version_id: null }, undefined, "draft", "stopped"],
    [{ state: "failed", failure: held("rule_broken") }, undefined, "alert", "version 3 couldn't be written"],
    [{ kind: "schedule", state: "failed", failure: held("rule_broken") }, undefined, "alert", "version 3 couldn't be written"],
    [
      { kind: "schedule", state: "failed", failure: held("rule_broken"), selected_number: null, selected_version_id: null },
      undefined,
      "draft",
      "waiting for the outline or text it follows",
    ],
    [{ state: "empty", selected_version_id: null, selected_number: null }, undefined, "draft", "nothing written yet"],
    [{ out_of_date: true, warnings: 2 }, undefined, "stale", "the brief, the outline or its configuration changed since this was written"],
    [{ warnings: 1 }, undefined, "warning", "one point to check"],
    [{ warnings: 3 }, undefined, "warning", "3 points to check"],
  ] as const)("%j with a task %s is %s, %s", (changes, state, mark, words) =>
    expect(phaseOf({ ...block, ...changes }, state && task(state))).toMatchObject({ mark, words }),
  );

  it("shows the number that is being written", () => {
    expect(phaseOf(block, task("running")).number).toBe(3);
    expect(phaseOf(block, task("queued")).number).toBe(2);
    // Versions deleted in between leave a gap.
    expect(phaseOf({ ...block, version_count: 2, selected_number: 7 }, task("running")).number).toBe(8);
  });
});
