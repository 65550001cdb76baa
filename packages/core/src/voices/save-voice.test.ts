import { type StyleGuideInput, type VoiceInput, voiceInput } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, type TestCore } from "../testing.ts";
import { readVoice } from "./read-voice.ts";
import { change, make, repairer, type VoicesFixture, voicesFixture } from "./voices-fixture.ts";

let fixture: VoicesFixture;
let core: TestCore;
let ines: Actor;
let en: string;
let de: string;
let linkedin: string;
let x: string;
const { languages, channels } = schema;

beforeEach(async () => {
  fixture = await voicesFixture();
  ({ core, ines, en, de, linkedin, x } = fixture);
});
afterEach(() => core.close());

describe("making a voice", () => {
  test("keeps its guides in their order and writes down what it says", async () => {
    const voice = await repairer(fixture);
    expect(voice).toMatchObject({
      version: 1,
      status: "draft",
      owner: { name: "Ines Carvalho" },
      languages: [{ code: "en" }, { code: "de" }],
    });
    expect(voice.style_guides.map((guide) => guide.markdown)).toEqual([
      "Short sentences.",
      "Erst der Befund.",
      "Die erste Zeile steht allein.",
    ]);
    const [entry] = await noted(core, "voice", voice.id);
    expect(entry).toMatchObject({
      action: "voice.created",
      changes: { name: { after: "Dry repairer" }, "guide.de.linkedin.banned_terms": { before: null, after: ["nachhaltig"] } },
    });
  });

  test.each<[string, Partial<VoiceInput>, string]>([
    ["a name that is taken", { name: "DRY  REPAIRER" }, "NAME_TAKEN"],
    ["a language that is gone", { style_guides: [{ language_id: "gone" }] }, "BAD_REQUEST"],
  ])("refuses %s", async (_, fields, code) => {
    await repairer(fixture);
    await expect(repairer(fixture, { name: "Other", ...fields })).rejects.toMatchObject({ code, fields: expect.any(Object) });
  });

  test("refuses a language or channel that is switched off, unless it was named before", async () => {
    const voice = await repairer(fixture);
    await core.db.update(languages).set({ status: "inactive" }).where(eq(languages.id, de));
    await core.db.update(channels).set({ status: "inactive" }).where(eq(channels.id, linkedin));
    await expect(repairer(fixture, { name: "Other" })).rejects.toMatchObject({
      fields: { "style_guides.1.language_id": [expect.any(String)] },
    });
    expect(await change(fixture, ines, voice.id, { description: "As before." })).toMatchObject({ version: 2, guide_count: 3 });
  });

  test.each<[string, StyleGuideInput[], string]>([
    ["a first guide with channels", [{ language_id: "en", channel_ids: ["x"] }], "style_guides.0.channel_ids"],
    ["a second guide without channels", [{ language_id: "en" }, { language_id: "en" }], "style_guides.1.channel_ids"],
    [
      "a channel in two guides of a language",
      [{ language_id: "en" }, { language_id: "en", channel_ids: ["x"] }, { language_id: "en", channel_ids: ["y", "x"] }],
      "style_guides.2.channel_ids",
    ],
    ["21 rules", [{ language_id: "en", do_rules: Array.from({ length: 21 }, (_, i) => `Rule ${i}`) }], "style_guides.0.do_rules"],
    [
      "201 banned terms",
      [{ language_id: "en", banned_terms: Array.from({ length: 201 }, (_, i) => `t${i}`) }],
      "style_guides.0.banned_terms",
    ],
    ["a guide of 10,001 characters", [{ language_id: "en", markdown: "a".repeat(10_001) }], "style_guides.0.markdown"],
  ])("refuses %s", (_, style_guides, path) => {
    const read = voiceInput.safeParse({ name: "V", style_guides });
    expect(read.error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
  });
});

describe("changing a voice", () => {
  test("keeps, changes, moves, adds and removes guides", async () => {
    const voice = await repairer(fixture);
    const [english, catchAll, forLinkedIn] = voice.style_guides;
    if (!english || !catchAll || !forLinkedIn) throw new Error("The guides are missing.");
    const before = await core.db.select().from(schema.style_guides);
    const changed = await change(fixture, ines, voice.id, {
      style_guides: [
        { ...catchAll, markdown: "Zuerst der Befund." },
        { language_id: de, channel_ids: [x], markdown: "Kurz." },
        forLinkedIn,
      ],
    });
    expect(changed.style_guides.map(({ id, markdown }) => [id === catchAll.id || id === forLinkedIn.id, markdown])).toEqual([
      [true, "Zuerst der Befund."],
      [false, "Kurz."],
      [true, "Die erste Zeile steht allein."],
    ]);
    const rows = await core.db.select().from(schema.style_guides);
    expect(rows.find((row) => row.id === catchAll.id)?.version).toBe(2);
    expect(before.map((row) => row.id)).toContain(english.id);
    const [entry] = await noted(core, "voice", voice.id);
    expect(Object.keys(entry?.changes ?? {})).not.toContain("guide.de.linkedin.position");
    expect(entry?.changes).toMatchObject({
      "guide.en": { after: null },
      "guide.de.markdown": { before: "Erst der Befund.", after: "Zuerst der Befund." },
      "guide.de.x.markdown": { before: null, after: "Kurz." },
    });
  });

  test("does not take a guide away from another voice by its id", async () => {
    const other = await repairer(fixture);
    const { id } = await make(fixture, ines, { name: "Thief" });
    const stolen = { ...other.style_guides[0], language_id: en };
    const changed = await change(fixture, ines, id, { style_guides: [stolen] });
    expect(changed.style_guides[0]?.id).not.toBe(stolen.id);
    expect((await readVoice(core, ines, other.id)).guide_count).toBe(3);
  });

  test("is refused to the second of two, who sees what the first one wrote and who that was", async () => {
    const { id } = await repairer(fixture);
    const lea = await createPerson(core, { first_name: "Lea", last_name: "Brandt" });
    const both = await Promise.allSettled([
      change(fixture, ines, id, { description: "Ines was here.", version: 1 }),
      change(fixture, lea, id, { description: "Lea was here.", version: 1 }),
    ]);
    const refused = both.find((one) => one.status === "rejected");
    const now = await readVoice(core, ines, id);
    expect(refused?.reason).toMatchObject({ code: "STALE_VERSION", details: { current: { version: 2, description: now.description } } });
    expect(now.updated_by?.name).toBe(now.description === "Lea was here." ? "Lea Brandt" : "Ines Carvalho");
  });

  test("writes nothing when nothing changes", async () => {
    const { id } = await repairer(fixture);
    const now = await readVoice(core, ines, id);
    core.advance(60_000);
    expect(await change(fixture, ines, id, {})).toEqual(now);
    expect(await noted(core, "voice", id)).toHaveLength(1);
  });

  test.skipIf(onPostgres)("leaves nothing behind when one of its guides cannot be written", async () => {
    const { id } = await repairer(fixture);
    // A statement in the middle of the batch fails.
    core.db.$client.exec(
      "create trigger no_x before insert on style_guides when new.markdown = 'Fail' begin select raise(abort, 'no'); end",
    );
    await expect(change(fixture, ines, id, { name: "Renamed", style_guides: [{ language_id: en, markdown: "Fail" }] })).rejects.toThrow();
    expect(await readVoice(core, ines, id)).toMatchObject({ name: "Dry repairer", version: 1, guide_count: 3 });
  });
});
