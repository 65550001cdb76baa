import { AppError, type draftGuideInput, type GuideDraft } from "@copydesk/contracts";
import { inputTokens, outputTokens } from "@copydesk/llm";
import type { z } from "zod";
import { readChannelRows } from "../../channels/index.ts";
import { callOnce } from "../../generation/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { readLanguageRows } from "../../languages/index.ts";
import { effectiveParameters } from "../../models/index.ts";
import { findVoice } from "../../voices/index.ts";
import { modelFor, modelView } from "../prompts/preview-model.ts";
import { chooseTexts } from "./choose-texts.ts";
import { guideJson, guideMessages } from "./guide-messages.ts";
import { readGuideAnswer } from "./read-guide-answer.ts";

type Input = z.output<typeof draftGuideInput>;

/**
 * Asks the company's model for the rules by which the examples of a voice are written, in one language. Nothing is
 * saved: each rule comes with the words that it was read from, and people take what they like.
 * @throws RULE_BROKEN without examples; UNAVAILABLE when the model fails or answers something else; NOT_FOUND; FORBIDDEN.
 */
export async function draftGuide(core: Core, actor: Actor, input: Input, signal?: AbortSignal): Promise<GuideDraft> {
  const { row: voice } = await findVoice(core, actor, { id: input.voice_id, action: "edit" });
  const language = await findLanguage(core, input.language_id);
  const channel = input.channel_id === null ? null : await findChannel(core, input.channel_id);
  const model = await modelFor(core, null);
  const texts = await chooseTexts(core, actor, { ...input, context_size: model?.context_size ?? null });
  if (texts.length === 0) throw noExamples(voice.name, language.name);
  const { result, price } = await callOnce(core, {
    purpose: "guide",
    user_id: actor.userId,
    request_id: actor.origin.requestId,
    model,
    messages: guideMessages({ voice, language, channel, texts }),
    parameters: effectiveParameters(model?.parameters ?? {}),
    json: guideJson,
    language_code: language.code,
    channel_code: channel?.code ?? null,
    ...(signal && { signal }),
  });
  const answer = readGuideAnswer(result.text, texts);
  return {
    proposals: answer.proposals,
    examples: texts.map(({ id, title }) => ({ id, title })),
    note: [result.note, leftOut(answer.dropped)].filter(Boolean).join(" "),
    model: modelView(model),
    tokens: { in: inputTokens(result.usage), out: outputTokens(result.usage), estimated: result.usage.estimated },
    ...price,
    milliseconds: result.total_ms,
  };
}

function leftOut(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "One rule is left out: its quote is not in the examples."
    : `${count} rules are left out: their quotes are not in the examples.`;
}

const noExamples = (voice: string, language: string) =>
  new AppError("RULE_BROKEN", `${voice} has no examples in ${language} yet. Add two or three texts that sound right, then try again.`);

async function findLanguage(core: Core, id: string) {
  const [row] = await readLanguageRows(core, "all", { ids: [id] });
  if (!row) throw new AppError("NOT_FOUND", "This language no longer exists.");
  return row;
}

async function findChannel(core: Core, id: string) {
  const [row] = await readChannelRows(core, "all", { ids: [id] });
  if (!row) throw new AppError("NOT_FOUND", "This channel no longer exists.");
  return row;
}
