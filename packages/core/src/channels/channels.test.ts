import {
  type ChannelInput,
  type ChannelListInput,
  type ChannelUpdateInput,
  channelInput,
  channelListInput,
  channelUpdateInput,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { readFormOptions } from "../campaigns/form-options.ts";
import type { Actor } from "../kernel/actor.ts";
import { readPublicFile } from "../kernel/files/stored-files.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { saveChannelIcon } from "./channel-icon.ts";
import { listChannels, orderChannels } from "./list-channels.ts";
import { readChannel } from "./read-channel.ts";
import { removeChannel } from "./remove-channel.ts";
import { createChannel, duplicateChannel, setChannelStatus, updateChannel } from "./save-channel.ts";

let core: TestCore;
let ines: Actor;
beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
});
afterEach(() => core.close());

const notice: ChannelInput = {
  code: "notice",
  name: "Notice board",
  icon: "blog",
  kind: "message",
  unit: "graphemes",
  fields: [{ key: "body", label: "Notice", format: "plain", required: true, unit: "graphemes", max: 90 }],
  attributes: [{ key: "mood", label: "Mood", type: "text", default: "dry" }],
  system_prompt: "You write notices.",
  user_prompt: "{{#main_story}} in a {{#mood}} mood. {{#channel_limits}}",
  model_id: null,
  parameters: {},
};
const make = (over: Partial<ChannelInput> = {}) => createChannel(core, ines, channelInput.parse({ ...notice, ...over }));
const list = (query: ChannelListInput = {}) => listChannels(core, channelListInput.parse(query));
const idOf = async (code: string) => (await list({ search: code })).results.find((one) => one.code === code)?.id ?? "";

/** Changes some fields of a channel and leaves the others as they are. */
async function change(id: string, over: Partial<ChannelUpdateInput>, actor = ines) {
  const { version, ...now } = await readChannel(core, id);
  const { name, status, description, icon, kind, fields, attributes, unit, fold, limits_checked_on } = now;
  const { system_prompt, user_prompt, model_id, parameters } = now;
  const rest = { name, status, description, icon, kind, fields, attributes, unit, fold, limits_checked_on };
  const input = channelUpdateInput.parse({ id, version, ...rest, system_prompt, user_prompt, model_id, parameters, ...over });
  return updateChannel(core, actor, input);
}

describe("the list of channels", () => {
  it("has them in the order of the forms, with their limits in a line", async () => {
    const { count, results } = await list();
    expect(count).toBe(12);
    expect(results.slice(0, 2)).toMatchObject([
      { code: "linkedin", limits: "Body 3,000 · Hashtags 3–5", model: null, used_by: { campaigns: 0 } },
      { code: "x", name: "X post" },
    ]);
    expect(results.find((one) => one.code === "blog")?.limits).toContain("800–1,500 words");
  });

  it("finds by name and code, narrows by kind and status", async () => {
    expect((await list({ search: "LINKED" })).results.map((one) => one.code)).toEqual(["linkedin"]);
    expect((await list({ search: "google_ads" })).count).toBe(1);
    expect((await list({ kind: "email" })).results.map((one) => one.code)).toEqual(["email"]);
    await setChannelStatus(core, ines, { id: await idOf("sms"), status: "inactive" });
    expect((await list({ status: "inactive" })).results.map((one) => one.code)).toEqual(["sms"]);
  });

  it("counts what uses each", async () => {
    await createCampaign(core, ines, await sampleBrief(core, { plan: { en: ["linkedin", "x"], de: ["x"] } }));
    const { results } = await list();
    expect(results.find((one) => one.code === "x")?.used_by).toMatchObject({ campaigns: 1, examples: 0 });
    expect(results.find((one) => one.code === "linkedin")?.used_by.style_guides).toBeGreaterThan(0);
  });
});

describe("making a channel", () => {
  it("adds it at the end, offers it at once, and writes down who did it", async () => {
    const made = await make();
    expect(made).toMatchObject({ code: "notice", position: 12, version: 1, default_prompts: null, updated_by: { name: "Ines Carvalho" } });
    const options = await readFormOptions(core, ines);
    expect(options.channels.at(-1)).toMatchObject({ code: "notice", name: "Notice board", is_active: true });
    expect(await noted(core, "channel", made.id)).toMatchObject([{ action: "channel.created", changes: { code: { after: "notice" } } }]);
  });

  it.each([
    ["name", { code: "other", name: "LINKEDIN post" }],
    ["code", { name: "Other", code: "linkedin" }],
  ])("refuses a %s that is taken, beside the field", async (field, over) => {
    await expect(make(over)).rejects.toMatchObject({
      code: "NAME_TAKEN",
      fields: { [field]: [expect.stringContaining("already exists")] },
    });
  });

  it.each([
    ["an unknown variable", "Write {{#langauge}}", "{{#langauge}} is not known"],
    ["one that has no value here", "Plan {{#content}}", "it is for the prompts of the schedule"],
    ["one that is half written", "Keep to {{#l", "“{{#l” is not a whole variable"],
    ["one in another", "{{#voice{{#language}}}}", "“{{#voice” is not a whole variable"],
    ["one without its mark", "In {{language}}", "“{{language}}” is not a whole variable"],
    ["one that would be empty", "In a {{#tone}} tone", "{{#tone}} would be empty: give the attribute “Tone” a default"],
  ])("refuses a prompt with %s, in words", async (_, user_prompt, words) => {
    const attributes = [{ key: "tone", label: "Tone", type: "text" as const, required: true }];
    await expect(make({ user_prompt, attributes })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { user_prompt: [expect.stringContaining(words)] },
    });
  });

  it("refuses a model that is switched off, and a picture that is not there", async () => {
    const [model] = await core.db.select({ id: schema.models.id }).from(schema.models);
    await core.db.update(schema.models).set({ status: "inactive" });
    await expect(make({ model_id: model?.id ?? "" })).rejects.toMatchObject({ fields: { model_id: [expect.any(String)] } });
    const icon = "/api/files/00000000-0000-7000-8000-00000000ffff";
    await expect(make({ icon })).rejects.toMatchObject({ fields: { icon: [expect.stringContaining("Upload it again")] } });
  });
});

describe("what a channel may hold", () => {
  const field = { key: "body", label: "Body", format: "plain" as const, required: true, unit: "graphemes" as const };
  it.each([
    ["no part", { fields: [] }, ["fields"]],
    ["two parts of one key", { fields: [field, field] }, ["fields", 1, "key"]],
    ["a longest below the shortest", { fields: [{ ...field, min: 9, max: 3 }] }, ["fields", 0, "max"]],
    ["entries in a part that is no list", { fields: [{ ...field, countMax: 3 }] }, ["fields", 0, "format"]],
    ["two attributes of one key", { attributes: [notice.attributes?.[0], notice.attributes?.[0]] }, ["attributes", 1, "key"]],
    ["an attribute called like a variable", { attributes: [{ key: "language", label: "L", type: "text" }] }, ["attributes", 0, "key"]],
    ["a choice without choices", { attributes: [{ key: "a", label: "A", type: "select" }] }, ["attributes", 0, "options"]],
    [
      "a default that is not offered",
      { attributes: [{ key: "a", label: "A", type: "select", options: ["x"], default: "y" }] },
      ["attributes", 0, "default"],
    ],
    ["an icon elsewhere", { icon: "https://example.com/a.png" }, ["icon"]],
    ["a code with a blank", { code: "my channel" }, ["code"]],
    ["an empty user prompt", { user_prompt: "  " }, ["user_prompt"]],
    ["too hot a temperature", { parameters: { temperature: { enabled: true, value: 3 } } }, ["parameters", "temperature", "value"]],
  ])("refuses %s", (_, over, path) => {
    expect(channelInput.safeParse({ ...notice, ...over }).error?.issues[0]?.path).toEqual(path);
  });
});

describe("changing a channel", () => {
  it("keeps its code and writes down what changed", async () => {
    const id = await idOf("linkedin");
    expect(await change(id, { description: "Shorter." })).toMatchObject({ version: 2, code: "linkedin", description: "Shorter." });
    expect((await noted(core, "channel", id))[0]).toMatchObject({
      action: "channel.updated",
      changes: { description: { after: "Shorter." } },
    });
  });

  it("tells each part, attribute and parameter by itself, and their order", async () => {
    const id = await idOf("linkedin");
    const { fields, attributes } = await readChannel(core, id);
    const [body, hashtags] = fields;
    if (!body || !hashtags) throw new Error("The seed has changed.");
    await change(id, {
      fields: [hashtags, { ...body, max: 2_500 }],
      attributes: attributes.slice(1),
      parameters: { temperature: { enabled: true, value: 0.4 } },
    });
    expect((await noted(core, "channel", id))[0]?.changes).toEqual({
      "fields.body": { before: expect.objectContaining({ max: 3_000 }), after: expect.objectContaining({ max: 2_500 }) },
      "fields.order": { before: ["body", "hashtags"], after: ["hashtags", "body"] },
      "attributes.call_to_action": { before: expect.objectContaining({ label: "Call to action" }), after: null },
      "attributes.order": expect.anything(),
      "parameters.temperature": { before: null, after: { enabled: true, value: 0.4 } },
    });
  });

  it("knows the prompts that a channel came with", async () => {
    const id = await idOf("x");
    const { system_prompt, user_prompt, default_prompts } = await readChannel(core, id);
    expect(default_prompts).toEqual({ system_prompt, user_prompt });
    expect((await change(id, { user_prompt: "{{#main_story}}" })).default_prompts).toEqual({ system_prompt, user_prompt });
  });

  it("shows the second of two administrators what the first saved", async () => {
    const id = await idOf("x");
    const other = await createPerson(core, { first_name: "Ben", last_name: "Ode" });
    const both = await Promise.allSettled([
      change(id, { description: "Mine", version: 1 }),
      change(id, { description: "Theirs", version: 1 }, other),
    ]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "STALE_VERSION",
      details: { current: { version: 2, updated_by: { name: expect.stringMatching(/Ines|Ben/) } } },
    });
  });

  it("writes nothing when nothing changed, whichever channel it is", async () => {
    for (const { id } of (await list()).results) {
      expect(await change(id, {})).toMatchObject({ version: 1 });
      expect(await noted(core, "channel", id)).toEqual([]);
    }
  });

  it("lets a model that was switched off since stay", async () => {
    const [model] = await core.db.select({ id: schema.models.id }).from(schema.models);
    const { id } = await make({ model_id: model?.id ?? "" });
    await core.db.update(schema.models).set({ status: "inactive" });
    expect(await change(id, { description: "Still." })).toMatchObject({ description: "Still." });
  });
});

describe("duplicating and ordering", () => {
  it("makes inactive copies under names and codes of their own", async () => {
    const id = await idOf("linkedin");
    expect(await duplicateChannel(core, ines, id)).toMatchObject({ name: "LinkedIn post copy", code: "linkedin_copy", status: "inactive" });
    expect(await duplicateChannel(core, ines, id)).toMatchObject({ name: "LinkedIn post copy 2", code: "linkedin_copy_2", version: 1 });
  });

  it("finds room for the ending of a long name", async () => {
    const { id } = await make({ name: "N".repeat(60), code: "c".repeat(40) });
    const copy = await duplicateChannel(core, ines, id);
    expect([copy.name, copy.code]).toEqual([`${"N".repeat(55)} copy`, `${"c".repeat(35)}_copy`]);
  });

  it("takes all of them in the order wanted, and no list that is out of date", async () => {
    const before = (await list()).results.map((one) => one.id);
    await orderChannels(core, ines, before.toReversed());
    expect((await list()).results.map((one) => one.id)).toEqual(before.toReversed());
    await make();
    await expect(orderChannels(core, ines, before)).rejects.toMatchObject({ code: "STALE_VERSION" });
    await expect(orderChannels(core, ines, [...before, before[0] ?? ""])).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("deleting a channel", () => {
  it("takes one away that nothing uses", async () => {
    const { id } = await make();
    expect(await removeChannel(core, ines, id)).toBeNull();
    await expect(readChannel(core, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("says what uses one, and refuses", async () => {
    const { id } = await make();
    const brief = await sampleBrief(core);
    await createCampaign(core, ines, { ...brief, languages: brief.languages.map((one) => ({ ...one, channel_ids: [id] })) });
    await expect(removeChannel(core, ines, id)).rejects.toMatchObject({
      code: "IN_USE",
      message: "“Notice board” is used by 1 campaign. Make it inactive instead: new campaigns can't choose it, and the others keep it.",
      details: { used_by: { campaigns: 1 } },
    });
    await expect(removeChannel(core, ines, await idOf("linkedin"))).rejects.toMatchObject({
      message: expect.stringMatching(/style guide/),
    });
  });
});

describe("the icon of a channel", () => {
  const picture = (width = 200) => sharp({ create: { width, height: 100, channels: 4, background: "#0131A9" } });

  it("is kept small, and shown to whoever is signed in", async () => {
    const icon = await saveChannelIcon(core, ines, await picture().png().toBuffer());
    const channel = await make({ icon });
    expect(channel.icon).toBe(icon);
    const { bytes, content_type } = await readPublicFile(core, ines, icon.split("/").at(-1) ?? "");
    expect(content_type).toBe("image/webp");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 48 });
    await expect(readPublicFile(core, null, icon.split("/").at(-1) ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    ["a JPEG", () => picture().jpeg().toBuffer(), "UNSUPPORTED_TYPE"],
    ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "UNSUPPORTED_TYPE"],
    ["more than 256 KB", async () => Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(256 * 1024)]), "TOO_LARGE"],
    ["a PNG that is broken", async () => Buffer.from("\x89PNG\r\n\x1a\nnothing", "latin1"), "BAD_REQUEST"],
  ])("refuses %s", async (_, bytes, code) => {
    await expect(saveChannelIcon(core, ines, await bytes())).rejects.toMatchObject({ code });
  });

  it("goes when no channel has had it for a day", async () => {
    const bytes = await picture().png().toBuffer();
    const unused = await saveChannelIcon(core, ines, bytes);
    const used = await saveChannelIcon(core, ines, bytes);
    await make({ icon: used });
    core.advance(25 * 3_600_000);
    await saveChannelIcon(core, ines, bytes);
    const left = await core.db.select({ id: schema.files.id }).from(schema.files).where(eq(schema.files.purpose, "channel_icon"));
    const ids = left.map((file) => `/api/files/${file.id}`);
    expect(ids).toContain(used);
    expect(ids).not.toContain(unused);
  });
});
