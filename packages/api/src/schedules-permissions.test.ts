import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appErrorOf } from "./errors.ts";
import { createTestApi, type TestApi } from "./testing.ts";

/* Who may take a schedule along, and who may change it, on a campaign of somebody else that everybody sees. */
let api: TestApi;
let campaign: string;
let schedule: string;
let feed: string;
const people: Record<string, Actor> = {};

beforeAll(async () => {
  api = await createTestApi();
  const owner = await createPerson(api.core);
  people.reader = await createPerson(api.core, { grants: { "campaigns.view": "any" } });
  people.ofTheirOwn = await createPerson(api.core, {
    grants: { "campaigns.view": "any", "campaigns.export": "own", "campaigns.edit": "own" },
  });
  people.exporter = await createPerson(api.core, { grants: { "campaigns.view": "any", "campaigns.export": "any" } });
  people.editor = await createPerson(api.core, { grants: { "campaigns.view": "any", "campaigns.edit": "any" } });
  campaign = (await api.as(owner).campaigns.create(await sampleBrief(api.core, { is_public: true }))).id;
  schedule = (await api.as(owner).blocks.overview({ campaign_id: campaign })).find((one) => one.kind === "schedule")?.id ?? "";
  feed = (await api.as(owner).calendar.make_feed({ campaign_id: campaign })).id;
});
afterAll(() => api.core.close());

type Call = (caller: ReturnType<TestApi["as"]>) => Promise<unknown>;

/** Each call over tRPC and over REST, and what those get who may: a refusal that is about the thing, not about the right. */
const calls: Record<string, { trpc: Call; rest: () => string; body?: object; right: "export" | "edit" | "view"; allowed: string }> = {
  "see one's calendar addresses": {
    trpc: (as) => as.calendar.feeds({ campaign_id: campaign }),
    rest: () => `GET /campaigns/${campaign}/calendar-feeds`,
    right: "export",
    allowed: "OK",
  },
  "make a calendar address": {
    trpc: (as) => as.calendar.make_feed({ campaign_id: campaign }),
    rest: () => `POST /campaigns/${campaign}/calendar-feeds`,
    body: {},
    right: "export",
    allowed: "OK",
  },
  "end somebody else's calendar address": {
    trpc: (as) => as.calendar.revoke_feed({ campaign_id: campaign, id: feed }),
    rest: () => `DELETE /campaigns/${campaign}/calendar-feeds/${feed}`,
    right: "view",
    allowed: "NOT_FOUND",
  },
  "send to Asana": {
    trpc: (as) => as.asana.send({ block_id: schedule, project_gid: "1" }),
    rest: () => `POST /blocks/${schedule}/asana`,
    body: { project_gid: "1" },
    right: "export",
    allowed: "RULE_BROKEN",
  },
  "see what was sent": {
    trpc: (as) => as.asana.sending({ block_id: schedule }),
    rest: () => `GET /blocks/${schedule}/asana`,
    right: "export",
    allowed: "OK",
  },
  "plan new channels": {
    trpc: (as) => as.blocks.plan_new_channels({ block_id: schedule }),
    rest: () => `POST /blocks/${schedule}/new-channels`,
    right: "edit",
    allowed: "RULE_BROKEN",
  },
};

const may: Record<string, readonly string[]> = {
  reader: ["view"],
  ofTheirOwn: ["view"],
  exporter: ["view", "export"],
  editor: ["view", "edit"],
};

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "OK",
    (error: unknown) => appErrorOf(error).code,
  );
const statusOf: Record<string, RegExp> = { OK: /^20/, NOT_FOUND: /^404/, RULE_BROKEN: /^422/, FORBIDDEN: /^403/ };

describe.each(Object.entries(calls))("to %s", (_, { trpc, rest, body, right, allowed }) => {
  test.each(Object.keys(may))("%s", async (name) => {
    const person = people[name] ?? null;
    const expected = may[name]?.includes(right) ? allowed : "FORBIDDEN";
    expect(await codeOf(trpc(api.as(person)))).toBe(expected);
    const answer = await api.rest(person, rest(), body ? { body } : {});
    expect(String(answer.status)).toMatch(statusOf[expected] ?? /never/);
  });
});
