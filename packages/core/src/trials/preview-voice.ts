import { AppError, type VoiceParts, type VoicePreview, type voicePreviewInput, wrapMaterial } from "@copydesk/contracts";
import { estimateTokens } from "@copydesk/llm";
import type { z } from "zod";
import { findExamples } from "../examples/index.ts";
import { describeExamples, guidesOf, type PromptMaterial, readExamples, voiceValues } from "../generation/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { chooseGuide, draftedGuides, findVoice, type StyleGuide } from "../voices/index.ts";

/**
 * Exactly what models are told of a voice in one language and channel, made by the same code that writes prompts.
 * @throws NOT_FOUND for a voice that is gone; BAD_REQUEST for a language that is.
 */
export async function previewVoice(core: Core, actor: Actor, input: z.output<typeof voicePreviewInput>): Promise<VoicePreview> {
  const { voice_id, draft, language_id, channel_id } = input;
  const row = voice_id === undefined ? null : (await findVoice(core, actor, { id: voice_id, action: "view" })).row;
  await demandLanguage(core, language_id);
  const guides = row ? await guidesOf(core).execute({ voice: row.id, language: language_id }) : [];
  const chosen = await readExamples(core, { voice_id: row?.id ?? null, language_id, channel_id });
  const examples = await readable(core, actor, chosen);
  const before = row && toParts({ voice: row, guides, examples, channel_id });
  const after = draft ? toParts({ voice: draft, guides: draftedGuides(draft, language_id), examples, channel_id }) : before;
  if (!after) throw new AppError("BAD_REQUEST", "Choose a voice, or describe one.");
  return {
    ...after,
    saved: before?.parts ?? null,
    example_count: chosen.length,
    examples_hidden: examples.length < chosen.length,
    tokens: tokensOf({ ...after.parts, examples: describeExamples(chosen) }),
  };
}

/** All of them, or none where the asker may not read one. */
async function readable(core: Core, actor: Actor, chosen: PromptMaterial["examples"]): Promise<PromptMaterial["examples"]> {
  const seen =
    chosen.length === 0
      ? []
      : await findExamples(
          core,
          actor,
          chosen.map((one) => one.id),
        );
  return seen.length === chosen.length ? chosen : [];
}

async function demandLanguage(core: Core, id: string): Promise<void> {
  const [row] = await readLanguageRows(core, ["id"], { ids: [id] });
  if (row) return;
  const message = "This language no longer exists";
  throw new AppError("BAD_REQUEST", `${message}.`, { fields: { language_id: [message] } });
}

interface Source {
  voice: { name: string; description: string };
  guides: readonly StyleGuide[];
  examples: PromptMaterial["examples"];
  channel_id: string | null;
}

function toParts({ voice, guides, examples, channel_id }: Source): Pick<VoicePreview, "parts" | "guide"> {
  const guide = chooseGuide(guides, channel_id);
  const kind = guide === null ? "none" : guide.channel_ids.length > 0 ? "channel" : "catch_all";
  return { parts: voiceValues({ voice, guide, examples }), guide: kind };
}

function tokensOf(parts: VoiceParts): number {
  const materials = Object.entries(parts).map(([name, text]) => wrapMaterial(name, text));
  return estimateTokens(materials.filter((one) => one !== "").join("\n\n"));
}
