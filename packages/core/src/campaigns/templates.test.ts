import { AppError, type CampaignBrief } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { removeTeam } from "../people/teams/remove-team.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore, teamNamed } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { discardDraft, readDraft, saveDraft } from "./drafts.ts";
import { readScheduleFrame } from "./schedule-frame.ts";
import { readTemplate } from "./template-values.ts";
import { listTemplates, removeTemplate, restoreTemplate, saveTemplateFrom, templateListInput } from "./templates.ts";
import { updateTemplate } from "./update-template.ts";

let core: TestCore;
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core, { roleKey: "content_creator" });
  other = await createPerson(core, { roleKey: "content_creator" });
});
afterEach(() => core.close());

async function keep(name = "My blueprint") {
  const brief = await sampleBrief(core, {
    name: `For ${name}`,
    main_story: "A story about {{#product}}, which {{#product}} makers at {{#place}} tell everybody.",
    plan: { de: ["x", "email"] },
    is_public: true,
  });
  const { id } = await createCampaign(core, owner, brief);
  return saveTemplateFrom(core, await authorizeCampaign(core, owner, "manage_templates", id), name);
}
const list = (actor: Actor, query = {}) => listTemplates(core, actor, templateListInput.parse(query));

describe("a template", () => {
  test("keeps the brief, and counts its dates from today", async () => {
    const { id } = await keep();
    core.advance(40 * 86_400_000);
    const { values, placeholders, notices } = await readTemplate(core, owner, id);
    expect(values).toMatchObject({ from_date: "2026-12-31", to_date: "2027-01-27" });
    // Whoever begins a campaign from it shares that one or does not.
    expect(values).not.toHaveProperty("is_public");
    expect(placeholders).toEqual(["product", "place"]);
    expect(notices).toEqual([]);
  });

  test("says what is gone since, and leaves it out", async () => {
    const { id } = await keep();
    await core.db.update(schema.channels).set({ status: "inactive" }).where(eq(schema.channels.code, "x"));
    await core.db.update(schema.voices).set({ status: "inactive" });
    const { values, notices } = await readTemplate(core, owner, id);
    expect(values.languages[0]?.channel_ids).toHaveLength(1);
    expect(values.voice_id).toBeNull();
    expect(notices).toEqual([
      expect.stringMatching(/^The channel X.*no longer available/),
      expect.stringMatching(/^The voice .*no longer available/),
    ]);
  });

  test("of a public campaign is there for everybody, and its owner's to delete", async () => {
    const { id } = await keep();
    const seen = (await list(other, { search: "MY BLUE" })).results;
    expect(seen).toEqual([
      expect.objectContaining({ id, name: "My blueprint", languages: ["de"], channels: ["x", "email"], can_remove: false }),
    ]);
    await expect(removeTemplate(core, other, id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await removeTemplate(core, owner, id);
    await expect(readTemplate(core, owner, id)).rejects.toBeInstanceOf(AppError);
    expect((await list(other, { search: "my blueprint" })).count).toBe(0);
  });

  test("has a name of its own", async () => {
    await keep("Blueprint");
    await expect(keep("BLUEPRINT")).rejects.toMatchObject({ code: "NAME_TAKEN" });
  });

  test("that came with Copydesk is listed without an owner", async () => {
    const { count, results } = await list(other, { ordering: "name" });
    expect(count).toBeGreaterThanOrEqual(4);
    expect(results.every((one) => one.owner === null && !one.can_remove)).toBe(true);
    expect(results.map((one) => one.name)).toEqual(results.map((one) => one.name).sort());
  });
});

describe("who sees a template", () => {
  const template = async (sharing: Partial<CampaignBrief>) => {
    const { id } = await createCampaign(core, owner, await sampleBrief(core, sharing));
    return saveTemplateFrom(core, await authorizeCampaign(core, owner, "manage_templates", id), "Blueprint");
  };
  const sees = async (actor: Actor, id: string) => {
    const listed = (await list(actor, { search: "blueprint" })).results.some((one) => one.id === id);
    const read = await readTemplate(core, actor, id).then(
      () => true,
      (error: AppError) => error.code !== "NOT_FOUND",
    );
    expect(read).toBe(listed);
    return listed;
  };

  test("is who sees the campaign: nobody else when it is private", async () => {
    const { id } = await template({ is_public: false });
    expect(await sees(owner, id)).toBe(true);
    expect(await sees(other, id)).toBe(false);
    expect(await sees(await createPerson(core, { roleKey: "marketing_manager" }), id)).toBe(false);
    await expect(removeTemplate(core, other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removeTemplate(core, owner, id);
    await expect(restoreTemplate(core, other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is the members of its teams when it is shared, and nobody once its only team is deleted", async () => {
    const admin = await createPerson(core, { roleKey: "administrator" });
    const team = await teamNamed(core, "Berlin");
    owner = await createPerson(core, { roleKey: "content_creator", teams: ["Berlin"] });
    const member = await createPerson(core, { roleKey: "content_creator", teams: ["Berlin"] });
    const { id } = await template({ team_ids: [team] });
    expect(await sees(member, id)).toBe(true);
    expect(await sees(await createPerson(core, { roleKey: "content_creator" }), id)).toBe(false);
    await removeTeam(core, admin, team);
    expect(await readTemplate(core, owner, id)).toMatchObject({ privacy: "private", team_ids: [] });
    expect(await sees(member, id)).toBe(false);
  });

  test("is its owner's to change, and nobody's who only edits it", async () => {
    const { id } = await template({ is_public: false });
    const { values, ...detail } = await readTemplate(core, owner, id);
    const { from_date: _from, to_date: _to, ...brief } = values;
    const { version, name, description, span_days } = detail;
    const change = { id, version, name, description, span_days, brief };
    expect(await updateTemplate(core, owner, change)).toMatchObject({ privacy: "private", version });
    expect(await updateTemplate(core, owner, { ...change, is_public: true })).toMatchObject({ privacy: "public", can_share: true });
    expect(await sees(other, id)).toBe(true);
    const editor = {
      ...other,
      grants: { ...other.grants, "campaigns.manage_templates": "any" as const, "campaigns.share": "own" as const },
    };
    const later = { ...change, version: version + 1 };
    expect((await readTemplate(core, editor, id)).can_share).toBe(false);
    await expect(updateTemplate(core, editor, { ...later, is_public: false })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(updateTemplate(core, editor, { ...later, description: "Mended" })).resolves.toMatchObject({ privacy: "public" });
    await expect(updateTemplate(core, owner, { ...later, version: version + 2, team_ids: ["nobody"] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { team_ids: [expect.any(String)] },
    });
  });
});

test("a campaign of somebody else is no template to make, even when it can be seen", async () => {
  const { id } = await createCampaign(core, owner, await sampleBrief(core, { is_public: true }));
  await expect(authorizeCampaign(core, other, "manage_templates", id)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

describe("a draft", () => {
  test("is kept for its author alone until it is discarded", async () => {
    await saveDraft(core, owner, { key: "new", values: { name: "Half a na" } });
    await saveDraft(core, owner, { key: "new", values: { name: "Half a name" } });
    expect(await readDraft(core, owner, "new")).toEqual({
      key: "new",
      values: { name: "Half a name" },
      saved_at: "2026-11-21T09:00:00.000Z",
    });
    expect(await readDraft(core, other, "new")).toBeNull();
    await discardDraft(core, other, "new");
    expect(await readDraft(core, owner, "new")).not.toBeNull();
    await discardDraft(core, owner, "new");
    expect(await readDraft(core, owner, "new")).toBeNull();
  });

  test("is one of fifty; the oldest goes first", async () => {
    for (let i = 0; i < 52; i += 1) {
      core.advance(1_000);
      await saveDraft(core, owner, { key: `campaign:${i}`, values: {} });
    }
    expect(await readDraft(core, owner, "campaign:1")).toBeNull();
    expect(await readDraft(core, owner, "campaign:2")).not.toBeNull();
  });
});

test("the frame of a schedule has the campaign's dates and the language's channels in order", async () => {
  const { id } = await createCampaign(core, owner, await sampleBrief(core, { plan: { en: ["x", "linkedin"], de: ["email"] } }));
  const allowed = await authorizeCampaign(core, owner, "view", id);
  const [english] = await core.db.select().from(schema.languages).where(eq(schema.languages.code, "en"));
  expect(await readScheduleFrame(core, allowed, english?.id ?? "")).toMatchObject({
    from: "2026-12-01",
    to: "2026-12-28",
    time_zone: "Europe/Berlin",
    channels: ["x", "linkedin"],
    rules: { posts_per_day: 3 },
  });
});
