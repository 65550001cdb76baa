import { AppError, type FieldSpec, fieldsToText, type PromptTry, readAnswerFields } from "@copydesk/contracts";
import type { ChatResult } from "@copydesk/llm";
import { checkLanguage } from "../../campaigns/index.ts";
import { buildMessages, callOnce } from "../../generation/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { effectiveParameters } from "../../models/index.ts";
import { demandTrying, demandWholePrompts } from "../../prompts/index.ts";
import { checkPiece, pieceRules } from "../../terms/index.ts";
import { type PreviewInput, type PreviewMaterial, previewMaterial } from "./preview-material.ts";
import { modelFor, modelView } from "./preview-model.ts";
import { notesOn, tryFacts } from "./try-facts.ts";

/**
 * The text that a channel's prompt brings, as it stands in the editor. Nothing of it is kept but the row of the call in
 * the log.
 * @throws FORBIDDEN for whoever may neither make nor change channels; BAD_REQUEST for a prompt that could not be saved;
 *   RULE_BROKEN for a channel without parts, and a campaign without an outline; UNAVAILABLE when the model fails.
 */
export async function tryPrompt(core: Core, actor: Actor, input: PreviewInput, signal?: AbortSignal): Promise<PromptTry> {
  demandTrying(actor, input.owner);
  const around = await previewMaterial(core, actor, input);
  const { material, owner, campaign, language } = around;
  demandWholePrompts(input.owner, { ...owner, attributes: [...owner.attributes] });
  const fields = material.channel?.fields ?? [];
  if (fields.length === 0) throw new AppError("RULE_BROKEN", "This channel has no part of text yet. Add one, then test it.");
  if (!material.outline) throw noOutline();
  const model = await modelFor(core, owner.model_id);
  const { result, price } = await callOnce(core, {
    purpose: "test",
    user_id: actor.userId,
    request_id: actor.origin.requestId,
    model,
    messages: buildMessages(material),
    parameters: effectiveParameters(owner.parameters, model?.parameters ?? {}),
    campaign_id: campaign?.id ?? null,
    language_code: language.code,
    channel_code: owner.channel_id === null ? null : (material.channel?.code ?? null),
    ...(signal && { signal }),
  });
  return {
    ...(await readText(core, result, around, fields)),
    model: modelView(model),
    finish_reason: result.finish_reason,
    ...tryFacts(result, price),
    first_token_milliseconds: result.first_token_ms === null ? null : Math.round(result.first_token_ms),
  };
}

type Read = Pick<PromptTry, "text" | "fields" | "checks" | "problems">;

async function readText(
  core: Core,
  result: ChatResult,
  { material, language }: PreviewMaterial,
  specs: readonly FieldSpec[],
): Promise<Read> {
  const fields = readAnswerFields(result.text, specs);
  const text = fieldsToText(fields, specs);
  const { guide, channel, campaign } = material;
  const spoken = await checkLanguage(core, text, language.code);
  const rules = pieceRules({ channel: { fields: specs, fold: channel?.fold ?? null }, guide, campaign, language: language.code });
  return {
    text: text || result.text,
    fields,
    checks: [...checkPiece(fields, rules), ...(spoken ? [spoken] : [])],
    problems: [...(text === "" ? [withoutParts] : []), ...notesOn(result)],
  };
}

const withoutParts = "The model's answer has none of the channel's parts. It is shown as it came.";

const noOutline = () =>
  new AppError("RULE_BROKEN", "This campaign has no outline in this language yet. Choose another one, or the sample, to test with.");
