import type { BlockKind, BlockOverrides, Parameters } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { readConfigurationRows } from "../campaign-defaults/index.ts";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";

export type ModelRow = typeof schema.models.$inferSelect;

/** Parameters that are sent: each one from the first layer that says something about it, the nearest layer first. */
export function effectiveParameters(...nearestFirst: readonly Parameters[]): Parameters {
  return Object.assign({}, ...nearestFirst.toReversed());
}

/** Which model writes what, as the settings stand now. */
export interface ModelChoice {
  /** The model of a block: its own, else the one of its channel or configuration, else the company's. Null when there is none at all. */
  modelOf(block: { kind: BlockKind; channel_id: string | null; overrides: BlockOverrides }): ModelRow | null;
  byId(id: string): ModelRow | undefined;
}

/** Reads what decides about models once, for many blocks. A model that is switched off is passed over. */
export async function readModelChoice(core: Core): Promise<ModelChoice> {
  const { models } = schema;
  const all = new Map((await core.db.select().from(models)).map((model) => [model.id, model]));
  const ofChannel = await readChannelRows(core, ["id", "model_id"]);
  const ofKind = await readConfigurationRows(core, ["kind", "model_id"]);
  const standard = [...all.values()].find((model) => model.is_default_content && model.status === "active");
  const builtin = [...all.values()].find((model) => model.provider === "builtin" && model.status === "active");
  const configured = (block: { kind: BlockKind; channel_id: string | null }) =>
    block.kind === "content"
      ? ofChannel.find((one) => one.id === block.channel_id)?.model_id
      : ofKind.find((one) => one.kind === (block.kind === "schedule" ? "scheduler" : "outline"))?.model_id;
  const active = (id: string | null | undefined) => {
    const model = id ? all.get(id) : undefined;
    return model?.status === "active" ? model : undefined;
  };
  return {
    modelOf: (block) => active(block.overrides.model_id) ?? active(configured(block)) ?? standard ?? builtin ?? null,
    byId: (id) => all.get(id),
  };
}
