import {
  AppError,
  type Attribute,
  attributeProblem,
  type BlockOverrides,
  type FieldErrors,
  schedulerRuleProblems,
} from "@copydesk/contracts";
import type { AuthorizedBlock } from "../access/index.ts";
import { readBlockRows } from "../campaigns/index.ts";
import type { Core } from "../kernel/index.ts";
import { readModelRows } from "../models/index.ts";
import { demandWholePrompts } from "../prompts/index.ts";
import { readVoiceRows } from "../voices/index.ts";
import { attributesWithValues } from "./attributes-with-values.ts";
import type { BlockOwner } from "./block-owner.ts";

/**
 * Refuses what a block cannot be written with.
 * @throws BAD_REQUEST with a sentence beside each field: attributes that do not fit, prompts with unknown variables, a
 *   voice, model or outline that is not there, settings of another kind of block.
 */
export async function checkOverrides(
  core: Core,
  allowed: AuthorizedBlock<"override_prompts">,
  { owner, overrides }: { owner: BlockOwner; overrides: BlockOverrides },
): Promise<void> {
  const fields: FieldErrors = {
    ...attributeErrors(owner.attributes, overrides.attributes ?? {}),
    ...ruleErrors(owner, overrides),
    ...(await missing(core, allowed, overrides)),
  };
  const [first] = Object.values(fields).flat();
  if (first !== undefined) throw new AppError("BAD_REQUEST", first, { fields });
  const { system_prompt = owner.system_prompt, user_prompt = owner.user_prompt } = overrides;
  demandWholePrompts(owner.owner, { system_prompt, user_prompt, attributes: attributesWithValues(owner.attributes, overrides.attributes) });
}

function attributeErrors(attributes: readonly Attribute[], values: NonNullable<BlockOverrides["attributes"]>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [key, value] of Object.entries(values)) {
    const attribute = attributes.find((one) => one.key === key);
    const problem = attribute ? attributeProblem(attribute, value) : `There is no attribute “${key}” any more`;
    if (problem) errors[`attributes.${key}`] = [problem];
  }
  return errors;
}

function ruleErrors({ owner }: BlockOwner, { rules, outline_language_id }: BlockOverrides): FieldErrors {
  if (rules && owner !== "scheduler") return { rules: ["Only a schedule has rules"] };
  if (outline_language_id && owner !== "channel") return { outline_language_id: ["Only a piece follows an outline"] };
  const problems = rules ? schedulerRuleProblems(rules).filter((one) => one.level === "error") : [];
  return problems.length === 0 ? {} : { rules: problems.map((one) => one.message) };
}

async function missing(
  core: Core,
  { block, campaign }: AuthorizedBlock<"override_prompts">,
  { voice_id, model_id, outline_language_id }: BlockOverrides,
): Promise<FieldErrors> {
  const active = { status: "active" } as const;
  const errors: FieldErrors = {};
  // What the block has already may stay though it was switched off since; it is passed over when a text is written.
  if (voice_id && voice_id !== block.overrides.voice_id) {
    const [voice] = await readVoiceRows(core, ["id"], { ids: [voice_id], is: { ...active, deleted_at: null } });
    if (!voice) errors.voice_id = ["Choose a voice that is active"];
  }
  if (model_id && model_id !== block.overrides.model_id) {
    const [model] = await readModelRows(core, ["id"], { ids: [model_id], is: active });
    if (!model) errors.model_id = ["Choose a model that is active"];
  }
  if (outline_language_id) {
    const outlines = { campaign_id: campaign.id, kind: "outline", language_id: outline_language_id, removed_at: null } as const;
    const [outline] = outline_language_id === block.language_id ? [] : await readBlockRows(core, ["id"], { is: outlines });
    if (!outline) errors.outline_language_id = ["Choose another language of this campaign"];
  }
  return errors;
}
