import { AppError, type TemplateChange, templateChangeSchema } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { readTemplate } from "./template-values.ts";
import { listTemplates, removeTemplate, restoreTemplate, saveTemplateFrom, templateListInput } from "./templates.ts";
import { updateTemplate } from "./update-template.ts";

let core: TestCore;
let owner: Actor;
beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core, { roleKey: "content_creator", first_name: "Mara" });
});
afterEach(() => core.close());

async function keep(plan: Record<string, string[]> = { en: ["x", "linkedin"], de: ["x"] }, name = "Blueprint") {
  const { id } = await createCampaign(core, owner, await sampleBrief(core, { plan, name: `For ${name}`, is_public: true }));
  return (await saveTemplateFrom(core, await authorizeCampaign(core, owner, "manage_templates", id), name)).id;
}

async function changeOf(id: string, change: Partial<TemplateChange> = {}, brief: Partial<TemplateChange["brief"]> = {}) {
  const { version, name, description, span_days, values } = await readTemplate(core, owner, id);
  const { from_date: _from, to_date: _to, ...kept } = values;
  return templateChangeSchema.parse({ id, version, name, description, span_days, brief: { ...kept, ...brief }, ...change });
}
const entries = async () =>
  (await core.db.select().from(schema.activity_logs)).filter((entry) => entry.action.startsWith("template.")).map((entry) => entry.action);

async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("This should have been refused.", { cause: error });
  return error;
}

describe("changing a template", () => {
  test("changes what campaigns made of it begin with, and how long they last", async () => {
    const id = await keep();
    const saved = await updateTemplate(core, owner, await changeOf(id, { name: "Ours", span_days: 6 }, { main_story: story }));
    expect(saved).toMatchObject({ name: "Ours", version: 2, placeholders: ["what"], updated_by: { first_name: "Mara" } });
    expect(await readTemplate(core, owner, id)).toMatchObject({
      values: { main_story: story, from_date: "2026-11-21", to_date: "2026-11-27" },
    });
    const [entry] = (await core.db.select().from(schema.activity_logs)).filter((one) => one.action === "template.updated");
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(["main_story", "name", "span_days"]);
  });

  test("that changes nothing is not written down", async () => {
    const id = await keep();
    expect(await updateTemplate(core, owner, await changeOf(id))).toMatchObject({ version: 1 });
    expect(await entries()).toEqual(["template.created"]);
  });

  test("shows the second of two people what the first one saved", async () => {
    const id = await keep();
    const mine = await changeOf(id, { name: "Mine" });
    const administrator = await createPerson(core, { first_name: "Ines" });
    await updateTemplate(core, administrator, await changeOf(id, { name: "Theirs" }));
    const error = await refusal(updateTemplate(core, owner, mine));
    expect(error).toMatchObject({ code: "STALE_VERSION", details: { current: { name: "Theirs", updated_by: { first_name: "Ines" } } } });
  });

  test("is its owner's and the administrators', but nobody else's", async () => {
    const id = await keep();
    const other = await createPerson(core, { roleKey: "content_creator" });
    expect(await refusal(updateTemplate(core, other, await changeOf(id, { name: "Theirs" })))).toMatchObject({ code: "FORBIDDEN" });
    expect((await readTemplate(core, other, id)).can_edit).toBe(false);
    const manager = await createPerson(core);
    await expect(updateTemplate(core, manager, await changeOf(id, { name: "Company's" }))).resolves.toMatchObject({ can_edit: true });
  });

  test("refuses the name of another template, and channels that are gone", async () => {
    const id = await keep();
    await keep({ en: ["x"] }, "Second");
    expect(await refusal(updateTemplate(core, owner, await changeOf(id, { name: "SECOND" })))).toMatchObject({ code: "NAME_TAKEN" });
    const change = await changeOf(id);
    await core.db.update(schema.channels).set({ status: "inactive" }).where(eq(schema.channels.code, "x"));
    expect(await refusal(updateTemplate(core, owner, { ...change, name: "New" }))).toMatchObject({ code: "BAD_REQUEST" });
  });

  test.each(["", "x".repeat(121)])("needs a name of a sensible length", (name) => {
    expect(templateChangeSchema.shape.name.safeParse(name).success).toBe(false);
  });
});

test("every template that came with Copydesk can be saved as it is", async () => {
  const administrator = await createPerson(core);
  const { results } = await listTemplates(core, administrator, templateListInput.parse({}));
  for (const { id } of results) await expect(updateTemplate(core, administrator, await changeOf(id))).resolves.toMatchObject({ gone: [] });
  expect(results.length).toBeGreaterThan(3);
});

describe("what is gone since", () => {
  const codes = async (ids: readonly string[]) => {
    const { languages, channels } = schema;
    const rows = [...(await core.db.select().from(languages)), ...(await core.db.select().from(channels))];
    return ids.map((id) => rows.find((row) => row.id === id)?.code);
  };

  test("is told with its place, so that something else can take it", async () => {
    const id = await keep();
    await core.db.update(schema.channels).set({ status: "inactive" }).where(eq(schema.channels.code, "x"));
    await core.db.update(schema.languages).set({ status: "inactive" }).where(eq(schema.languages.code, "en"));
    const { gone, values } = await readTemplate(core, owner, id);
    const [language, channel] = gone;
    expect(gone.map((one) => [one.kind, one.name])).toEqual([
      ["language", "English"],
      ["channel", "X post"],
    ]);
    expect(await codes(language?.channel_ids ?? [])).toEqual(["linkedin"]);
    expect(language?.place).toBe(0);
    expect(await codes(channel?.language_ids ?? [])).toEqual(["en", "de"]);
    expect(values.languages.map((one) => one.channel_ids)).toEqual([[]]);
  });

  test("can be a voice that was deleted and an objective that was switched off", async () => {
    const id = await keep();
    await core.db.update(schema.voices).set({ deleted_at: new Date(core.now()) });
    await core.db.update(schema.objectives).set({ status: "inactive" });
    const { gone, values } = await readTemplate(core, owner, id);
    expect(new Set(gone.map((one) => one.kind))).toEqual(new Set(["objective", "voice"]));
    expect(values).toMatchObject({ voice_id: null, objective_ids: [] });
  });
});

describe("a deleted template", () => {
  test("comes back within 30 days", async () => {
    const id = await keep();
    await removeTemplate(core, owner, id);
    core.advance(29 * 86_400_000);
    await restoreTemplate(core, owner, id);
    expect((await readTemplate(core, owner, id)).name).toBe("Blueprint");
    expect(await entries()).toEqual(["template.created", "template.deleted", "template.restored"]);
  });

  test("does not after 30 days, over another one of its name, or for somebody else", async () => {
    const id = await keep();
    await removeTemplate(core, owner, id);
    const other = await createPerson(core, { roleKey: "content_creator" });
    expect(await refusal(restoreTemplate(core, other, id))).toMatchObject({ code: "FORBIDDEN" });
    await core.db.update(schema.campaigns).set({ name_folded: "moved" });
    await keep();
    expect(await refusal(restoreTemplate(core, owner, id))).toMatchObject({ code: "NAME_TAKEN" });
    core.advance(31 * 86_400_000);
    expect(await refusal(restoreTemplate(core, owner, id))).toMatchObject({ code: "NOT_FOUND" });
  });
});

const story = "A story about {{#what}}, long enough to be one: it tells what it is, for whom, and why now.";
