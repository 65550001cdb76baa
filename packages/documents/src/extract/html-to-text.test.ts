import { expect, test } from "vitest";
import { htmlToText } from "./html-to-text.ts";

test.each([
  ["paragraphs and items that nobody closed", "<p>One<p>Two<ul><li>a<li>b</ul>", "One\n\nTwo\n\n- a\n- b"],
  ["a head that nobody closed", "<html><head><title>T</title><body><p>Seen", "Seen"],
  [
    "addresses without quotation marks",
    "<p>See <a href=https://a.example/b?c=1&amp;d=2>this</a>",
    "See [this](https://a.example/b?c=1&d=2)",
  ],
  ["addresses that lead nowhere good", '<p>See <a href="javascript:alert(1)">this</a>', "See this"],
  ["names of characters, also without a semicolon", "<p>Tom &amp Jerry &eacute;&#8364; &nosuch;", "Tom & Jerry é€ &nosuch;"],
  ["signs that are no tags", "<p>a < b, b > a, <3", "a < b, b > a, <3"],
  ["lists in lists, with numbers", "<ol><li>One<ul><li>in</li></ul></li><li>Two</li></ol>", "1. One\n  - in\n2. Two"],
  [
    "lists that begin later, or go on elsewhere",
    '<ol start="3"><li>c<li>d<li value=9>i<li>j</ol><ol><li>a</ol>',
    "3. c\n4. d\n9. i\n10. j\n\n1. a",
  ],
  ["an item without words", "<ul><li>a<li></ul><p>After", "- a\n\nAfter"],
  ["paragraphs in cells", "<table><tr><td><p>Lid</p></td><td><p>€4</p></td></tr></table>", "Lid | €4"],
  [
    "lines of Japanese without a space between them",
    "<p>港の博物館は\n  十四日に<b>開\n館</b>します。\nOpen\nat 9",
    "港の博物館は十四日に開館します。 Open at 9",
  ],
  ["lines of Korean and Thai with one", "<p>항구 박물관이\n열립니다<p>พิพิธภัณฑ์\nเปิดแล้ว", "항구 박물관이 열립니다\n\nพิพิธภัณฑ์ เปิดแล้ว"],
  ["what nobody sees", "a<script>b</script><template>c</template><svg><title>d</title></svg><textarea>e</textarea>f", "a f"],
])("%s", (_, html, text) => expect(htmlToText(html).text).toBe(text));

test.each([
  ["hidden", "<p hidden>not this <b>nor</b> this<br></p>"],
  ["not displayed", '<div style="color:red; DISPLAY : none !important"><p>not this</p><div>nor this</div></div>'],
  ["not visible", '<ul><li style="visibility:hidden">not this<img src="a.png"></ul>'],
  ["hidden in what is hidden", "<div hidden><p hidden>not</p><style>p{}</style>this</div>"],
])("an element that is %s is left out", (_, html) => {
  expect(htmlToText(`<p>Before</p>${html}<p>After</p>`).text).toBe("Before\n\nAfter");
});

test("what is hidden in a word does not part it", () => {
  expect(htmlToText('wor<span style="display:none">not this</span>ds').text).toBe("words");
});

test("an element whose style only sounds like it stays", () => {
  const html = '<p style="display:block">One</p><p style="x-display:none; visibility:visible">Two</p>';
  expect(htmlToText(html).text).toBe("One\n\nTwo");
});

test("the title is the page's own, not that of a picture in it", () => {
  expect(htmlToText("<head><title> Spring\n&amp; mail </title></head><svg><title>Icon</title></svg>").title).toBe("Spring & mail");
});

test("of a page that is nested without end the beginning is read, and that is said", () => {
  const { text, isCut } = htmlToText(`<p>Beginning</p>${"<b>".repeat(200_000)}end`);
  expect({ text, isCut }).toEqual({ text: "Beginning", isCut: true });
  expect(htmlToText(`${"<div>".repeat(400)}deep`)).toMatchObject({ text: "deep", isCut: false });
});

test("a row of a calendar, with forty days that nothing stands in", { timeout: 10_000 }, () => {
  const row = `<table><tr><td>Week</td>${"<td></td>".repeat(40)}<td>Fair</td><td></td></tr></table>`;
  expect(htmlToText(row).text).toMatch(/^Week \|[ |]*\| Fair$/);
});
