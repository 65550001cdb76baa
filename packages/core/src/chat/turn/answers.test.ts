import { type ChatMessage, chatLimits, messageListInput, sendMessageInput } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import type { FakeCall, FakeRule } from "@copydesk/llm/testing";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createPipeline, type Pipeline, type PipelineOptions, until } from "../../generation/pipeline-fixture.ts";
import { readCall } from "../../logs/llm/read-call.ts";
import { updateConversation } from "../conversations.ts";
import { listMessages } from "../list-messages.ts";
import { retryMessage, sendMessage, stopAnswer } from "../send-message.ts";
import { type ChatWorker, startChatJob } from "./chat-worker.ts";

let pipeline: Pipeline;
let job: ChatWorker;
afterEach(async () => {
  await job.stop();
  await pipeline.close();
});

/** A person in a conversation with an endpoint that does as these rules say; titles are asked for apart. */
async function begin(rules: FakeRule[], model: PipelineOptions["model"] = {}): Promise<void> {
  const title: FakeRule = { prompt: /Answer with a title/, text: "Kettle questions" };
  pipeline = await createPipeline({ behaviour: [title, ...rules], model });
  await pipeline.core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  job = startChatJob(pipeline.core);
}

const say = (content: string, conversation_id: string | null = null) =>
  sendMessage(pipeline.core, pipeline.actor, sendMessageInput.parse({ conversation_id, content }));
const messagesOf = async (id: string) =>
  (await listMessages(pipeline.core, pipeline.actor, messageListInput.parse({ id, limit: 100 }))).results;
const answerOf = (id: string): Promise<ChatMessage> =>
  until(async () => {
    const last = (await messagesOf(id)).at(-1);
    return last && !["queued", "streaming"].includes(last.status) ? last : null;
  });
const asked = async (content: string) => answerOf((await say(content)).conversation.id);
const call = (name: string, args: object | string = {}): FakeRule => ({
  tool_calls: [{ name, arguments: args as Record<string, unknown> }],
});
const hasResult = (one: FakeCall) => one.messages.some(({ role }) => role === "tool");
const last = <T>(all: readonly T[]): T => all.at(-1) as T;
/** Calls that were about the answer. */
const calls = () => pipeline.endpoint.calls.filter((one) => !one.prompt.includes("Answer with a title"));

test("looks things up, cites what it found, and every call is in the log of its conversation", async () => {
  await begin([{ prompt: hasResult, text: "It is [the kettle](ref:c1)." }, call("search_campaigns")]);
  const { conversation } = await say("What is there?");
  const answer = await answerOf(conversation.id);
  expect(answer).toMatchObject({
    status: "done",
    content: "It is [the kettle](ref:c1).",
    steps: [{ tool: "search_campaigns", state: "done", problem: null }],
    sources: [{ ref: "c1", kind: "campaign", campaign_id: pipeline.campaignId }],
  });
  const told = last(calls()[1]?.messages ?? []);
  expect(told).toMatchObject({ role: "tool", content: expect.stringContaining('"ref":"c1"') });
  const logs = await until(async () => {
    const rows = await pipeline.core.db.select().from(schema.llm_logs).where(eq(schema.llm_logs.conversation_id, conversation.id));
    return rows.length === 3 && rows.every((row) => row.status === "success") ? rows : null;
  });
  expect(logs.map((row) => row.purpose).sort()).toEqual(["chat", "chat", "title"]);
  // What was asked for is there before another call says it again, and where none follows.
  const [first, second] = await Promise.all(
    logs.filter((row) => row.purpose === "chat").map(({ id }) => readCall(pipeline.core, pipeline.actor, id)),
  );
  const lookUp = { id: expect.stringMatching(/./), name: "search_campaigns", arguments: "{}" };
  expect(first?.body).toMatchObject({ reply: "", tool_calls: [lookUp] });
  expect(second?.body?.tool_calls).toEqual([]);
  const { tool_calls } = first?.body ?? {};
  expect(second?.body?.messages.slice(-2)).toMatchObject([
    { role: "assistant", tool_calls },
    { role: "tool", tool_call_id: tool_calls?.[0]?.id },
  ]);
});

test("what was asked for before a reply broke off is in its log", async () => {
  await begin([{ ...call("search_campaigns", { search: "kettle" }), tool_calls_as: "whole", fault: "reset", after_words: 2 }]);
  const { conversation } = await say("What is there?");
  expect(await answerOf(conversation.id)).toMatchObject({ status: "error" });
  const [row] = await pipeline.core.db.select().from(schema.llm_logs).where(eq(schema.llm_logs.conversation_id, conversation.id));
  const { body } = await readCall(pipeline.core, pipeline.actor, row?.id ?? "");
  expect(body).toMatchObject({ reply: "", tool_calls: [{ name: "search_campaigns", arguments: '{"search":"kettle"}' }] });
});

test("a title comes from the first exchange, and never over one that a person gave", async () => {
  await begin([{ text: "Nothing yet." }]);
  const { conversation } = await say("What is there?");
  const title = async () =>
    (await pipeline.core.db.select().from(schema.conversations).where(eq(schema.conversations.id, conversation.id)))[0]?.title;
  await expect.poll(title, { timeout: 10_000 }).toBe("Kettle questions");
  const { conversation: named } = await say("And here?");
  await updateConversation(pipeline.core, pipeline.actor, { id: named.id, title: "Mine" });
  await answerOf(named.id);
  await job.stop();
  const [row] = await pipeline.core.db.select().from(schema.conversations).where(eq(schema.conversations.id, named.id));
  expect(row?.title).toBe("Mine");
});

test("a model that asks for tools without end is stopped, with a sentence", async () => {
  await begin([{ tool_calls: Array.from({ length: 50 }, () => ({ name: "list_channels", arguments: {} })) }]);
  const answer = await asked("What is there?");
  expect(answer).toMatchObject({ status: "done", content: expect.stringContaining("the limit of look-ups") });
  expect(answer.steps).toHaveLength(chatLimits.tool_calls);
  expect(calls().length).toBeLessThanOrEqual(chatLimits.tool_calls + 2);
});

test.each([
  ["{{{", "list_channels"],
  ["{}", "drop_tables"],
  ['{"campaign":{"$ne":1}}', "read_campaign"],
  ["[[[[", "propose_version"],
])("arguments that are garbage (%s for %s) are told to the model, and it answers", async (args, name) => {
  await begin([{ prompt: hasResult, text: "I could not look that up." }, call(name, args)]);
  expect(await asked("What is there?")).toMatchObject({ status: "done", content: "I could not look that up.", sources: [] });
  expect(last(calls()).prompt).toContain("error");
});

test("an endpoint that dies in mid-answer leaves what it wrote and a sentence; asking again stands beside it", async () => {
  await begin([{ fault: "reset", after_words: 4, text: "One two three four five six seven" }]);
  const { conversation } = await say("What is there?");
  const broken = await answerOf(conversation.id);
  expect(broken).toMatchObject({
    status: "error",
    content: expect.stringContaining("One two three"),
    problem: expect.stringMatching(/\.$/),
  });
  pipeline.endpoint.behave({ text: "Whole." });
  await retryMessage(pipeline.core, pipeline.actor, { id: broken.id });
  expect(await answerOf(conversation.id)).toMatchObject({ status: "done", content: "Whole.", siblings: [broken.id, expect.any(String)] });
});

test("what a process had looked up is not looked up again by the next one", async () => {
  await begin([{ prompt: hasResult, text: "slow ".repeat(200), tokens_per_second: 20 }, call("list_channels")]);
  const { conversation } = await say("What is there?");
  await until(async () => last(await messagesOf(conversation.id)).content.length > 10);
  await job.stop();
  expect(last(await messagesOf(conversation.id)).status).toBe("queued");
  pipeline.endpoint.behave([{ prompt: hasResult, text: "Done." }, call("list_voices")]);
  job = startChatJob(pipeline.core);
  const answer = await answerOf(conversation.id);
  expect(answer).toMatchObject({ status: "done", content: "Done.", steps: [{ tool: "list_channels", state: "done" }] });
});

test.skipIf(onPostgres)(
  "a disk that takes nothing holds back how an answer ends; the model is not asked again, and nothing of it is lost",
  async () => {
    const text = "slow ".repeat(40).trim();
    await begin([{ text, tokens_per_second: 60 }]);
    const { conversation } = await say("What is there?");
    await until(async () => last(await messagesOf(conversation.id)).content.length > 10);
    const { $client } = pipeline.core.db;
    $client.pragma("query_only = 1");
    await until(async () => last(calls()).ended === "complete");
    expect(last(await messagesOf(conversation.id)).status).toBe("streaming");
    $client.pragma("query_only = 0");
    expect(await answerOf(conversation.id)).toMatchObject({ status: "done", content: text });
    expect(calls()).toHaveLength(1);
  },
);

test("an answer that nothing writes any more is ended with a sentence, and no model is asked", async () => {
  await begin([{ text: "Whole." }]);
  const { conversation } = await say("What is there?");
  const { id } = await answerOf(conversation.id);
  const abandon = (set: Partial<typeof schema.messages.$inferInsert>) =>
    pipeline.core.db
      .update(schema.messages)
      .set({ active_conversation_id: conversation.id, ...set })
      .where(eq(schema.messages.id, id));
  await abandon({ status: "streaming" });
  pipeline.core.live.chat.ring();
  expect(await answerOf(conversation.id)).toMatchObject({
    status: "error",
    content: "Whole.",
    problem: expect.stringMatching(/went wrong/),
  });
  await job.stop();
  await abandon({ status: "streaming", attempts: 3 });
  job = startChatJob(pipeline.core);
  expect(await answerOf(conversation.id)).toMatchObject({ status: "error", content: "Whole.", problem: expect.stringMatching(/3 times/) });
  expect(calls()).toHaveLength(1);
});

test("an answer whose question is gone says so", async () => {
  await begin([{ text: "Whole." }]);
  await job.stop();
  const { conversation, question } = await say("What is there?");
  await pipeline.core.db.delete(schema.messages).where(eq(schema.messages.id, question.id));
  job = startChatJob(pipeline.core);
  expect(await answerOf(conversation.id)).toMatchObject({ status: "error", problem: expect.stringMatching(/question .* no longer there/) });
});

test("stopping ends the call at the endpoint and keeps what stands", async () => {
  await begin([{ text: "slow ".repeat(500), tokens_per_second: 50 }]);
  const { conversation } = await say("What is there?");
  await until(async () => last(await messagesOf(conversation.id)).content.length > 10);
  await stopAnswer(pipeline.core, pipeline.actor, conversation.id);
  await until(async () => last(calls()).ended === "left");
  const stopped = await answerOf(conversation.id);
  expect(stopped).toMatchObject({ status: "stopped", content: expect.stringContaining("slow") });
  await say("Then this", conversation.id);
});

test("a change is proposed, and nothing is changed", async () => {
  const story = "A kettle for autumn: every part can be mended, and the lid comes in four colours from the first of September.";
  const days = { from_date: "2030-09-01", to_date: "2030-09-30" };
  const wanted = { name: "Autumn", story, ...days, languages: ["en"], channels: ["linkedin"] };
  await begin([{ prompt: hasResult, text: "Here it is." }, call("propose_campaign", wanted)]);
  const before = await pipeline.core.db.select().from(schema.campaigns);
  const answer = await asked("Make me a campaign");
  expect(answer.proposals).toMatchObject([{ kind: "campaign", state: "open", name: "Autumn" }]);
  expect(await pipeline.core.db.select().from(schema.campaigns)).toEqual(before);
});

test("a model that does not know tools gets what a plain look-up finds", async () => {
  await begin([{ unsupported: ["tools"], text: "As found." }]);
  expect(await asked("Which channels are there?")).toMatchObject({ status: "done", content: "As found." });
  expect(last(calls()).prompt).toContain("<found>");
  expect(last(calls()).body).not.toHaveProperty("tools");
});

test("a long conversation is summarised, and the summary is sent instead of what it stands for", async () => {
  await begin([{ prompt: /Summarise this conversation/, text: "They spoke of kettles." }, { text: "Word ".repeat(2_400) }]);
  const { conversation } = await say("Question 1");
  await answerOf(conversation.id);
  for (let i = 2; i <= 6; i += 1) {
    await say(`Question ${i}`, conversation.id);
    await answerOf(conversation.id);
  }
  const { summary, summary_until } = last(await pipeline.core.db.select().from(schema.conversations));
  expect(summary).toBe("They spoke of kettles.");
  expect((await messagesOf(conversation.id)).map((one) => one.id)).toContain(summary_until);
  const sent = last(calls()).prompt;
  expect(sent).toContain("Summary of what was said before:\nThey spoke of kettles.");
  expect(sent).not.toContain("Question 1");
});

test("answers and the texts of a campaign together keep to what the model's settings allow", async () => {
  let most = 0;
  const count: FakeRule = {
    answer: ({ prompt }) => {
      most = Math.max(most, pipeline.endpoint.open);
      return prompt.includes("AI Chat Agent") ? { text: "Nothing yet.", delay_ms: 20 } : { delay_ms: 20 };
    },
  };
  await begin([count], { max_concurrency: 1 });
  await pipeline.worker.start();
  const run = await pipeline.start();
  const said = await Promise.all(["One?", "Two?", "Three?"].map((question) => say(question)));
  for (const { conversation } of said) expect(await answerOf(conversation.id)).toMatchObject({ status: "done", content: "Nothing yet." });
  await pipeline.ended(run);
  expect(calls().length).toBeGreaterThan(said.length + 2);
  expect(most).toBe(1);
});
