import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { removeCampaign } from "../campaigns/lifecycle.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, sampleBrief, type TestCore } from "../testing.ts";
import { addExample, change, list, make, names, repairer, type VoicesFixture, voicesFixture } from "./voices-fixture.ts";

let fixture: VoicesFixture;
let core: TestCore;
let ines: Actor;
let en: string;
let de: string;

beforeEach(async () => {
  fixture = await voicesFixture();
  ({ core, ines, en, de } = fixture);
});
afterEach(() => core.close());

describe("the list of voices", () => {
  test("says what each holds and who uses it", async () => {
    const { id } = await repairer(fixture, { status: "active" });
    await addExample(fixture, id);
    const campaign = await createCampaign(core, ines, await sampleBrief(core, { voice_id: id }));
    const { results } = await list(fixture, ines, { search: "REPAIRER" });
    expect(results).toMatchObject([
      { name: "Dry repairer", guide_count: 3, example_count: 1, campaign_count: 1, languages: [{ code: "en" }, { code: "de" }] },
    ]);
    await removeCampaign(core, await authorizeCampaign(core, ines, "delete", campaign.id));
    expect((await list(fixture, ines, { search: "repairer" })).results[0]?.campaign_count).toBe(0);
  });

  test("filters by status and language, and sorts", async () => {
    await repairer(fixture);
    await make(fixture, ines, { name: "Ärger", style_guides: [{ language_id: en }] });
    expect(await names(fixture, ines, { status: "draft" })).toEqual(["Ärger", "Dry repairer"]);
    expect(await names(fixture, ines, { status: "draft", ordering: "-name", limit: 1 })).toEqual(["Dry repairer"]);
    expect(await names(fixture, ines, { language_id: de, status: "draft" })).toEqual(["Dry repairer"]);
    expect(await names(fixture, ines, { status: "draft", search: "100%" })).toEqual([]);
  });

  test("reaches one's own, those of one's teams, or any", async () => {
    const maker = await createPerson(core, { grants: { "voices.view": "own", "voices.create": "any" }, teams: ["Nordics"] });
    const mate = await createPerson(core, { grants: { "voices.view": "team", "voices.edit": "team" }, teams: ["Nordics"] });
    const stranger = await createPerson(core, { grants: { "voices.view": "team", "voices.edit": "any" }, teams: ["DACH"] });
    const { id } = await make(fixture, maker, { name: "Mine" });
    expect(await names(fixture, maker)).toEqual(["Mine"]);
    expect(await names(fixture, mate)).toEqual(["Mine"]);
    expect(await names(fixture, stranger)).toEqual([]);
    expect(await names(fixture, ines, { search: "mine" })).toEqual(["Mine"]);
    expect((await list(fixture, mate)).results[0]).toMatchObject({ can_edit: true, can_publish: false, can_delete: false });
    await expect(change(fixture, stranger, id, { name: "Theirs" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(change(fixture, maker, id, { name: "Ours" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await change(fixture, mate, id, { name: "Ours" })).name).toBe("Ours");
  });
});
