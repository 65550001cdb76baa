import type { BlockOverrides } from "@copydesk/contracts";
import type { schema } from "@copydesk/db";
import type { AuthorizedBlock } from "../access/index.ts";
import { readChannelRows } from "../channels/index.ts";
import { type Gathered, readMaterial } from "../generation/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readModelChoice } from "../models/index.ts";
import { type BlockOwner, readBlockOwner } from "./block-owner.ts";

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
