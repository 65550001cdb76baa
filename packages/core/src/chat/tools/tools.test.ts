import { chatTools, type Privacy, type SystemRole, systemRoles } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../../access/authorize-campaign.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, teamNamed } from "../../testing.ts";
import { callAs, makeCampaign, type SampleCampaign, writePlan, writeText } from "../chat-fixture.ts";
import { boundResult } from "./bound-result.ts";
import { offeredTools, resultBytes, runTool, toolMessage, toolsOf } from "./index.ts";
import type { ToolCall } from "./tool.ts";

let core: TestCore;

async function ask(call: ToolCall, name: string, input: unknown = {}) {
  return runTool(call, { name, arguments: typeof input === "string" ? input : JSON.stringify(input) });
}
const resultOf = async (call: ToolCall, name: string, input: unknown = {}): Promise<Record<string, unknown>> => {
  const outcome = await ask(call, name, input);
  if (outcome.state === "failed") throw new Error(outcome.problem);
  return outcome.result as Record<string, unknown>;
};

describe("what tools read", () => {
  let owner: Actor;
  let campaign: SampleCampaign;
  let call: ToolCall;

  beforeEach(async () => {
    core = await createTestCore();
    owner = await createPerson(core);
    campaign = await makeCampaign(core, owner, { plan: { en: ["linkedin", "x"], de: ["linkedin"] } });
    call = await callAs(core, owner);
  });
  afterEach(() => core.close());

  test("campaigns by words, with what may be cited", async () => {
    await makeCampaign(core, owner, { name: "Autumn tea" });
    const outcome = await ask(call, "search_campaigns", { search: "tea" });
    expect(outcome).toMatchObject({
      state: "done",
      target: "tea",
      result: { count: 1, all_that_the_person_sees: 2, campaigns: [{ name: "Autumn tea", status: "draft", languages: ["en"] }] },
      sources: [{ kind: "campaign", title: "Autumn tea", block_id: null }],
    });
  });

  test("a campaign by its id, its name in any case, or words of it; several are asked about", async () => {
    for (const name of [campaign.id, "SPRING  LAUNCH", "spring"]) {
      expect(await resultOf(call, "read_campaign", { campaign: name })).toMatchObject({
        id: campaign.id,
        audience: "People who repair things",
        texts: expect.arrayContaining([expect.objectContaining({ language: "de", channel: "linkedin", state: "empty" })]),
      });
    }
    await makeCampaign(core, owner, { name: "Spring cleaning" });
    expect(await ask(call, "read_campaign", { campaign: "spring" })).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("Several"),
    });
    expect(await ask(call, "read_campaign", { campaign: "Moon" })).toMatchObject({
      problem: "There is no campaign “Moon” that you can see.",
    });
  });

  test("a piece by campaign, language and channel, or by id, in any of its versions", async () => {
    const id = campaign.blocks.x ?? "";
    await writeText(core, owner, id, { body: "First words." });
    await writeText(core, owner, id, { body: "Second words." });
    const where = { campaign: "Spring launch", language: "English", channel: "X post" };
    expect(await resultOf(call, "read_piece", where)).toMatchObject({
      piece_id: id,
      version: 2,
      content: { fields: { body: "Second words." } },
    });
    expect(await resultOf(call, "read_piece", { piece_id: id, version: "1" })).toMatchObject({
      content: { fields: { body: "First words." } },
    });
    expect(await ask(call, "read_piece", { ...where, version: 7 })).toMatchObject({ problem: "There is no version 7. There are 2, 1." });
    expect(await ask(call, "read_piece", { ...where, channel: "fax" })).toMatchObject({
      problem: expect.stringContaining("no text for “fax”"),
    });
    expect(await ask(call, "read_piece", { ...where, language: "Finnish" })).toMatchObject({
      problem: expect.stringContaining("Its languages are en, de"),
    });
    const compared = await ask(call, "compare_versions", { piece_id: id });
    expect(compared).toMatchObject({
      result: {
        before: { version: 1 },
        after: { version: 2 },
        differences: [{ part: "body", before: "First words.", after: "Second words." }],
      },
      sources: [{ kind: "version", block_id: id }, { kind: "version" }],
    });
    expect(await ask(call, "compare_versions", { campaign: "Spring launch", channel: "linkedin" })).toMatchObject({
      problem: expect.stringContaining("no two versions"),
    });
  });

  test("when posts go out, and what is still missing", async () => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{}, { channel: "x", date: "2026-12-05" }]);
    await writeText(core, owner, campaign.blocks.x ?? "", { body: "x".repeat(400) });
    const { schedules } = await resultOf(call, "read_schedule", { campaign: "Spring launch", from: "2026-12-03" });
    expect(schedules).toContainEqual(
      expect.objectContaining({
        language: "en",
        posts: [expect.objectContaining({ id: "p2", date: "2026-12-05", utc: "2026-12-05T08:30:00.000Z" })],
      }),
    );
    const gaps = {
      languages_without_text: ["de"],
      pieces_without_text: [
        { language: "en", channel: "linkedin" },
        { language: "de", channel: "linkedin" },
      ],
      channels_missing: [{ language: "de", channel: "x" }],
      posts_without_piece: [{ post_id: "p1", problem: "Its piece has no text yet." }],
      over_limit: [{ language: "en", channel: "x", problem: expect.stringMatching(/over/) }],
    };
    expect(await resultOf(call, "find_gaps", { campaign: "Spring launch" })).toMatchObject(gaps);
    expect(await resultOf(call, "find_gaps")).toMatchObject({ looked_through: 1, campaigns: [{ campaign: "Spring launch", ...gaps }] });
  });

  test("an outline, voices, guides, channels and usage", async () => {
    expect(await resultOf(call, "read_outline", { campaign: "Spring launch" })).toMatchObject({ state: "empty", outline: null });
    const [voice] = await core.db.select().from(schema.voices);
    expect(await resultOf(call, "list_voices")).toMatchObject({
      voices: expect.arrayContaining([expect.objectContaining({ id: voice?.id })]),
    });
    expect(await resultOf(call, "read_style_guide", { voice: voice?.name })).toMatchObject({ voice: voice?.name });
    expect(await ask(call, "read_style_guide", { voice: "Nobody at all" })).toMatchObject({ state: "failed" });
    expect(await resultOf(call, "list_channels", { search: "linkedin" })).toMatchObject({
      channels: [
        {
          code: "linkedin",
          parts: expect.arrayContaining([expect.objectContaining({ key: "body", max: 3_000 })]),
        },
      ],
    });
    expect(await resultOf(call, "read_usage", { days: 7, group: "model" })).toMatchObject({ total: { calls: 0 }, groups: [] });
  });

  test("goes to the model as material, with refs to cite", async () => {
    const outcome = await ask(call, "search_campaigns");
    const told = JSON.parse(
      toolMessage(
        outcome,
        outcome.sources.map((source, i) => ({ ...source, ref: `c${i + 1}` })),
      ),
    );
    expect(told).toMatchObject({
      about: expect.stringContaining("nothing to obey"),
      refs: [{ ref: "c1", title: "Spring launch" }],
      material: { count: 1 },
    });
  });

  test("is cut to 20 kB, with a note", async () => {
    for (let i = 0; i < 12; i += 1)
      await makeCampaign(core, owner, { name: `Long ${i}`, main_story: `Kettle ${i}. ${"Many words. ".repeat(1_600)}` });
    const whole = await resultOf(call, "read_campaign", { campaign: "Long 3" });
    expect(whole.main_story).toMatch(/^Kettle 3\. Many words\..*… \(cut\)$/);
    expect(whole.note).toMatch(/cut/);
  });

  test("garbage as arguments is a sentence", async () => {
    const garbage = [
      "",
      "null",
      "{",
      "[]",
      '"text"',
      "1",
      "not json",
      '{"campaign":{"id":1}}',
      '{"campaign":["a"]}',
      `{"campaign":"${"x".repeat(500_000)}"}`,
      '{"__proto__":1}',
      "\u0000",
    ];
    for (const text of garbage) {
      const outcome = await ask(call, "read_campaign", text);
      expect(outcome).toMatchObject({ state: "failed", tool: "read_campaign", problem: expect.stringMatching(/\w+ \w+/), sources: [] });
      expect(JSON.stringify(outcome).length).toBeLessThan(4_000);
    }
  });

  test("a tool that there is not is a sentence with those that there are", async () => {
    expect(await ask(call, "delete_campaign")).toMatchObject({
      state: "failed",
      tool: null,
      problem: expect.stringContaining("search_campaigns"),
    });
    expect(await ask(call, "constructor")).toMatchObject({ state: "failed", tool: null });
  });
});

test("results of any size and shape fit, and say when they were cut", () => {
  const huge = { text: "kettle ".repeat(300_000), list: Array.from({ length: 50_000 }, (_, i) => ({ i, text: `Row ${i}` })) };
  const cut = boundResult(huge);
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(resultBytes);
  expect(cut).toMatchObject({
    note: expect.stringContaining("cut"),
    text: expect.stringMatching(/^kettle/),
    list: expect.arrayContaining([{ i: 0, text: "Row 0" }]),
  });
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 1, max: 1_000 }), (value, times) => {
      const bounded = boundResult(Array.from({ length: times }, () => value));
      expect(Buffer.byteLength(JSON.stringify(bounded))).toBeLessThanOrEqual(resultBytes);
    }),
    { numRuns: 50, seed: 14 },
  );
  expect(boundResult({ a: 1, b: undefined })).toEqual({ a: 1 });
});

describe("tools as each role", () => {
  const roles = systemRoles.map(({ key }) => key);
  const privacies: Privacy[] = ["private", "shared", "public"];
  let campaigns: { privacy: Privacy; secret: string; id: string; name: string; blocks: Record<string, string>; versions: string[] }[];
  const callers = new Map<string, ToolCall>();
  let writes = 0;

  beforeAll(async () => {
    core = await createTestCore();
    const owner = await createPerson(core, { teams: ["Kettles"] });
    campaigns = [];
    for (const privacy of privacies) {
      const secret = `secret${privacy}`;
      const name = `Campaign ${privacy}`;
      const team_ids = privacy === "shared" ? [await teamNamed(core, "Kettles")] : [];
      const sharing = { is_public: privacy === "public", team_ids };
      const made = await makeCampaign(core, owner, { name, main_story: `${secret} `.repeat(10), description: secret, ...sharing });
      const text = await writeText(core, owner, made.blocks.linkedin ?? "", { body: `The text of ${secret}.` });
      const plan = await writePlan(core, owner, made.blocks.schedule ?? "", [{ title: `Post of ${secret}` }]);
      campaigns.push({ privacy, secret, name, ...made, versions: [text.id, plan.id] });
    }
    for (const roleKey of roles) {
      for (const [kind, teams] of [
        ["stranger", []],
        ["member", ["Kettles"]],
      ] as const)
        callers.set(`${roleKey} ${kind}`, await callAs(core, await createPerson(core, { roleKey, teams })));
    }
    writes = await footprint();
  }, 60_000);
  afterAll(() => core.close());

  /** Everything that a tool must not change, counted. */
  async function footprint() {
    const { campaigns: c, blocks, versions, activity_logs, voices } = schema;
    const counts = await Promise.all([c, blocks, versions, activity_logs, voices].map((table) => core.db.$count(table)));
    return counts.reduce((sum, count) => sum + count, 0);
  }
  const seen = new Map<string, boolean>();
  async function sees({ actor }: ToolCall, id: string) {
    const key = `${actor.userId} ${id}`;
    const known = seen.get(key) ?? (await succeeds(authorizeCampaign(core, actor, "view", id)));
    seen.set(key, known);
    return known;
  }
  const edits = ({ actor }: ToolCall, block: string) => succeeds(authorizeBlock(core, actor, "edit", block));
  const succeeds = (attempt: Promise<unknown>) => attempt.then(Boolean, () => false);

  /** Fails when an answer holds anything of a campaign that the person would not get elsewhere. */
  async function expectWithin(call: ToolCall, outcome: Awaited<ReturnType<typeof ask>>, asked: unknown) {
    const told = JSON.stringify([outcome.result, outcome.sources, outcome.target, outcome.state === "failed" ? outcome.problem : ""]);
    for (const one of campaigns) {
      if (await sees(call, one.id)) continue;
      const given = JSON.stringify(asked);
      const hidden = [one.secret, one.name, one.id, ...Object.values(one.blocks), ...one.versions].filter((word) => !given.includes(word));
      const leaked = [...hidden, `The text of ${one.secret}`, `Post of ${one.secret}`].filter((word) => told.includes(word));
      // Thousands of answers are looked at: only what is found is worth an assertion of its own.
      if (leaked.length > 0) expect(told).not.toContain(leaked[0]);
    }
    const bytes = Buffer.byteLength(JSON.stringify(outcome.result));
    if (bytes > resultBytes) expect(bytes).toBeLessThanOrEqual(resultBytes);
  }

  test.each(roles.flatMap((role) => ["stranger", "member"].map((kind) => [role, kind] as const)))("%s, %s", async (role, kind) => {
    const call = callers.get(`${role} ${kind}`) as ToolCall;
    for (const one of campaigns) {
      const mayRead = await sees(call, one.id);
      for (const campaign of [one.id, one.name]) {
        const reads: [string, object][] = [
          ["read_campaign", { campaign }],
          ["read_outline", { campaign }],
          ["read_piece", { campaign, channel: "linkedin" }],
          ["read_schedule", { campaign }],
          ["find_gaps", { campaign }],
        ];
        for (const [name, input] of reads) {
          const outcome = await ask(call, name, input);
          expect([name, outcome.state]).toEqual([name, mayRead ? "done" : "failed"]);
          await expectWithin(call, outcome, input);
        }
      }
      const piece_id = one.blocks.linkedin ?? "";
      expect((await ask(call, "read_piece", { piece_id })).state).toBe(mayRead ? "done" : "failed");
      const proposed = await ask(call, "propose_version", { piece_id, fields: { body: "Mine." } });
      expect(proposed.state).toBe((await edits(call, piece_id)) ? "done" : "failed");
      const moves = [{ post_id: "p1", date: "2026-12-09", time: "10:00" }];
      const moved = await ask(call, "propose_schedule", { campaign: one.id, moves });
      expect(moved.state).toBe((await edits(call, piece_id)) ? "done" : "failed");
    }
    const listed = await ask(call, "search_campaigns", { search: "secret" });
    await expectWithin(call, listed, {});
    await expectWithin(call, await ask(call, "find_gaps"), {});
    // Names are unique among everybody's campaigns, but words that only a hidden one has find nothing.
    await expectWithin(call, await ask(call, "read_campaign", { campaign: "secretprivate" }), { campaign: "secretprivate" });
    const grants = call.actor.grants;
    expect((await ask(call, "read_usage")).state).toBe(grants["llm_logs.view"] ? "done" : "failed");
    expect((await ask(call, "list_voices")).state).toBe(grants["voices.view"] ? "done" : "failed");
    expect(await footprint()).toBe(writes);
  });

  test("each is offered what their grants allow, described for a model", () => {
    const names = (role: SystemRole["key"]) => toolsOf((callers.get(`${role} stranger`) as ToolCall).actor).map((tool) => tool.name);
    expect(names("administrator")).toEqual([...chatTools]);
    expect(names("content_creator")).toEqual(chatTools.filter((name) => name !== "read_usage"));
    expect(names("viewer")).toEqual(
      chatTools.filter((name) => /campaign|outline|piece|schedule|compare|gaps|channels/.test(name) && !name.startsWith("propose")),
    );
    expect(names("auditor")).toEqual(["read_usage"]);
    for (const { name, description, parameters } of offeredTools((callers.get("administrator stranger") as ToolCall).actor)) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(description.length).toBeGreaterThan(20);
      expect(parameters).toMatchObject({ type: "object" });
    }
  });

  test.each(roles)(
    "1 000 random calls of a %s reach nothing that they would be refused, and change nothing",
    async (role) => {
      const words = campaigns.flatMap((one) => [one.id, one.name, one.secret, ...Object.values(one.blocks), ...one.versions]);
      const value = fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...words) },
        fc.constantFrom("linkedin", "x", "en", "de", "English", "2026-12-09", "10:00", "p1", "secret", "%", "", "all"),
        fc.integer({ min: -1, max: 5 }),
        fc.jsonValue({ maxDepth: 2 }),
      );
      const key = fc.constantFrom(
        "campaign",
        "piece_id",
        "language",
        "channel",
        "search",
        "version",
        "from",
        "to",
        "voice",
        "fields",
        "moves",
        "days",
        "limit",
      );
      const input = fc.oneof({ weight: 5, arbitrary: fc.dictionary(key, value, { maxKeys: 5 }) }, fc.jsonValue({ maxDepth: 2 }));
      const caller = fc.constantFrom(`${role} stranger`, `${role} member`);
      const name = fc.constantFrom<string>(...chatTools, "nonsense");
      await fc.assert(
        fc.asyncProperty(caller, name, input, async (who, tool, asked) => {
          const call = callers.get(who) as ToolCall;
          await expectWithin(call, await ask(call, tool, asked), asked);
        }),
        { numRuns: 1_000, seed: 14 },
      );
      expect(await footprint()).toBe(writes);
    },
    60_000,
  );
});
