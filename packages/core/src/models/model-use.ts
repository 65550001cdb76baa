import type { ModelUse } from "@copydesk/contracts";
import { type Runnable, schema, type Transaction } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import { listKindsWithModel } from "../campaign-defaults/index.ts";
import { listChannelsWithModel } from "../channels/index.ts";
import { type Core, Port } from "../kernel/index.ts";
import type { ModelRow } from "./effective.ts";
import { living } from "./find-model.ts";

const { models } = schema;

/** Those above who write with a model that was chosen for something. */
export interface ModelUser {
  /** How many campaigns have chosen it for pieces of theirs. */
  countCampaigns(core: Core, modelId: string): Promise<number>;
  /** Statements that put another one in its place, for what is waiting to be written, too. */
  replace(tx: Transaction, models: { from: string; to: string }): Runnable[];
  /** Statements by which what waits for it is written by the default. */
  forget(tx: Transaction, modelId: string): Runnable[];
}

export const modelUsers = new Port<ModelUser>("what a model is used for");

/** Where a model is chosen. */
export async function readUse(core: Core, model: Pick<ModelRow, "id" | "is_default_content" | "is_default_chat">): Promise<ModelUse> {
  const { db } = core;
  const [ofChannels, ofKinds, inCampaigns, fallback_of] = await Promise.all([
    listChannelsWithModel(core, model.id),
    listKindsWithModel(core, model.id),
    Promise.all(modelUsers.of(core).map((one) => one.countCampaigns(core, model.id))),
    db
      .select({ id: models.id, name: models.name })
      .from(models)
      .where(and(living, eq(models.fallback_model_id, model.id)))
      .orderBy(asc(models.name_folded)),
  ]);
  return {
    channels: ofChannels,
    configurations: ofKinds,
    campaigns: inCampaigns.reduce((sum, one) => sum + one, 0),
    fallback_of,
    default_for: [...(model.is_default_content ? (["content"] as const) : []), ...(model.is_default_chat ? (["chat"] as const) : [])],
  };
}

export const isUsed = ({ channels, configurations, campaigns, fallback_of, default_for }: ModelUse): boolean =>
  default_for.length + channels.length + configurations.length + campaigns + fallback_of.length > 0;

/** "2 channels and outlines", as what it is used for; null when nothing uses it. */
export function formatUse({ channels, configurations, campaigns, fallback_of, default_for }: ModelUse): string | null {
  const parts = [
    ...default_for.map((use) => (use === "content" ? "texts without a model of their own" : "the AI Chat Agent")),
    ...(channels.length === 1 ? [`the channel ${channels[0]?.name}`] : channels.length > 1 ? [`${channels.length} channels`] : []),
    ...configurations.map((kind) => (kind === "outline" ? "outlines" : "schedules")),
    ...(campaigns > 0 ? [`pieces of ${campaigns} ${campaigns === 1 ? "campaign" : "campaigns"}`] : []),
    ...(fallback_of.length > 0 ? [`${fallback_of.map((one) => one.name).join(", ")} in case of failure`] : []),
  ];
  return parts.length === 0 ? null : inWords.format(parts);
}

const inWords = new Intl.ListFormat("en", { type: "conjunction" });
