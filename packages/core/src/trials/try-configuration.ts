import {
  AppError,
  type ConfigurationKind,
  type ConfigurationTry,
  type ConfigurationValues,
  isComplaint,
  type Outline,
  repairInSteps,
  type SchedulePlan,
  type tryOutlineInput,
  type tryScheduleInput,
} from "@copydesk/contracts";
import { builtinModelName, type ChatResult, inTurns } from "@copydesk/llm";
import type { z } from "zod";
import { checkLanguage } from "../campaigns/index.ts";
import { buildMessages, callOnce, jsonOf, languagesBefore, readDrafts, readOutline, staggerDrafts } from "../generation/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { effectiveParameters } from "../models/index.ts";
import { demandWholePrompts } from "../prompts/index.ts";
import { type PreviewMaterial, previewMaterial } from "./prompts/preview-material.ts";
import { modelFor } from "./prompts/preview-model.ts";
import { notesOn, tryFacts } from "./prompts/try-facts.ts";

/**
 * The outline that a configuration, saved or as it stands in the form, makes of a campaign. Nothing of it is kept but the
 * row of the call in the log.
 * @throws NOT_FOUND for a campaign that the asker may not see; BAD_REQUEST for prompts that could not be saved;
 *   UNAVAILABLE when the model fails.
 */
export const tryOutline = (
  core: Core,
  actor: Actor,
  input: z.output<typeof tryOutlineInput>,
  signal?: AbortSignal,
): Promise<ConfigurationTry> =>
  tryOn(core, actor, { ...input, kind: "outline", draft: input.draft && { ...input.draft, rules: null }, signal });

/**
 * The plan that a configuration makes of what is written of a campaign, by its rules. Nothing of it is kept but the row of
 * the call in the log.
 * @throws as `tryOutline` does; RULE_BROKEN for a campaign in which nothing is written yet.
 */
export const trySchedule = (
  core: Core,
  actor: Actor,
  input: z.output<typeof tryScheduleInput>,
  signal?: AbortSignal,
): Promise<ConfigurationTry> => tryOn(core, actor, { ...input, kind: "scheduler", signal });

interface Trying {
  kind: ConfigurationKind;
  campaign_id?: string | undefined;
  language_id?: string | undefined;
  draft?: ConfigurationValues | undefined;
  signal: AbortSignal | undefined;
}

async function tryOn(core: Core, actor: Actor, { kind, draft, campaign_id, language_id, signal }: Trying): Promise<ConfigurationTry> {
  if (draft) demandWholePrompts(kind, draft);
  const { rules, ...rest } = draft ?? { rules: null };
  const around = await previewMaterial(core, actor, {
    owner: kind,
    draft: { ...rest, ...(rules && { rules }) },
    ...(campaign_id !== undefined && { campaign_id }),
    ...(language_id !== undefined && { language_id }),
  });
  const { material, owner, campaign, language } = around;
  if (kind === "scheduler" && material.pieces.length === 0) throw nothingWritten();
  const model = await modelFor(core, owner.model_id);
  const { result, price } = await callOnce(core, {
    purpose: "test",
    user_id: actor.userId,
    request_id: actor.origin.requestId,
    model,
    messages: buildMessages(material),
    parameters: effectiveParameters(owner.parameters, model?.parameters ?? {}),
    json: jsonOf(material.kind, material.channels),
    campaign_id: campaign?.id ?? null,
    language_code: language.code,
    ...(signal && { signal }),
  });
  const read = kind === "outline" ? await outlineIn(core, result, around) : await planIn(core, result, around);
  return {
    campaign: { id: campaign?.id ?? null, name: material.campaign.name },
    language: { id: language.id, code: language.code, name: language.name, direction: language.direction },
    outline: null,
    plan: null,
    ...read,
    problems: [...read.problems, ...notesOn(result)],
    text: read.outline || read.plan ? "" : result.text,
    model: { id: model?.id ?? null, name: model?.name ?? builtinModelName, is_offline: model === null || model.provider === "builtin" },
    ...tryFacts(result, price),
  };
}

interface Read {
  outline?: Outline;
  plan?: SchedulePlan;
  problems: string[];
}

async function outlineIn(core: Core, { text }: ChatResult, { material, language }: PreviewMaterial): Promise<Read> {
  const { value, problem } = readOutline(
    text,
    material.channels.map((one) => one.code),
  );
  if (!value) return { problems: [unreadable(problem)] };
  const spoken = await checkLanguage(core, [value.title, value.summary, ...value.key_messages].join("\n"), language.code);
  return { outline: value, problems: spoken && isComplaint(spoken) ? [spoken.message] : [] };
}

async function planIn(core: Core, { text }: ChatResult, { material, owner, campaign, language }: PreviewMaterial): Promise<Read> {
  const channels = material.channels.map((one) => one.code);
  const { value, problem } = readDrafts(text, channels);
  const { rules } = owner;
  if (!value || !rules) return { problems: [unreadable(problem ?? "There are no rules to plan by.")] };
  const { from_date, to_date, timezone } = material.campaign;
  const before = campaign ? await languagesBefore(core, { campaign, language }) : 0;
  const frame = {
    from: from_date,
    to: to_date,
    time_zone: timezone,
    rules,
    channels,
    now: core.now(),
    channel_names: Object.fromEntries(material.channels.map((one) => [one.code, one.name])),
  };
  const plan = await inTurns(repairInSteps(staggerDrafts(value, rules.stagger_languages_minutes * before), frame, core.newId));
  return { plan, problems: [] };
}

const unreadable = (problem: string) => `The model's answer could not be read. ${problem}`;

const nothingWritten = () =>
  new AppError("RULE_BROKEN", "Nothing of this campaign is written in this language, so there is nothing to plan. Choose another one.");
