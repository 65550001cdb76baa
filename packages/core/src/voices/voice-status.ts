import { AppError, type VoiceDetail, type voiceStatusInput } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { type Actor, type Core, savingVersion } from "../kernel/index.ts";
import { demandPublish, findVoice } from "./access.ts";
import { readVoice } from "./read-voice.ts";
import { changeRow, savedVoice } from "./save-voice.ts";

/**
 * Puts a voice before campaigns, or takes it away from new ones; those that use it keep it.
 * @throws RULE_BROKEN for the default voice; STALE_VERSION; NOT_FOUND; FORBIDDEN.
 */
export async function setVoiceStatus(core: Core, actor: Actor, { id, status }: z.output<typeof voiceStatusInput>): Promise<VoiceDetail> {
  const found = await findVoice(core, actor, { id, action: "edit" });
  const { row } = found;
  if (row.status === status) return readVoice(core, actor, id);
  demandPublish(actor, found, { before: row, after: { status, is_default: row.is_default } });
  if (row.is_default) throw new AppError("RULE_BROKEN", "New campaigns start with this voice. Make another one the default first.");
  const action = status === "active" ? "voice.published" : row.status === "active" ? "voice.deactivated" : "voice.updated";
  const change = () =>
    batch(core.db, (tx) => [
      changeRow(tx, core, { row, actor, set: { status } }),
      recordActivity(tx, core, {
        actor,
        action,
        entity: { type: "voice", id, name: row.name },
        changes: changesBetween({ status: row.status }, { status }),
      }),
    ]);
  await savingVersion(savedVoice(core, actor, id), change);
  return readVoice(core, actor, id);
}
