import { exampleUpdateInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readExamples } from "../generation/messages/gather-material.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { removeExample, removeExamples, restoreExamples, useExamples } from "./change-examples.ts";
import { channelIdOf, languageIdOf, list, makeExample, someVoiceId } from "./examples-fixture.ts";
import { listDeletedExamples, readExampleOptions } from "./list-examples.ts";
import { readExample } from "./read-example.ts";
import { updateExample } from "./save-example.ts";

let core: TestCore;
let ines: Actor;

beforeEach(async () => {
  core = await createTestCore();
  await core.db.delete(schema.examples);
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
});
afterEach(() => core.close());

async function change(actor: Actor, id: string, fields: Record<string, unknown>) {
  const { version, title, text, voice, language, channel, rating, use_in_prompts } = await readExample(core, ines, id);
  const now = { version, title, text, rating, use_in_prompts };
  const place = { voice_id: voice?.id ?? null, language_id: language.id, channel_id: channel?.id ?? null };
  return updateExample(core, actor, exampleUpdateInput.parse({ id, ...now, ...place, ...fields }));
}

async function noted(id: string): Promise<string[]> {
  const { activity_logs: logs } = schema;
  const rows = await core.db
    .select({ action: logs.action })
    .from(logs)
    .where(and(eq(logs.entity_type, "example"), eq(logs.entity_id, id)));
  return rows.map((row) => row.action);
}

const titles = async (...args: Parameters<typeof list> extends [unknown, ...infer Rest] ? Rest : never) =>
  (await list(core, ...args)).results.map((one) => one.title);

describe("the list of examples", () => {
  test("tells of each where it belongs, whose it is and how it begins", async () => {
    const [voice_id, channel_id] = [await someVoiceId(core), await channelIdOf(core, "linkedin")];
    await makeExample(core, ines, { voice_id, channel_id, rating: 4, text: `First line of it.\n\n${"And more. ".repeat(100)}` });
    const { count, total, results } = await list(core, ines);
    expect({ count, total }).toEqual({ count: 1, total: 1 });
    expect(results[0]).toMatchObject({
      voice: { id: voice_id },
      language: { code: "en", direction: "ltr" },
      channel: { name: "LinkedIn post" },
      rating: 4,
      source: "manual",
      use_in_prompts: true,
      owner: { name: "Ines Carvalho" },
      can_edit: true,
      can_delete: true,
    });
    expect(results[0]?.excerpt).toMatch(/^First line of it\. And more\./);
    expect(results[0]?.excerpt.length).toBeLessThanOrEqual(200);
    expect(results[0]).not.toHaveProperty("text");
  });

  test("is filtered by voice, language, channel, source and use", async () => {
    const [voice_id, channel_id, de] = [await someVoiceId(core), await channelIdOf(core, "x"), await languageIdOf(core, "de")];
    await makeExample(core, ines, { title: "Of a voice", voice_id });
    await makeExample(core, ines, { title: "For X", channel_id });
    await makeExample(core, ines, { title: "Deutsch", language_id: de, use_in_prompts: false });
    const other = { ordering: "title" } as const;
    expect(await titles(ines, { ...other, voice_id })).toEqual(["Of a voice"]);
    expect(await titles(ines, { ...other, voice_id: "general" })).toEqual(["Deutsch", "For X"]);
    expect(await titles(ines, { ...other, language_ids: [de] })).toEqual(["Deutsch"]);
    expect(await titles(ines, { ...other, channel_ids: [channel_id] })).toEqual(["For X"]);
    expect(await titles(ines, { ...other, channel_ids: ["any"] })).toEqual(["Deutsch", "Of a voice"]);
    expect(await titles(ines, { ...other, channel_ids: ["any", channel_id] })).toHaveLength(3);
    expect(await titles(ines, { ...other, use_in_prompts: false })).toEqual(["Deutsch"]);
    expect(await titles(ines, { ...other, source: "upload" })).toEqual([]);
    expect(await list(core, ines, { use_in_prompts: false })).toMatchObject({ count: 1, total: 3 });
  });

  test("finds words of title and text, without regard to case and accents, and nothing by wildcards", async () => {
    await makeExample(core, ines, { title: "Café au lait", text: "Zwei Minuten reichen völlig aus." });
    await makeExample(core, ines, { title: "100% steel", text: "A joint that needs no glue at all." });
    expect(await titles(ines, { search: "CAFE" })).toEqual(["Café au lait"]);
    expect(await titles(ines, { search: "vollig" })).toEqual(["Café au lait"]);
    expect(await titles(ines, { search: "ca" })).toEqual(["Café au lait"]);
    expect(await titles(ines, { search: "100%" })).toEqual(["100% steel"]);
    expect(await titles(ines, { search: "%%%" })).toEqual([]);
    expect(await titles(ines, { search: '" OR "' })).toEqual([]);
  });

  test("comes in the order asked for, page by page", async () => {
    for (const [title, rating] of [
      ["beta", 1],
      ["Alpha", 5],
      ["gamma", null],
    ] as const) {
      core.advance(1_000);
      await makeExample(core, ines, { title, rating });
    }
    expect(await titles(ines)).toEqual(["gamma", "Alpha", "beta"]);
    expect(await titles(ines, { ordering: "title" })).toEqual(["Alpha", "beta", "gamma"]);
    expect(await titles(ines, { ordering: "-rating" })).toEqual(["Alpha", "beta", "gamma"]);
    expect(await titles(ines, { ordering: "title", limit: 1, offset: 1 })).toEqual(["beta"]);
  });

  test("shows below `any` what one made, and for `team` what people of one's teams made", async () => {
    const own = await createPerson(core, { grants: { "examples.view": "own", "examples.create": "any" }, teams: ["Nordics"] });
    const team = await createPerson(core, { grants: { "examples.view": "team", "examples.create": "any" }, teams: ["Nordics"] });
    await makeExample(core, ines, { title: "Of Ines" });
    await makeExample(core, own, { title: "Of one" });
    await makeExample(core, team, { title: "Of the other" });
    expect(await titles(own)).toEqual(["Of one"]);
    expect(await titles(team, { ordering: "title" })).toEqual(["Of one", "Of the other"]);
    expect((await list(core, own)).total).toBe(1);
  });
});

describe("saving an example", () => {
  test("writes what is new, and what changed into the log", async () => {
    const { id } = await makeExample(core, ines);
    const saved = await change(ines, id, { title: "A better part", rating: 5 });
    expect(saved).toMatchObject({ title: "A better part", rating: 5, version: 2 });
    expect(await noted(id)).toEqual(["example.created", "example.updated"]);
  });

  test("writes nothing when nothing changed", async () => {
    const { id } = await makeExample(core, ines);
    expect(await change(ines, id, {})).toMatchObject({ version: 1 });
    expect(await noted(id)).toEqual(["example.created"]);
  });

  test("shows the second of two people what the first one saved", async () => {
    const { id } = await makeExample(core, ines);
    await change(ines, id, { title: "First" });
    await expect(change(ines, id, { title: "Second", version: 1 })).rejects.toMatchObject({
      code: "STALE_VERSION",
      details: { current: { title: "First", version: 2 } },
    });
  });

  test("refuses a voice, language or channel that is not there, on its field", async () => {
    await expect(makeExample(core, ines, { voice_id: "gone" })).rejects.toMatchObject({ fields: { voice_id: [expect.any(String)] } });
    await expect(makeExample(core, ines, { language_id: "gone" })).rejects.toMatchObject({ fields: { language_id: [expect.any(String)] } });
    await expect(makeExample(core, ines, { channel_id: "gone" })).rejects.toMatchObject({ fields: { channel_id: [expect.any(String)] } });
  });

  test("needs the right for it", async () => {
    const lea = await createPerson(core, { roleKey: "content_creator" });
    const { id } = await makeExample(core, ines);
    const mine = await makeExample(core, lea);
    await expect(change(lea, id, { title: "Mine" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await change(lea, mine.id, { title: "Mine" })).toMatchObject({ title: "Mine" });
  });

  test("answers whoever may make examples but not look at them", async () => {
    const maker = await createPerson(core, { grants: { "examples.create": "any" } });
    expect(await makeExample(core, maker)).toMatchObject({ title: "A part" });
  });
});

describe("several examples at once", () => {
  test("are kept out of prompts and let in again; those that are so already are not written", async () => {
    const one = await makeExample(core, ines);
    const two = await makeExample(core, ines, { use_in_prompts: false });
    const { done } = await useExamples(core, ines, { ids: [one.id, two.id, one.id], use_in_prompts: false });
    expect(done).toEqual([one.id, two.id]);
    expect(await readExample(core, ines, one.id)).toMatchObject({ use_in_prompts: false, version: 2 });
    expect(await readExample(core, ines, two.id)).toMatchObject({ version: 1 });
  });

  test("are deleted, and brought back within 30 days", async () => {
    const one = await makeExample(core, ines);
    await removeExamples(core, ines, [one.id]);
    await expect(readExample(core, ines, one.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listDeletedExamples(core, ines)).map((thing) => thing.id)).toEqual([one.id]);
    expect(await restoreExamples(core, ines, [one.id])).toEqual({ done: [one.id], left: [] });
    expect(await listDeletedExamples(core, ines)).toEqual([]);
    expect(await titles(ines)).toEqual(["A part"]);
    expect(await noted(one.id)).toEqual(["example.created", "example.deleted", "example.restored"]);
    await removeExample(core, ines, one.id);
    core.advance(31 * 86_400_000);
    expect((await restoreExamples(core, ines, [one.id])).done).toEqual([]);
  });

  test("leave out, with the reason, those that one may not delete or does not see", async () => {
    const lea = await createPerson(core, { roleKey: "content_creator" });
    const mine = await makeExample(core, lea);
    const other = await makeExample(core, ines, { title: "Of Ines" });
    const { done, left } = await removeExamples(core, lea, [mine.id, other.id, "gone"]);
    expect(done).toEqual([mine.id]);
    expect(left).toMatchObject([
      { id: other.id, name: "Of Ines", reason: expect.stringContaining("right") },
      { id: "gone", name: "", reason: expect.stringContaining("no longer exists") },
    ]);
    await expect(removeExample(core, lea, other.id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(removeExample(core, lea, "gone")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("what a form offers", () => {
  test("are voices that are active, and the others for whoever looks at voices", async () => {
    await core.db.update(schema.voices).set({ status: "draft" });
    const creator = await createPerson(core, { grants: { "examples.view": "any" } });
    expect((await readExampleOptions(core, creator)).voices).toEqual([]);
    const { voices, languages, channels } = await readExampleOptions(core, ines);
    expect(voices).toHaveLength(1);
    expect(languages.filter((one) => one.is_active)).toHaveLength(6);
    expect(channels.map((one) => one.name)).toContain("LinkedIn post");
  });
});

test("a prompt finds the nearest examples among many others", async () => {
  const [voice_id, channel_id] = [await someVoiceId(core), await channelIdOf(core, "email")];
  const language_id = await languageIdOf(core, "en");
  await makeExample(core, ines, { title: "Of the voice and channel", voice_id, channel_id });
  await makeExample(core, ines, { title: "Of the voice", voice_id });
  await makeExample(core, ines, { title: "General", channel_id });
  await makeExample(core, ines, { title: "Deutsch", voice_id, channel_id, language_id: await languageIdOf(core, "de") });
  core.advance(1_000);
  for (let i = 0; i < 100; i += 1) await makeExample(core, ines, { title: `Newer ${i}` });
  const found = await readExamples(core, { voice_id, language_id, channel_id });
  expect(found.map((one) => one.title)).toEqual(["Of the voice and channel", "Of the voice", "General"]);
  expect(await readExamples(core, { voice_id: null, language_id, channel_id: null })).toHaveLength(3);
});
