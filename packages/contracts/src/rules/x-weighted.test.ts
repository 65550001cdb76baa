import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countLength } from "./count-length.ts";
import { punycodeLength } from "./punycode-length.ts";
import { findXLinks } from "./x-links.ts";

const count = (text: string) => countLength(text, "x_weighted");
const linksIn = (text: string) => findXLinks(text).map(({ start, end }) => text.slice(start, end));

describe("weights of X's configuration 3", () => {
  test.each([
    ["", 0],
    ["Hello, world", 12],
    ["ünïcödé", 7],
    ["Привет", 6],
    ["שלום", 4],
    ["مرحبا", 5],
    ["“quoted” – dash", 15],
    ["a\u2003b", 3],
    ["日本語", 6],
    ["한국어", 6],
    ["かな", 4],
    ["€", 2],
    ["…", 2],
    ["•", 2],
  ])("%j weighs %i", (text, weight) => expect(count(text)).toBe(weight));

  test.each([
    ["the last light code point", "\u10ff", 1],
    ["the first heavy one", "\u1100", 2],
    ["U+200D", "\u200d", 1],
    ["U+200E", "\u200e", 2],
    ["U+2010", "\u2010", 1],
    ["U+2020", "\u2020", 2],
    ["U+2032", "\u2032", 1],
    ["U+2037", "\u2037", 1],
    ["U+2038", "\u2038", 2],
    ["a code point beyond the first plane", "\u{1d49c}", 2],
  ])("%s", (_, text, weight) => expect(count(text)).toBe(weight));
});

describe("emoji", () => {
  test.each([
    ["one", "😷", 2],
    ["several", "😷👾😡🔥💩", 10],
    ["with a skin tone", "🙋🏽", 2],
    ["a family joined to one", "👨‍👩‍👧‍👦", 2],
    ["letters and joined ones", "H🐱☺👨‍👩‍👧‍👦", 7],
    ["a profession with skin tone", "👩🏾‍🚀", 2],
    ["a flag", "🇩🇪", 2],
    ["two flags", "🇩🇪🇫🇷", 4],
    ["a flag of a region, written with tags", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", 2],
    ["a keycap", "1️⃣", 2],
    ["a keycap without its selector", "1⃣", 2],
    ["a heart with its selector", "❤️", 2],
    ["a sign that is text unless asked for", "©", 1],
    ["the same asked for", "©️", 2],
    ["a whole post of families", "👨‍👩‍👧‍👦".repeat(140), 280],
  ])("%s", (_, text, weight) => expect(count(text)).toBe(weight));
});

describe("normal form", () => {
  test("decomposed letters count as composed ones", () => expect(count("A\u0301B")).toBe(2));
  test("letters that the normal form takes apart count their parts", () => expect(count("A\ufb2c")).toBe(4));
  test("the normal form changes nothing, for any text", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => count(text) === count(text.normalize("NFD"))));
  });
});

describe("links count 23, whatever their length", () => {
  test.each([
    ["http://test.co", 23],
    ["Hi http://test.co", 26],
    [`https://example.com/${"a".repeat(500)}`, 23],
    ["t.co", 23],
    ["example.com and example.org", 51],
    [`https://${"a".repeat(64)}.com`, 76],
    [`${"a".repeat(64)}.com`, 68],
    ["no-such.toplevel", 16],
  ])("%s", (text, weight) => expect(count(text)).toBe(weight));

  test.each([
    ["a path, a query and a fragment", "see http://foo.com/bar/123/?a=b&c=d#top now", ["http://foo.com/bar/123/?a=b&c=d#top"]],
    ["a port", "http://somehost.com:3000", ["http://somehost.com:3000"]],
    ["no full stop at the end", "Go to http://example.com/path...", ["http://example.com/path"]],
    ["no exclamation mark", "http://example.com/!!!", ["http://example.com/"]],
    ["balanced parentheses", "http://en.wikipedia.org/wiki/Primer_(film)", ["http://en.wikipedia.org/wiki/Primer_(film)"]],
    ["parentheses around", "(http://example.com/a)", ["http://example.com/a"]],
    ["nested parentheses", "http://a.com/x((y)z)", ["http://a.com/x((y)z)"]],
    ["a parenthesis that stays open", "http://a.com/x(y", ["http://a.com/x"]],
    ["three levels are too many", "http://a.com/(((x)))", ["http://a.com/"]],
    ["a dash in the query", "http://example.com/?foo-", ["http://example.com/?foo-"]],
    ["a bare domain with a path", "bit.ly/abcde rocks", ["bit.ly/abcde"]],
    ["two bare domains", "foo.com foo.co.jp", ["foo.com", "foo.co.jp"]],
    ["a domain between CJK", "これは例です。example.com/path中国語", ["example.com/path"]],
    ["several domains run together", "twitter.comこれ。example.com中国語t.co/abcde", ["twitter.com", "example.com", "t.co/abcde"]],
    ["a link right behind the path of another", "http://a.com/これ。example.com", ["http://a.com/", "example.com"]],
    [
      "a top-level domain of another script",
      "http://foobar.みんな/ http://foobar.پاکستان/",
      ["http://foobar.みんな/", "http://foobar.پاکستان/"],
    ],
    ["an address that is encoded already", "http://xn--ls8h.la/", ["http://xn--ls8h.la/"]],
    ["letters with accents", "ELPAÍS.com", ["ELPAÍS.com"]],
    ["underscores in a subdomain", "http://sub_domain.twitter.com", ["http://sub_domain.twitter.com"]],
    ["a domain behind an underscored word", "price_now—example.com", ["example.com"]],
    ["t.co without what follows its code", "http://t.co/pbY2NfTZ's", ["http://t.co/pbY2NfTZ"]],
    ["inside marks of direction", "\u2066example.com\u2069", ["example.com"]],
    ["capitals", "HTTPS://WWW.EXAMPLE.COM/A", ["HTTPS://WWW.EXAMPLE.COM/A"]],
    ["a bare domain with only a query", "example.com?x=1", ["example.com"]],
  ])("found: %s", (_, text, links) => expect(linksIn(text)).toEqual(links));

  test.each([
    ["an email address", "mail name.last@foo.com"],
    ["an email address whose name ends like a domain", "john.doe.gov@mail.com"],
    ["a hashtag", "#test.com"],
    ["a mention", "@test.com"],
    ["a cash tag", "$TVI.CA"],
    ["no dot", "http://localhost"],
    ["an unknown top-level domain", "foo.baz long.tar.bz2"],
    ["a top-level domain that goes on", "foo.comm foo.com-x"],
    ["a dash at the edge of a label", "http://-a.twitter.com http://a-.twitter.com"],
    ["an underscore in the name", "http://my_name.com"],
    ["encoded and plain letters mixed", "http://xn--はじめ.com/"],
    ["a label too long once it is encoded", `http://${"あ".repeat(60)}.com`],
    ["a t.co code too long", `http://t.co/${"a".repeat(41)}`],
    ["an address too long", `http://a.com/${"a".repeat(4_100)}`],
    ["only other letters before the dot", "日本.com"],
    ["a comma", "a,b;c"],
  ])("not found: %s", (_, text) => expect(linksIn(text)).toEqual([]));

  test("any run of dots, slashes and letters ends without harm", () => {
    const piece = fc.constantFrom("a", ".", "/", "com", "http://", "_", "-", "(", ")", "?", "é", "あ", "😀", "@", " ", "t.co/", "xn--");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const spans = findXLinks(text);
        return spans.every(({ start, end }, at) => start < end && end <= text.length && start >= (spans[at - 1]?.end ?? 0));
      }),
    );
  });
});

test("joining two texts without dots never weighs more than both", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 30 }).map((one) => one.replaceAll(".", ""));
  fc.assert(fc.property(text, text, (a, b) => count(a + b) <= count(a) + count(b)));
});

describe("length of a label in the name system", () => {
  test.each(["example", "münchen", "bücher", "みんな", "☃", "ελληνικά", "ä", "straße-und-weg", "한국"])("%s", (label) => {
    // The URL parser of the platform encodes as well, but maps letters first; these it leaves alone.
    const encoded = label === "straße-und-weg" ? "xn--strae-und-weg-vjb" : new URL(`http://${label}/`).hostname;
    expect(punycodeLength(label)).toBe(encoded.length);
  });
});
