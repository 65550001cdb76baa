import type { CompanySettings } from "@copydesk/contracts";
import { expect, test } from "vitest";
import type { FirstAnswers } from "../../../lib/first-answers.ts";
import { firstChatQueries } from "./first-chat-queries.ts";

const nothing = { error: { message: "", data: {} } };
const known = (isOn: boolean, use: "own" | "none"): FirstAnswers => ({
  company: { result: { data: { enable_chat_agent: isOn } as CompanySettings } },
  person: {
    token: "t",
    answers: [nothing, { result: { data: [] } }, { result: { data: { "chat.use": use } } }, nothing],
  },
});
const asked = (pathname: string, answers: FirstAnswers) => firstChatQueries({ pathname }, answers).map(([procedure]) => procedure);

test.each<[string, string, FirstAnswers, string[]]>([
  ["a new conversation", "/chat", known(true, "own"), ["conversations.list"]],
  ["a conversation", "/chat/c1/", known(true, "own"), ["conversations.list", "conversations.get", "messages.list"]],
  ["the agent is off", "/chat/c1", known(false, "own"), []],
  ["somebody who may not use it", "/chat/c1", known(true, "none"), []],
  ["a stranger", "/chat/c1", {}, []],
])("what is asked early: %s", (_, path, answers, expected) => {
  expect(asked(path, answers)).toEqual(expected);
});
