import { describe, expect, it } from "vitest";
import { formatOutcome, runAll } from "./use-campaign-commands.tsx";

const items = ["Kettle", "Grinder", "Hinge"].map((name) => ({ id: name.toLowerCase(), name }));
const refuse =
  (...ids: string[]) =>
  async ({ id }: { id: string }) => {
    if (ids.includes(id)) throw new Error(`no ${id}`);
  };

describe("doing the same to several campaigns", () => {
  it("goes on after a failure and knows which it was", async () => {
    const outcome = await runAll(items, refuse("grinder"));
    expect(outcome.done.map(({ id }) => id)).toEqual(["kettle", "hinge"]);
    expect(outcome.failed).toEqual([{ item: items[1], error: new Error("no grinder") }]);
  });
  it("does one at a time", async () => {
    let under = 0;
    let most = 0;
    await runAll(items, async () => {
      most = Math.max(most, ++under);
      await Promise.resolve();
      under -= 1;
    });
    expect(most).toBe(1);
  });
});

describe("the notice afterwards", () => {
  it.each([
    [[], "Three campaigns archived"],
    [["kettle"], "Two of three campaigns archived. “Kettle” was not."],
    [["kettle", "hinge"], "One of three campaigns archived. “Kettle” and one more were not."],
    [["kettle", "grinder", "hinge"], "None of three campaigns archived. “Kettle” and two more were not."],
  ])("after %j failed", async (failing, words) => expect(formatOutcome(await runAll(items, refuse(...failing)), "archived")).toBe(words));
  it("names a single one", async () =>
    expect(formatOutcome(await runAll(items.slice(0, 1), refuse()), "deleted")).toBe("“Kettle” deleted"));
});
