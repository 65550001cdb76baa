import { expect, test } from "vitest";
import { findAddresses, findLinks } from "./links.ts";

test.each(["،", "؛", "؟", "۔", "।", "॥", "։", "…", "、", "。", ".", ",", "?!"])(
  "an address ends before the mark “%s” behind it",
  (mark) => {
    expect(findLinks(`https://mill.example/list${mark} more`)).toEqual(["https://mill.example/list"]);
    expect(findAddresses(`See https://mill.example/list${mark}`)).toEqual(["https://mill.example/list"]);
  },
);

test("marks inside of an address are its own", () => {
  expect(findLinks("https://mill.example/a,b;c?d=e.f now")).toEqual(["https://mill.example/a,b;c?d=e.f"]);
});

test("a telephone in groups of four has its first figure alone", () =>
  expect(findAddresses("ติดต่อ โทร. 0 2000 5531 ทุกวัน")).toEqual(["0 2000 5531"]));
