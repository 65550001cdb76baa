import { type FieldValues, type SchedulePlan, schedulePlanSchema } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { listBlocks } from "../campaigns/read-blocks.ts";
import { saveVersion } from "../campaigns/save-version.ts";
import { listVersions } from "../campaigns/versions.ts";
import type { Actor } from "../kernel/actor.ts";
import type { Core } from "../kernel/context.ts";
import { type SampleBrief, sampleBrief } from "../testing.ts";
import type { ToolCall } from "./tools/tool.ts";

/** For tests: an answer that somebody waits for, from which tools are called. */
export async function callAs(core: Core, actor: Actor): Promise<ToolCall> {
  const { conversations, messages } = schema;
  const now = new Date(core.now());
  const [conversation_id, message_id] = [core.newId(), core.newId()];
  await core.db.insert(conversations).values({
    id: conversation_id,
    user_id: actor.userId,
    title: "Kettles",
    titled_by_hand: false,
    is_pinned: false,
    created_at: now,
    updated_at: now,
  });
  await core.db.insert(messages).values({
    id: message_id,
    conversation_id,
    role: "assistant",
    content: "",
    status: "streaming",
    steps: [],
    sources: [],
    created_at: now,
  });
  return { core, actor, message_id };
}

export interface SampleCampaign {
  id: string;
  /** Ids of blocks by kind, or by channel. */
  blocks: Record<string, string>;
}

/** A campaign with its empty blocks; English for LinkedIn and X unless the brief says otherwise. */
export async function makeCampaign(core: Core, actor: Actor, brief: SampleBrief = {}): Promise<SampleCampaign> {
  const { id } = await createCampaign(core, actor, await sampleBrief(core, brief));
  const blocks = await listBlocks(core, await authorizeCampaign(core, actor, "view", id));
  const keyOf = (one: (typeof blocks)[number]) => (one.kind === "content" ? (one.channel_code ?? "") : one.kind);
  return { id, blocks: Object.fromEntries(blocks.toReversed().map((one) => [keyOf(one), one.id])) };
}

/** Writes a text by hand, on top of what is there. */
export async function writeText(core: Core, actor: Actor, blockId: string, fields: FieldValues) {
  const allowed = await authorizeBlock(core, actor, "edit", blockId);
  const base_version_id = (await listVersions(core, allowed))[0]?.id ?? null;
  return saveVersion(core, allowed, { block_id: blockId, base_version_id, content: { kind: "content", fields } });
}

export async function writePlan(core: Core, actor: Actor, blockId: string, posts: Partial<SchedulePlan["posts"][number]>[]) {
  const allowed = await authorizeBlock(core, actor, "edit", blockId);
  const base_version_id = (await listVersions(core, allowed))[0]?.id ?? null;
  const whole = posts.map((post, i) => ({
    id: `p${i + 1}`,
    title: `Post ${i + 1}`,
    channel: "linkedin",
    date: "2026-12-02",
    time: "09:30",
    ...post,
  }));
  const plan = schedulePlanSchema.parse({ time_zone: "Europe/Berlin", based_on: ["linkedin", "x"], posts: whole });
  return saveVersion(core, allowed, { block_id: blockId, base_version_id, content: { kind: "schedule", plan } });
}
