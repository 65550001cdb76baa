import { AppError, type BlockOverrides, type BlockSettings, type blockSettingsInput } from "@copydesk/contracts";
import { batch, must } from "@copydesk/db";
import type { z } from "zod";
import { type AuthorizedBlock, authorizeBlock } from "../access/index.ts";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { changeOverrides, publishBlocks, touchCampaign } from "../campaigns/index.ts";
import type { Core } from "../kernel/index.ts";
import { type BlockOwner, readBlockOwner } from "./block-owner.ts";
import { checkOverrides } from "./check-overrides.ts";
import { readBlockSettings } from "./read-block-settings.ts";

type Input = z.output<typeof blockSettingsInput>;

/**
 * Saves what a block has its own way. What says the same as what is inherited is not kept, so that it goes on following
 * its channel or configuration. A text that was written with other settings is out of date from then on.
 * @throws STALE_VERSION when somebody else saved meanwhile; BAD_REQUEST as `checkOverrides` does.
 */
export async function saveBlockSettings(core: Core, allowed: AuthorizedBlock<"override_prompts">, input: Input): Promise<BlockSettings> {
  const { block, actor, campaign } = allowed;
  const owner = await readBlockOwner(core, block);
  const overrides = ownOnly(input.overrides, owner);
  await checkOverrides(core, allowed, { owner, overrides });
  const changes = changesBetween(full(block.overrides), full(overrides));
  if (block.version !== input.version) throw stale();
  if (Object.keys(changes).length === 0) return readBlockSettings(core, allowed);
  await batch(core.db, (tx) => [
    must(changeOverrides(tx, core, { block, version: input.version, overrides, actor }), stale()),
    touchCampaign(tx, core, allowed),
    recordActivity(tx, core, {
      actor,
      action: "block.settings_changed",
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
      changes,
    }),
  ]);
  await publishBlocks(core, campaign.id, [block.id]);
  return readBlockSettings(core, await authorizeBlock(core, actor, "override_prompts", block.id));
}

const stale = () =>
  new AppError("STALE_VERSION", "Somebody else changed these settings meanwhile. Your changes are kept: look at theirs, then save again.");

const keys = ["attributes", "voice_id", "model_id", "parameters", "system_prompt", "user_prompt", "outline_language_id", "rules"] as const;

/** With a place for each setting, so that one that was taken back is seen as a change. */
const full = (overrides: BlockOverrides) => Object.fromEntries(keys.map((key) => [key, overrides[key] ?? null]));

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function ownOnly({ attributes = {}, parameters = {}, ...rest }: BlockOverrides, owner: BlockOwner): BlockOverrides {
  const defaultOf = (key: string) => owner.attributes.find((one) => one.key === key)?.default;
  const own = Object.entries(attributes).filter(([key, value]) => !same(value, defaultOf(key)));
  const stored: BlockOverrides = { ...rest };
  if (own.length > 0) stored.attributes = Object.fromEntries(own);
  if (Object.keys(parameters).length > 0) stored.parameters = parameters;
  if (stored.system_prompt === owner.system_prompt) delete stored.system_prompt;
  if (stored.user_prompt === owner.user_prompt) delete stored.user_prompt;
  if (stored.rules && same(stored.rules, owner.rules)) delete stored.rules;
  return stored;
}
