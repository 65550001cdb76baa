import { describe, expect, it } from "vitest";
import { strengthOf } from "./password-strength.ts";

const bars = (password: string, own?: string[]) => strengthOf(password, own).bars;

describe("the strength of a password", () => {
  it("counts what is missing first", () => {
    expect(strengthOf("")).toEqual({ bars: 0, words: "At least 12 characters, of any kind." });
    expect(strengthOf("a".repeat(11)).words).toBe("1 more character to go.");
    expect(strengthOf("🦊🐙🦉").words).toBe("9 more characters to go.");
  });

  it.each([
    ["aaaaaaaaaaaaaaaa", 1],
    ["abcdefghijklmnop", 1],
    ["qwertyuiopasdf", 1],
    ["123456789012", 1],
    ["passwordpassword", 1],
    ["password2026!", 1],
    ["Summer2026!!", 1],
    ["Welcome to Copydesk", 2],
    ["harbour lantern", 2],
    ["paper lantern harbour", 3],
    ["paper lantern harbour 42", 4],
    ["x7#Kq9!vR2pL", 4],
    ["密码太长了记不住怎么办呢好", 2],
  ] as const)("%s fills %i bars", (password, filled) => expect(bars(password)).toBe(filled));

  it("gives nothing for what others know of the person", () => {
    expect(bars("mirafalknorrbrook", ["Mira", "Falk", "norrbrook"])).toBe(1);
    expect(bars("mirafalknorrbrook")).toBeGreaterThan(1);
  });

  it("never falls when another word is added", () => {
    let before = 0;
    for (const password of ["paper lantern", "paper lantern harbour", "paper lantern harbour willow"]) {
      expect(bars(password)).toBeGreaterThanOrEqual(before);
      before = bars(password);
    }
  });

  it("is quick for the longest, also when it repeats itself", () => {
    for (const password of ["ab".repeat(128), "a".repeat(256), `${"abcabd".repeat(42)}xyz!`]) expect(bars(password)).toBeGreaterThan(0);
  });
});
