import type { BlockSettings, Parameters, SettingOrigin } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { AuthorizedBlock } from "../access/index.ts";
import { readVoice } from "../generation/index.ts";
import type { Core } from "../kernel/index.ts";
import { type ModelRow, readModelChoice } from "../models/index.ts";
import { type BlockOwner, readBlockOwner } from "./block-owner.ts";

/** What a block has its own way, and what it inherits for the rest. */
export async function readBlockSettings(core: Core, allowed: AuthorizedBlock<"override_prompts">): Promise<BlockSettings> {
  const { block, campaign } = allowed;
  const owner = await readBlockOwner(core, block);
  const choice = await readModelChoice(core);
  const inherited = choice.modelOf({ ...block, overrides: {} });
  const written = choice.modelOf(block);
  return {
    block_id: block.id,
    version: block.version,
    kind: block.kind,
    owner: owner.owner,
    channel_id: block.channel_id,
    overrides: block.overrides,
    attributes: owner.attributes,
    inherited: {
      voice: await voiceOf(core, campaign.voice_id),
      model: inherited && { id: inherited.id, name: inherited.name, origin: modelOrigin(inherited, owner) },
      ...inheritedParameters(owner, written),
      system_prompt: owner.system_prompt,
      user_prompt: owner.user_prompt,
      rules: owner.rules,
    },
    outline_languages: block.kind === "content" ? await outlineLanguages(core, allowed) : [],
  };
}

async function voiceOf(core: Core, id: string | null) {
  const voice = await readVoice(core, id);
  return voice && { id: voice.id, name: voice.name };
}

const nameOf = ({ owner }: BlockOwner): SettingOrigin => (owner === "channel" ? "channel" : "configuration");

function modelOrigin(model: ModelRow, owner: BlockOwner): SettingOrigin {
  if (model.id === owner.model_id) return nameOf(owner);
  return model.is_default_content ? "company" : "builtin";
}

/** Each parameter from the nearest layer that says something about it, and which one that is. */
function inheritedParameters(owner: BlockOwner, model: ModelRow | null) {
  const ofModel = model?.parameters ?? {};
  const parameters: Parameters = { ...ofModel, ...owner.parameters };
  const keys = Object.keys(parameters) as (keyof Parameters)[];
  const origin = (key: keyof Parameters) => (owner.parameters[key] === undefined ? "model" : nameOf(owner));
  return { parameters, parameter_origins: Object.fromEntries(keys.map((key) => [key, origin(key)])) };
}

async function outlineLanguages(core: Core, { block, campaign }: AuthorizedBlock<"override_prompts">) {
  const { blocks, languages, campaign_languages: order } = schema;
  const rows = await core.db
    .select({ id: languages.id, code: languages.code, name: languages.name, version: blocks.selected_version_id })
    .from(blocks)
    .innerJoin(languages, eq(languages.id, blocks.language_id))
    .innerJoin(order, and(eq(order.campaign_id, blocks.campaign_id), eq(order.language_id, blocks.language_id)))
    .where(
      and(
        eq(blocks.campaign_id, campaign.id),
        eq(blocks.kind, "outline"),
        ne(blocks.language_id, block.language_id),
        isNull(blocks.removed_at),
      ),
    )
    .orderBy(asc(order.position));
  return rows.map(({ version, ...language }) => ({ ...language, is_written: version !== null }));
}
