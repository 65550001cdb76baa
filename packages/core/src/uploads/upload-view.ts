import type { UploadDetail, UploadView, uploadListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Actor, Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { findUpload, type UploadRow } from "./find-upload.ts";
import { receivedBytes } from "./incoming.ts";

/** The files that somebody sent and has not added yet, the first one first. */
export async function listUploads(core: Core, actor: Actor, { voice_id }: z.output<typeof uploadListInput>): Promise<UploadView[]> {
  const { uploads } = schema;
  const ofVoice = voice_id === undefined ? undefined : voice_id === "general" ? isNull(uploads.voice_id) : eq(uploads.voice_id, voice_id);
  const rows = await core.db
    .select(columns)
    .from(uploads)
    .where(and(eq(uploads.owner_id, actor.userId), ofVoice))
    .orderBy(asc(uploads.created_at), asc(uploads.id));
  const languages = await languagesById(core);
  return Promise.all(rows.map((row) => toView(core, row, languages)));
}

/** One file with what was found in it. @throws NOT_FOUND */
export async function readUpload(core: Core, actor: Actor, id: string): Promise<UploadDetail> {
  const row = await findUpload(core, actor, id);
  return { ...(await toView(core, row, await languagesById(core))), pieces: row.pieces };
}

const { id, voice_id, name, size, state, attempts, review, message, examples, without_language, language_ids, split_into, created_at } =
  schema.uploads;
/** All but what was found, which can be long. */
const columns = {
  id,
  voice_id,
  name,
  size,
  state,
  attempts,
  review,
  message,
  examples,
  without_language,
  language_ids,
  split_into,
  created_at,
};

type Languages = Map<string, UploadView["languages"][number]>;

async function languagesById(core: Core): Promise<Languages> {
  const rows = await readLanguageRows(core, ["id", "code", "name"]);
  return new Map(rows.map((row) => [row.id, row]));
}

async function toView(core: Core, row: Omit<UploadRow, "pieces" | "owner_id" | "updated_at">, languages: Languages): Promise<UploadView> {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    received: row.state === "uploading" ? ((await receivedBytes(core, row.id)) ?? 0) : row.size,
    state: row.state,
    is_being_read: row.state === "processing" && row.attempts > 0,
    review: row.review,
    message: row.message,
    voice_id: row.voice_id,
    examples: row.examples,
    languages: row.language_ids.flatMap((id) => languages.get(id) ?? []),
    without_language: row.without_language,
    split_into: row.split_into,
    created_at: row.created_at.toISOString(),
  };
}
