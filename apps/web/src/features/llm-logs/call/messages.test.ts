import { TooltipProvider } from "@copydesk/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { LlmCall } from "../list/llm-list.ts";
import { Messages } from "./messages.tsx";

const asked = { id: "c1", name: "search_campaigns", arguments: '{"search":"kettles"}' };
const draw = (body: Partial<NonNullable<LlmCall["body"]>>) => {
  const whole = { messages: [], reply: "", tool_calls: [], endpoint_words: "", usage: null, ...body };
  const call = { status: "success", finish_reason: "stop", language: "en", bodies: "shown", is_estimated: false, body: whole };
  return renderToStaticMarkup(createElement(TooltipProvider, null, createElement(Messages, { call: call as unknown as LlmCall })));
};

describe("what can be copied", () => {
  test.each<[string, Partial<NonNullable<LlmCall["body"]>>, boolean]>([
    ["a reply with words", { reply: "A kettle." }, true],
    ["a reply that only asked for tools", { tool_calls: [asked] }, true],
    ["no reply at all", {}, false],
  ])("%s", (_, body, isOffered) => expect(draw(body).includes("Copy Reply")).toBe(isOffered));

  test("also of a message that only asked for tools", () =>
    expect(draw({ messages: [{ role: "assistant", content: "", tool_calls: [asked] }] })).toContain("Copy Assistant"));
});
