import {
  type Attribute,
  knownVariables,
  type PromptOwner,
  type PromptPair,
  type PromptPreview,
  type PromptVariable,
  type PromptVariableView,
  promptProblems,
  readMaterials,
  variableFacts,
} from "@copydesk/contracts";
import { authorizeBlock } from "../../access/index.ts";
import { attributesWithValues, blockMaterial } from "../../block-settings/index.ts";
import { type PromptMaterial, promptValues } from "../../generation/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { effectiveParameters, type ModelRow, readModelChoice } from "../../models/index.ts";
import { demandReading } from "../../prompts/index.ts";
import { type PreviewInput, previewMaterial } from "./preview-material.ts";
import { previewMessages } from "./preview-messages.ts";
import { modelFor, modelView } from "./preview-model.ts";

/**
 * Exactly what would be sent for a prompt as it stands in the editor, and what each of its variables is.
 * @throws FORBIDDEN for whoever may not read such prompts; NOT_FOUND as `previewMaterial` does.
 */
export async function previewPrompt(core: Core, actor: Actor, input: PreviewInput): Promise<PromptPreview> {
  if (input.block) return previewBlock(core, actor, input.block);
  demandReading(actor, input.owner);
  const { material, owner, campaign, language } = await previewMaterial(core, actor, input);
  const model = await modelFor(core, owner.model_id);
  const parameters = effectiveParameters(owner.parameters, model?.parameters ?? {});
  return viewOf({ kind: input.owner, material, owner, campaign, language, model, parameters });
}

/** @throws NOT_FOUND and FORBIDDEN as for the settings of that block. */
async function previewBlock(core: Core, actor: Actor, { id, overrides }: NonNullable<PreviewInput["block"]>): Promise<PromptPreview> {
  const allowed = await authorizeBlock(core, actor, "override_prompts", id);
  const { material, parameters, owner, language } = await blockMaterial(core, allowed, overrides);
  const model = (await readModelChoice(core)).modelOf({ ...allowed.block, overrides });
  const prompts = { ...owner, system_prompt: material.system_prompt, user_prompt: material.user_prompt };
  const attributes = attributesWithValues(owner.attributes, overrides.attributes);
  const shown = { kind: owner.owner, material, owner: { ...prompts, attributes }, campaign: allowed.campaign, language, model, parameters };
  return viewOf(shown);
}

interface Shown {
  kind: PromptOwner;
  material: PromptMaterial;
  owner: PromptPair & { attributes: readonly Attribute[] };
  /** Null: the sample. */
  campaign: { id: string } | null;
  language: PromptPreview["language"];
  model: ModelRow | null;
  parameters: PromptPreview["parameters"];
}

function viewOf({ kind, material, owner, campaign, language, model, parameters }: Shown): PromptPreview {
  const messages = previewMessages(material);
  return {
    messages,
    variables: variableViews(material, knownVariables(kind, owner.attributes)),
    problems: promptProblems(kind, owner, owner.attributes),
    campaign: { id: campaign?.id ?? null, name: material.campaign.name },
    language: { id: language.id, code: language.code, name: language.name, direction: language.direction },
    tokens: {
      estimated: messages.reduce((sum, message) => sum + message.tokens, 0),
      context_size: model?.context_size ?? null,
    },
    model: modelView(model),
    parameters,
    model_parameters: model?.parameters ?? {},
  };
}

const longestValue = 2_000;

function variableViews(material: PromptMaterial, names: readonly string[]): PromptVariableView[] {
  const values = promptValues(material, 0);
  return names.map((name) => {
    const filled = values[name] ?? "";
    const value = readMaterials(filled)[name] ?? filled;
    return { name, ...factsOf(name, material), value: value.slice(0, longestValue).toWellFormed(), is_empty: value === "" };
  });
}

function factsOf(name: string, { attributes }: PromptMaterial): Pick<PromptVariableView, "group" | "help"> {
  if (Object.hasOwn(variableFacts, name)) {
    const { group, help } = variableFacts[name as PromptVariable];
    return { group, help };
  }
  const attribute = attributes.find((one) => one.key === name);
  return { group: "Attributes", help: attribute?.help || (attribute?.label ?? name) };
}
