import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, safePath } from "./safe-path.ts";

describe("safePath", () => {
  it.each(["/campaigns", "/campaigns/1?tab=de#top", "/", "/logs/llm?search=https%3A%2F%2Fevil.example"])("lets %s through", (path) => {
    expect(safePath(path)).toBe(path);
  });
  it.each([
    ["nothing", null],
    ["an empty string", ""],
    ["another site", "https://evil.example/"],
    ["a scheme-relative address", "//evil.example"],
    ["a backslash for a slash", "/\\evil.example"],
    ["a backslash further in", "/a/..\\\\evil.example"],
    ["a hidden tab", "/\t/evil.example"],
    ["a hidden line break", "/\n/evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a relative path", "campaigns"],
    ["dots that leave a double slash", "/x/..//evil.example"],
    ["the sign-in page", "/auth/login?redirect=/campaigns"],
    ["signing out", "/auth/logout"],
  ])("refuses %s", (_, path) => expect(safePath(path)).toBeNull());

  it("never leaves the site, whatever is asked for", () => {
    const pieces = fc.array(fc.constantFrom("/", "\\", "..", ".", "@", ":", "evil.example", "%2f", "%5c", "\t", "?", "#", "a"), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const path = safePath(`/${parts.join("")}`);
        if (path !== null) expect(new URL(path, "https://copydesk.example").origin).toBe("https://copydesk.example");
      }),
    );
  });
});

describe("loginPath", () => {
  it("keeps where one wanted to go", () =>
    expect(loginPath("/campaigns?status=draft")).toBe("/auth/login?redirect=%2Fcampaigns%3Fstatus%3Ddraft"));
  it("says nothing about the start page or what is not ours", () => {
    expect(loginPath("/")).toBe("/auth/login");
    expect(loginPath("//evil.example")).toBe("/auth/login");
  });
});
