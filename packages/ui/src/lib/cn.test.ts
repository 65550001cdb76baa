import { describe, expect, it } from "vitest";
import { cn } from "./cn.ts";

describe("cn", () => {
  it.each([
    ["h-8 px-3", "h-10", "px-3 h-10"],
    ["px-3", "px-2", "px-2"],
    ["px-3 pt-1", "p-4", "p-4"],
    ["p-4", "px-3", "p-4 px-3"],
    ["w-5 h-5", "size-7", "size-7"],
    ["text-sm text-ink", "text-md", "text-ink text-md"],
    ["text-sm text-ink", "text-accent-ink", "text-sm text-accent-ink"],
    ["text-md leading-6", "text-copy", "text-copy"],
    ["text-center text-ink", "text-left", "text-ink text-left"],
    ["text-[28px]", "text-lg", "text-lg"],
    ["font-medium font-mono", "font-bold", "font-mono font-bold"],
    ["border border-line", "border-transparent", "border border-transparent"],
    ["border border-line", "border-0", "border-line border-0"],
    ["border-line-strong border-dashed", "border-solid", "border-line-strong border-solid"],
    ["rounded-md", "rounded-full", "rounded-full"],
    ["bg-canvas hover:bg-hover", "bg-raised", "hover:bg-hover bg-raised"],
    ["hover:bg-hover", "hover:bg-pressed", "hover:bg-pressed"],
    ["inline-flex", "hidden xl:inline-flex", "hidden xl:inline-flex"],
    ["max-w-[420px]", "max-w-none", "max-w-none"],
    ["grid gap-2", "gap-x-4", "grid gap-2 gap-x-4"],
    ["overflow-y-auto", "overflow-hidden", "overflow-hidden"],
    ["shadow-pop", "shadow-none", "shadow-none"],
    ["link", "copy", "link copy"],
  ])("%s, then %s, is %s", (first, second, both) => expect(cn(first, second)).toBe(both));

  it("leaves out what is not wanted", () => expect(cn("a", false, null, undefined, ["b", { c: true, d: false }])).toBe("a b c"));
});
