import { foldName, type Page, type VoiceListItem, type VoiceOption, type voiceListInput } from "@copydesk/contracts";
import { anything, areEmptyLists, contains, flag, joined, orElse, schema } from "@copydesk/db";
import { and, asc, count, eq, exists, inArray, isNull, ne, not, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, type Core, type OrderTerms, orderBy } from "../kernel/index.ts";
import { mayAccessVoice, ofTeam, readVoiceRows, type VoiceAccess, type VoiceRow, visibleVoices } from "./access.ts";

export type VoiceListQuery = z.output<typeof voiceListInput>;

/** A page of the voices that somebody sees. */
export async function listVoices(core: Core, actor: Actor, input: VoiceListQuery): Promise<Page<VoiceListItem>> {
  const { voices } = schema;
  const where = and(visibleVoices(core, actor), ...filtersOf(core, input));
  const [total] = await core.db.select({ count: count() }).from(voices).where(where);
  const rows = await core.db
    .select({ row: voices, of_team: flag(ofTeam(core, actor)) })
    .from(voices)
    .where(where)
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
  const found = rows.map(({ row, of_team }) => ({ row, created_by: row.created_by, of_team }));
  return { count: total?.count ?? 0, results: await toVoiceItems(core, actor, found) };
}

function filtersOf(core: Core, { search, status, language_id }: VoiceListQuery): (SQL | undefined)[] {
  const { voices, style_guides } = schema;
  const folded = foldName(search);
  const inLanguage = core.db.select(anything).from(style_guides);
  return [
    folded === "" ? undefined : contains(voices.name_folded, folded),
    status && eq(voices.status, status),
    language_id === undefined
      ? undefined
      : exists(inLanguage.where(and(eq(style_guides.voice_id, voices.id), eq(style_guides.language_id, language_id)))),
  ];
}

const order: OrderTerms<VoiceListQuery["ordering"]> = {
  fields: { name: [schema.voices.name_folded], updated_at: [schema.voices.updated_at] },
  decide: (_last, way) => [way(schema.voices.id)],
};

/** Voices as lists show them, with what they hold and who uses them. */
export async function toVoiceItems(
  core: Core,
  actor: Actor,
  found: readonly (VoiceAccess & { row: VoiceRow })[],
): Promise<VoiceListItem[]> {
  const ids = found.map(({ row }) => row.id);
  const guides = Map.groupBy(await guideLanguages(core, ids), (guide) => guide.voice_id);
  const examples = await exampleCounts(core, ids);
  const campaigns = await campaignCounts(core, ids);
  return found.map(({ row, ...access }) => {
    const own = guides.get(row.id) ?? [];
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      status: row.status,
      is_default: row.is_default,
      languages: own.map(({ voice_id: _, guides: __, ...language }) => language),
      guide_count: own.reduce((sum, language) => sum + language.guides, 0),
      example_count: examples.get(row.id) ?? 0,
      campaign_count: campaigns.get(row.id) ?? 0,
      updated_at: row.updated_at.toISOString(),
      can_edit: mayAccessVoice(actor, "edit", access),
      can_publish: mayAccessVoice(actor, "publish", access),
      can_delete: mayAccessVoice(actor, "delete", access),
    };
  });
}

function guideLanguages(core: Core, ids: readonly string[]) {
  const { style_guides, languages } = schema;
  const { id, code, name, native_name, direction } = languages;
  return core.db
    .select({ voice_id: style_guides.voice_id, id, code, name, native_name, direction, guides: count() })
    .from(style_guides)
    .innerJoin(languages, eq(languages.id, style_guides.language_id))
    .where(inArray(style_guides.voice_id, [...ids]))
    .groupBy(style_guides.voice_id, languages.id)
    .orderBy(asc(languages.position));
}

async function exampleCounts(core: Core, ids: readonly string[]): Promise<Map<string | null, number>> {
  const { examples } = schema;
  const rows = await core.db
    .select({ id: examples.voice_id, count: count() })
    .from(examples)
    .where(and(inArray(examples.voice_id, [...ids]), isNull(examples.deleted_at)))
    .groupBy(examples.voice_id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** How many living campaigns speak with each of these voices, whoever may see them. */
async function campaignCounts(core: Core, ids: readonly string[]): Promise<Map<string | null, number>> {
  const { campaigns } = schema;
  const rows = await core.db
    .select({ id: campaigns.voice_id, count: count() })
    .from(campaigns)
    .where(and(inArray(campaigns.voice_id, [...ids]), isNull(campaigns.deleted_at)))
    .groupBy(campaigns.voice_id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Voices that campaigns may choose, with the languages in which they say how they write. */
export async function listVoiceOptions(core: Core): Promise<VoiceOption[]> {
  const { style_guides } = schema;
  const rows = await readVoiceRows(core, ["id", "name", "description", "is_default"], { is: { status: "active", deleted_at: null } });
  const guides = await core.db
    .selectDistinct({ voice_id: style_guides.voice_id, language_id: style_guides.language_id })
    .from(style_guides)
    .where(saysSomething)
    .orderBy(style_guides.voice_id, style_guides.language_id);
  return rows.map((voice) => ({
    ...voice,
    language_ids: guides.filter((guide) => guide.voice_id === voice.id).map((guide) => guide.language_id),
  }));
}

/** A guide that was opened and left empty is none. */
const saysSomething = (({ markdown, audience, form_of_address, person, emoji, ...guide }) =>
  or(
    ne(joined(markdown, audience, form_of_address, orElse(person, ""), orElse(emoji, "")), ""),
    not(areEmptyLists(guide.tone_words, guide.do_rules, guide.dont_rules, guide.banned_terms, guide.preferred_terms)),
  ))(schema.style_guides);
