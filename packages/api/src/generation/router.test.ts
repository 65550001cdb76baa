import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { onPostgres } from "@copydesk/db";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "../testing.ts";

let api: TestApi;
let writer: Actor;
let campaign_id: string;

beforeEach(async () => {
  api = await createTestApi();
  writer = await createPerson(api.core, { roleKey: "content_creator" });
  campaign_id = (await api.as(writer).campaigns.create(await sampleBrief(api.core))).id;
});
afterEach(() => api.core.close());

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "fine",
    (error: { code: string }) => error.code,
  );

describe("writing a campaign over the router", () => {
  it("starts a run, tells how it stands, and stops it", async () => {
    const caller = api.as(writer).generation;
    const { run_id, status } = await caller.start({ campaign_id });
    expect(status).toBe("queued");
    expect(await caller.run({ campaign_id, run_id })).toMatchObject({
      id: run_id,
      state: "queued",
      tasks: { total: 4, done: 0, failed: 0 },
    });
    expect(await code(caller.start({ campaign_id }))).toBe("CONFLICT");
    expect(await caller.cancel({ campaign_id, run_id })).toBeNull();
    expect((await caller.run({ campaign_id, run_id })).state).toBe("cancelled");
  });

  it("is refused for somebody who may only look", async () => {
    const brief = await sampleBrief(api.core, { name: "Open to all", is_public: true });
    const { id } = await api.as(await createPerson(api.core)).campaigns.create(brief);
    const viewer = api.as(await createPerson(api.core, { roleKey: "viewer" })).generation;
    expect(await code(viewer.start({ campaign_id: id }))).toBe("FORBIDDEN");
    expect(await code(viewer.cancel({ campaign_id: id }))).toBe("FORBIDDEN");
  });

  it("does not exist for a stranger", async () => {
    const stranger = api.as(await createPerson(api.core, { roleKey: "content_creator" })).generation;
    expect(await code(stranger.start({ campaign_id }))).toBe("NOT_FOUND");
    expect(await code(stranger.run({ campaign_id, run_id: "any" }))).toBe("NOT_FOUND");
    const live = await stranger.live({ campaign_id });
    // With this code a client gives up; with an internal failure it would come back for ever.
    expect(await code(live[Symbol.asyncIterator]().next())).toBe("NOT_FOUND");
  });

  it("refuses what it does not know", async () => {
    const input = { campaign_id, everything: true } as { campaign_id: string };
    expect(await code(api.as(writer).generation.start(input))).toBe("BAD_REQUEST");
  });
});

describe("following a campaign over the router", () => {
  it("begins with a snapshot, under an id by which it can be resumed", async () => {
    const live = await api.as(writer).generation.live({ campaign_id });
    const events = live[Symbol.asyncIterator]();
    expect((await events.next()).value).toEqual([
      `${api.core.live.epoch}:0`,
      { type: "snapshot", run: null, tasks: [] },
      expect.anything(),
    ]);
    await api.as(writer).generation.start({ campaign_id });
    const [id, told] = (await events.next()).value ?? [];
    // All in one moment, where the database takes none in between.
    if (!onPostgres) {
      expect(id).toBe(`${api.core.live.epoch}:${api.core.live.lastId(campaign_id)}`);
      expect(told).toMatchObject({ type: "several", events: expect.arrayContaining([expect.objectContaining({ type: "run" })]) });
    }
    await events.return?.();
    const again = (await api.as(writer).generation.live({ campaign_id, lastEventId: `${api.core.live.epoch}:1` }))[Symbol.asyncIterator]();
    expect((await again.next()).value).toEqual([`${api.core.live.epoch}:2`, expect.anything(), expect.anything()]);
    await again.return?.();
  });
});

it("estimates for whoever may make a campaign", async () => {
  const { languages, voice_id } = await sampleBrief(api.core);
  const input = { story_length: 600, languages, voice_id, content_schedule: true, generation_mode: "entire_campaign" as const };
  expect(await api.as(writer).campaigns.estimate(input)).toMatchObject({ calls: 4, is_offline: true });
  expect(await code(api.as(await createPerson(api.core, { roleKey: "viewer" })).campaigns.estimate(input))).toBe("FORBIDDEN");
});

it("warms up for everybody who is signed in", async () => {
  expect(await api.as(writer).auth.warmup()).toBeNull();
  expect(await code(api.as(null).auth.warmup())).toBe("UNAUTHORIZED");
});
