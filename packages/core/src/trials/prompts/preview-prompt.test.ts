import { type PromptPreviewInput, promptPreviewInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCampaign } from "../../campaigns/create-campaign.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../../testing.ts";
import { previewPrompt } from "./preview-prompt.ts";

let core: TestCore;
let ines: Actor;
beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines" });
});
afterEach(() => core.close());

const preview = (input: PromptPreviewInput, actor = ines) => previewPrompt(core, actor, promptPreviewInput.parse(input));
const idOf = async (code: string) => {
  const [row] = await core.db.select({ id: schema.channels.id }).from(schema.channels).where(eq(schema.channels.code, code));
  return row?.id ?? "";
};
const languageId = async (code: string) => {
  const [row] = await core.db.select({ id: schema.languages.id }).from(schema.languages).where(eq(schema.languages.code, code));
  return row?.id ?? "";
};
const words = ({ messages }: { messages: { content: string }[] }) => messages.map((one) => one.content).join("\n");

describe("the preview of a prompt", () => {
  it("fills a stored channel's prompt with the sample campaign", async () => {
    const shown = await preview({ owner: "channel", channel_id: await idOf("linkedin") });
    expect(shown.campaign).toEqual({ id: null, name: "The kettle built to be mended" });
    expect(words(shown)).toContain("212 of our own kettles");
    expect(words(shown)).toContain("LinkedIn post");
    expect(shown.problems).toEqual([]);
    expect(shown.tokens.estimated).toBeGreaterThan(500);
    expect(shown.model.provider).toBe("builtin");
  });

  it.each(["outline", "scheduler"] as const)("fills the %s's prompt", async (owner) => {
    const shown = await preview({ owner });
    expect(shown.problems).toEqual([]);
    expect(words(shown)).toContain("212 of our own kettles");
    expect(words(shown)).toContain(owner === "outline" ? "key_messages" : "Quiet hours: 21:00–07:00");
  });

  it("fills what is not saved yet, of a channel that is being added", async () => {
    const field = { key: "body", label: "Notice", format: "plain" as const, required: true, unit: "graphemes" as const, max: 90 };
    const mood = { key: "mood", label: "Mood", type: "text" as const, required: false, default: "dry" };
    const shown = await preview({
      owner: "channel",
      draft: {
        channel_name: "Notice board",
        fields: [field],
        attributes: [mood],
        user_prompt: "{{#channel}}, {{#mood}}: {{#channel_limits}}",
      },
    });
    expect(shown.messages).toHaveLength(1);
    expect(words(shown)).toContain("Notice board, dry: - Notice: required; at most 90 characters");
    expect(shown.variables.find((one) => one.name === "mood")).toMatchObject({ group: "Attributes", value: "dry", is_empty: false });
  });

  it("tells what each variable is, without the marks around material", async () => {
    const { variables } = await preview({ owner: "channel", channel_id: await idOf("x"), language_id: await languageId("de") });
    const shownOf = (name: string) => variables.find((one) => one.name === name)?.value;
    expect(shownOf("language")).toContain("German");
    expect(shownOf("campaign_name")).toBe("The kettle built to be mended");
    expect(shownOf("style_guide")).not.toContain("<material");
    expect(variables.map((one) => one.name)).not.toContain("content");
  });

  it("names what would be refused", async () => {
    const { problems } = await preview({
      owner: "channel",
      draft: { system_prompt: "{{#tone}} {{#content}}", user_prompt: "Keep to {{#l" },
    });
    expect(problems).toEqual([
      { prompt: "system_prompt", name: "tone", message: expect.stringContaining("{{#tone}} is not known") },
      {
        prompt: "system_prompt",
        name: "content",
        message: "The variable {{#content}} has no value here; it is for the prompts of the schedule",
      },
      { prompt: "user_prompt", name: "{{#l", message: expect.stringContaining("not a whole variable") },
    ]);
  });

  it("takes the voice as it stands in its form", async () => {
    const language_id = await languageId("en");
    const guide = (text: string, channel_ids: string[]) => ({ language_id, channel_ids, markdown: text });
    const linkedin = await idOf("linkedin");
    const draft_voice = {
      name: "Dry",
      description: "Says little.",
      style_guides: [guide("For all.", []), guide("For LinkedIn.", [linkedin])],
    };
    const of = async (channel_id: string) => words(await preview({ owner: "channel", channel_id, draft_voice, language_id }));
    expect(await of(linkedin)).toContain("For LinkedIn.");
    expect(await of(await idOf("x"))).toContain("For all.");
    expect(await of(linkedin)).toContain("Says little.");
  });

  it("fills it with a campaign that the asker sees, and with no other", async () => {
    const { id } = await createCampaign(core, ines, await sampleBrief(core, { name: "Mine alone" }));
    const shown = await preview({ owner: "channel", channel_id: await idOf("x"), campaign_id: id });
    expect(shown.campaign).toEqual({ id, name: "Mine alone" });
    expect(shown.variables.find((one) => one.name === "outline")?.is_empty).toBe(true);
    const other = await createPerson(core, { roleKey: "marketing_manager" });
    await expect(preview({ owner: "channel", channel_id: await idOf("x"), campaign_id: id }, other)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it.each(["channel", "outline", "scheduler"] as const)("is closed to whoever may not read the prompts of the %s", async (owner) => {
    const creator = await createPerson(core, { roleKey: "content_creator" });
    await expect(preview({ owner }, creator)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("the parts of a filled prompt", () => {
  it("are all of it, in order, each with where it came from", async () => {
    const field = { key: "body", label: "Notice", format: "plain" as const, required: true, unit: "graphemes" as const, max: 90 };
    const draft = { channel_name: "Board", fields: [field], user_prompt: "For {{#channel}}:\n\n{{#examples}}\n\n{{#main_story}}" };
    const [message] = (await preview({ owner: "channel", draft })).messages;
    expect(message?.parts.map((part) => (part.kind === "variable" ? part.name : part.kind))).toEqual([
      "words",
      "channel",
      "words",
      "main_story",
      "answer",
    ]);
    expect(
      message?.parts
        .map((part) => part.text)
        .join("")
        .replace(/\s+/g, " "),
    ).toBe(message?.content.replace(/\s+/g, " ").replace("</material> <answer", "</material><answer"));
  });

  it("hold against a story that has their marks itself", async () => {
    const story = `A \ue000odd\ue001 \ue002 story. ${"It goes on. ".repeat(10)}`;
    const { id } = await createCampaign(core, ines, await sampleBrief(core, { main_story: story }));
    const shown = await preview({ owner: "channel", campaign_id: id, draft: { user_prompt: "{{#main_story}} end" } });
    expect(shown.messages[0]?.parts.map((part) => part.kind)).toEqual(["variable", "words", "answer"]);
  });
});
