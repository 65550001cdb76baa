import { promptPreviewInput, voicePreviewInput, wrapMaterial } from "@copydesk/contracts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, type TestCore } from "../testing.ts";
import { previewVoice } from "../trials/preview-voice.ts";
import { previewPrompt } from "../trials/prompts/preview-prompt.ts";
import { addExample, languageId, repairer, type VoicesFixture, voicesFixture } from "./voices-fixture.ts";

let fixture: VoicesFixture;
let core: TestCore;
let ines: Actor;
let en: string;
let de: string;
let linkedin: string;
let x: string;

beforeEach(async () => {
  fixture = await voicesFixture();
  ({ core, ines, en, de, linkedin, x } = fixture);
});
afterEach(() => core.close());

describe("what models are told", () => {
  const preview = (input: Parameters<typeof voicePreviewInput.parse>[0]) => previewVoice(core, ines, voicePreviewInput.parse(input));

  test("is the channel's own guide, else the catch-all, else nothing of a guide", async () => {
    const { id } = await repairer(fixture);
    await addExample(fixture, id);
    const told = (language_id: string, channel_id: string | null) => preview({ voice_id: id, language_id, channel_id });
    expect(await told(de, linkedin)).toMatchObject({
      guide: "channel",
      parts: { style_guide: "Die erste Zeile steht allein.\n\nBanned terms: nachhaltig", examples: expect.stringContaining("five cents") },
      example_count: 1,
    });
    expect(await told(de, x)).toMatchObject({ guide: "catch_all", parts: { style_guide: "Erst der Befund." } });
    expect(await told(await languageId(core, "fr"), x)).toMatchObject({
      guide: "none",
      parts: { voice: "Dry repairer\n\nPlain, dry, on the reader's side.", style_guide: "", examples: "" },
    });
  });

  test("is letter for letter in the message that is sent", async () => {
    const { id } = await repairer(fixture);
    await addExample(fixture, id);
    const draft = {
      name: "Drier",
      description: "As ever.",
      style_guides: [{ language_id: de, markdown: "Kurz.", emoji: "none" as const }],
    };
    const { parts } = await preview({ voice_id: id, draft, language_id: de, channel_id: x });
    const place = { owner: "channel" as const, channel_id: x, language_id: de };
    const sent = await previewPrompt(core, ines, promptPreviewInput.parse({ ...place, voice_id: id, draft_voice: draft }));
    const message = sent.messages.at(-1)?.content ?? "";
    for (const [name, text] of Object.entries(parts)) expect(message).toContain(wrapMaterial(name, text));
  });

  test("leaves out examples that the asker may not read, and says so", async () => {
    const { id } = await repairer(fixture);
    await addExample(fixture, id);
    const lea = await createPerson(core, { grants: { "voices.view": "any", "examples.view": "own" } });
    const shown = await previewVoice(core, lea, voicePreviewInput.parse({ voice_id: id, language_id: de }));
    expect(shown).toMatchObject({ example_count: 1, examples_hidden: true, parts: { examples: "" } });
    expect((await preview({ voice_id: id, language_id: de })).tokens).toBe(shown.tokens);
  });

  test("shows a form that is not saved beside what is", async () => {
    const { id } = await repairer(fixture);
    const draft = { name: "", description: "New.", style_guides: [{ language_id: en, markdown: "Long sentences." }] };
    expect(await preview({ voice_id: id, draft, language_id: en, channel_id: x })).toMatchObject({
      parts: { voice: "New.", style_guide: "Long sentences." },
      saved: { style_guide: "Short sentences.\n\nTone: dry" },
    });
    expect(await preview({ draft, language_id: en })).toMatchObject({ saved: null, guide: "catch_all" });
    const nothing = { name: "", description: "", style_guides: [] };
    expect(await preview({ draft: nothing, language_id: en })).toMatchObject({ guide: "none", tokens: 0 });
    await expect(preview({ language_id: en })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(preview({ draft, language_id: "gone" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
