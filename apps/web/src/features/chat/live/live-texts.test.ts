import type { ChatMessage, MessageState } from "@copydesk/contracts";
import { expect, test, vi } from "vitest";
import { withEvent } from "./live-texts.ts";

const text = (offset: number, delta: string) => ({ type: "text" as const, message_id: "a", offset, delta });
const message = (status: MessageState, content: string) => ({
  type: "message" as const,
  message: { id: "a", status, content } as ChatMessage,
});
const nothing = () => "";

test("a growing answer is what is stored and what came since", () => {
  const begun = withEvent({}, message("streaming", "Six "), nothing);
  expect(withEvent(begun, text(4, "posts"), nothing)).toEqual({ a: "Six posts" });
});

test("what is sent again after a lost connection is not said twice", () => {
  expect(withEvent({ a: "Six posts" }, text(4, "posts go out"), nothing)).toEqual({ a: "Six posts go out" });
});

test("a piece that begins beyond the end waits for the whole", () => {
  expect(withEvent({ a: "Six" }, text(9, "out"), nothing)).toEqual({ a: "Six" });
});

test("a piece for an answer that was read as it stands goes on from there", () => {
  const stored = vi.fn(() => "Six posts");
  expect(withEvent({}, text(9, " go"), stored)).toEqual({ a: "Six posts go" });
  expect(stored).toHaveBeenCalledWith("a");
});

test("an answer that is begun again loses what stood there, and one that has ended needs nothing beside it", () => {
  expect(withEvent({ a: "Six posts" }, message("streaming", ""), nothing)).toEqual({ a: "" });
  expect(withEvent({ a: "Six posts", b: "x" }, message("done", "Six posts."), nothing)).toEqual({ b: "x" });
});
