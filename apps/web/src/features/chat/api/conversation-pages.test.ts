import type { ConversationItem } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { type ConversationPages, withConversation, withHit, withoutTwins } from "./conversation-pages.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute)).toISOString();
const item = (id: string, minute: number, is_pinned = false): ConversationItem => ({
  id,
  title: id,
  is_pinned,
  created_at: at(0),
  updated_at: at(minute),
  is_answering: false,
});
/** Two pages of two, of a list that has more. */
const pages: ConversationPages = {
  pages: [
    { count: 9, results: [item("pinned", 3, true), item("c", 8)] },
    { count: 9, results: [item("b", 7), item("a", 6)] },
  ],
  pageParams: [0, 2],
};
const whole: ConversationPages = { ...pages, pages: pages.pages.map((page) => ({ ...page, count: 4 })) };
const ids = (list: ConversationPages) => list.pages.map((page) => page.results.map(({ id }) => id));

test.each<[string, ConversationItem, string[][]]>([
  ["said something in: behind the pinned ones", item("a", 9), [["pinned", "a", "c"], ["b"]]],
  ["pinned", item("b", 7, true), [["b", "pinned", "c"], ["a"]]],
  ["unpinned, older than all that is loaded", item("pinned", 3), [["c"], ["b", "a"]]],
  [
    "unchanged in its place",
    item("b", 7),
    [
      ["pinned", "c"],
      ["b", "a"],
    ],
  ],
  [
    "not loaded yet, and new again",
    item("z", 9),
    [
      ["pinned", "z", "c"],
      ["b", "a"],
    ],
  ],
  [
    "not loaded yet, and old",
    item("z", 1),
    [
      ["pinned", "c"],
      ["b", "a"],
    ],
  ],
])("a conversation that is %s", (_, conversation, expected) => {
  expect(ids(withConversation(pages, conversation))).toEqual(expected);
});

test("the last of a list that is loaded to its end stays its last", () => {
  expect(ids(withConversation(whole, item("pinned", 3)))).toEqual([["c"], ["b", "a", "pinned"]]);
});

test("a hit of a search keeps its place, with its new title", () => {
  const changed = withHit(pages, { ...item("a", 9), title: "New title" });
  expect(ids(changed)).toEqual(ids(pages));
  expect(withoutTwins(changed).at(-1)).toMatchObject({ id: "a", title: "New title" });
});

test("one that stands on two pages is shown once", () => {
  const twice = { pages: [...pages.pages, { count: 9, results: [item("a", 6), item("d", 5)] }] };
  expect(withoutTwins(twice).map(({ id }) => id)).toEqual(["pinned", "c", "b", "a", "d"]);
});
