import { AppError, type ChatProposal, type FieldValues } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../../access/authorize-campaign.ts";
import { removeCampaign } from "../../campaigns/lifecycle.ts";
import { listVersions, readVersion } from "../../campaigns/versions.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../../testing.ts";
import { callAs, makeCampaign, type SampleCampaign, writePlan, writeText } from "../chat-fixture.ts";
import { runTool } from "../tools/index.ts";
import type { ToolCall } from "../tools/tool.ts";
import { acceptProposal, discardProposal, readProposals } from "./index.ts";

let core: TestCore;
let owner: Actor;
let campaign: SampleCampaign;
let call: ToolCall;

beforeEach(async () => {
  core = await createTestCore();
  await core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  owner = await createPerson(core, { first_name: "Mara", last_name: "Lind" });
  campaign = await makeCampaign(core, owner);
  call = await callAs(core, owner);
});
afterEach(() => core.close());

async function propose(name: string, input: object, by = call): Promise<ChatProposal> {
  const outcome = await runTool(by, { name, arguments: JSON.stringify(input) });
  if (!outcome.proposal) throw new Error(`No proposal: ${JSON.stringify(outcome.result)}`);
  return outcome.proposal;
}
const proposeText = (body = "A kettle that lasts.", more: FieldValues = {}) =>
  propose("propose_version", { campaign: "Spring launch", channel: "LinkedIn", fields: { body, ...more } });
const problemOf = async (name: string, input: object, by = call) => {
  const outcome = await runTool(by, { name, arguments: JSON.stringify(input) });
  expect(outcome).toMatchObject({ state: "failed", proposal: null });
  return outcome.state === "failed" ? outcome.problem : "";
};
const versionsOf = async (channel: string) => {
  const allowed = await authorizeBlock(core, owner, "view", campaign.blocks[channel] ?? "");
  return Promise.all((await listVersions(core, allowed)).map((one) => readVersion(core, allowed, one.id)));
};
const lastActivity = async () => (await core.db.select().from(schema.activity_logs).orderBy(desc(schema.activity_logs.id)).limit(1))[0];
const countActivity = () => core.db.$count(schema.activity_logs);

async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : `no refusal: ${error}`;
}

describe("a proposed text", () => {
  test("is a row with the difference and nothing else", async () => {
    const written = await writeText(core, owner, campaign.blocks.linkedin ?? "", { body: "Old words.", hashtags: ["#kettle"] });
    const activities = await countActivity();
    const proposal = await proposeText("New words, at evil.com.");
    expect(proposal).toMatchObject({
      kind: "version",
      state: "open",
      title: "LinkedIn post, English, version 2",
      campaign_id: campaign.id,
      block_id: campaign.blocks.linkedin,
      before: written.content,
      // What was not named stays.
      after: { kind: "content", fields: { body: "New words, at evil.com.", hashtags: ["#kettle"] } },
      foreign_addresses: ["evil.com"],
      count: { value: 32, limit: 3_000 },
      result: null,
    });
    expect(await versionsOf("linkedin")).toHaveLength(1);
    expect(await countActivity()).toBe(activities);
    expect(await readProposals(core, [call.message_id, "none"])).toEqual(new Map([[call.message_id, [proposal]]]));
  });

  test("becomes a version with its checks when it is accepted, and stands in the activity log as from the chat", async () => {
    const proposal = await proposeText("A kettle that lasts.");
    const accepted = await acceptProposal(core, owner, proposal.id);
    const [version] = await versionsOf("linkedin");
    expect(accepted).toMatchObject({ state: "accepted", result: { campaign_id: campaign.id, version_id: version?.id } });
    expect(version).toMatchObject({
      number: 1,
      is_selected: true,
      author: "Mara Lind",
      content: { fields: { body: "A kettle that lasts." } },
    });
    expect(version?.checks.length).toBeGreaterThan(0);
    expect(await lastActivity()).toMatchObject({ action: "version.saved", source: "chat", actor_id: owner.userId });
  });

  test("accepted twice, or twice at once, is one version and one answer", async () => {
    const proposal = await proposeText();
    const answers = await Promise.all([1, 2, 3].map(() => acceptProposal(core, owner, proposal.id)));
    expect(await acceptProposal(core, owner, proposal.id)).toEqual(answers[0]);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await versionsOf("linkedin")).toHaveLength(1);
  });

  test("accepted at several processes at once is one version and one answer", async () => {
    const proposal = await proposeText();
    // What is remembered of a process goes with its database.
    const processes = [1, 2, 3].map(() => ({ ...core, db: new Proxy(core.db, {}) }));
    const answers = await Promise.all(processes.map((one) => acceptProposal(one, owner, proposal.id)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await readProposals(core, [call.message_id])).get(call.message_id)).toMatchObject([{ state: "accepted" }]);
    expect(await versionsOf("linkedin")).toHaveLength(1);
  });

  test("is outdated once the piece was changed", async () => {
    const proposal = await proposeText();
    await writeText(core, owner, campaign.blocks.linkedin ?? "", { body: "Somebody else's words." });
    expect(await refusal(acceptProposal(core, owner, proposal.id))).toBe("STALE_VERSION");
    expect(await refusal(acceptProposal(core, owner, proposal.id))).toBe("STALE_VERSION");
    expect((await readProposals(core, [call.message_id])).get(call.message_id)).toMatchObject([{ state: "outdated" }]);
    expect(await versionsOf("linkedin")).toHaveLength(1);
  });

  test("that was saved by a process that ended before it could say so is accepted, not saved again", async () => {
    const proposal = await proposeText();
    const done = await acceptProposal(core, owner, proposal.id);
    await core.db.update(schema.chat_proposals).set({ state: "open", result: null, settled_at: null });
    expect(await acceptProposal(core, owner, proposal.id)).toEqual(done);
    expect(await versionsOf("linkedin")).toHaveLength(1);
  });

  test("for parts that the channel does not have, or as it is already, is refused in words", async () => {
    expect(await problemOf("propose_version", { campaign: "Spring launch", channel: "x", fields: { nonsense: "a" } })).toMatch(
      /no part “nonsense”/,
    );
    expect(await problemOf("propose_version", { campaign: "Spring launch", channel: "x", fields: {} })).toMatch(/at least one part/);
    expect(await problemOf("propose_version", { piece_id: campaign.blocks.outline, fields: { body: "a" } })).toMatch(/Only texts/);
    await writeText(core, owner, campaign.blocks.linkedin ?? "", { body: "Old words." });
    expect(await problemOf("propose_version", { campaign: "Spring launch", channel: "linkedin", fields: { body: "Old words." } })).toMatch(
      /already/,
    );
    expect(await readProposals(core, [call.message_id])).toEqual(new Map());
  });
});

describe("settling", () => {
  test("somebody else's proposal is one that does not exist", async () => {
    const proposal = await proposeText();
    const stranger = await createPerson(core);
    for (const id of [proposal.id, "none", ""]) {
      expect(await refusal(acceptProposal(core, stranger, id))).toBe("NOT_FOUND");
      expect(await refusal(discardProposal(core, stranger, id))).toBe("NOT_FOUND");
    }
    expect(await versionsOf("linkedin")).toHaveLength(0);
  });

  test("asks for the rights of that moment", async () => {
    const proposal = await proposeText();
    const { "chat.use": _, ...withoutChat } = owner.grants;
    expect(await refusal(acceptProposal(core, { ...owner, grants: withoutChat }, proposal.id))).toBe("FORBIDDEN");
    expect(await refusal(discardProposal(core, { ...owner, grants: withoutChat }, proposal.id))).toBe("FORBIDDEN");
    const reader: Actor = { ...owner, grants: { "chat.use": "any", "campaigns.view": "any" } };
    expect(await refusal(acceptProposal(core, reader, proposal.id))).toBe("FORBIDDEN");
    await removeCampaign(core, await authorizeCampaign(core, owner, "delete", campaign.id));
    expect(await refusal(acceptProposal(core, owner, proposal.id))).toBe("NOT_FOUND");
    expect((await readProposals(core, [call.message_id])).get(call.message_id)).toMatchObject([{ state: "open" }]);
  });

  test("is not there while the company has the agent switched off, and is again afterwards", async () => {
    const proposal = await proposeText();
    const turn = (enable_chat_agent: boolean) => core.db.update(schema.company_settings).set({ enable_chat_agent });
    await turn(false);
    expect(await refusal(acceptProposal(core, owner, proposal.id))).toBe("NOT_FOUND");
    expect(await refusal(discardProposal(core, owner, proposal.id))).toBe("NOT_FOUND");
    expect(await versionsOf("linkedin")).toHaveLength(0);
    await turn(true);
    expect(await acceptProposal(core, owner, proposal.id)).toMatchObject({ state: "accepted" });
  });

  test("what was discarded is not accepted, and the other way round", async () => {
    const [first, second] = [await proposeText("One."), await proposeText("Two.")];
    expect(await discardProposal(core, owner, first.id)).toMatchObject({ state: "discarded", result: null });
    expect(await discardProposal(core, owner, first.id)).toMatchObject({ state: "discarded" });
    expect(await refusal(acceptProposal(core, owner, first.id))).toBe("RULE_BROKEN");
    await acceptProposal(core, owner, second.id);
    expect(await refusal(discardProposal(core, owner, second.id))).toBe("RULE_BROKEN");
    expect(await versionsOf("linkedin")).toHaveLength(1);
  });

  test("accepting and discarding at one moment is one of them", async () => {
    const proposal = await proposeText();
    await Promise.allSettled([discardProposal(core, owner, proposal.id), acceptProposal(core, owner, proposal.id)]);
    expect(await versionsOf("linkedin")).toHaveLength(0);
    expect((await readProposals(core, [call.message_id])).get(call.message_id)).toMatchObject([{ state: "discarded" }]);
  });
});

describe("proposed moves of posts", () => {
  const move = (moves: object[], by = call) => propose("propose_schedule", { campaign: campaign.id, moves }, by);

  test("are told in UTC with the zone of the campaign, and made when they are accepted", async () => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{}, { date: "2026-12-03" }]);
    const proposal = await move([{ post_id: "p1", date: "2026-12-05", time: "10:00" }]);
    expect(proposal).toMatchObject({
      kind: "schedule",
      time_zone: "Europe/Berlin",
      moves: [{ post_id: "p1", title: "Post 1", from: "2026-12-02T08:30:00.000Z", to: "2026-12-05T09:00:00.000Z" }],
    });
    expect(await versionsOf("schedule")).toHaveLength(1);
    await acceptProposal(core, owner, proposal.id);
    const [version] = await versionsOf("schedule");
    expect(version?.content).toMatchObject({
      plan: {
        posts: [
          { id: "p1", date: "2026-12-05", time: "10:00" },
          { id: "p2", date: "2026-12-03" },
        ],
      },
    });
    expect(await lastActivity()).toMatchObject({ action: "version.saved", source: "chat" });
  });

  test("are outdated once the schedule was changed", async () => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{}]);
    const proposal = await move([{ post_id: "p1", date: "2026-12-05", time: "10:00" }]);
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{ date: "2026-12-09" }]);
    expect(await refusal(acceptProposal(core, owner, proposal.id))).toBe("STALE_VERSION");
    expect(await versionsOf("schedule")).toHaveLength(2);
  });

  test.each<[string, object, RegExp]>([
    ["nowhere", { post_id: "p9", date: "2026-12-05", time: "10:00" }, /no post p9/],
    ["locked", { post_id: "p2", date: "2026-12-05", time: "10:00" }, /locked/],
    ["out already", { post_id: "p3", date: "2026-12-05", time: "10:00" }, /out already/],
    ["at that time already", { post_id: "p1", date: "2026-12-02", time: "09:30" }, /already/],
    ["far from the campaign", { post_id: "p1", date: "2036-12-02", time: "09:30" }, /\S/],
    ["on a day that is none", { post_id: "p1", date: "2026-02-30", time: "09:30" }, /date/],
  ])("%s are refused in words", async (_, one, words) => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{}, { locked: true }, { status: "published" }]);
    expect(await problemOf("propose_schedule", { campaign: campaign.id, moves: [one] })).toMatch(words);
  });

  test("of a campaign without a schedule are refused in words", async () => {
    expect(
      await problemOf("propose_schedule", { campaign: campaign.id, moves: [{ post_id: "p1", date: "2026-12-05", time: "10:00" }] }),
    ).toMatch(/no schedule yet/);
  });
});

describe("a proposed campaign", () => {
  const draft = {
    name: "Summer sale",
    story: "Northwind sells its last kettles of the year at half the price, from the first of June. More at shop.evil.com.",
    from_date: "2027-06-01",
    to_date: "2027-06-20",
    languages: ["German", "en"],
    channels: ["linkedin", "X"],
  };

  test("is made when it is accepted: a draft that nobody else sees", async () => {
    const campaigns = await core.db.$count(schema.campaigns);
    const proposal = await propose("propose_campaign", draft);
    expect(proposal).toMatchObject({
      kind: "campaign",
      name: "Summer sale",
      languages: ["German", "English"],
      foreign_addresses: ["shop.evil.com"],
    });
    expect(await core.db.$count(schema.campaigns)).toBe(campaigns);
    const accepted = await Promise.all([acceptProposal(core, owner, proposal.id), acceptProposal(core, owner, proposal.id)]);
    expect(accepted[0]).toEqual(accepted[1]);
    const [made] = await core.db
      .select()
      .from(schema.campaigns)
      .where(eq(schema.campaigns.id, accepted[0]?.result?.campaign_id ?? ""));
    expect(made).toMatchObject({ name: "Summer sale", status: "draft", privacy: "private", owner_id: owner.userId });
    expect(await core.db.$count(schema.campaigns)).toBe(campaigns + 1);
    expect(await lastActivity()).toMatchObject({ action: "campaign.created", source: "chat" });
  });

  test("whose name was taken in between stays open", async () => {
    const proposal = await propose("propose_campaign", draft);
    await makeCampaign(core, owner, { name: "Summer Sale" });
    expect(await refusal(acceptProposal(core, owner, proposal.id))).toBe("NAME_TAKEN");
    expect((await readProposals(core, [call.message_id])).get(call.message_id)).toMatchObject([{ state: "open" }]);
  });

  test.each<[object, RegExp]>([
    [{ ...draft, name: "spring launch" }, /already exists/],
    [{ ...draft, story: "Too short." }, /50/],
    [{ ...draft, channels: ["carrier pigeon"] }, /no channel “carrier pigeon”/],
    [{ ...draft, languages: ["Klingon"] }, /no language “Klingon”/],
    [{ ...draft, voice: "Nobody" }, /no voice “Nobody”/],
    [{ ...draft, to_date: "2026-01-01" }, /last day/],
    [{ ...draft, languages: [] }, /language/],
  ])("is refused in words: %#", async (wanted, words) => {
    expect(await problemOf("propose_campaign", wanted)).toMatch(words);
  });

  test("needs the right to make campaigns, when it is proposed and when it is accepted", async () => {
    const proposal = await propose("propose_campaign", draft);
    const reader: Actor = { ...owner, grants: { "chat.use": "any", "campaigns.view": "any" } };
    expect(await problemOf("propose_campaign", draft, { ...call, actor: reader })).toMatch(/right/);
    expect(await refusal(acceptProposal(core, reader, proposal.id))).toBe("FORBIDDEN");
  });
});
