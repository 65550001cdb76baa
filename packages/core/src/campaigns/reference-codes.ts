import { type FieldSpec, foldName } from "@copydesk/contracts";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readObjectiveRows } from "../objectives/index.ts";
import { readVoiceRows } from "../voices/index.ts";

/** Names by which programs speak of master data, and back. What is switched off is among them: old campaigns use it. */
export interface ReferenceCodes {
  /** Ids by code, in their order. */
  languages: ReadonlyMap<string, string>;
  channels: ReadonlyMap<string, string>;
  /** Codes of those that can be chosen now. */
  active: { languages: readonly string[]; channels: readonly string[] };
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
  const languageRows = await readLanguageRows(core, ["id", "code", "status"]);
  const channelRows = await readChannelRows(core, ["id", "code", "fields", "status"]);
  const objectiveRows = await readObjectiveRows(core, ["id", "name", "status", "is_default"]);
  const [voice] = await readVoiceRows(core, ["id"], { is: { is_default: true, status: "active", deleted_at: null } });
  const active = objectiveRows.filter((row) => row.status === "active");
  return {
    languages: new Map(languageRows.map((row) => [row.code, row.id])),
    channels: new Map(channelRows.map((row) => [row.code, row.id])),
    active: { languages: activeCodes(languageRows), channels: activeCodes(channelRows) },
    languageCode: (id) => languageRows.find((row) => row.id === id)?.code,
    channelCode: (id) => channelRows.find((row) => row.id === id)?.code,
    channelFields: (id) => channelRows.find((row) => row.id === id)?.fields ?? [],
    objectiveId: (name) => active.find((row) => foldName(row.name) === foldName(name))?.id,
    objectiveName: (id) => objectiveRows.find((row) => row.id === id)?.name,
    default_objective_ids: active.filter((row) => row.is_default).map((row) => row.id),
    default_voice_id: voice?.id ?? null,
  };
}

const activeCodes = (rows: readonly { code: string; status: string }[]) =>
  rows.filter(({ status }) => status === "active").map(({ code }) => code);
