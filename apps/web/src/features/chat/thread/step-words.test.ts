import type { ChatStep, ChatTool } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { formatStep, formatSteps } from "./step-words.ts";

const step = (tool: ChatTool, target = "", state: ChatStep["state"] = "done"): ChatStep => ({ tool, target, state, problem: null });

describe("what the agent did, as a sentence", () => {
  test.each<[ChatStep[], string]>([
    [[], ""],
    [
      [step("read_campaign", "A"), step("read_outline", "A"), step("read_schedule", "A")],
      "Read one campaign, its outline and its schedule",
    ],
    [
      [step("search_campaigns", "kettle"), step("read_piece", "A: X"), step("read_piece", "A: SMS")],
      "Searched the campaigns, read two pieces",
    ],
    [[step("read_campaign", "A"), step("read_campaign", "B"), step("read_outline", "A")], "Read two campaigns and one outline"],
    [[step("read_campaign", "A"), step("read_campaign", "A")], "Read one campaign"],
    [[step("read_piece", "A: X"), step("propose_version", "A: X")], "Read one piece, wrote a proposal"],
    [[step("propose_schedule", "A"), step("propose_campaign", "B")], "Proposed other times, drafted a campaign"],
    [[step("find_gaps", "A", "failed")], "One look-up failed"],
  ])("%#: %j", (steps, sentence) => {
    expect(formatSteps(steps)).toBe(sentence);
  });

  test("a step by itself names what it is about, when that is something", () => {
    expect(formatStep(step("read_outline", "Spring launch"))).toBe("Reading an outline: Spring launch");
    expect(formatStep(step("list_channels"))).toBe("Reading the channels");
  });
});
