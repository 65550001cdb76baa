import type { StyleGuide, VoiceDetail } from "@copydesk/contracts";
import { rowReader, schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import { readUserRows } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { type FoundVoice, findVoice } from "./access.ts";
import { toVoiceItems } from "./list-voices.ts";

/** One voice with its guides. @throws NOT_FOUND */
export async function readVoice(core: Core, actor: Actor, id: string): Promise<VoiceDetail> {
  return toDetail(core, actor, await findVoice(core, actor, { id, action: "view" }));
}

async function toDetail(core: Core, actor: Actor, found: FoundVoice): Promise<VoiceDetail> {
  const { row } = found;
  const [item] = await toVoiceItems(core, actor, [found]);
  if (!item) throw new Error("A voice became none.");
  const people = await namesOf(core, [row.created_by, row.updated_by]);
  return {
    ...item,
    version: row.version,
    style_guides: (await guidesOfVoice(core, row.id)).map(toGuide),
    created_at: row.created_at.toISOString(),
    owner: people.get(row.created_by) ?? null,
    updated_by: people.get(row.updated_by) ?? null,
  };
}

export type GuideRow = typeof schema.style_guides.$inferSelect;

/** All guides of a voice: languages in their order, in each the catch-all first. */
export async function guidesOfVoice(core: Core, voiceId: string): Promise<GuideRow[]> {
  const { style_guides, languages } = schema;
  const rows = await core.db
    .select({ guide: style_guides })
    .from(style_guides)
    .innerJoin(languages, eq(languages.id, style_guides.language_id))
    .where(eq(style_guides.voice_id, voiceId))
    .orderBy(asc(languages.position), asc(style_guides.position));
  return rows.map((row) => row.guide);
}

/** A guide as people see it: without who wrote it when. */
export const toGuide = (row: GuideRow): StyleGuide => ({
  id: row.id,
  language_id: row.language_id,
  channel_ids: row.channel_ids,
  markdown: row.markdown,
  tone_words: row.tone_words,
  audience: row.audience,
  person: row.person,
  form_of_address: row.form_of_address,
  do_rules: row.do_rules,
  dont_rules: row.dont_rules,
  banned_terms: row.banned_terms,
  preferred_terms: row.preferred_terms,
  emoji: row.emoji,
});

async function namesOf(core: Core, ids: readonly (string | null)[]): Promise<Map<string | null, { id: string; name: string }>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const rows = await readUserRows(core, ["id", "first_name", "last_name"], { ids: known });
  return new Map(rows.map(({ id, first_name, last_name }) => [id, { id, name: `${first_name} ${last_name}`.trim() }]));
}

/** Columns of style guides. */
export const readGuideRows = rowReader(schema.style_guides);
