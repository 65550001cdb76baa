import { AppError, type Attribute, type BlockOverrides, type Parameters, type PromptOwner, type SchedulerRules } from "@copydesk/contracts";
import type { schema } from "@copydesk/db";
import type { AuthorizedBlock, BlockRow } from "../access/index.ts";
import { readConfigurationRows } from "../campaign-defaults/index.ts";
import { readChannelRows } from "../channels/index.ts";
import { type Gathered, readMaterial } from "../generation/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readModelChoice } from "../models/index.ts";

/** What a block inherits its prompts and settings from: its channel, or the configuration of its kind. */
export interface BlockOwner {
  owner: PromptOwner;
  attributes: Attribute[];
  parameters: Parameters;
  system_prompt: string;
  user_prompt: string;
  model_id: string | null;
  rules: SchedulerRules | null;
}

const ownerOf: Record<BlockRow["kind"], PromptOwner> = { outline: "outline", content: "channel", schedule: "scheduler" };

/** @throws NOT_FOUND when the channel is gone, UNAVAILABLE when a configuration is. */
export async function readBlockOwner(core: Core, block: BlockRow): Promise<BlockOwner> {
  const owner = ownerOf[block.kind];
  const row = owner === "channel" ? await channelOf(core, block) : await configurationOf(core, owner);
  const { attributes, parameters, system_prompt, user_prompt, model_id, rules } = row;
  return { owner, attributes, parameters, system_prompt, user_prompt, model_id, rules };
}

async function channelOf(core: Core, { channel_id }: BlockRow) {
  const [channel] = await readChannelRows(core, "all", { ids: [channel_id ?? ""] });
  if (!channel) throw new AppError("NOT_FOUND", "The channel of this piece no longer exists.");
  return { ...channel, rules: null };
}

async function configurationOf(core: Core, kind: "outline" | "scheduler") {
  const [configuration] = await readConfigurationRows(core, "all", { is: { kind } });
  if (configuration) return configuration;
  throw new AppError("UNAVAILABLE", `The ${kind} configuration is missing. Ask an administrator to restore its defaults.`);
}

/** What the prompt of a block would be made of with these settings. An attribute of its own counts as its value. */
export async function blockMaterial(
  core: Core,
  { block, campaign }: AuthorizedBlock<"override_prompts">,
  overrides: BlockOverrides,
): Promise<Gathered & { owner: BlockOwner; language: typeof schema.languages.$inferSelect }> {
  const [language] = await readLanguageRows(core, "all", { ids: [block.language_id] });
  if (!language) throw new Error("A block without its language.");
  const [channel] = await readChannelRows(core, "all", { ids: [block.channel_id ?? ""] });
  const draft = { ...block, overrides };
  const model = (await readModelChoice(core)).modelOf(draft);
  const gathered = await readMaterial(core, { campaign, block: draft, language, channel: channel ?? null, model, task: { note: "" } });
  return { ...gathered, owner: await readBlockOwner(core, block), language };
}
