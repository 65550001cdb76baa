import { AppError, type takeReplayInput, type VersionDetail } from "@copydesk/contracts";
import { builtinModelName } from "@copydesk/llm";
import type { z } from "zod";
import { authorizeBlock } from "../../../access/index.ts";
import { readVersion, readVersionRows, saveVersion, selectVersion, type TakenText } from "../../../campaigns/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { readModelRows } from "../../../models/index.ts";
import { type CallBodies, type CallRow, pieceOf, readableCall } from "./find-call.ts";
import { readReply } from "./read-reply.ts";

/**
 * Makes the answer to a call that was asked again a version of its piece, as a person saves one, and selects it. The
 * version says that it came from a replay and which model wrote it. Taking it twice makes one version.
 * @throws NOT_FOUND for a call or piece that is gone or not shown to the asker; FORBIDDEN for whoever may not edit the
 *   campaign; STALE_VERSION when another version was selected meanwhile; RULE_BROKEN for what cannot become a version.
 */
export async function takeReplay(
  core: Core,
  actor: Actor,
  { replay_id, base_version_id }: z.output<typeof takeReplayInput>,
): Promise<VersionDetail> {
  const { log, bodies } = await readableCall(core, actor, replay_id);
  if (log.purpose !== "replay") throw new AppError("RULE_BROKEN", "Only the answer to a call that was asked again can be taken.");
  if (log.block_id === null)
    throw new AppError("RULE_BROKEN", "This call wasn't for a piece of a campaign, so there is nowhere to put the text.");
  if (!bodies) throw new AppError("RULE_BROKEN", "What the model answered is no longer kept. Ask the call again.");
  const allowed = await authorizeBlock(core, actor, "edit", log.block_id);
  if (log.version_id !== null && (await isStored(core, log.version_id))) {
    await selectVersion(core, allowed, log.version_id);
    return readVersion(core, await authorizeBlock(core, actor, "edit", log.block_id), log.version_id);
  }
  const piece = await pieceOf(core, log);
  const read = await readReply(core, log, { reply: bodies.reply, wanted: { piece, task: null } });
  if (!read.content) throw new AppError("RULE_BROKEN", read.problem ?? "This answer cannot be read as a text.");
  const base = base_version_id === undefined ? allowed.block.selected_version_id : base_version_id;
  const version = { block_id: log.block_id, base_version_id: base, content: read.content };
  return saveVersion(core, allowed, version, {
    log_id: log.id,
    is_incomplete: log.finish_reason === "length",
    checks: read.checks.filter((check) => check.code === "cut" || check.code === "language"),
    origin: await originOf(core, log, bodies),
  });
}

async function isStored(core: Core, versionId: string): Promise<boolean> {
  const [row] = await readVersionRows(core, ["id"], { ids: [versionId], is: { removed_at: null } });
  return row !== undefined;
}

async function originOf(core: Core, log: CallRow, { messages }: CallBodies): Promise<TakenText["origin"]> {
  const [model] = await readModelRows(core, ["name"], { ids: [log.model_id ?? ""] });
  const isOffline = log.provider === "builtin";
  const { tokens_fresh, tokens_cached, tokens_out, tokens_reasoning } = log;
  return {
    model_id: log.model_id,
    model_name: model?.name ?? (isOffline ? builtinModelName : log.model_name),
    is_offline: isOffline,
    parameters: log.parameters,
    messages,
    tokens_in: tokens_fresh === null ? null : tokens_fresh + (tokens_cached ?? 0),
    tokens_out: tokens_out === null ? null : tokens_out + (tokens_reasoning ?? 0),
    tokens_cached,
    tokens_estimated: log.tokens_estimated,
    cost: log.cost,
    currency: log.currency,
    total_ms: log.total_ms,
    first_token_ms: log.first_token_ms,
    finish_reason: log.finish_reason,
  };
}
