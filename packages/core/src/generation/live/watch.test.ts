import type { LiveEvent } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { actorOfToken } from "../../identity/actor-of-token.ts";
import { logIn } from "../../identity/log-in.ts";
import { makeToken, revokeMyToken } from "../../identity/personal-tokens.ts";
import { endMyOtherSessions } from "../../identity/session-list.ts";
import { actorOfSession } from "../../identity/sessions.ts";
import { createPerson, testOrigin } from "../../testing.ts";
import { createPipeline, goodAnswers, type Pipeline, until } from "../pipeline-fixture.ts";
import { type WatchedEvent, type WatchedRunEvent, watchCampaign, watchRun } from "./watch.ts";

let pipeline: Pipeline;
let stop = new AbortController();
afterEach(async () => {
  stop.abort();
  stop = new AbortController();
  await pipeline.close();
});

const brief = { plan: { en: ["linkedin"] } };

/** Reads a stream in the background. */
function follow(options: { actor?: Pipeline["actor"]; last?: string; recheck_ms?: number } = {}) {
  const events: WatchedEvent[] = [];
  const stream = watchCampaign(pipeline.core, options.actor ?? pipeline.actor, {
    campaign_id: pipeline.campaignId,
    last_event_id: options.last ?? null,
    signal: stop.signal,
    ...(options.recheck_ms && { recheck_ms: options.recheck_ms }),
  });
  const ended = (async () => {
    for await (const one of stream) events.push(one);
    return "ended";
  })().catch((error: { code?: string; message: string }) => `${error.code}: ${error.message}`);
  const of = <T extends LiveEvent["type"]>(type: T) =>
    events.flatMap(({ event }) => (event.type === type ? [event as Extract<LiveEvent, { type: T }>] : []));
  return { events, ended, of };
}

const partsOf = (events: readonly Extract<LiveEvent, { type: "text" }>[], taskId: string) =>
  events.flatMap(({ parts }) => parts.filter((one) => one.task_id === taskId));

const campaignStatus = (status: "ready" | "draft") =>
  pipeline.core.live.publish(pipeline.campaignId, { type: "campaign", status, updated_at: "" });

describe("following a campaign", () => {
  it("shows everything from the first text to the last state", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    const { of, events } = follow();
    await until(async () => events.length > 0);
    await pipeline.worker.start();
    const runId = await pipeline.start();
    await pipeline.ended(runId);
    await until(async () => of("run").at(-1)?.run.state === "succeeded");
    expect(events[0]?.event).toEqual({ type: "snapshot", run: null, tasks: [] });
    expect(of("campaign").map((event) => event.status)).toEqual(["generating", "ready"]);
    for (const task of await pipeline.tasks()) {
      const states = of("task").filter((event) => event.task.id === task.id);
      expect(states.at(-1)?.task.state).toBe("succeeded");
      let text = "";
      for (const event of partsOf(of("text"), task.id)) {
        expect(event.offset).toBe(text.length);
        text += event.delta;
      }
      expect(text).toBe(task.answer?.text);
    }
    expect(of("block").at(-1)?.block).toMatchObject({ state: "ready" });
  });

  it("gives somebody who comes later the text so far, then the rest", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers.map((rule) => ({ ...rule, tokens_per_second: 60 })) });
    await pipeline.worker.start();
    const runId = await pipeline.start();
    await until(async () => (await pipeline.tasks()).find((task) => task.kind === "outline")?.partial_text);
    const { of, events } = follow();
    await pipeline.ended(runId);
    await until(async () => of("run").at(-1)?.run.state === "succeeded");
    const first = events[0]?.event;
    const task = first?.type === "snapshot" ? first.tasks.find((one) => one.state === "running") : undefined;
    if (!task) throw new Error("The snapshot has no running task.");
    let text = task.partial_text;
    expect(text).not.toBe("");
    for (const event of partsOf(of("text"), task.id)) {
      expect(event.offset).toBeLessThanOrEqual(text.length);
      text += event.delta.slice(text.length - event.offset);
    }
    expect(text).toBe((await pipeline.tasks()).find((one) => one.id === task.id)?.answer?.text);
  });

  it.skipIf(onPostgres)("stores text before it shows it", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers.map((rule) => ({ ...rule, tokens_per_second: 60 })) });
    const { core } = pipeline;
    const unstored: string[] = [];
    core.live.watch(pipeline.campaignId, ({ event }) => {
      for (const { task_id, offset, delta } of event.type === "text" ? event.parts : []) {
        const row = core.db.$client.prepare("select partial_text, answer from tasks where id = ?").get(task_id) as {
          partial_text: string;
          answer: string | null;
        };
        if (row.partial_text.length < offset + delta.length && row.answer === null) unstored.push(delta);
      }
    });
    await pipeline.worker.start();
    await pipeline.ended(await pipeline.start());
    expect(unstored).toEqual([]);
  });
});

describe("coming back", () => {
  it("goes on after the last event that was seen", async () => {
    pipeline = await createPipeline({ brief });
    campaignStatus("ready");
    campaignStatus("draft");
    const { events } = follow({ last: "test:1" });
    await until(async () => events.length > 0);
    expect(events).toEqual([{ id: "test:2", event: expect.objectContaining({ status: "draft" }) }]);
  });

  it.each(["other:1", "test:99", "test:x", "nonsense", ""])("begins with a snapshot when the last id is %j", async (last) => {
    pipeline = await createPipeline({ brief });
    campaignStatus("ready");
    const { events } = follow({ last });
    await until(async () => events.length > 0);
    expect(events[0]).toMatchObject({ id: "test:1", event: { type: "snapshot" } });
  });
});

describe("the right to look", () => {
  it("is asked for before anything is shown", async () => {
    pipeline = await createPipeline({ brief });
    const stranger = await createPerson(pipeline.core, { roleKey: "content_creator" });
    const { events, ended } = follow({ actor: stranger });
    expect(await ended).toMatch(/^NOT_FOUND/);
    expect(events).toEqual([]);
  });

  it("ends the stream when the campaign becomes private", async () => {
    pipeline = await createPipeline({ brief: { ...brief, is_public: true } });
    const viewer = await createPerson(pipeline.core, { roleKey: "viewer" });
    const { events, ended } = follow({ actor: viewer, recheck_ms: 20 });
    await until(async () => events.length > 0);
    await pipeline.core.db.update(schema.campaigns).set({ privacy: "private" }).where(eq(schema.campaigns.id, pipeline.campaignId));
    expect(await ended).toMatch(/^NOT_FOUND/);
  });

  it.skipIf(onPostgres)("is looked up again only after something changed that decides about rights", async () => {
    pipeline = await createPipeline({ brief: { ...brief, is_public: true } });
    const viewer = await createPerson(pipeline.core, { roleKey: "viewer" });
    const { events, ended } = follow({ actor: viewer, recheck_ms: 5 });
    await until(async () => events.length > 0);
    const { $client } = pipeline.core.db;
    const shift = (by: number) => `update change_counters set value = value + (${by}) where name = 'campaigns.count'`;
    // As nothing of ours ever does it: changed without being counted.
    $client.transaction(() => $client.exec(`update campaigns set privacy = 'private'; ${shift(-1)}`))();
    await new Promise((resolve) => setTimeout(resolve, 60));
    campaignStatus("draft");
    await until(async () => events.length > 1);
    $client.exec(shift(1));
    expect(await ended).toMatch(/^NOT_FOUND/);
  });

  it("ends the stream at once when somebody is told to be checked and may no longer sign in", async () => {
    pipeline = await createPipeline({ brief: { ...brief, is_public: true } });
    const viewer = await createPerson(pipeline.core, { roleKey: "viewer" });
    const { events, ended } = follow({ actor: viewer });
    await until(async () => events.length > 0);
    await pipeline.core.db.update(schema.users).set({ status: "inactive" }).where(eq(schema.users.id, viewer.userId));
    pipeline.core.live.recheck(viewer.userId);
    expect(await ended).toMatch(/^UNAUTHENTICATED/);
  });

  it("ends with the session that it was opened in, and with no other", async () => {
    pipeline = await createPipeline({ brief });
    const { core } = pipeline;
    const email = "watcher@example.com";
    await createPerson(core, { email, password: "a long enough password" });
    const open = async () => {
      const { token } = await logIn(core, { email, password: "a long enough password", remember: false }, testOrigin);
      const actor = await actorOfSession(core, token, testOrigin);
      if (!actor) throw new Error("The session does not open.");
      return actor;
    };
    const [here, elsewhere] = [await open(), await open()];
    const [kept, gone] = [follow({ actor: here, recheck_ms: 20 }), follow({ actor: elsewhere, recheck_ms: 20 })];
    await until(async () => kept.events.length > 0 && gone.events.length > 0);
    await endMyOtherSessions(core, here);
    expect(await gone.ended).toMatch(/^UNAUTHENTICATED/);
    campaignStatus("ready");
    await until(async () => kept.of("campaign").length > 0);
  });
});

/** Streams opened in a session, with a token for a day, and with one without an end. */
async function openThree() {
  pipeline = await createPipeline({ brief, realClock: false });
  const { core } = pipeline;
  const email = "watcher@example.com";
  const person = await createPerson(core, { email, password: "a long enough password" });
  const make = (days: number | null) => makeToken(core, person, { name: "Wall screen", access: "read", days });
  const { token: session } = await logIn(core, { email, password: "a long enough password", remember: true }, testOrigin);
  const [short, long] = [await make(1), await make(null)];
  const open = async (token: string) => {
    const actor = await actorOfToken(core, token, testOrigin);
    if (!actor) throw new Error("The token does not open.");
    const one = follow({ actor, recheck_ms: 20 });
    await until(async () => one.events.length > 0);
    return one;
  };
  return { core, person, long, session: await open(session), day: await open(short.token), endless: await open(long.token) };
}

describe("a stream and what opened it", () => {
  it("ends with a token's last moment, with a session's last day, and not before", async () => {
    const { core, session, day, endless } = await openThree();
    core.advance(86_400_000 - 1);
    campaignStatus("ready");
    await until(async () => [session, day, endless].every((one) => one.of("campaign").length > 0));
    core.advance(1);
    expect(await day.ended).toMatch(/^UNAUTHENTICATED/);
    core.advance(30 * 86_400_000);
    expect(await session.ended).toMatch(/^UNAUTHENTICATED/);
    campaignStatus("draft");
    await until(async () => endless.of("campaign").length > 1);
  });

  it("ends with a token that is revoked, and with no other of that person", async () => {
    const { core, person, long, day, endless } = await openThree();
    await revokeMyToken(core, person, long.id);
    expect(await endless.ended).toMatch(/^UNAUTHENTICATED/);
    campaignStatus("ready");
    await until(async () => day.of("campaign").length > 0);
  });
});

describe("a reader that is too slow", () => {
  it("is dropped with a failure after which it may come back", async () => {
    pipeline = await createPipeline({ brief });
    const { core, actor, campaignId } = pipeline;
    const stream = watchCampaign(core, actor, { campaign_id: campaignId, last_event_id: null, signal: stop.signal });
    expect((await stream.next()).value?.event.type).toBe("snapshot");
    const delta = "x".repeat(60_000);
    for (let i = 0; i < 10; i += 1)
      core.live.publish(campaignId, { type: "text", parts: [{ task_id: "t", block_id: "b", offset: i * delta.length, delta }] });
    await expect(stream.next()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  it("ends when the reader leaves", async () => {
    pipeline = await createPipeline({ brief });
    const { events, ended } = follow();
    await until(async () => events.length > 0);
    stop.abort();
    expect(await ended).toBe("ended");
  });
});

describe("following a run", () => {
  const followRun = async (run_id: string, last_event_id: string | null = null) => {
    const { core, actor, campaignId: campaign_id } = pipeline;
    const stream = await watchRun(core, actor, { campaign_id, run_id, last_event_id, signal: stop.signal });
    const events: WatchedRunEvent[] = [];
    const ended = (async () => {
      for await (const one of stream ?? []) events.push(one);
    })();
    return { events, ended, isOver: stream === null };
  };
  const kinds = (events: readonly WatchedRunEvent[]) => new Set(events.map(({ event }) => event.type));

  it("goes from how it stands through its tasks and texts to its end, and is then told no more", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    const runId = await pipeline.start();
    const { events, ended } = await followRun(runId);
    await pipeline.worker.start();
    await ended;
    expect(kinds(events)).toEqual(new Set(["run", "task", "text"]));
    expect(events[0]?.event).toMatchObject({ type: "run", run: { id: runId } });
    const last = events.at(-1);
    expect(last?.event).toMatchObject({ type: "run", run: { id: runId, state: "succeeded" } });
    expect(events.filter(({ event }) => event.type === "run" && event.run.state === "succeeded")).toHaveLength(1);
    expect((await followRun(runId, last?.id ?? null)).isOver).toBe(true);
  });

  it("goes on after the last event that was seen", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    const runId = await pipeline.start();
    const whole = await followRun(runId);
    await until(async () => whole.events.length > 0);
    const lost = await followRun(runId, whole.events[0]?.id);
    await pipeline.worker.start();
    await Promise.all([whole.ended, lost.ended]);
    const stood = whole.events.findIndex(({ id }) => id !== whole.events[0]?.id);
    expect(lost.events).toEqual(whole.events.slice(stood));
  });

  it("says nothing of another run of the campaign", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    const runId = await pipeline.start();
    const { events, ended } = await followRun(runId);
    await until(async () => events.length > 1);
    const task = events.flatMap(({ event }) => (event.type === "task" ? [event.task] : []))[0];
    const run = events.flatMap(({ event }) => (event.type === "run" ? [event.run] : []))[0];
    if (!task || !run) throw new Error("It did not begin with how things stand.");
    const tell = (event: LiveEvent) => pipeline.core.live.publish(pipeline.campaignId, event);
    tell({ type: "run", run: { ...run, id: "another", state: "failed" } });
    tell({ type: "task", task: { ...task, id: "another task", run_id: "another" } });
    const ours = { task_id: task.id, block_id: task.block_id, offset: 0, delta: "Ours" };
    tell({ type: "text", parts: [{ ...ours, task_id: "another task", delta: "Not ours" }] });
    tell({ type: "text", parts: [{ ...ours, task_id: "another task", delta: "Not ours" }, ours] });
    await pipeline.worker.start();
    await ended;
    expect(JSON.stringify(events)).not.toContain("nother");
    expect(JSON.stringify(events)).not.toContain("Not ours");
    expect(events.find(({ event }) => event.type === "text")?.event).toEqual({ type: "text", parts: [ours] });
    expect(events.at(-1)?.event).toMatchObject({ type: "run", run: { id: runId, state: "succeeded" } });
  });

  it("ends with its reader", async () => {
    pipeline = await createPipeline({ brief, behaviour: goodAnswers });
    const { ended, events } = await followRun(await pipeline.start());
    await until(async () => events.length > 0);
    stop.abort();
    await ended;
    expect(kinds(events)).not.toContain("text");
  });
});
