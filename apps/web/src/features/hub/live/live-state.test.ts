import type { TaskView } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { applyLiveEvent, isUnderWay, nothingLive } from "./live-state.ts";

const task = (changes: Partial<TaskView> = {}): TaskView => ({
  id: "t1",
  run_id: "r1",
  block_id: "b1",
  state: "running",
  attempt: 1,
  max_attempts: 5,
  model_name: "Built-in writer",
  retry_at: null,
  message: null,
  started_at: null,
  partial_text: "",
  ...changes,
});
const begun = applyLiveEvent(nothingLive, { type: "snapshot", run: null, tasks: [task({ partial_text: "One " })] });
const text = (offset: number, delta: string) => ({ type: "text", task_id: "t1", block_id: "b1", offset, delta }) as const;

describe("what is being written", () => {
  it("adds text where the last one ended", () => {
    expect(applyLiveEvent(begun, text(4, "story")).texts.b1).toBe("One story");
  });

  it("leaves the task itself alone while its text grows", () => {
    expect(applyLiveEvent(begun, text(4, "story")).tasks).toBe(begun.tasks);
  });

  it("does not add text twice after a reconnect", () => {
    expect(applyLiveEvent(begun, text(0, "One story")).texts.b1).toBe("One story");
    expect(applyLiveEvent(begun, text(0, "One")).texts.b1).toBe("One ");
  });

  it("leaves text alone when a part is missing or belongs to another task", () => {
    expect(applyLiveEvent(begun, text(9, "late"))).toEqual(begun);
    expect(applyLiveEvent(begun, { ...text(4, "x"), task_id: "t2" })).toEqual(begun);
  });

  it("keeps text that came before a change of state, and drops it with a new attempt", () => {
    const later = applyLiveEvent(begun, { type: "task", task: task({ message: "slow" }) });
    expect(later.tasks.b1).toMatchObject({ message: "slow" });
    expect(later.texts.b1).toBe("One ");
    expect(applyLiveEvent(begun, { type: "task", task: task({ attempt: 2 }) }).texts.b1).toBe("");
  });

  it("forgets everything that a new snapshot does not name", () => {
    expect(applyLiveEvent(begun, { type: "snapshot", run: null, tasks: [] })).toEqual(nothingLive);
  });

  it("calls a block under way from waiting to retrying", () => {
    const states = ["waiting", "queued", "running", "retrying", "succeeded", "failed", "cancelled"] as const;
    expect(states.filter((state) => isUnderWay(task({ state })))).toEqual(["waiting", "queued", "running", "retrying"]);
    expect(isUnderWay(undefined)).toBe(false);
  });
});
