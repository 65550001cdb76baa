import type { RunView, TaskView } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { applyLiveEvent, isUnderWay, nothingLive, runningIn } from "./live-state.ts";

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
const part = { task_id: "t1", block_id: "b1" };
const text = (offset: number, delta: string) => ({ type: "text" as const, parts: [{ ...part, offset, delta }] });

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
    const other = { ...part, task_id: "t2", offset: 4, delta: "x" };
    expect(applyLiveEvent(begun, { type: "text", parts: [other] })).toEqual(begun);
    expect(applyLiveEvent(begun, { type: "text", parts: [other, { ...part, offset: 4, delta: "story" }] }).texts.b1).toBe("One story");
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

  it("is over with its run, also where the end of a task was not told", () => {
    const run = { id: "r1", state: "partial", tasks: { total: 2, done: 1, failed: 1 } } as RunView;
    const both = applyLiveEvent(begun, { type: "task", task: task({ id: "t2", run_id: "r2", block_id: "b2" }) });
    const over = applyLiveEvent(both, { type: "run", run });
    expect([isUnderWay(over.tasks.b1), isUnderWay(over.tasks.b2)]).toEqual([false, true]);
    const goesOn = applyLiveEvent(both, { type: "run", run: { ...run, state: "running" } });
    expect(isUnderWay(goesOn.tasks.b1)).toBe(true);
    const told = applyLiveEvent(applyLiveEvent(begun, { type: "task", task: task({ state: "succeeded" }) }), { type: "run", run });
    expect(told.tasks.b1?.state).toBe("succeeded");
  });

  it("tells of the largest run under way, whichever was heard of last", () => {
    const run = (id: string, total: number, state: RunView["state"] = "running"): RunView => ({
      id,
      state,
      tasks: { total, done: 0, failed: 0 },
      started_at: null,
      finished_at: null,
      tokens_in: 0,
      tokens_out: 0,
      cost: null,
      currency: null,
      seconds_left: null,
    });
    const after = (...runs: RunView[]) =>
      runningIn(runs.reduce((state, one) => applyLiveEvent(state, { type: "run", run: one }), nothingLive))?.id;
    expect(after()).toBeUndefined();
    expect(after(run("small", 1), run("large", 24), run("other", 1, "succeeded"))).toBe("large");
    expect(after(run("large", 24), run("small", 1), run("large", 24, "succeeded"))).toBe("small");
    expect(after(run("large", 24, "cancelled"))).toBeUndefined();
  });

  it("calls a block under way from waiting to retrying", () => {
    const states = ["waiting", "queued", "running", "retrying", "succeeded", "failed", "cancelled"] as const;
    expect(states.filter((state) => isUnderWay(task({ state })))).toEqual(["waiting", "queued", "running", "retrying"]);
    expect(isUnderWay(undefined)).toBe(false);
  });
});
