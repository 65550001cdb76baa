import { AppError, type ChannelDetail, type ChannelListItem, type FieldSpec, type PromptPair } from "@copydesk/contracts";
import {
  anything,
  factoryChannelPrompts,
  lists,
  newChannelPrompts,
  plus,
  query,
  rowReader,
  scalar,
  schema,
  type Transaction,
} from "@copydesk/db";
import { asc, count, countDistinct, eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

const { channels, models, users, blocks, examples, style_guides } = schema;

const shownParts = 4;

/** The limits of a channel in a line: "Body 3,000 · Hashtags 3–5". */
function formatLimits(fields: readonly FieldSpec[]): string {
  const parts = fields.slice(0, shownParts).map((field) => `${field.label} ${boundsOf(field)}`.trim());
  const more = fields.length - parts.length;
  return [...parts, ...(more > 0 ? [`${more} more`] : [])].join(" · ");
}

function boundsOf({ format, unit, min, max, countMin, countMax, totalMax }: FieldSpec): string {
  if (format === "list") {
    const count = range(countMin, countMax);
    if (count !== "") return count;
    return totalMax === undefined ? "" : number(totalMax);
  }
  const length = range(min, max);
  if (length === "") return "";
  return unit === "words" ? `${length} words` : unit === "sms" ? `${length} SMS characters` : length;
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return least === most ? number(most) : `${number(least)}–${number(most)}`;
  if (most !== undefined) return number(most);
  return least === undefined ? "" : `from ${number(least)}`;
}

const number = (value: number) => value.toLocaleString("en");

export type StoredChannel = typeof channels.$inferSelect;

/**
 * Campaigns with pieces for the channel, style guides that name it, and examples. What was deleted and can be brought
 * back, and pieces taken out of a campaign, count: their texts are kept with it.
 */
const uses = {
  campaigns: scalar(
    query
      .select({ count: countDistinct(blocks.campaign_id) })
      .from(blocks)
      .where(eq(blocks.channel_id, channels.id)),
  ),
  style_guides: scalar(query.select({ count: count() }).from(style_guides).where(lists(style_guides.channel_ids, channels.id))),
  examples: scalar(query.select({ count: count() }).from(examples).where(eq(examples.channel_id, channels.id))),
};

/** Channels as lists show them, to be narrowed and ordered. */
export const channelRows = (core: Core) =>
  core.db
    .select({ channel: channels, model_name: models.name, uses, first_name: users.first_name, last_name: users.last_name })
    .from(channels)
    .leftJoin(models, eq(models.id, channels.model_id))
    .leftJoin(users, eq(users.id, channels.updated_by));

type Selected = Awaited<ReturnType<typeof channelRows>>[number];

export function toChannelItem({ channel, model_name, uses: used_by }: Selected): ChannelListItem {
  const { id, code, name, description, icon, kind, status, unit, position, fields, model_id } = channel;
  return {
    id,
    code,
    name,
    description,
    icon,
    kind,
    status,
    unit,
    position,
    limits: formatLimits(fields),
    model: model_id === null ? null : { id: model_id, name: model_name ?? "" },
    used_by,
    updated_at: channel.updated_at.toISOString(),
  };
}

/** One channel with everything that its form shows. @throws NOT_FOUND */
export async function readChannel(core: Core, id: string): Promise<ChannelDetail> {
  const [row] = await channelRows(core).where(eq(channels.id, id));
  if (!row) throw channelNotFound();
  const { version, fields, attributes, system_prompt, user_prompt, model_id, parameters, fold, limits_checked_on } = row.channel;
  const { code, created_at, updated_by } = row.channel;
  return {
    ...toChannelItem(row),
    ...{ version, fields, attributes, system_prompt, user_prompt, model_id, parameters, fold, limits_checked_on },
    default_prompts: factoryChannelPrompts(code),
    created_at: created_at.toISOString(),
    updated_by: updated_by === null ? null : { id: updated_by, name: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim() },
  };
}

/** One channel as it is stored. @throws NOT_FOUND */
export async function findChannel(core: Core, id: string): Promise<StoredChannel> {
  const [row] = await core.db.select().from(channels).where(eq(channels.id, id));
  if (!row) throw channelNotFound();
  return row;
}

export const channelNotFound = () => new AppError("NOT_FOUND", "This channel no longer exists.");

/** Columns of channels, in their order. */
export const readChannelRows = rowReader(channels, channels.position);

/** Channels whose texts a model writes. */
export const listChannelsWithModel = ({ db }: Core, modelId: string): Promise<{ id: string; name: string }[]> =>
  db.select({ id: channels.id, name: channels.name }).from(channels).where(eq(channels.model_id, modelId)).orderBy(asc(channels.position));

/** The same as a query within another one. */
export const channelsWithModel = (modelId: string) => query.select(anything).from(channels).where(eq(channels.model_id, modelId));

/** The statement that puts another model in the place of one. Whoever is changing one of these channels meanwhile is told so. */
export const replaceModelInChannels = (tx: Transaction, { from, to }: { from: string; to: string }) =>
  tx
    .update(channels)
    .set({ model_id: to, version: plus(channels.version, 1) })
    .where(eq(channels.model_id, from));

/** The prompts that a new channel begins with. */
export const readNewChannelPrompts = (): PromptPair => newChannelPrompts;
