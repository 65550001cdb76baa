import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
let token: string;
let id: string;
const campaign = {
  name: "Kettle week",
  main_story: "Mara mends kettles in Bergen. Every one of their 23 parts can be ordered for twenty years.",
  from_date: "2027-03-01",
  to_date: "2027-03-26",
  languages: [{ code: "en", channels: ["linkedin"] }],
};

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn();
  const made = await server.call("POST", "/api/campaigns", { token, body: campaign });
  id = ((await made.json()) as { id: string }).id;
});
afterAll(() => server.stop());

interface Follower {
  /** What has come so far. */
  seen(): string;
  leave(): void;
}

function follow(as: string, { campaignId = id, headers = {} }: { campaignId?: string; headers?: Record<string, string> } = {}): Follower {
  const leaving = new AbortController();
  const input = encodeURIComponent(JSON.stringify({ campaign_id: campaignId }));
  let text = "";
  const reading = async () => {
    const address = `${server.url}/api/trpc/generation.live?input=${input}`;
    const answer = await fetch(address, { headers: { authorization: `Token ${as}`, ...headers }, signal: leaving.signal });
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  };
  reading().catch((error: Error) => {
    if (!leaving.signal.aborted) text += `broken off: ${error.message}`;
  });
  return { seen: () => text, leave: () => leaving.abort() };
}

const messages = (text: string) => text.split("\n\n").filter((one) => one.startsWith("data: "));
const eventsOf = (all: readonly string[]): unknown[] =>
  all.flatMap((message) => {
    const told = JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? "{}") as { type: string; events?: unknown[] };
    return told.type === "several" ? (told.events ?? []) : [told];
  });
const idOf = (message: string | undefined) => /^id: (.*)$/m.exec(message ?? "")?.[1] ?? "";

test("all who watch a campaign get the same, and who comes back gets what came after", async () => {
  const both = [follow(token), follow(token)];
  for (const one of both) await expect.poll(() => one.seen()).toContain('"snapshot"');
  expect(both[0]?.seen()).toMatch(/^event: connected\ndata: \{"reconnectAfterInactivityMs":45000\}\n\ndata: \{.*\}\nid: [\w-]+:\d+\n\n$/);
  await server.call("POST", `/api/campaigns/${id}/generate`, { token, body: {} });
  for (const one of both) await expect.poll(() => one.seen(), { timeout: 15_000 }).toMatch(/"state":"succeeded","tasks"/);
  const newsOf = (one: Follower | undefined) => messages(one?.seen() ?? "").slice(1);
  const again = follow(token, { headers: { "last-event-id": idOf(messages(both[0]?.seen() ?? "")[0]) } });
  await expect.poll(() => newsOf(both[1]).join()).toBe(newsOf(both[0]).join());
  // What was missed is told event by event, as each has a number by which one may go on.
  await expect.poll(() => eventsOf(messages(again.seen()))).toEqual(eventsOf(newsOf(both[0])));
  expect(eventsOf(newsOf(both[0])).length).toBeGreaterThan(newsOf(both[0]).length);
  expect(eventsOf(newsOf(both[0])).length).toBeGreaterThan(10);
  for (const one of [...both, again]) one.leave();
});

test("who signs out is told so, in the form that the console reads", async () => {
  const own = await server.signIn();
  const watching = follow(own);
  await expect.poll(() => watching.seen()).toContain('"snapshot"');
  await server.call("POST", "/api/auth/logout", { token: own });
  await expect
    .poll(() => watching.seen(), { timeout: 6_000 })
    .toMatch(/\n\nevent: serialized-error\ndata: .*"app_code":"UNAUTHENTICATED".*\n\n$/);
});

test("what cannot be watched is refused in the same form", async () => {
  const watching = follow(token, { campaignId: "00000000-0000-7000-8000-000000000000" });
  await expect.poll(() => watching.seen()).toMatch(/event: serialized-error\ndata: .*"app_code":"NOT_FOUND"/);
});
