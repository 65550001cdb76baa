import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { removeCampaign } from "../campaigns/lifecycle.ts";
import { listDeletedExamples } from "../examples/list-examples.ts";
import type { Actor } from "../kernel/actor.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, sampleBrief, type TestCore } from "../testing.ts";
import { duplicateVoice } from "./duplicate-voice.ts";
import { readVoice } from "./read-voice.ts";
import { listDeletedVoices, removeVoice, restoreVoice } from "./remove-voice.ts";
import { addExample, make, repairer, type VoicesFixture, voicesFixture } from "./voices-fixture.ts";

let fixture: VoicesFixture;
let core: TestCore;
let ines: Actor;
let linkedin: string;
const { channels, examples } = schema;

beforeEach(async () => {
  fixture = await voicesFixture();
  ({ core, ines, linkedin } = fixture);
});
afterEach(() => core.close());

describe("a copy", () => {
  test("is a draft of one's own with the same guides, without the examples and what is switched off", async () => {
    const original = await repairer(fixture, { status: "active", is_default: true });
    await addExample(fixture, original.id);
    await core.db.update(channels).set({ status: "inactive" }).where(eq(channels.id, linkedin));
    const lea = await createPerson(core, { first_name: "Lea" });
    const copy = await duplicateVoice(core, lea, original.id);
    expect(copy).toMatchObject({ name: "Dry repairer (copy)", status: "draft", is_default: false, guide_count: 2, example_count: 0 });
    expect(copy.owner?.id).toBe(lea.userId);
    expect((await duplicateVoice(core, lea, copy.id)).name).toBe("Dry repairer (copy 2)");
  });

  test("of the longest name still fits", async () => {
    const { id } = await repairer(fixture, { name: "👩‍👩‍👧".repeat(80) });
    expect((await duplicateVoice(core, ines, id)).name.endsWith("👩‍👩‍👧 (copy)")).toBe(true);
  });
});

describe("deleting a voice", () => {
  test("frees its name, takes its examples along and can be undone for 30 days", async () => {
    const { id } = await repairer(fixture);
    await addExample(fixture, id);
    await removeVoice(core, ines, id);
    await expect(readVoice(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await core.db.select({ at: examples.deleted_at }).from(examples).where(eq(examples.voice_id, id))).not.toEqual([{ at: null }]);
    expect(await listDeletedVoices(core, ines)).toEqual([{ id, name: "Dry repairer", deleted_at: expect.any(String) }]);
    // They come back with their voice, not by themselves.
    expect(await listDeletedExamples(core, ines)).toEqual([]);
    expect(await restoreVoice(core, ines, id)).toMatchObject({ name: "Dry repairer", guide_count: 3, example_count: 1 });
    await removeVoice(core, ines, id);
    const again = await repairer(fixture);
    await expect(restoreVoice(core, ines, id)).rejects.toMatchObject({ code: "NAME_TAKEN" });
    await removeVoice(core, ines, again.id);
    core.advance(30 * 86_400_000 + 1);
    await expect(restoreVoice(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await noted(core, "voice", id)).map((entry) => entry.action)).toEqual([
      "voice.deleted",
      "voice.restored",
      "voice.deleted",
      "voice.created",
    ]);
  });

  test("is refused while campaigns use it, naming those that the asker may see", async () => {
    const { id } = await repairer(fixture, { status: "active" });
    const lea = await createPerson(core, { grants: { "voices.view": "any", "voices.delete": "any", "campaigns.view": "own" } });
    const campaign = await createCampaign(core, ines, await sampleBrief(core, { voice_id: id }));
    await expect(removeVoice(core, ines, id)).rejects.toMatchObject({
      code: "IN_USE",
      message: expect.stringContaining("1 campaign uses this voice: “Spring launch”"),
      details: { campaigns: 1 },
    });
    const said = await removeVoice(core, lea, id).catch((error: Error) => error.message);
    expect(said).toContain("1 campaign uses this voice.");
    expect(said).not.toContain("Spring launch");
    await removeCampaign(core, await authorizeCampaign(core, ines, "delete", campaign.id));
    expect(await removeVoice(core, lea, id)).toBeNull();
  });

  test("is refused while a single piece speaks with it", async () => {
    const { id } = await repairer(fixture, { status: "active" });
    const campaign = await createCampaign(core, ines, await sampleBrief(core));
    const { blocks } = schema;
    const [block] = await core.db.select().from(blocks).where(eq(blocks.campaign_id, campaign.id));
    await core.db
      .update(blocks)
      .set({ overrides: { voice_id: id } })
      .where(eq(blocks.id, block?.id ?? ""));
    await expect(removeVoice(core, ines, id)).rejects.toMatchObject({ code: "IN_USE" });
  });

  test("reaches only so far as the right", async () => {
    const lea = await createPerson(core, { grants: { "voices.view": "any", "voices.create": "any", "voices.delete": "own" } });
    const { id } = await repairer(fixture);
    await expect(removeVoice(core, lea, id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await removeVoice(core, ines, id);
    expect(await listDeletedVoices(core, lea)).toEqual([]);
    await expect(restoreVoice(core, lea, id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const own = await make(fixture, lea, { name: "Own" });
    expect(await removeVoice(core, lea, own.id)).toBeNull();
    expect(await restoreVoice(core, lea, own.id)).toMatchObject({ name: "Own" });
  });
});
