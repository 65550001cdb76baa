import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smsSegments } from "./sms.ts";

describe("segments of a text message", () => {
  test.each([
    ["nothing", "", { encoding: "gsm7", length: 0, segments: 0, perSegment: 160, remaining: 160 }],
    ["the longest single one", "a".repeat(160), { encoding: "gsm7", length: 160, segments: 1, perSegment: 160, remaining: 0 }],
    ["one more", "a".repeat(161), { encoding: "gsm7", length: 161, segments: 2, perSegment: 153, remaining: 145 }],
    ["two full ones", "a".repeat(306), { encoding: "gsm7", length: 306, segments: 2, perSegment: 153, remaining: 0 }],
    ["into the third", "a".repeat(307), { encoding: "gsm7", length: 307, segments: 3, perSegment: 153, remaining: 152 }],
    ["the longest single one in UCS-2", "ş".repeat(70), { encoding: "ucs2", length: 70, segments: 1, perSegment: 70, remaining: 0 }],
    ["one more in UCS-2", "ş".repeat(71), { encoding: "ucs2", length: 71, segments: 2, perSegment: 67, remaining: 63 }],
    ["two full ones in UCS-2", "ş".repeat(134), { encoding: "ucs2", length: 134, segments: 2, perSegment: 67, remaining: 0 }],
    ["extension characters count two", "€".repeat(80), { encoding: "gsm7", length: 160, segments: 1, perSegment: 160, remaining: 0 }],
    ["an emoji counts two units", "😀".repeat(35), { encoding: "ucs2", length: 70, segments: 1, perSegment: 70, remaining: 0 }],
  ] as const)("%s", (_, text, expected) => expect(smsSegments(text)).toEqual(expected));

  test.each([
    ["letters of the default alphabet", "@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà", "gsm7"],
    ["line breaks", "a\nb\r\nc", "gsm7"],
    ["the extension table", "^{}\\[~]|€\f", "gsm7"],
    ["a grave accent alone", "`", "ucs2"],
    ["a curly quotation mark", "it’s", "ucs2"],
    ["a cedilla that only the capital has", "ç", "ucs2"],
    ["a tab", "a\tb", "ucs2"],
    ["the escape itself", "\u001b", "ucs2"],
  ])("alphabet: %s", (_, text, encoding) => expect(smsSegments(text).encoding).toBe(encoding));

  test("an extension character is not split between two messages", () => {
    // 152 septets, then two: the first message stays one short.
    const text = `${"a".repeat(152)}€${"b".repeat(152)}`;
    expect(smsSegments(text)).toMatchObject({ length: 306, segments: 3, remaining: 152 });
  });

  test("a surrogate pair is not split either", () => {
    const text = `${"ş".repeat(66)}😀${"ş".repeat(66)}`;
    expect(smsSegments(text)).toMatchObject({ length: 134, segments: 3, remaining: 66 });
  });

  test("more text never needs fewer messages while the alphabet stays", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "€", "é", "\n"), maxLength: 400 });
    fc.assert(fc.property(text, text, (a, b) => smsSegments(a + b).segments >= smsSegments(a).segments));
  });

  test("room and length always add up, but for a unit lost at each joint", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "€", "😀", "ş"), maxLength: 300 }), (text) => {
        const { length, segments, perSegment, remaining } = smsSegments(text);
        const room = Math.max(1, segments) * perSegment - remaining - length;
        return room >= 0 && room < Math.max(1, segments) && remaining >= 0;
      }),
    );
  });
});
