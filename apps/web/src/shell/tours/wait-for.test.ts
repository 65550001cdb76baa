import { describe, expect, it } from "vitest";
import { ElementNotFound, elementTimeout, waitFor } from "./wait-for.ts";

/** A page that something may appear on, and its clock. */
function newPage() {
  const page = {
    element: null as string | null,
    looks: new Set<() => void>(),
    timers: new Map<() => void, number>(),
    answers: [] as unknown[],
  };
  const stop = waitFor({
    find: () => page.element,
    watch: (look) => {
      page.looks.add(look);
      return () => page.looks.delete(look);
    },
    after: (ms, call) => {
      page.timers.set(call, ms);
      return () => page.timers.delete(call);
    },
    title: "Main story",
    onFound: (element) => page.answers.push(element),
    onFailed: (error) => page.answers.push(error),
  });
  const change = () => [...page.looks].forEach((look) => void look());
  const runOut = () => [...page.timers.keys()].forEach((call) => void call());
  return { page, stop, change, runOut };
}

describe("waiting for what a step explains", () => {
  it("answers with what is there at once, and waits for nothing", () => {
    const answers: string[] = [];
    const never = () => expect.unreachable();
    waitFor({ find: () => "there", watch: never, after: never, title: "", onFound: (one) => answers.push(one), onFailed: never });
    expect(answers).toEqual(["there"]);
  });

  it("answers once it appears, and stops looking", () => {
    const { page, change, runOut } = newPage();
    change();
    expect(page.answers).toEqual([]);
    page.element = "late";
    change();
    change();
    runOut();
    expect(page.answers).toEqual(["late"]);
    expect([page.looks.size, page.timers.size]).toEqual([0, 0]);
  });

  it("fails after 5000 ms, saying what was not found", () => {
    const { page, change, runOut } = newPage();
    expect([...page.timers.values()]).toEqual([5_000]);
    expect(elementTimeout).toBe(5_000);
    runOut();
    page.element = "too late";
    change();
    expect(page.answers).toEqual([expect.any(ElementNotFound)]);
    expect(page.answers[0]).toHaveProperty("message", "The element of “Main story” was not found within the timeout of 5 seconds.");
  });

  it("answers nothing when it is given up", () => {
    const { page, stop, change, runOut } = newPage();
    stop();
    page.element = "there";
    change();
    runOut();
    expect(page.answers).toEqual([]);
    expect([page.looks.size, page.timers.size]).toEqual([0, 0]);
  });
});
