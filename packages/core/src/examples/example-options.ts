import type { ExampleOptions } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq, isNull } from "drizzle-orm";
import { readChannelRows } from "../channels/index.ts";
import { can } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";

/** What examples can be given to and filtered by: names and icons. */
export async function readExampleOptions(core: Core, actor: Actor): Promise<ExampleOptions> {
  const { voices } = schema;
  const active = can(actor, "voices.view") ? undefined : eq(voices.status, "active");
  const [voiceRows, languageRows, channelRows] = await Promise.all([
    core.db
      .select({ id: voices.id, name: voices.name, status: voices.status })
      .from(voices)
      .where(and(isNull(voices.deleted_at), active))
      .orderBy(asc(voices.name_folded)),
    readLanguageRows(core, ["id", "code", "name", "native_name", "direction", "status"]),
    readChannelRows(core, ["id", "name", "icon", "status"]),
  ]);
  return {
    voices: voiceRows,
    languages: languageRows.map(({ status, ...language }) => ({ ...language, is_active: status === "active" })),
    channels: channelRows.map(({ status, ...channel }) => ({ ...channel, is_active: status === "active" })),
  };
}
