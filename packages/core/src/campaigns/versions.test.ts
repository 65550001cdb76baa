import { AppError, campaignListInput, type FieldValues, versionsMax } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import { writeOutline, writePiece } from "../generation/pipeline-fixture.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listBlocks, readTexts } from "./read-blocks.ts";
import { saveVersion, type VersionToSave } from "./save-version.ts";
import { listVersionDetails, listVersions, readVersion, removeVersion, restoreVersion, selectVersion } from "./versions.ts";

let core: TestCore;
let owner: Actor;
let campaignId: string;
let block: string;
let outline: string;

beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core, { first_name: "Mara", last_name: "Lind" });
  campaignId = (await createCampaign(core, owner, await sampleBrief(core, { mandatory_text: "Terms apply." }))).id;
  const blocks = await listBlocks(core, await authorizeCampaign(core, owner, "view", campaignId));
  block = blocks.find((one) => one.channel_code === "linkedin")?.id ?? "";
  outline = blocks.find((one) => one.kind === "outline")?.id ?? "";
});
afterEach(() => core.close());

const edit = (id = block, actor = owner) => authorizeBlock(core, actor, "edit", id);
const body = (text: string): FieldValues => ({ body: text, hashtags: ["#kettle", "#repair", "#steel"] });
const save = async (text: string, more: Partial<VersionToSave> = {}) => {
  const input: VersionToSave = {
    block_id: block,
    base_version_id: await newestId(),
    content: { kind: "content", fields: body(text) },
    ...more,
  };
  return saveVersion(core, await edit(), input);
};
const newestId = async () => (await listVersions(core, await edit()))[0]?.id ?? null;
const summary = async () =>
  (await listBlocks(core, await authorizeCampaign(core, owner, "view", campaignId))).find((one) => one.id === block);

async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("This should have been refused.", { cause: error });
  return error;
}

describe("saving a text", () => {
  test("of a piece that was taken out says so, and tells nobody else that it was there", async () => {
    await core.db
      .update(schema.blocks)
      .set({ removed_at: new Date(core.now()) })
      .where(eq(schema.blocks.id, block));
    const stranger = await createPerson(core, { roleKey: "content_creator" });
    expect(await refusal(edit())).toMatchObject({ code: "NOT_FOUND", message: expect.stringContaining("This piece was taken out") });
    const unseen = { code: "NOT_FOUND", message: (await refusal(edit("none"))).message };
    expect(unseen.message).toContain("This campaign does not exist");
    expect(await refusal(edit(block, stranger))).toMatchObject(unseen);
  });

  test("makes a version that is selected, with its plain text and its checks", async () => {
    const version = await save("A kettle. Terms apply.");
    expect(version).toMatchObject({
      number: 1,
      origin: "edited",
      author: "Mara Lind",
      is_selected: true,
      text: "A kettle. Terms apply.\n\n#kettle #repair #steel",
      content: { kind: "content", fields: body("A kettle. Terms apply.") },
    });
    expect(version.checks.find((check) => check.code === "mandatory_text")?.level).toBe("ok");
    expect(await summary()).toMatchObject({ state: "ready", version_count: 1, selected_number: 1, selected_version_id: version.id });
  });

  test("that breaks a rule is saved all the same, and counted", async () => {
    const version = await save("A kettle without what must be said.");
    expect(version.checks.find((check) => check.code === "mandatory_text")?.level).not.toBe("ok");
    expect((await summary())?.warnings).toBeGreaterThan(0);
  });

  test("is counted in the list while its checks complain, and by the version that is selected", async () => {
    const listed = async () => (await listCampaigns(core, owner, campaignListInput.parse({}))).results[0]?.progress.flagged;
    expect(await listed()).toBe(0);
    const { id } = await save("A kettle without what must be said.");
    expect(await listed()).toBe(1);
    await save("A kettle. Terms apply.");
    expect(await listed()).toBe(0);
    await selectVersion(core, await edit(), id);
    expect(await listed()).toBe(1);
  });

  test("is checked for its language, as what models write is", async () => {
    const of = async (text: string) => (await save(text)).checks.find((check) => check.code === "language");
    expect(await of("The kettle can be repaired at home, and every spare part is in the shop.")).toMatchObject({ level: "ok" });
    expect(await of("Der Kessel lässt sich zu Hause reparieren, und jedes Ersatzteil gibt es im Laden.")).toMatchObject({
      level: "error",
      message: "This reads like German, but English was asked for",
    });
  });

  test("is checked against the terms of the voice's guide", async () => {
    await core.db.update(schema.style_guides).set({ banned_terms: ["cheap"] });
    const version = await save("A cheap kettle. Terms apply.");
    expect(version.checks).toContainEqual(expect.objectContaining({ code: "banned_terms", level: expect.not.stringMatching("ok") }));
  });

  test("on an older base is a conflict that shows the newest", async () => {
    const first = await save("One. Terms apply.");
    const second = await save("Two. Terms apply.");
    const error = await refusal(save("Mine. Terms apply.", { base_version_id: first.id }));
    expect(error).toMatchObject({ code: "STALE_VERSION", details: { newest: { id: second.id, text: second.text } } });
    expect((await refusal(save("Mine", { base_version_id: null }))).code).toBe("STALE_VERSION");
    expect(await listVersions(core, await edit())).toHaveLength(2);
  });

  test("can go on top of the other's once it was shown", async () => {
    const first = await save("One");
    const second = await save("Two");
    const mine = await save("Mine", { base_version_id: first.id, over_version_id: second.id });
    expect(mine).toMatchObject({ number: 3, is_selected: true });
  });

  test("can be kept beside the other's, which stays selected and is what the session goes on from", async () => {
    const editing_session = "session-1";
    const first = await save("One");
    const second = await save("Two");
    const mine = await save("Mine", { base_version_id: first.id, over_version_id: second.id, is_selected: false, editing_session });
    expect(mine).toMatchObject({ number: 3, is_selected: false, text: expect.stringContaining("Mine") });
    expect(await summary()).toMatchObject({ selected_version_id: second.id, version_count: 3 });
    const next = await save("Two, and more", { base_version_id: second.id, over_version_id: mine.id, editing_session });
    expect(next).toMatchObject({ number: 4, is_selected: true });
    expect((await listVersions(core, await edit())).map((one) => one.number)).toEqual([4, 3, 2, 1]);
  });

  test("goes on from what is selected, whatever somebody kept aside meanwhile", async () => {
    const first = await save("One");
    const editing_session = "session-2";
    const theirs = await save("Two", { editing_session });
    const aside = await save("Kept aside", { base_version_id: first.id, over_version_id: theirs.id, is_selected: false });
    expect(await save("Two, on", { base_version_id: theirs.id, editing_session })).toMatchObject({ number: 4, is_selected: true });
    // The same answer twice: the first one was lost on its way.
    await selectVersion(core, await edit(), theirs.id);
    const again = await save("Kept aside, too", { base_version_id: first.id, over_version_id: theirs.id, is_selected: false });
    expect((await save("Kept aside, too", { base_version_id: first.id, over_version_id: theirs.id, is_selected: false })).id).toBe(
      again.id,
    );
    const error = await refusal(save("Late", { base_version_id: aside.id }));
    expect(error).toMatchObject({ code: "STALE_VERSION", details: { newest: { id: theirs.id, is_selected: true } } });
  });

  test("beside another that says the same adds nothing, and is selected where there is no other", async () => {
    const first = await save("One", { is_selected: false });
    expect(first).toMatchObject({ number: 1, is_selected: true });
    const second = await save("Two");
    await selectVersion(core, await edit(), first.id);
    expect(await save("Two", { is_selected: false })).toMatchObject({ id: second.id, is_selected: false });
    expect((await summary())?.selected_version_id).toBe(first.id);
  });

  test("of two at the same moment keeps one and tells the other", async () => {
    const base_version_id = (await save("One")).id;
    const results = await Promise.allSettled([save("Left", { base_version_id }), save("Right", { base_version_id })]);
    const refused = results.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "STALE_VERSION", details: { newest: { number: 2 } } });
    expect(results.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await listVersions(core, await edit())).toHaveLength(2);
  });

  test("as it is already writes nothing", async () => {
    const first = await save("One");
    expect((await save("One")).id).toBe(first.id);
    expect(await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "version.saved"))).toHaveLength(1);
  });

  test.each<[string, VersionToSave["content"]]>([
    ["of another kind", { kind: "schedule", plan: { time_zone: "UTC", based_on: [], posts: [], repairs: [] } }],
    ["with a part the channel does not have", { kind: "content", fields: { subject: "Hello" } }],
    ["with a list where a text belongs", { kind: "content", fields: { body: ["Hello"] } }],
  ])("%s is refused", async (_, content) => {
    expect(await refusal(save("", { content }))).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("leaves the state of a block that is being written alone", async () => {
    await core.db.update(schema.blocks).set({ state: "writing" }).where(eq(schema.blocks.id, block));
    await save("One");
    expect(await summary()).toMatchObject({ state: "writing", version_count: 1 });
  });

  test("counts as a change of the campaign, but not of its brief", async () => {
    core.advance(60_000);
    await save("One");
    const [row] = await core.db.select().from(schema.campaigns).where(eq(schema.campaigns.id, campaignId));
    expect(row?.version).toBe(1);
    expect(row?.updated_at.getTime()).toBe(core.now());
  });

  test("is told to whoever is watching", async () => {
    const seen: unknown[] = [];
    core.live.watch(campaignId, ({ event }) => seen.push(event));
    await save("One");
    expect(seen).toEqual([expect.objectContaining({ type: "block", block: expect.objectContaining({ id: block, version_count: 1 }) })]);
  });
});

describe("an editing session", () => {
  const session = { editing_session: "session-1" };

  test("makes one version of all its saves", async () => {
    const before = await save("Before");
    const first = await save("A", session);
    // The next save may name what the session began from or what it saved last.
    const second = await save("AB", { ...session, base_version_id: before.id });
    const third = await save("ABC", { ...session, base_version_id: first.id });
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect(third).toMatchObject({ number: 2, text: expect.stringContaining("ABC") });
    expect((await readVersion(core, await edit(), before.id)).text).toContain("Before");
  });

  test("ends with a version of somebody else", async () => {
    const first = await save("A", session);
    await save("Other");
    expect(await refusal(save("AB", { ...session, base_version_id: first.id }))).toMatchObject({ code: "STALE_VERSION" });
  });

  test("is one person's", async () => {
    const first = await save("A", session);
    const other = await createPerson(core);
    const input = { block_id: block, base_version_id: first.id, content: { kind: "content" as const, fields: body("B") }, ...session };
    expect((await saveVersion(core, await edit(block, other), input)).number).toBe(2);
  });

  test("does not change an outline that texts were written from", async () => {
    const plan = (title: string) => ({ ...emptyOutline, title });
    const saveOutline = async (title: string) =>
      saveVersion(core, await edit(outline), {
        block_id: outline,
        base_version_id: (await listVersions(core, await edit(outline)))[0]?.id ?? null,
        content: { kind: "outline", outline: plan(title) },
        ...session,
      });
    const used = await saveOutline("One");
    const text = await save("Written from it");
    await core.db.update(schema.versions).set({ outline_version_id: used.id }).where(eq(schema.versions.id, text.id));
    expect((await saveOutline("Two")).number).toBe(2);
    expect((await readVersion(core, await edit(outline), used.id)).content).toMatchObject({ outline: { title: "One" } });
  });
});

const emptyOutline = { summary: "", audience: "", key_messages: ["One"], sections: [], call_to_action: "", facts: [], angles: [] };

describe("versions", () => {
  test("are listed newest first, with the selected one marked", async () => {
    const first = await save("One");
    await save("Two");
    await selectVersion(core, await edit(), first.id);
    const list = await listVersions(core, await edit());
    expect(list.map((one) => [one.number, one.is_selected])).toEqual([
      [2, false],
      [1, true],
    ]);
    const page = await listVersionDetails(core, await edit(), { ordering: "-number", limit: 1, offset: 1 });
    expect(page).toMatchObject({ count: 2, results: [{ id: first.id, text: expect.stringContaining("One") }] });
  });

  test("read with their language are the selected ones", async () => {
    const first = await save("One");
    await save("Two");
    await selectVersion(core, await edit(), first.id);
    const allowed = await authorizeCampaign(core, owner, "view", campaignId);
    const [language] = await core.db.select().from(schema.languages).where(eq(schema.languages.code, "en"));
    const texts = await readTexts(core, allowed, language?.id ?? "");
    expect(texts.find((one) => one.id === block)?.selected).toMatchObject({ id: first.id, is_selected: true });
    expect(texts.find((one) => one.id === outline)?.selected).toBeNull();
  });

  test("can be deleted, but not the selected one and not the only one", async () => {
    const first = await save("One");
    expect(await refusal(removeVersion(core, await edit(), first.id))).toMatchObject({ code: "RULE_BROKEN" });
    const second = await save("Two");
    expect(await refusal(removeVersion(core, await edit(), second.id))).toMatchObject({ code: "RULE_BROKEN" });
    await removeVersion(core, await edit(), first.id);
    expect(await summary()).toMatchObject({ version_count: 1, selected_number: 2 });
    expect((await save("Three")).number).toBe(3);
  });

  test("can be brought back for 30 days after they were deleted", async () => {
    const first = await save("One");
    await save("Two");
    await removeVersion(core, await edit(), first.id);
    expect(await refusal(selectVersion(core, await edit(), first.id))).toMatchObject({ code: "NOT_FOUND" });
    expect((await listVersionDetails(core, await edit(), { ordering: "-number", limit: 10, offset: 0 })).results).toHaveLength(1);
    core.advance(29 * 86_400_000);
    await restoreVersion(core, await edit(), first.id);
    expect((await listVersions(core, await edit())).map((one) => one.number)).toEqual([2, 1]);
    expect(await summary()).toMatchObject({ version_count: 2, selected_number: 2 });
    expect(await refusal(restoreVersion(core, await edit(), first.id))).toMatchObject({ code: "NOT_FOUND" });
    await removeVersion(core, await edit(), first.id);
    core.advance(31 * 86_400_000);
    expect(await refusal(restoreVersion(core, await edit(), first.id))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("that were deleted are nobody's base: the one before is the newest again", async () => {
    const first = await save("One");
    const second = await save("Two");
    await selectVersion(core, await edit(), first.id);
    await removeVersion(core, await edit(), second.id);
    expect(await save("Three", { base_version_id: first.id })).toMatchObject({ number: 3, is_selected: true });
  });

  test("of another block are not found", async () => {
    const first = await save("One");
    expect(await refusal(selectVersion(core, await edit(outline), first.id))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(removeVersion(core, await edit(outline), first.id))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("are kept up to a hundred; the oldest go first, the newest stays selected", async () => {
    for (let i = 1; i <= versionsMax + 3; i += 1) await save(`Text ${i}`);
    const list = await listVersions(core, await edit());
    expect(list).toHaveLength(versionsMax);
    expect(list.at(-1)?.number).toBe(4);
    expect(await summary()).toMatchObject({ version_count: versionsMax, selected_number: versionsMax + 3 });
  });
});

describe("writing by hand what a run could not write", () => {
  const campaign = async () => (await core.db.select().from(schema.campaigns).where(eq(schema.campaigns.id, campaignId)))[0];

  test("counts in the list, and mends the campaign", async () => {
    for (const one of await listBlocks(core, await authorizeCampaign(core, owner, "view", campaignId))) {
      if (one.id !== block) await (one.kind === "outline" ? writeOutline : writePiece)(core, one.id);
    }
    await core.db.update(schema.blocks).set({ state: "failed" }).where(eq(schema.blocks.id, block));
    await core.db.update(schema.campaigns).set({ status: "needs_attention", pieces_failed: 1, pieces_done: 1 });
    await save("By hand. Terms apply.");
    expect(await campaign()).toMatchObject({ pieces_failed: 0, pieces_done: 3, status: "ready" });
  });

  test("leaves the status alone while something is being written", async () => {
    await core.db.update(schema.campaigns).set({ status: "generating" });
    await save("By hand. Terms apply.");
    expect(await campaign()).toMatchObject({ status: "generating" });
  });
});

test("a version that is deleted at the same moment is not selected", async () => {
  for (let head = 0; head < 60; head += 1) {
    const first = await save(`One ${head}`);
    await save(`Two ${head}`);
    const later = async (work: () => Promise<unknown>, ticks: number) => {
      for (let i = 0; i < ticks; i += 1) await null;
      return work();
    };
    await Promise.allSettled([
      later(async () => removeVersion(core, await edit(), first.id), 30),
      later(async () => selectVersion(core, await edit(), first.id), head),
    ]);
    const [row] = await core.db.select().from(schema.blocks).where(eq(schema.blocks.id, block));
    const left = (await listVersions(core, await edit())).map((version) => version.id);
    expect(left, `${head}`).toContain(row?.selected_version_id);
  }
});

describe("another outline", () => {
  const content = (title: string): VersionToSave["content"] => ({
    kind: "outline",
    outline: { ...emptyOutline, title },
  });
  const saveOutline = async (title: string, base_version_id: string | null) =>
    saveVersion(core, await edit(outline), { block_id: outline, base_version_id, content: content(title) });

  test("by hand makes the pieces that follow it out of date", async () => {
    const first = await saveOutline("One", null);
    await writePiece(core, block);
    expect(await summary()).toMatchObject({ out_of_date: false });
    await saveOutline("Two", first.id);
    expect(await summary()).toMatchObject({ out_of_date: true });
  });

  test("that is selected makes pieces out of date that were written from another one", async () => {
    const first = await saveOutline("One", null);
    const second = await saveOutline("Two", first.id);
    await writePiece(core, block);
    await core.db.update(schema.versions).set({ outline_version_id: second.id }).where(eq(schema.versions.block_id, block));
    await selectVersion(core, await edit(outline), first.id);
    expect(await summary()).toMatchObject({ out_of_date: true });
    await core.db.update(schema.blocks).set({ out_of_date: false });
    await selectVersion(core, await edit(outline), second.id);
    expect(await summary()).toMatchObject({ out_of_date: false });
  });
});
