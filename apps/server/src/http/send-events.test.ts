import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@copydesk/contracts";
import express from "express";
import { expect, test } from "vitest";
import { sendEvents } from "./send-events.ts";

const first = { id: "a:1", event: "text", data: { delta: "two\nlines" } };

/** What a client gets of these events, with a ping every 20 ms. */
async function received(events: () => AsyncGenerator<typeof first>): Promise<{ answer: Response; text: string }> {
  const app = express();
  app.get("/", (_request, response) => sendEvents(response, events(), 20));
  const server = app.listen(0, "127.0.0.1");
  try {
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const answer = await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
    return { answer, text: await answer.text() };
  } finally {
    server.close();
  }
}

test("events come one by one, with a sign of life while there are none", async () => {
  const { answer, text } = await received(async function* () {
    yield first;
    await wait(120);
    yield { ...first, id: "a:2" };
  });
  expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const message = (id: string) => `id: ${id}\nevent: text\ndata: {"delta":"two\\nlines"}\n\n`;
  expect(text.replaceAll(": still there\n\n", "")).toBe(message("a:1") + message("a:2"));
  expect(text.split(": still there").length).toBeGreaterThan(2);
});

test("what goes wrong on the way is the last event, and says nothing internal", async () => {
  const { text } = await received(async function* () {
    yield first;
    throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
  });
  expect(text).toMatch(/event: error\ndata: {"error":"Sign in to continue.","code":"UNAUTHENTICATED"}\n\n$/);
  const { text: other } = await received(async function* () {
    yield first;
    throw new Error("secret");
  });
  expect(other).toMatch(/event: error\ndata: .*"code":"INTERNAL"/);
  expect(other).not.toContain("secret");
});
