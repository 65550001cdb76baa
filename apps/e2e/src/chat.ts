import { type FakeEndpoint, startFakeEndpoint } from "@copydesk/llm/testing";
import type { Page } from "@playwright/test";
import { call } from "./call.ts";
import { type Copydesk, startCopydesk } from "./copydesk.ts";

export interface ChatDesk {
  desk: Copydesk;
  endpoint: FakeEndpoint;
  dispose(): Promise<void>;
}

/** A server whose agent answers with what an endpoint is told to say. */
export async function startChatDesk(): Promise<ChatDesk> {
  const endpoint = await startFakeEndpoint();
  const desk = await startCopydesk({
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_API_KEY: "sk-canary-0123456789",
    OPENAI_MODEL: "fake-large",
    MODEL_HOSTS_ALLOW: endpoint.host,
  });
  return {
    desk,
    endpoint,
    async dispose() {
      await desk.dispose();
      await endpoint.close();
    },
  };
}

type Company = { logo: unknown; environment: unknown; budget: unknown } & Record<string, unknown>;

/** Has the endpoint answer in the chat. */
export async function chatByEndpoint(page: Page): Promise<void> {
  const { results } = await call<{ results: { id: string; provider: string }[] }>(page, "models.list", {}, "GET");
  await call(page, "models.set_default", { id: results.find((one) => one.provider !== "builtin")?.id, use: "chat" });
}

/** Turns the agent on or off for the company, as its settings do. */
export async function setAgent(page: Page, enable_chat_agent: boolean): Promise<void> {
  const { logo: _, environment: __, budget: ___, ...company } = await call<Company>(page, "company.get", undefined, "GET");
  await call(page, "company.update", { ...company, enable_chat_agent });
}

/** Conversations with these titles, the last one begun last. */
export async function beginConversations(page: Page, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const { id } = await call<{ id: string }>(page, "conversations.create", {});
    await call(page, "conversations.update", { id, title });
    ids.push(id);
  }
  return ids;
}
