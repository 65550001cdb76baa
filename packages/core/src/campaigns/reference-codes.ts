import { type FieldSpec, foldName } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

/** Names by which programs speak of master data, and back. What is switched off is among them: old campaigns use it. */
export interface ReferenceCodes {
  /** Ids by code, in their order. */
  languages: ReadonlyMap<string, string>;
  channels: ReadonlyMap<string, string>;
  languageCode(id: string): string | undefined;
  channelCode(id: string): string | undefined;
  /** Parts of a channel's text. */
  channelFields(id: string): readonly FieldSpec[];
  /** Of an active objective, whatever the case and accents of its name. */
  objectiveId(name: string): string | undefined;
  objectiveName(id: string): string | undefined;
  default_objective_ids: readonly string[];
  default_voice_id: string | null;
}

/** Reads all of them at once; there are some dozens. */
export async function readReferenceCodes(core: Core): Promise<ReferenceCodes> {
  const { languages, channels, objectives, voices } = schema;
  const languageRows = await core.db.select({ id: languages.id, code: languages.code }).from(languages).orderBy(asc(languages.position));
  const channelRows = await core.db
    .select({ id: channels.id, code: channels.code, fields: channels.fields })
    .from(channels)
    .orderBy(asc(channels.position));
  const objectiveRows = await core.db
    .select({ id: objectives.id, name: objectives.name, status: objectives.status, is_default: objectives.is_default })
    .from(objectives);
  const [voice] = await core.db
    .select({ id: voices.id })
    .from(voices)
    .where(and(eq(voices.is_default, true), eq(voices.status, "active"), isNull(voices.deleted_at)));
  const active = objectiveRows.filter((row) => row.status === "active");
  return {
    languages: new Map(languageRows.map((row) => [row.code, row.id])),
    channels: new Map(channelRows.map((row) => [row.code, row.id])),
    languageCode: (id) => languageRows.find((row) => row.id === id)?.code,
    channelCode: (id) => channelRows.find((row) => row.id === id)?.code,
    channelFields: (id) => channelRows.find((row) => row.id === id)?.fields ?? [],
    objectiveId: (name) => active.find((row) => foldName(row.name) === foldName(name))?.id,
    objectiveName: (id) => objectiveRows.find((row) => row.id === id)?.name,
    default_objective_ids: active.filter((row) => row.is_default).map((row) => row.id),
    default_voice_id: voice?.id ?? null,
  };
}
