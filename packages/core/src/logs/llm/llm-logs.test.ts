import { type Level, type LlmChartInput, type LlmListInput, llmChartInput, llmListInput } from "@copydesk/contracts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createCampaign } from "../../campaigns/create-campaign.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../../testing.ts";
import { readCallOptions } from "./call-options.ts";
import { chartCalls, intervalsOf } from "./chart-calls.ts";
import { exportCalls } from "./export-calls.ts";
import { listCalls } from "./list-calls.ts";
import { callOf, forgetBody } from "./llm-logs-fixture.ts";
import { readCall } from "./read-call.ts";

const hour = 3_600_000;
let core: TestCore;
let admin: Actor;
beforeEach(async () => {
  core = await createTestCore();
  admin = await createPerson(core, { first_name: "Ines" });
});
afterEach(() => core.close());

const list = (actor: Actor, input: LlmListInput = {}) => listCalls(core, actor, llmListInput.parse(input));
const idsOf = async (actor: Actor, input: LlmListInput = {}) => (await list(actor, input)).results.map(({ id }) => id);
const chart = (input: LlmChartInput = {}) => chartCalls(core, admin, llmChartInput.parse({ timezone: "UTC", ...input }));
const campaignOf = async (owner: Actor, name: string, is_public: boolean) =>
  (await createCampaign(core, owner, await sampleBrief(core, { name, is_public }))).id;

describe("who sees which calls", () => {
  test.each<[string, Level, string[], string[]]>([
    ["all, with any", "any", [], ["open", "closed", "talk", "nobody", "mine"]],
    ["their own", "own", ["Nordics"], ["mine"]],
    ["their team's in campaigns they may see", "team", ["Nordics"], ["open", "mine"]],
    ["their own, in another team", "team", ["DACH"], ["mine"]],
    ["none", "none", ["Nordics"], []],
  ])("%s", async (_, level, teams, expected) => {
    const mira = await createPerson(core, { roleKey: "marketing_manager", teams: ["Nordics"] });
    const actor = await createPerson(core, {
      grants: { "llm_logs.view": level, "llm_logs.view_bodies": level, "campaigns.view": "team" },
      teams,
    });
    const names = new Map([
      [await callOf(core, mira, { campaign_id: await campaignOf(mira, "Open", true), said: "needle" }), "open"],
      [await callOf(core, mira, { campaign_id: await campaignOf(mira, "Closed", false), said: "needle" }), "closed"],
      [await callOf(core, mira, { purpose: "chat", said: "needle" }), "talk"],
      [await callOf(core, null, { purpose: "test", said: "needle" }), "nobody"],
      [await callOf(core, actor, { purpose: "chat", said: "needle" }), "mine"],
    ]);
    const seen = (ids: string[]) => ids.map((id) => names.get(id));
    const { count, results } = await list(actor);
    expect(seen(results.map(({ id }) => id)).sort()).toEqual([...expected].sort());
    expect(count).toBe(expected.length);
    expect((await chartCalls(core, actor, llmChartInput.parse({}))).total.calls).toBe(expected.length);
    // What others said to the agent is found by nobody else.
    expect(seen(await idsOf(actor, { search: "needle" })).sort()).toEqual(expected.filter((name) => name !== "talk").sort());
    for (const [id, name] of names) {
      if (expected.includes(name)) expect((await readCall(core, actor, id)).bodies).toBe(name === "talk" ? "private" : "shown");
      else await expect(readCall(core, actor, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  test("whoever may not read what was said neither sees it nor finds by it", async () => {
    const auditor = await createPerson(core, { roleKey: "auditor" });
    const id = await callOf(core, admin, { said: "needle", replied: "thread" });
    expect(await readCall(core, auditor, id)).toMatchObject({ id, body: null, bodies: "not_allowed" });
    expect(await idsOf(auditor, { search: "needle" })).toEqual([]);
    expect(await idsOf(admin, { search: "needle" })).toEqual([id]);
    expect([(await readCallOptions(core, auditor)).can_read_bodies, (await readCallOptions(core, admin)).can_read_bodies]).toEqual([
      false,
      true,
    ]);
    await forgetBody(core, id);
    expect(await readCall(core, admin, id)).toMatchObject({ body: null, bodies: "expired" });
  });
});

describe("the list", () => {
  test.each<[string, LlmListInput]>([
    ["people", { user_ids: ["USER"] }],
    ["campaigns", { campaign_ids: ["CAMPAIGN"] }],
    ["languages", { languages: ["de", "fr"] }],
    ["channels", { channels: ["x"] }],
    ["purposes", { purposes: ["outline"] }],
    ["models by name", { models: ["borealis"] }],
    ["states", { statuses: ["error", "timeout"] }],
    ["tokens in, cached ones included", { tokens_in_min: 120, tokens_in_max: 120 }],
    ["tokens out, reasoning included", { tokens_out_min: 35 }],
    ["cached tokens", { tokens_cached_min: 1 }],
    ["cost", { cost_min: 0.5, cost_max: 1 }],
    ["time", { total_ms_max: 900 }],
    ["time to the first token", { first_token_ms_min: 40 }],
    ["attempts", { attempt_min: 2 }],
    ["days", { from: "2026-11-21T09:30:00Z", to: "2026-11-21T10:30:00Z" }],
    ["words", { search: "Wasserkocher" }],
    ["a task", { task_id: "task" }],
    ["a version", { version_id: "version" }],
  ])("is narrowed by %s", async (_, filter) => {
    const other = await createPerson(core, { first_name: "Mira" });
    const campaign_id = await campaignOf(other, "Kettles", true);
    await callOf(core, admin, { total_ms: 1_000, tokens_fresh: 10, cost: 3, currency: "EUR" });
    core.advance(hour);
    const wanted = await callOf(core, other, {
      campaign_id,
      language_code: "de",
      channel_code: "x",
      purpose: "outline",
      model_name: "borealis",
      status: "timeout",
      tokens_fresh: 20,
      tokens_cached: 100,
      tokens_out: 30,
      tokens_reasoning: 5,
      cost: 0.75,
      currency: "EUR",
      total_ms: 900,
      first_token_ms: 40,
      attempt: 2,
      task_id: "task",
      version_id: "version",
      replied: "Ein Wasserkocher",
    });
    core.advance(hour);
    await callOf(core, admin, { language_code: "en", channel_code: "email" });
    const asked = JSON.parse(JSON.stringify(filter).replace("USER", other.userId).replace("CAMPAIGN", campaign_id)) as LlmListInput;
    expect(await list(admin, asked)).toMatchObject({ count: 1, results: [{ id: wanted, person: { first_name: "Mira" } }] });
  });

  test.each([
    ["the end of a line is no letter", "nein", "neins", false],
    ["nor a backslash", "\\", "\\n", false],
    ["quotation marks are signs like others", '"Eins"', "Gut", true],
    ["case does not matter", "GUTE", "wörter", true],
    ["accents do in terms of a character or two", "ü", "wo", false],
  ])("is searched: %s", async (_, one, other, isFound) => {
    const id = await callOf(core, admin, { said: 'Gute W\u00f6rter:\nEins\n"Eins"', status: "success" });
    for (const search of [one, other]) expect(await idsOf(admin, { search }), search).toEqual(isFound ? [id] : []);
  });

  test("is ordered by a figure with what is unknown at the end, either way, and paged", async () => {
    const [two, none, nine] = [
      await callOf(core, admin, { cost: 2, currency: "EUR" }),
      await callOf(core, admin),
      await callOf(core, admin, { cost: 9, currency: "EUR" }),
    ];
    expect(await idsOf(admin, { ordering: "cost" })).toEqual([two, nine, none]);
    expect(await idsOf(admin, { ordering: "-cost" })).toEqual([nine, two, none]);
    expect(await idsOf(admin, { ordering: "-cost", limit: 1, offset: 1 })).toEqual([two]);
  });

  test("says what is unknown and what is free", async () => {
    await callOf(core, admin, { cost: 0, price_origin: "free" });
    core.advance(1);
    await callOf(core, admin);
    const { results } = await list(admin);
    expect(results.map(({ cost, tokens_fresh }) => ({ cost, tokens_fresh }))).toEqual([
      { cost: null, tokens_fresh: null },
      { cost: { amount: 0, currency: null }, tokens_fresh: null },
    ]);
  });
});

test("one call has everything, and the other calls of its task as one thread", async () => {
  const first = await callOf(core, admin, { task_id: "task", status: "error", error_code: "stalled" });
  core.advance(1);
  const second = await callOf(core, admin, {
    task_id: "task",
    said: "Write",
    replied: "Written",
  });
  await callOf(core, admin, { task_id: "another" });
  const call = await readCall(core, admin, second);
  expect(call.thread.map(({ id, status }) => [id, status])).toEqual([
    [first, "error"],
    [second, "success"],
  ]);
  expect(call.body).toEqual({
    messages: [{ role: "user", content: "Write" }],
    reply: "Written",
    tool_calls: [],
    endpoint_words: "",
    usage: null,
  });
});

describe("the charts", () => {
  test("sum what is known, a currency each, and count what is not", async () => {
    await callOf(core, admin, { cost: 1, currency: "EUR", tokens_fresh: 5, total_ms: 100, first_token_ms: 10 });
    await callOf(core, admin, { cost: 2, currency: "USD", tokens_fresh: 7, tokens_cached: 1, total_ms: 300 });
    await callOf(core, admin, { status: "timeout" });
    await callOf(core, admin, { cost: 0 });
    const { total } = await chart();
    expect(total).toMatchObject({
      calls: 4,
      failed: 1,
      tokens_fresh: 12,
      without_tokens: 2,
      without_cached: 3,
      without_reasoning: 4,
      without_cost: 1,
      total_p50: 200,
      total_p95: 290,
      first_p50: 10,
    });
    expect(total.costs).toEqual(
      expect.arrayContaining([
        { currency: "EUR", amount: 1 },
        { currency: "USD", amount: 2 },
        { currency: null, amount: 0 },
      ]),
    );
  });

  test("tell the eight largest groups apart by what people call them", async () => {
    for (let i = 0; i < 10; i += 1)
      for (let n = 0; n <= i; n += 1) await callOf(core, admin, { channel_code: i === 9 ? "x" : `gone-${i}` });
    const { groups } = await chart({ group: "channel" });
    expect(groups.map(({ key, total }) => [key, total.calls])).toEqual([
      ["x", 10],
      ...[8, 7, 6, 5, 4, 3, 2].map((i) => [`gone-${i}`, i + 1]),
      [null, 3],
    ]);
    expect(groups[0]?.label).toBe("X post");
    expect((await chart({ group: "person" })).groups).toMatchObject([{ key: admin.userId, label: expect.stringMatching(/^Ines /) }]);
    expect((await chart({ group: "campaign" })).groups).toMatchObject([
      { key: null, kind: "none", label: "No campaign", total: { calls: 55 } },
    ]);
  });

  test("have days that begin where the viewer's clocks say so, also when they are turned", () => {
    const at = (iso: string) => Date.parse(iso);
    const { unit, borders } = intervalsOf({ from: at("2026-10-23T22:00:00Z"), to: at("2026-10-26T23:00:00Z") }, "Europe/Berlin");
    expect(unit).toBe("day");
    expect(borders.map((border) => new Date(border).toISOString())).toEqual([
      "2026-10-23T22:00:00.000Z",
      "2026-10-24T22:00:00.000Z",
      // 25 hours: clocks go back at three.
      "2026-10-25T23:00:00.000Z",
      "2026-10-26T23:00:00.000Z",
    ]);
    expect(
      intervalsOf({ from: at("2026-11-01T00:10:00Z"), to: at("2026-11-01T02:00:00Z") }, "Asia/Kolkata").borders.map((b) =>
        new Date(b).toISOString().slice(11, 16),
      ),
    ).toEqual(["00:10", "00:30", "01:30", "02:00"]);
    expect(intervalsOf({ from: at("2026-01-01T00:00:00Z"), to: at("2026-07-01T00:00:00Z") }, "UTC").unit).toBe("week");
    expect(intervalsOf({ from: at("2020-01-01T00:00:00Z"), to: at("2026-07-01T00:00:00Z") }, "UTC")).toMatchObject({ unit: "month" });
  });

  test("refuse a time zone that does not exist", async () => {
    await callOf(core, admin);
    await expect(chart({ timezone: "Mars/Olympus" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { timezone: [expect.any(String)] },
    });
  });

  test("answer before there is a call, and for a range that is turned round", async () => {
    expect((await chart({ group: "model" })).total.calls).toBe(0);
    expect((await chart({ from: "2026-11-21T09:00:00Z", to: "2026-11-20T09:00:00Z" })).total.calls).toBe(0);
  });
});

test("the options are what there is among what somebody sees", async () => {
  await callOf(core, admin, { campaign_id: await campaignOf(admin, "Kettles", false), language_code: "de", channel_code: "x" });
  const stranger = await createPerson(core, { grants: { "llm_logs.view": "own" } });
  expect(await readCallOptions(core, admin)).toMatchObject({
    people: [{ id: admin.userId }],
    campaigns: [{ name: "Kettles" }],
    models: [{ id: "aurora", name: "aurora" }],
    languages: ["de"],
    channels: [{ code: "x", name: "X post" }],
    purposes: ["content"],
  });
  expect(await readCallOptions(core, stranger)).toMatchObject({ people: [], campaigns: [], models: [], purposes: [] });
});

test("as a file, nothing is a formula, what is unknown says so, and that it was taken is written down", async () => {
  const campaign_id = await campaignOf(admin, "=HYPERLINK(1)", false);
  for (let i = 0; i < 3; i += 1) await callOf(core, admin, { campaign_id, model_name: "@aurora", said: "secret words" });
  const file = await exportCalls(core, admin, {});
  let text = "";
  for await (const chunk of file.chunks) text += chunk;
  expect(text.split("\r\n")).toHaveLength(5);
  expect(text).toContain(",'=HYPERLINK(1),");
  expect(text).toContain(",'@aurora,success,unknown,");
  expect(text).not.toContain("secret words");
});
