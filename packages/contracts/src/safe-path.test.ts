import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeAddress, safePath } from "./safe-path.ts";

/** Ways to write another site, or no page of ours, that have worked somewhere. */
const elsewhere: [title: string, path: string | null | undefined][] = [
  ["nothing", null],
  ["no parameter", undefined],
  ["an empty string", ""],
  ["another site", "https://evil.example/"],
  ["another site in capitals", "HTTPS://evil.example/"],
  ["another scheme", "ftp://evil.example"],
  ["a scheme without slashes", "https:evil.example"],
  ["a scheme with one slash", "https:/evil.example"],
  ["a scheme with backslashes", "https:\\\\evil.example"],
  ["a scheme-relative address", "//evil.example"],
  ["three slashes", "///evil.example"],
  ["a scheme-relative address with a user", "//copydesk.invalid@evil.example"],
  ["a backslash for a slash", "/\\evil.example"],
  ["a slash for a backslash", "\\/evil.example"],
  ["two backslashes", "\\\\evil.example"],
  ["a backslash further in", "/a/..\\\\evil.example"],
  ["a hidden tab", "/\t/evil.example"],
  ["a hidden line break", "/\n/evil.example"],
  ["a hidden carriage return", "/\r/evil.example"],
  ["a tab before a backslash", "/\t\\evil.example"],
  ["a tab in front", "\t//evil.example"],
  ["a space in front", " //evil.example"],
  ["a control character in front", "\u0001//evil.example"],
  ["slashes still encoded", "%2F%2Fevil.example"],
  ["a whole address still encoded", "https%3A%2F%2Fevil.example"],
  ["a script", "javascript:alert(1)"],
  ["data", "data:text/html,<script>alert(1)</script>"],
  ["a relative path", "campaigns"],
  ["a relative path with a host's look", "evil.example/"],
  ["dots that leave a double slash", "/x/..//evil.example"],
  ["encoded dots that leave a double slash", "/x/%2e%2e//evil.example"],
  ["one dot before a double slash", "/.//evil.example"],
  ["this site by another port", "//copydesk.invalid:81/"],
  ["the sign-in page", "/auth/login?redirect=/campaigns"],
  ["signing out", "/auth/logout"],
  ["signing out by a detour", "/x/../auth/logout"],
  ["signing out in capitals", "/AUTH/logout"],
  ["signing out with letters encoded", "/%61uth/logout"],
  ["signing out with its slash encoded", "/auth%2Flogout"],
  ["what cannot be decoded", "/%E0%A4%A"],
  ["a call to the server", "/api/auth/asana/initiate"],
  ["more than can be remembered", `/${"a".repeat(2_000)}`],
];

describe("safePath", () => {
  it.each(["/campaigns", "/campaigns/1?tab=de#top", "/", "/logs/llm?search=https%3A%2F%2Fevil.example", "/authors", "/apiary"])(
    "lets %s through",
    (path) => expect(safePath(path)).toBe(path),
  );

  it.each(elsewhere)("refuses %s", (_, path) => expect(safePath(path)).toBeNull());

  it("leaves a path of this site alone that only looks like another", () => {
    // Encoded slashes are letters of a path to every browser.
    expect(safePath("/%2Fevil.example")).toBe("/%2Fevil.example");
    expect(safePath("/%5Cevil.example")).toBe("/%5Cevil.example");
    expect(safePath("/%09/evil.example")).toBe("/%09/evil.example");
    expect(safePath("/@evil.example")).toBe("/@evil.example");
  });

  it("never leaves the site, whatever is asked for, and can stand in a header", () => {
    const pieces = fc.array(
      fc.constantFrom("/", "\\", "..", ".", "@", ":", "evil.example", "%2f", "%5c", "%09", "\t", "\r\n", "?", "#", "a", "ü"),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const path = safePath(`/${parts.join("")}`);
        if (path === null) return;
        expect(new URL(path, "https://copydesk.example").origin).toBe("https://copydesk.example");
        expect(path).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});

describe("safeAddress", () => {
  const origins = ["https://desk.example", "http://127.0.0.1:3000"];
  const read = (address: string | null | undefined) => safeAddress(address, origins);

  it.each([
    ["https://desk.example/campaigns/1?tab=de#top", "/campaigns/1?tab=de#top"],
    ["HTTPS://DESK.example:443", "/"],
    // Browsers read a backslash as a slash, so this stays here as well.
    ["https://desk.example\\@evil.example", "/@evil.example"],
    ["http://127.0.0.1:3000/profile", "/profile"],
    ["/campaigns", "/campaigns"],
  ])("takes %s for a page of this site", (address, path) => expect(read(address)).toBe(path));

  it.each(elsewhere)("refuses %s", (_, address) => expect(read(address)).toBeNull());

  it.each([
    "http://desk.example/campaigns",
    "https://desk.example:8443/campaigns",
    "https://desk.example.evil.example/",
    "https://desk.example@evil.example/",
    "https://evil.example/https://desk.example/",
    "https://desk.example//evil.example",
    "https://desk.example/auth/logout",
    "https://desk.example/api/company",
    `https://desk.example/${"a".repeat(2_000)}`,
    "https://",
  ])("refuses %s, too", (address) => expect(read(address)).toBeNull());
});
