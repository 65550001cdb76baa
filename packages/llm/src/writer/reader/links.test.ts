import { expect, test } from "vitest";
import { findDays } from "./dates.ts";
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

test.each(["0-2000-0199", "0 2000 0199", "2410 555 131", "0 800 000 417", "0 800 50 41 70"])("%s is a telephone number", (number) => {
  expect(findAddresses(`Ring ${number} by noon.`)).toEqual([number]);
});

test.each(["4,860 000 131", "0-2-1", "2,410 555 131"])("%s is none", (number) => {
  expect(findAddresses(`They counted ${number} of them.`)).toEqual([]);
});

test("figures behind an area code are no day", () => {
  expect(findDays("Ring (0382) 00-14-52 by 10 May at noon.")).toEqual(["10 May"]);
  expect(findDays("It opens (see above) 03-10-26 at noon.")).toEqual(["03-10-26"]);
});

test.each([
  ["02/5 – 07h30: điểm danh, bốc thăm", []],
  ["12/4 - 18:30, Saal 2", []],
  ["Gọi 02/555 01 42 trước 5 giờ", ["02/555 01 42"]],
])("an hour behind a day is no telephone: %s", (text, addresses) => expect(findAddresses(text)).toEqual(addresses));
