import type { ModelUse } from "@copydesk/contracts";
import { schema, textAt } from "@copydesk/db";
import { and, asc, countDistinct, eq, inArray, type SQL } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import type { ModelRow } from "./effective.ts";
import { living } from "./find-model.ts";

const { models, channels, configurations, blocks, tasks } = schema;

/** Where a model is chosen. */
export async function readUse(core: Core, model: Pick<ModelRow, "id" | "is_default_content" | "is_default_chat">): Promise<ModelUse> {
  const { db } = core;
  const [ofChannels, ofKinds, [inCampaigns], fallback_of] = await Promise.all([
    db
      .select({ id: channels.id, name: channels.name })
      .from(channels)
      .where(eq(channels.model_id, model.id))
      .orderBy(asc(channels.position)),
    db
      .select({ kind: configurations.kind })
      .from(configurations)
      .where(eq(configurations.model_id, model.id))
      .orderBy(asc(configurations.kind)),
    db
      .select({ count: countDistinct(blocks.campaign_id) })
      .from(blocks)
      .where(choseThemselves(model.id)),
    db
      .select({ id: models.id, name: models.name })
      .from(models)
      .where(and(living, eq(models.fallback_model_id, model.id)))
      .orderBy(asc(models.name_folded)),
  ]);
  return {
    channels: ofChannels,
    configurations: ofKinds.map((one) => one.kind),
    campaigns: inCampaigns?.count ?? 0,
    fallback_of,
    default_for: [...(model.is_default_content ? (["content"] as const) : []), ...(model.is_default_chat ? (["chat"] as const) : [])],
  };
}

/** Blocks that chose a model for themselves; spelled as the index has it. */
export const choseThemselves = (id: string): SQL => eq(textAt(blocks.overrides, "model_id"), id);

/** Texts of a model that are not begun; one that is being written is finished by it. */
export const stillWaiting = (id: string) => and(eq(tasks.model_id, id), inArray(tasks.state, ["waiting", "queued", "retrying"]));

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
