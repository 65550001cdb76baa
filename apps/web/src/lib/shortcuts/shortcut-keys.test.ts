import { describe, expect, it } from "vitest";
import { matchShortcut, type Pressed } from "./shortcut-keys.ts";

const shortcuts = [{ keys: "e" }, { keys: "g c" }, { keys: "g e" }];

/** What keys pressed so many milliseconds apart do, in their order. */
function press(keys: string, apart = 100): string[] {
  let before: Pressed | null = null;
  return [...keys].flatMap((key, at) => {
    const { found, pending } = matchShortcut(shortcuts, key, { before, now: at * apart });
    before = pending;
    return found ? [found.keys] : [];
  });
}

describe("keys", () => {
  it("do what they stand for", () => expect(press("e")).toEqual(["e"]));
  it("do another thing after a first one", () => expect(press("ge")).toEqual(["g e"]));
  it("forget the first one after a while", () => expect(press("ge", 2_000)).toEqual(["e"]));
  it("forget the first one once it was used", () => expect(press("gce")).toEqual(["g c", "e"]));
  it("begin anew after one that stands for nothing", () => expect(press("gxe")).toEqual(["e"]));
  it("do nothing where nobody gave them a meaning", () => expect(press("zqg")).toEqual([]));
});
