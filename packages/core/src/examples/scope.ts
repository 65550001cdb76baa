import { AppError, type FieldErrors } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";

/** Where an example belongs. */
export interface ExampleScope {
  voice_id: string | null;
  language_id: string;
  channel_id: string | null;
}

/**
 * Looks whether a voice, language and channel are there; what an example has already stays, even when it was switched off.
 * @throws BAD_REQUEST with the fields that are wrong.
 */
export async function demandScope(core: Core, scope: Partial<ExampleScope>, before: Partial<ExampleScope> = {}): Promise<void> {
  const fields: FieldErrors = {};
  const { voice_id, language_id, channel_id } = scope;
  if (voice_id && voice_id !== before.voice_id) {
    const { voices } = schema;
    const [voice] = await core.db
      .select({ id: voices.id })
      .from(voices)
      .where(and(eq(voices.id, voice_id), isNull(voices.deleted_at)));
    if (!voice) fields.voice_id = ["This voice is gone. Choose another one"];
  }
  if (language_id && language_id !== before.language_id) {
    const [language] = await readLanguageRows(core, ["id"], { ids: [language_id] });
    if (!language) fields.language_id = ["This language is gone. Choose another one"];
  }
  if (channel_id && channel_id !== before.channel_id) {
    const [channel] = await readChannelRows(core, ["id"], { ids: [channel_id] });
    if (!channel) fields.channel_id = ["This channel is gone. Choose another one"];
  }
  const [message] = Object.values(fields).flat();
  if (message) throw new AppError("BAD_REQUEST", `${message}.`, { fields });
}
