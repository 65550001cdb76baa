import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foreignAddresses } from "./foreign-addresses.ts";

const known = [
  "See https://example.com/kettle, or write to info@example.com. Shop: www.northwind.example/shop?from=story",
  "Call +49 30 1234567. München has münchen.de.",
];

describe("what stands in the story, the voice or the channel is known", () => {
  test.each([
    "https://example.com/kettle",
    "Look at **https://example.com/kettle**.",
    "[The kettle](https://example.com/kettle)",
    "[The kettle][1]\n\n[1]: <https://example.com/kettle> 'Kettle'",
    "http://www.Example.com/kettle/",
    "example.com",
    "(example.com)",
    "info@example.com",
    "mailto:INFO@example.com",
    "northwind.example/shop?from=story",
    "+49 (30) 123-4567",
    "tel:+49301234567",
    "0049 30 1234567",
    "xn--mnchen-3ya.de",
    "请访问example.com吧",
    "ｅｘａｍｐｌｅ．ｃｏｍ",
  ])("%s", (text) => expect(foreignAddresses(text, known)).toEqual([]));
});

describe("what is foreign", () => {
  test.each<[string, string]>([
    ["https://evil.example/x", "https://evil.example/x"],
    ["[click](https://evil.example/a_(b)).", "https://evil.example/a_(b)"],
    ["[click][ref]\n\n[ref]: https://evil.example/?d=secret", "https://evil.example/?d=secret"],
    ["![pixel](//evil.com/p.png)", "//evil.com/p.png"],
    ["<https://evil.example>", "https://evil.example"],
    ["HTTPS://EVIL.EXAMPLE", "HTTPS://EVIL.EXAMPLE"],
    ["https:evil.com/a", "https:evil.com/a"],
    ["https:\\\\evil.com", "https:\\\\evil.com"],
    ["Go to evil.com now", "evil.com"],
    ["evil.com/path?q=1.", "evil.com/path?q=1"],
    ["evil.co.uk", "evil.co.uk"],
    ["Besuchen Sie xn--exmple-4nf.com", "xn--exmple-4nf.com"],
    // A Cyrillic а.
    ["exаmple.com", "exаmple.com"],
    ["пример.рф", "пример.рф"],
    ["例子.中国", "例子.中国"],
    ["https://example.com@evil.com/kettle", "https://example.com@evil.com/kettle"],
    ["https://example.com.evil.com/kettle", "https://example.com.evil.com/kettle"],
    ["https://example.com/kettle?d=secret", "https://example.com/kettle?d=secret"],
    ["https://example.com/other", "https://example.com/other"],
    ["https://example.com:8443/kettle", "https://example.com:8443/kettle"],
    ["mail me@evil.com", "me@evil.com"],
    ["mailto:info@example.com?body=secret", "mailto:info@example.com?body=secret"],
    ["info@examp1e.com", "info@examp1e.com"],
    ["tel:+15551234567", "tel:+15551234567"],
    ["Call +1 (555) 123-4567!", "+1 (555) 123-4567"],
    ["Call 555-123-4567", "555-123-4567"],
    ["Ruf an: 030 7654321", "030 7654321"],
    ["192.0.2.7", "192.0.2.7"],
    ["http://3232235777/", "http://3232235777/"],
    ["http://[2001:db8::1]/x", "http://[2001:db8::1]/x"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["data:text/html,hi", "data:text/html,hi"],
    ["tg://resolve?domain=evil", "tg://resolve?domain=evil"],
    ["t.me/evil", "t.me/evil"],
    ["e\u200bvil\u2060.com", "evil.com"],
    ["evil&#46;com", "evil.com"],
    ["evil&period;com", "evil.com"],
    ["evil\\.com", "evil.com"],
    ["evil**.**com", "evil.com"],
    ["evil[.]com", "evil.com"],
    ["evil (dot) com", "evil.com"],
    ["me [at] evil (dot) com", "me@evil.com"],
    ["hxxps://evil.com", "https://evil.com"],
    ["访问evil.com看看", "evil.com"],
    ["ｅｖｉｌ．ｃｏｍ", "evil.com"],
    ["wss://evil.example/socket", "wss://evil.example/socket"],
  ])("%s", (text, shown) => expect(foreignAddresses(text, known)).toEqual([shown]));
});

describe("what is no address", () => {
  test.each([
    "It costs 89.50 euros, e.g. on 2 December 2026 at 9:30 a.m.",
    "Node.js and the U.K., i.e. version 1.2.3",
    "#kettle @northwind 20 years, 23 parts, 9/10",
    "Terms apply. See page 3... and so on.",
    "From 2026-12-01 to 2026-12-28, 1,000,000 people",
    "Note: the kettle. Price: 89",
  ])("%s", (text) => expect(foreignAddresses(text, [])).toEqual([]));
});

test("several are told once each, in any order of kinds", () => {
  const found = foreignAddresses("a@evil.com, evil.com, https://evil.com/x and evil.com again", known);
  expect([...found].sort()).toEqual(["a@evil.com", "evil.com", "https://evil.com/x"]);
});

test("an address is foreign wherever it stands in whatever text, and long texts take no time", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      expect(foreignAddresses(`${before}\n https://evil.example/secret \n${after}`, known).join(" ")).toContain(
        "https://evil.example/secret",
      );
    }),
    { numRuns: 200, seed: 14 },
  );
  // Of this thread's processor, because others may keep it waiting.
  const before = process.threadCpuUsage();
  for (const text of ["a.", "@", "0 ", "http:", "(", "a@a.", "[.] ", "+1 ", "a", " ", ")", "//", "看"])
    for (const begin of ["", "http://", "a."]) foreignAddresses(begin + text.repeat(50_000), known);
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
