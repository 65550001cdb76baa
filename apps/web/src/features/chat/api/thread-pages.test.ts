import type { ChatMessage, ConversationDetail } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { endsAs, inReadingOrder, nextOffset, threadOf, withMessage } from "./thread-pages.ts";

const message = (id: string, parent_id: string | null, content = id): ChatMessage => ({
  id,
  parent_id,
  content,
  conversation_id: "c",
  role: "user",
  status: "done",
  created_at: "2026-11-22T10:00:00.000Z",
  siblings: [id],
  steps: [],
  sources: [],
  proposals: [],
  rating: null,
  problem: null,
  model: null,
});
const [q1, a1, q2, a2] = [message("q1", null), message("a1", "q1"), message("q2", "a1"), message("a2", "q2")];
const read = (pages: Parameters<typeof inReadingOrder>[0] | null) => pages && inReadingOrder(pages).map(({ content }) => content);

describe("the thread in view", () => {
  test("takes a message that follows the last one", () => {
    const pages = withMessage(threadOf(q1, a1), q2);
    expect(read(pages)).toEqual(["q1", "a1", "q2"]);
    expect(pages?.pages[0]?.count).toBe(3);
  });

  test("takes a message that has changed in its place", () => {
    expect(read(withMessage(threadOf(q1, a1, q2), message("a1", "q1", "other words")))).toEqual(["q1", "other words", "q2"]);
  });

  test("loses what followed the parent of one that stands in another's place", () => {
    const pages = withMessage(threadOf(q1, a1, q2, a2), message("b1", "q1"));
    expect(read(pages)).toEqual(["q1", "b1"]);
    expect(pages?.pages[0]?.count).toBe(2);
    expect(read(withMessage(threadOf(q1, a1), message("q0", null)))).toEqual(["q0"]);
  });

  test("cannot say what one is whose parent is not loaded", () => {
    expect(withMessage(threadOf(q2, a2), message("b1", "q1"))).toBeNull();
  });

  test("is not shown twice where a page was asked for after something new had come", () => {
    expect(
      read({
        pages: [
          { count: 3, results: [q2, a1] },
          { count: 3, results: [a1, q1] },
        ],
      }),
    ).toEqual(["q1", "a1", "q2"]);
  });
});

test("the next page begins after what is loaded, until that is all", () => {
  const page = (length: number, count: number) => ({ count, results: Array.from({ length }) });
  expect(nextOffset(null as never, [page(20, 45)])).toBe(20);
  expect(nextOffset(null as never, [page(20, 45), page(20, 45)])).toBe(40);
  expect(nextOffset(null as never, [page(20, 45), page(20, 45), page(5, 45)])).toBeUndefined();
  expect(nextOffset(null as never, [page(20, 45), page(0, 45)])).toBeUndefined();
});

test.each<[string, boolean, Partial<ConversationDetail>, Partial<ChatMessage>]>([
  ["as its conversation says", true, { leaf_id: "a1", is_answering: false }, {}],
  ["with an answer that is being written", true, { leaf_id: "a1", is_answering: true }, { status: "streaming" }],
  ["before a question that was asked elsewhere", false, { leaf_id: "a2", is_answering: true }, {}],
  ["with an answer that has ended meanwhile", false, { leaf_id: "a1", is_answering: false }, { status: "streaming" }],
])("a thread that ends %s", (_, expected, conversation, answer) => {
  expect(endsAs(threadOf(q1, { ...a1, ...answer }), conversation as ConversationDetail)).toBe(expected);
});
