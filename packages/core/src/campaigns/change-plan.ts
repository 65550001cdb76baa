import { AppError, type CampaignBrief, campaignBriefSchema, type PlanChange, type PlanChanged } from "@copydesk/contracts";
import { type Authorized, reread } from "../access/index.ts";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";
import { listBlocks } from "./read-blocks.ts";
import { readBrief } from "./read-campaign.ts";
import { listRemoved } from "./removed-parts.ts";
import { updateCampaign } from "./update-campaign.ts";

type Languages = CampaignBrief["languages"];

/**
 * Adds or takes out languages and channels, whatever else somebody does to the brief at the same moment. What comes back
 * brings its texts along, also when its language or channel was switched off in the meantime.
 * @throws RULE_BROKEN for a language that is not part of the campaign, or when nothing would be left; BAD_REQUEST beyond
 *   the limits of a campaign; BUSY when something to be taken out is being written.
 */
export async function changePlan(core: Core, allowed: Authorized<"edit">, changes: readonly PlanChange[]): Promise<PlanChanged> {
  const before = new Set((await listBlocks(core, allowed)).map((block) => block.id));
  const campaign = await changeBrief(core, allowed, changes);
  const added = (await listBlocks(core, await reread(core, allowed))).filter((block) => !before.has(block.id));
  return {
    campaign,
    added_block_ids: added.map((block) => block.id),
    unwritten_block_ids: added.filter((block) => block.version_count === 0).map((block) => block.id),
  };
}

/** Somebody's save of the brief between our reading and writing is no conflict: the change is made on theirs. */
const attempts = 5;

async function changeBrief(core: Core, allowed: Authorized<"edit">, changes: readonly PlanChange[], attempt = 1) {
  const fresh = await reread(core, allowed);
  const brief = await readBrief(core, fresh.campaign);
  const languages = applyChanges(brief.languages, changes, await channelOrder(core));
  const next = { ...brief, languages };
  demandLimits(next);
  const restorable = (await listRemoved(core, fresh)).map((part) => ({
    language_id: part.language.id,
    channel_ids: part.pieces.map((piece) => piece.channel_id),
  }));
  try {
    return await updateCampaign(core, fresh, { version: fresh.campaign.version, brief: next, restorable });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STALE_VERSION" || attempt === attempts) throw error;
    return changeBrief(core, allowed, changes, attempt + 1);
  }
}

async function channelOrder(core: Core): Promise<string[]> {
  const rows = await readChannelRows(core, ["id"]);
  return rows.map((row) => row.id);
}

/** The languages after the changes, one after the other; those that are there stay in the order they have. */
function applyChanges(languages: Languages, changes: readonly PlanChange[], order: readonly string[]): Languages {
  return changes.reduce((plan, change) => applyChange(plan, change, order), languages);
}

function applyChange(plan: Languages, change: PlanChange, order: readonly string[]): Languages {
  const known = plan.some((one) => one.language_id === change.language_id);
  switch (change.kind) {
    case "add_language":
      if (!known) return [...plan, { language_id: change.language_id, channel_ids: withThese([], change.channel_ids, order) }];
      return withChannels(plan, change.language_id, (ids) => withThese(ids, change.channel_ids, order));
    case "add_channels":
      if (!known) throw notPart();
      return withChannels(plan, change.language_id, (ids) => withThese(ids, change.channel_ids, order));
    case "remove_language":
      if (known && plan.length === 1) throw nothingLeft("A campaign needs a language. Add another one before you remove the last.");
      return plan.filter((one) => one.language_id !== change.language_id);
    case "remove_channels":
      return withChannels(plan, change.language_id, (ids) => withoutAll(ids, change.channel_ids));
  }
}

const withChannels = (plan: Languages, languageId: string, of: (ids: string[]) => string[]): Languages =>
  plan.map((one) => (one.language_id === languageId ? { ...one, channel_ids: of(one.channel_ids) } : one));

function withoutAll(ids: readonly string[], removed: readonly string[]): string[] {
  const left = ids.filter((id) => !removed.includes(id));
  if (left.length === 0) throw nothingLeft("A language needs a channel. Remove the language instead, or add another channel first.");
  return left;
}

/** Channels with further ones, each before the first that comes after it in the channels' own order. */
function withThese(ids: readonly string[], added: readonly string[], order: readonly string[]): string[] {
  const indexOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const all = [...ids];
  for (const id of [...added].sort((a, b) => indexOf(a) - indexOf(b))) {
    if (all.includes(id)) continue;
    const next = all.findIndex((one) => indexOf(one) > indexOf(id));
    all.splice(next < 0 ? all.length : next, 0, id);
  }
  return all;
}

function demandLimits(brief: CampaignBrief): void {
  const issue = campaignBriefSchema.safeParse(brief).error?.issues.find(({ path }) => path[0] === "languages");
  if (issue) throw new AppError("BAD_REQUEST", issue.message, { fields: { languages: [issue.message] } });
}

const notPart = () => new AppError("RULE_BROKEN", "This language is no longer part of the campaign. Add it first.");
const nothingLeft = (message: string) => new AppError("RULE_BROKEN", message);
