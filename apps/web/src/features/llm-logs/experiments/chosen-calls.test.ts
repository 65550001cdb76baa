import type { LlmListItem, LlmPurpose, LlmStatus } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { choose, kindOf } from "./chosen-calls.ts";

const call = (purpose: LlmPurpose, status: LlmStatus = "success") => ({ purpose, status }) as LlmListItem;
const many = (count: number) => Array.from({ length: count }, () => call("content"));

describe("calls for an experiment", () => {
  test("are those that can be asked again", () => {
    const { calls, words } = choose([...many(2), call("chat"), call("title"), call("content", "running"), call("content", "error")], 6);
    expect(calls).toHaveLength(3);
    expect(words).toBe("3 calls will be asked again. 3 are left out: chats with the agent and unfinished calls can't be repeated.");
  });
  test("are the first hundred of more", () => {
    const { calls, words } = choose(many(100), 842);
    expect(calls).toHaveLength(100);
    expect(words).toBe("The first 100 of 842 calls, in the order of the list. 100 calls will be asked again.");
  });
  test("can be none", () => expect(choose([call("chat")], 1).words).toMatch(/^None of these calls can be asked again\. 1 is left out/));
  test("take another prompt when all were for one kind of text", () => {
    expect(kindOf(many(2))).toBe("content");
    expect(kindOf([call("content"), call("outline")])).toBeNull();
    expect(kindOf([call("test")])).toBeNull();
    expect(kindOf([])).toBeNull();
  });
});
