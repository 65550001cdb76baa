import { AppError, type PlanChange, startRunInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import { writeOutline, writePiece } from "../generation/pipeline-fixture.ts";
import { startRun } from "../generation/runs/start-run.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { changePlan } from "./change-plan.ts";
import { createCampaign } from "./create-campaign.ts";
import { listBlocks, readTexts } from "./read-blocks.ts";
import { readCampaign } from "./read-campaign.ts";
import { listRemoved } from "./removed-parts.ts";
import { saveVersion } from "./save-version.ts";
import { updateCampaign } from "./update-campaign.ts";

let core: TestCore;
let owner: Actor;
let ids: Record<string, string>;
beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core, { roleKey: "marketing_manager" });
  const { languages, channels } = schema;
  const rows = [
    ...(await core.db.select({ id: languages.id, code: languages.code }).from(languages)),
    ...(await core.db.select({ id: channels.id, code: channels.code }).from(channels)),
  ];
  ids = Object.fromEntries(rows.map((row) => [row.code, row.id]));
});
afterEach(() => core.close());

const of = (code: string) => ids[code] ?? "";
const create = async (plan: Record<string, string[]>) => (await createCampaign(core, owner, await sampleBrief(core, { plan }))).id;
const editing = (id: string) => authorizeCampaign(core, owner, "edit", id);
const change = async (id: string, ...changes: PlanChange[]) => changePlan(core, await editing(id), changes);
const add = (language: string, ...channels: string[]): PlanChange => ({
  kind: "add_channels",
  language_id: of(language),
  channel_ids: channels.map(of),
});
const addLanguage = (language: string, ...channels: string[]): PlanChange => ({
  kind: "add_language",
  language_id: of(language),
  channel_ids: channels.map(of),
});
const remove = (language: string, ...channels: string[]): PlanChange => ({
  kind: "remove_channels",
  language_id: of(language),
  channel_ids: channels.map(of),
});
const removeLanguage = (language: string): PlanChange => ({ kind: "remove_language", language_id: of(language) });
const places = async (id: string) =>
  (await listBlocks(core, await editing(id)))
    .filter((block) => block.kind === "content")
    .map((block) => `${block.language_code} ${block.channel_code}`);
const block = async (id: string, language: string, channel: string | null) => {
  const blocks = await listBlocks(core, await editing(id));
  const found = blocks.find((one) => one.language_code === language && one.channel_code === channel && one.kind !== "schedule");
  if (!found) throw new Error("There is no such block.");
  return found;
};
async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("This should have been refused.", { cause: error });
  return error;
}

describe("adding", () => {
  test("channels stand in their own order, each with an empty piece", async () => {
    const id = await create({ en: ["x"], de: ["x"] });
    const { added_block_ids, unwritten_block_ids } = await change(id, add("en", "email", "linkedin"));
    expect(await places(id)).toEqual(["en linkedin", "en x", "en email", "de x"]);
    expect(added_block_ids).toHaveLength(2);
    expect(unwritten_block_ids).toEqual(added_block_ids);
  });

  test("channels that are there keep the order that somebody gave them", async () => {
    const id = await create({ en: ["linkedin", "blog", "email"] });
    await change(id, add("en", "x"));
    expect(await places(id)).toEqual(["en linkedin", "en x", "en blog", "en email"]);
  });

  test("is written down with the names that people use", async () => {
    const id = await create({ en: ["x"] });
    await change(id, add("en", "linkedin"), addLanguage("ar", "email"));
    const [entry] = (await core.db.select().from(schema.activity_logs)).filter((one) => one.action === "campaign.updated");
    expect(entry?.changes).toEqual({ languages: { before: ["en: x"], after: ["en: linkedin, x", "ar: email"] } });
  });

  test("a language comes last, with its outline and schedule", async () => {
    const id = await create({ en: ["x"] });
    const { campaign, added_block_ids } = await change(id, addLanguage("ar", "linkedin"));
    expect(campaign.brief.languages.map((one) => one.language_id)).toEqual([of("en"), of("ar")]);
    expect(added_block_ids).toHaveLength(3);
  });

  test("what is there already changes nothing and is not written down", async () => {
    const id = await create({ en: ["x"] });
    const before = await core.db.select().from(schema.activity_logs);
    expect((await change(id, add("en", "x"), addLanguage("en", "x"))).added_block_ids).toEqual([]);
    expect(await core.db.select().from(schema.activity_logs)).toHaveLength(before.length);
  });

  test.each<[string, () => PlanChange, string]>([
    ["a channel that is switched off", () => add("en", "sms"), "BAD_REQUEST"],
    ["channels to a language that is not there", () => add("de", "x"), "RULE_BROKEN"],
    ["a language that is switched off", () => addLanguage("uk", "x"), "BAD_REQUEST"],
    ["a channel that never was", () => ({ kind: "add_channels", language_id: of("en"), channel_ids: ["nothing"] }), "BAD_REQUEST"],
  ])("refuses %s", async (_, what, code) => {
    await core.db.update(schema.channels).set({ status: "inactive" }).where(eq(schema.channels.code, "sms"));
    const id = await create({ en: ["x"] });
    expect(await refusal(change(id, what()))).toMatchObject({ code });
    expect(await places(id)).toEqual(["en x"]);
  });

  test("stops at twenty languages", async () => {
    const { channels, languages } = schema;
    const channel_ids = (await core.db.select({ id: channels.id }).from(channels)).map((row) => row.id).slice(0, 1);
    await core.db.update(languages).set({ status: "active" });
    const language_ids = (await core.db.select({ id: languages.id }).from(languages)).map((row) => row.id).slice(0, 21);
    const brief = await sampleBrief(core, { languages: language_ids.map((language_id) => ({ language_id, channel_ids })) });
    const { id } = await createCampaign(core, owner, { ...brief, languages: brief.languages.slice(0, 19) });
    const more = (at: number) => ({ kind: "add_language" as const, language_id: language_ids[at] ?? "", channel_ids });
    await change(id, more(19));
    expect(await refusal(change(id, more(20)))).toMatchObject({ code: "BAD_REQUEST", message: "Choose 20 languages or fewer" });
  });
});

describe("taking out", () => {
  test("a language, a channel, and both back with their texts", async () => {
    const id = await create({ en: ["linkedin", "x"], de: ["x", "email"] });
    await writePiece(core, (await block(id, "de", "x")).id);
    await change(id, remove("de", "email"));
    core.advance(60_000);
    await change(id, removeLanguage("de"), remove("en", "x"));
    expect(await places(id)).toEqual(["en linkedin"]);

    const removed = await listRemoved(core, await editing(id));
    const german = removed.find((part) => part.language.code === "de");
    // The newsletter went before its language did.
    expect(german).toMatchObject({ is_whole_language: true, pieces: [{ channel_code: "x", version_count: 1 }] });
    expect(removed.find((part) => part.language.code === "en")).toMatchObject({
      is_whole_language: false,
      pieces: [{ channel_code: "x", channel_name: "X post", version_count: 0 }],
    });

    const back = await change(id, addLanguage("de", "x"), add("en", "x"));
    expect(back.added_block_ids).toHaveLength(4);
    expect(back.unwritten_block_ids).toHaveLength(3);
    expect(await block(id, "de", "x")).toMatchObject({ version_count: 1, selected_number: 1 });
    expect(await listRemoved(core, await editing(id))).toMatchObject([{ language: { code: "de" }, pieces: [{ channel_code: "email" }] }]);
  });

  test("what was switched off since comes back all the same", async () => {
    const id = await create({ en: ["linkedin", "x"], de: ["linkedin"] });
    await change(id, remove("en", "x"));
    await core.db.update(schema.channels).set({ status: "inactive" }).where(eq(schema.channels.code, "x"));
    await change(id, add("en", "x"));
    expect(await places(id)).toEqual(["en linkedin", "en x", "de linkedin"]);
  });

  test("leaves a campaign its last language and a language its last channel", async () => {
    const id = await create({ en: ["x"], de: ["x"] });
    expect(await refusal(change(id, remove("en", "x")))).toMatchObject({ code: "RULE_BROKEN" });
    expect(await refusal(change(id, removeLanguage("en"), removeLanguage("de")))).toMatchObject({ code: "RULE_BROKEN" });
    expect(await places(id)).toEqual(["en x", "de x"]);
  });

  test("waits for what is being written", async () => {
    const id = await create({ en: ["x", "linkedin"] });
    await startRun(core, await authorizeCampaign(core, owner, "generate", id), startRunInput.parse({ campaign_id: id }));
    expect(await refusal(change(id, remove("en", "x")))).toMatchObject({ code: "BUSY" });
  });

  test("what has failed leaves the rest ready", async () => {
    const id = await create({ en: ["x", "linkedin"] });
    for (const one of await listBlocks(core, await editing(id))) {
      if (one.kind === "outline") await writeOutline(core, one.id);
      if (one.channel_code === "linkedin") await writePiece(core, one.id);
      if (one.kind === "schedule")
        await core.db.update(schema.blocks).set({ version_count: 1, state: "ready" }).where(eq(schema.blocks.id, one.id));
    }
    await core.db
      .update(schema.blocks)
      .set({ state: "failed" })
      .where(eq(schema.blocks.id, (await block(id, "en", "x")).id));
    await core.db.update(schema.campaigns).set({ status: "needs_attention" });
    const { campaign } = await change(id, add("en", "email"));
    expect(campaign.status).toBe("needs_attention");
    expect((await change(id, remove("en", "x", "email"))).campaign.status).toBe("ready");
  });

  test("of what is gone already is no mistake", async () => {
    const id = await create({ en: ["x", "linkedin"], de: ["x"] });
    await change(id, remove("en", "x"), removeLanguage("de"));
    await expect(change(id, remove("en", "x"), removeLanguage("de"))).resolves.toMatchObject({ added_block_ids: [] });
  });

  test("does not spare a piece the news that its outline changed", async () => {
    const id = await create({ en: ["x", "linkedin"] });
    const outline = (await block(id, "en", null)).id;
    await writeOutline(core, outline);
    await writePiece(core, (await block(id, "en", "x")).id);
    await change(id, remove("en", "x"));
    const allowed = await authorizeBlock(core, owner, "edit", outline);
    const [{ selected } = {}] = await readTexts(core, allowed, of("en"));
    if (selected?.content.kind !== "outline") throw new Error("The outline was not written.");
    const content = { ...selected.content, outline: { ...selected.content.outline, title: "Another title" } };
    await saveVersion(core, allowed, { block_id: outline, base_version_id: selected.id, content });
    await change(id, add("en", "x"));
    expect(await block(id, "en", "x")).toMatchObject({ out_of_date: true });
  });
});

test("two people changing the plan at once both have their way", async () => {
  const id = await create({ en: ["x"] });
  const changes = ["linkedin", "email", "blog", "press"].map((channel) => change(id, add("en", channel)));
  await Promise.all(changes);
  expect((await places(id)).length).toBe(5);
});

test("a plan is changed on the brief as it is now, not as it was when it was opened", async () => {
  const id = await create({ en: ["x"] });
  const allowed = await editing(id);
  const { version, brief } = await readCampaign(core, allowed);
  await updateCampaign(core, allowed, { version, brief: { ...brief, audience: "Bakers" } });
  await changePlan(core, allowed, [add("en", "email")]);
  expect((await readCampaign(core, await editing(id))).brief).toMatchObject({ audience: "Bakers" });
  expect(await places(id)).toEqual(["en x", "en email"]);
});

test("only the pieces asked for are written, with the outline they follow", async () => {
  const id = await create({ en: ["x"], de: ["x"] });
  const { unwritten_block_ids } = await change(id, add("de", "email"));
  const input = startRunInput.parse({ campaign_id: id, scope: "blocks", block_ids: unwritten_block_ids });
  await startRun(core, await authorizeCampaign(core, owner, "generate", id), input);
  const queued = (await listBlocks(core, await editing(id))).filter((one) => one.state === "queued");
  expect(queued.map((one) => `${one.kind} ${one.language_code} ${one.channel_code}`)).toEqual(["outline de null", "content de email"]);
});
