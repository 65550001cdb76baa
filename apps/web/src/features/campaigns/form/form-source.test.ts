import type { CampaignDetail } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import type { TemplateDetail } from "../api/use-templates.ts";
import { formSource } from "./form-source.ts";
import { sampleBrief, sampleOptions } from "./testing.ts";

const begin = { options: sampleOptions, today: "2026-11-21", timeZone: "Europe/Berlin", campaign: null, template: null, draft: null };
const draft = (values: Record<string, unknown>) => ({ values, at: "2026-11-21T10:31:00Z", isLocal: false });

const { is_public: _public, team_ids: _teams, ...settings } = sampleBrief;
const template: TemplateDetail = {
  id: "t",
  version: 1,
  privacy: "private",
  is_public: false,
  team_ids: [],
  can_share: true,
  span_days: 28,
  gone: [],
  owner: null,
  updated_by: null,
  updated_at: "",
  can_edit: true,
  name: "Launch",
  description: "",
  values: { ...settings, name: "Launch of {{#product}}", main_story: "{{#product}} is here." },
  placeholders: ["product"],
  notices: [],
};
const campaign: CampaignDetail = {
  id: "c",
  version: 3,
  status: "ready",
  privacy: "private",
  brief: sampleBrief,
  owner: { id: "u", first_name: "Mira", last_name: "Falk", profile_pic: null },
  voice_name: null,
  created_at: "",
  updated_at: "",
  can: { edit: true, delete: true, generate: true, export: true, share: true, save_template: true, configure: true },
};

describe("what the form begins with", () => {
  it("is the company's defaults", () => expect(formSource(begin).brief).toMatchObject({ name: "", timezone: "Europe/Berlin" }));
  it("is the template over them, private", () => {
    const { brief, base } = formSource({ ...begin, template });
    expect(brief).toMatchObject({ name: "Launch of {{#product}}", call_to_action: "Pre-order now", is_public: false, team_ids: [] });
    expect(base).toBeNull();
  });
  it("is the draft over the template, with what was typed for placeholders", () => {
    const source = formSource({
      ...begin,
      template,
      draft: draft({ name: "Launch of the kettle", placeholder_values: { product: "the kettle" } }),
    });
    expect(source.brief.name).toBe("Launch of the kettle");
    expect(source.placeholders).toEqual({ product: "the kettle" });
  });
  it("is the campaign as it is", () => {
    const source = formSource({ ...begin, campaign });
    expect(source.brief).toEqual(sampleBrief);
    expect(source.base).toEqual({ brief: sampleBrief, version: 3 });
  });
  it("remembers what a kept edit began from, so that another's change in between is seen", () => {
    const older = { ...sampleBrief, audience: "" };
    const changed = { ...campaign, brief: { ...sampleBrief, audience: "Owners" } };
    const source = formSource({ ...begin, campaign: changed, draft: draft({ name: "Mine", base_version: 2, base_brief: older }) });
    expect(source.base).toEqual({ brief: older, version: 2 });
    expect(source.brief.name).toBe("Mine");
  });
});
