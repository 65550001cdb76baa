import { conversationListInput, messageListInput, sendMessageInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { actorOfToken } from "../identity/actor-of-token.ts";
import { makeToken } from "../identity/personal-tokens.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../testing.ts";
import { createConversation, deleteConversation, listConversations, readConversation, updateConversation } from "./conversations.ts";
import { listMessages, rateMessage, showMessage } from "./list-messages.ts";
import { retryMessage, sendMessage, stopAnswer } from "./send-message.ts";
import { startChatJob } from "./turn/chat-worker.ts";
import { watchConversation } from "./watch-conversation.ts";

let core: TestCore;
let mira: Actor;
let other: Actor;

beforeEach(async () => {
  core = await createTestCore();
  await core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  mira = await createPerson(core, { roleKey: "marketing_manager" });
  other = await createPerson(core, { roleKey: "administrator" });
});
afterEach(() => core.close());

const list = (actor: Actor, input: Partial<Parameters<typeof conversationListInput.parse>[0] & object> = {}) =>
  listConversations(core, actor, conversationListInput.parse({ ordering: "-is_pinned,-updated_at", ...input }));
const say = (content: string, more: object = {}) =>
  sendMessage(core, mira, sendMessageInput.parse({ conversation_id: null, content, ...more }));
const said = async (id: string) => (await listMessages(core, mira, messageListInput.parse({ id }))).results.map((one) => one.content);

/** Answers what waits. */
async function answered(conversationId: string): Promise<void> {
  const job = startChatJob(core);
  const ending = new AbortController();
  for await (const { event } of watchConversation(core, mira, { id: conversationId, signal: ending.signal })) {
    const isIdle = event.type === "conversation" ? !event.conversation.is_answering : false;
    const isOver =
      event.type === "message" && !["queued", "streaming"].includes(event.message.status) && event.message.role === "assistant";
    if (isIdle || isOver) break;
  }
  await job.stop();
}

test("a stream ends with the token that opened it", async () => {
  const { id } = await createConversation(core, mira);
  const { token } = await makeToken(core, mira, { name: "Wall screen", access: "read", days: 1 });
  const actor = await actorOfToken(core, token, testOrigin);
  if (!actor) throw new Error("The token does not open.");
  const stream = watchConversation(core, actor, { id, signal: AbortSignal.timeout(60_000), recheck_ms: 20 });
  expect((await stream.next()).value?.event.type).toBe("conversation");
  core.advance(86_400_000);
  await expect(stream.next()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

describe("conversations", () => {
  test("are listed pinned first, then by what was said last; renaming moves none", async () => {
    const first = await createConversation(core, mira);
    core.advance(1_000);
    const second = await createConversation(core, mira);
    expect((await list(mira)).results.map((one) => one.id)).toEqual([second.id, first.id]);
    core.advance(1_000);
    await updateConversation(core, mira, { id: first.id, title: "House rules" });
    expect((await list(mira)).results.map((one) => one.title)).toEqual(["New conversation", "House rules"]);
    await updateConversation(core, mira, { id: first.id, is_pinned: true });
    expect((await list(mira)).results.map((one) => one.id)).toEqual([first.id, second.id]);
    expect((await list(mira, { limit: 1, offset: 1 })).results.map((one) => one.id)).toEqual([second.id]);
  });

  test("belong to one person alone", async () => {
    const { conversation, answer } = await say("What is planned for the kettle?");
    const asOther = [
      () => readConversation(core, other, conversation.id),
      () => updateConversation(core, other, { id: conversation.id, title: "Mine" }),
      () => deleteConversation(core, other, conversation.id),
      () => listMessages(core, other, messageListInput.parse({ id: conversation.id })),
      () => sendMessage(core, other, sendMessageInput.parse({ conversation_id: conversation.id, content: "Hello" })),
      () => retryMessage(core, other, { id: answer.id }),
      () => showMessage(core, other, answer.id),
      () => stopAnswer(core, other, conversation.id),
    ];
    for (const ask of asOther) await expect(ask()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await list(other)).count).toBe(0);
    expect((await readConversation(core, mira, conversation.id)).is_answering).toBe(true);
  });

  test("do not exist while the company has the agent switched off", async () => {
    const { conversation } = await say("Anything new?");
    await core.db.update(schema.company_settings).set({ enable_chat_agent: false });
    await expect(list(mira)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(readConversation(core, mira, conversation.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each(["kettle", "KETTLE lau", "k", "鍋", "鍋が壊れ", "%", "ütze"])(
    "are found by %s, in the title or in what was said",
    async (term) => {
      const { conversation } = await say("Which kettle launch comes first? 鍋が壊れた. 100% Mütze");
      await answered(conversation.id);
      await createConversation(core, mira);
      expect((await list(mira, { search: term })).results.map((one) => one.id)).toEqual([conversation.id]);
      expect((await list(mira, { search: "nowhere" })).count).toBe(0);
      expect((await list(other, { search: term })).count).toBe(0);
    },
  );

  test("take all that was said with them", async () => {
    const { conversation } = await say("Forget this kettle");
    await deleteConversation(core, mira, conversation.id);
    expect(await core.db.select().from(schema.messages)).toEqual([]);
    expect((await list(mira, { search: "kettle" })).count).toBe(0);
  });
});

describe("a question", () => {
  test("begins a conversation that is called after it, and is answered", async () => {
    const { conversation, answer } = await say("What goes out in the first week? And then?");
    expect(conversation.title).toBe("What goes out in the first week?");
    expect(answer.status).toBe("queued");
    await answered(conversation.id);
    const { results } = await listMessages(core, mira, messageListInput.parse({ id: conversation.id }));
    expect(results.map(({ role, status }) => [role, status])).toEqual([
      ["user", "done"],
      ["assistant", "done"],
    ]);
    expect(results[1]?.content).not.toBe("");
  });

  test("waits for the answer before it, also when two come at once, and one key asks once", async () => {
    const { conversation } = await say("First");
    const next = () => say("Second", { conversation_id: conversation.id });
    await expect(next()).rejects.toMatchObject({ code: "BUSY" });
    await answered(conversation.id);
    const outcomes = await Promise.allSettled([next(), next(), next()]);
    expect(outcomes.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    await answered(conversation.id);
    const third = () => say("Third", { conversation_id: conversation.id, idempotency_key: "k" });
    const asked = [...(await Promise.all([third(), third()])), await third()];
    expect(new Set(asked.map((one) => one.question.id)).size).toBe(1);
    expect((await said(conversation.id)).filter((text) => text === "Third")).toHaveLength(1);
  });

  test("that is edited stands beside what it was, with what followed", async () => {
    const { conversation, question } = await say("First");
    await answered(conversation.id);
    const edited = await say("Better", { conversation_id: conversation.id, parent_id: question.parent_id });
    await answered(conversation.id);
    expect((await said(conversation.id))[0]).toBe("Better");
    expect(edited.question.siblings).toEqual([question.id, edited.question.id]);
    await showMessage(core, mira, question.id);
    expect((await said(conversation.id))[0]).toBe("First");
    const [, answer] = (await listMessages(core, mira, messageListInput.parse({ id: conversation.id }))).results;
    const retried = await retryMessage(core, mira, { id: answer?.id ?? "" });
    expect(retried.answer.siblings).toEqual([answer?.id, retried.answer.id]);
  });

  test("of 8 001 characters is refused, a stranger's message is no place for one", async () => {
    expect(() => sendMessageInput.parse({ conversation_id: null, content: "x".repeat(8_001) })).toThrow(/8,?000/);
    const { conversation } = await say("First");
    const { answer } = await sendMessage(core, other, sendMessageInput.parse({ conversation_id: null, content: "Theirs" }));
    await expect(say("Next", { conversation_id: conversation.id, parent_id: answer.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an answer", () => {
  test("is rated, and that is taken back; a question is not, nor is what somebody else was answered", async () => {
    const { conversation, question, answer } = await say("Hello");
    await answered(conversation.id);
    expect(await rateMessage(core, mira, { id: answer.id, rating: "down" })).toMatchObject({ rating: "down" });
    await expect(rateMessage(core, mira, { id: question.id, rating: "up" })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await expect(rateMessage(core, other, { id: answer.id, rating: "up" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { results } = await listMessages(core, mira, messageListInput.parse({ id: conversation.id }));
    expect(results.map(({ rating }) => rating)).toEqual([null, "down"]);
    expect(await rateMessage(core, mira, { id: answer.id, rating: null })).toMatchObject({ rating: null });
  });

  test("that is stopped keeps what stands, and is not written any more", async () => {
    const { conversation, answer } = await say("Go on for long");
    expect((await stopAnswer(core, mira, conversation.id))?.status).toBe("stopped");
    expect(await stopAnswer(core, mira, conversation.id)).toBeNull();
    const job = startChatJob(core);
    await job.stop();
    const [, stopped] = (await listMessages(core, mira, messageListInput.parse({ id: conversation.id }))).results;
    expect(stopped).toMatchObject({ id: answer.id, status: "stopped" });
  });

  test("that a process left half written is written by the next one", async () => {
    const { conversation, answer } = await say("Hello");
    await core.db.update(schema.messages).set({ status: "streaming", content: "half a wo" }).where(eq(schema.messages.role, "assistant"));
    await answered(conversation.id);
    const [, whole] = (await listMessages(core, mira, messageListInput.parse({ id: conversation.id }))).results;
    expect(whole).toMatchObject({ id: answer.id, status: "done" });
    expect(whole?.content).not.toContain("half a wo");
  });

  test("is not given to somebody whose right is gone by then", async () => {
    const { conversation } = await say("Hello");
    await core.db.delete(schema.user_roles).where(eq(schema.user_roles.user_id, mira.userId));
    const job = startChatJob(core);
    await expect.poll(async () => (await core.db.select().from(schema.messages)).at(-1)?.status).toBe("error");
    await job.stop();
    expect((await core.db.select().from(schema.messages)).at(-1)?.problem).toContain("right");
    expect(conversation.id).not.toBe("");
  });
});

test("a model that is not there, or off, is not asked, and nothing is written down", async () => {
  const [model] = await core.db.select().from(schema.models);
  await core.db.update(schema.models).set({ status: "inactive" });
  for (const model_id of ["' ", model?.id])
    await expect(say("Which campaigns run in May?", { model_id })).rejects.toMatchObject({ code: "RULE_BROKEN" });
  expect(await core.db.$count(schema.conversations)).toBe(0);
});
