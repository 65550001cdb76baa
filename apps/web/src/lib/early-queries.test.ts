import type { NamedQuery } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { createEarlyQueries } from "./early-queries.ts";
import type { Answer } from "./session-calls.ts";

const list: NamedQuery = ["campaigns.list", { search: "", limit: 25 }];
const options: NamedQuery = ["options.get"];
const rows: Answer<unknown> = { result: { data: ["a row"] } };
const refused: Answer<unknown> = { error: { message: "No", data: {} } };

function desk(answers: Promise<Answer<unknown>[]> = Promise.resolve([rows])) {
  const sent: (readonly NamedQuery[])[] = [];
  const state = { token: "mira" as string | null, now: 0 };
  const send = (queries: readonly NamedQuery[]) => {
    sent.push(queries);
    return answers;
  };
  return { sent, state, early: createEarlyQueries({ send, token: () => state.token, now: () => state.now }) };
}

describe("a query that was asked early", () => {
  it("is asked with the others in one request and answered in its place", async () => {
    const { early, sent } = desk(Promise.resolve([refused, rows]));
    early.ask([options, list]);
    expect(sent).toEqual([[options, list]]);
    expect(await early.take(["campaigns.list", { search: "", limit: 25 }])).toEqual(rows);
  });
  it("is answered once", async () => {
    const { early } = desk();
    early.ask([list]);
    await early.take(list);
    expect(early.take(list)).toBeUndefined();
  });
  it("answers no other query", () => {
    const { early } = desk();
    early.ask([list]);
    expect(early.take(["campaigns.list", { search: "kettle", limit: 25 }])).toBeUndefined();
  });
  it("answers nobody else", () => {
    const { early, state } = desk();
    early.ask([list]);
    state.token = "jonas";
    expect(early.take(list)).toBeUndefined();
  });
  it("answers nothing after ten seconds", () => {
    const { early, state } = desk();
    early.ask([list]);
    state.now = 10_001;
    expect(early.take(list)).toBeUndefined();
  });
  it("is refused as it was early, and not asked again to hear the same", async () => {
    const { early } = desk(Promise.resolve([refused]));
    early.ask([list]);
    expect(await early.take(list)).toEqual(refused);
  });
  it("gives nothing when the server is not reached", async () => {
    const { early } = desk(Promise.reject(new Error("offline")));
    early.ask([list]);
    expect(await early.take(list)).toBeUndefined();
  });
  it("is not asked by a stranger", () => {
    const { early, sent, state } = desk();
    state.token = null;
    early.ask([list]);
    expect(sent).toEqual([]);
    expect(early.take(list)).toBeUndefined();
  });
});
