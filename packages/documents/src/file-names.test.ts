import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentDisposition, safeFileName } from "./file-names.ts";

const name = (campaign: string, suffix?: string) =>
  safeFileName({ campaign, date: "2026-03-04T08:15:00.000Z", extension: "pdf", ...(suffix === undefined ? {} : { suffix }) });

describe("safeFileName", () => {
  test("is made of the campaign, the day and what it holds", () => {
    expect(name("Spring launch")).toBe("Spring launch 2026-03-04.pdf");
    expect(name("Spring launch", "de LinkedIn post")).toBe("Spring launch 2026-03-04 de LinkedIn post.pdf");
  });

  test("keeps the letters of every script", () => {
    expect(name("حملة الربيع")).toBe("حملة الربيع 2026-03-04.pdf");
    expect(name("می‌خواهم")).toBe("می‌خواهم 2026-03-04.pdf");
    expect(name("春の発売")).toBe("春の発売 2026-03-04.pdf");
    expect(name("Ćwiczenie žluťoučký")).toBe("Ćwiczenie žluťoučký 2026-03-04.pdf");
  });

  test.each([
    ["../../etc/passwd", "etc passwd 2026-03-04.pdf"],
    ["C:\\temp\\x", "C temp x 2026-03-04.pdf"],
    ['a<b>:"c"|?*', "a b c 2026-03-04.pdf"],
    ["line\nbreak\u0000\u202egnp.exe", "line break gnp.exe 2026-03-04.pdf"],
    ["...", "Campaign 2026-03-04.pdf"],
    ["   ", "Campaign 2026-03-04.pdf"],
    ["\ud800", "� 2026-03-04.pdf"],
  ])("makes %j safe", (campaign, expected) => {
    expect(name(campaign)).toBe(expected);
  });

  test.each(["CON", "nul", "com1", "LPT9 report", "aux.txt"])("does not begin with the device name %s", (device) => {
    expect(name(device)).toMatch(/^_/);
  });

  test("stays within 120 bytes and keeps day and ending, whatever the campaign is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (campaign) => {
        const made = name(campaign, "zh-Hans LinkedIn post");
        expect(Buffer.byteLength(made)).toBeLessThanOrEqual(120);
        expect(made).toMatch(/ 2026-03-04 zh-Hans LinkedIn post\.pdf$/);
        expect(made).not.toMatch(/[<>:"/\\|?*\p{Cc}]/u);
        expect(made.isWellFormed()).toBe(true);
      }),
    );
  });

  test("cuts also what it holds", () => {
    expect(Buffer.byteLength(name("Spring", "x".repeat(200)))).toBe(120);
  });

  test("never cuts a grapheme in two", () => {
    expect(name("👨‍👩‍👧".repeat(20))).toMatch(/^(?:👨‍👩‍👧)+ 2026-03-04\.pdf$/u);
  });
});

describe("contentDisposition", () => {
  test("gives old clients ASCII and new ones the whole name", () => {
    expect(contentDisposition("حملة é.pdf")).toBe(`attachment; filename="_ e.pdf"; filename*=UTF-8''${encodeURIComponent("حملة é.pdf")}`);
  });

  test("cannot be broken out of", () => {
    fc.assert(
      // Of all characters there are, the few that could break it hardly ever come up by themselves.
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...`"\\%;=*'()\r\n é`) })), (fileName) => {
        const header = contentDisposition(fileName);
        expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? "")).toBe(fileName.toWellFormed());
      }),
    );
  });
});
