import type { ChatSource } from "@copydesk/contracts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { AnswerText } from "./answer-text.tsx";
import { uncited, withoutRefs } from "./sources.ts";

const sources: ChatSource[] = [
  { ref: "c1", kind: "campaign", title: "Kettle launch", campaign_id: "k", block_id: null, version_id: null },
  { ref: "p1", kind: "piece", title: "X post", campaign_id: "k", block_id: "b", version_id: null },
  { ref: "v1", kind: "version", title: "X post, version 2", campaign_id: "k", block_id: "b", version_id: "v" },
];
const draw = (text: string, growing = false) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AnswerText, { text, sources, growing })));

describe("an answer", () => {
  test("leads to what was read for it, and to nothing else", () => {
    const html = draw("[Kettle](ref:c1) [post](ref:p1) [version 2](ref:v1) [other](ref:c9)");
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      "/campaigns/k",
      "/campaigns/k#b",
      "/campaigns/k?version=v#b",
    ]);
    expect(html).toContain("other");
  });

  test.each([
    "[words](https://evil.example/?leak=1)",
    "https://evil.example/?leak=1",
    "<https://evil.example>",
    "[words][one]\n\n[one]: https://evil.example/?leak=1",
    "![words](https://evil.example/p.png)",
    "![words][one]\n\n[one]: https://evil.example/p.png",
    "[![words](https://evil.example/p.png)](https://evil.example)",
    '<img src="https://evil.example/p.png"><a href="https://evil.example">words</a><style>@import "https://evil.example"</style>',
    "[words](javascript:alert(1))",
    "[words](JaVaScRiPt&colon;alert(1))",
    "[words](data:text/html,hello)",
    "[words](blob:https://evil.example/1)",
    "[words](mailto:me@evil.example?body=leak)",
    "[words](//evil.example)",
    "[words](/api/auth/logout)",
    "[words](#top)",
    "[words](ref:c1/../../x)",
    "me@evil.example",
    "words[^1]\n\n[^1]: note",
  ])("has no way out: %s", (text) => {
    for (const growing of [false, true]) {
      const html = draw(text, growing);
      expect(html).not.toMatch(/<(a|img|iframe|style|script|link|object|embed|svg|video|audio|source)\b/);
      expect(html).not.toMatch(/\s(href|src|srcset|style|action|background|poster)=/);
    }
  });

  test("is whole in what is still being written", () => {
    expect(draw("Six **posts go", true)).toContain("<strong>posts go");
    expect(draw("See [the ket", true)).toContain("See the ket");
    expect(draw("See [the kettle](ref:c", true)).not.toContain("ref:");
  });

  test("reads in the direction of its words, in tables too", () => {
    expect(draw("مرحبا\n\n| يوم |\n| --- |\n| الثلاثاء |")).toMatch(/<p dir="auto">.*<table dir="rtl">.*<th dir="auto">/s);
    expect(draw("| Day |\n| --- |\n| الثلاثاء |")).toContain('<table dir="ltr">');
  });

  test("puts marks and bars where its words begin", () => {
    expect(draw("- **1. الأولى** X\n- الثانية")).toContain('<ul dir="rtl">');
    expect(draw("1. שלום")).toContain('<ol dir="rtl">');
    expect(draw("- First\n- الثانية")).toContain('<ul dir="ltr">');
    expect(draw("> مرحبا")).toContain('<blockquote dir="rtl">');
  });
});

test("sources that the text leads to itself are not listed again", () => {
  expect(uncited(sources, "From [the kettle](ref:c1).").map(({ ref }) => ref)).toEqual(["p1", "v1"]);
});

test("a copied answer has the words of its references alone", () => {
  expect(withoutRefs("From [the [big] kettle](ref:c1), [not](https://a.example).")).toBe(
    "From the [big] kettle, [not](https://a.example).",
  );
});
