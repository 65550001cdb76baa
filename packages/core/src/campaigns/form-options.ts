import { type FormOptions, modulesOf, type SchedulerRules, type VoiceOption } from "@copydesk/contracts";
import { areEmptyLists, joined, orElse, schema } from "@copydesk/db";
import { and, asc, eq, inArray, isNull, ne, not, or } from "drizzle-orm";
import { forbidden } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

/**
 * What forms offer: active master data by name, icon and shape; never prompts or credentials.
 * @throws FORBIDDEN for somebody who has no right at all, and so no form.
 */
export async function readFormOptions(core: Core, actor: Actor): Promise<FormOptions> {
  if (modulesOf(actor.grants).length === 0) throw forbidden();
  const { db } = core;
  const { languages, channels, objectives, teams, models } = schema;
  const [languageRows, channelRows, objectiveRows, voices, teamRows, modelRows, schedule_note] = await Promise.all([
    db
      .select({
        id: languages.id,
        code: languages.code,
        name: languages.name,
        native_name: languages.native_name,
        direction: languages.direction,
        word_spacing: languages.word_spacing,
        is_default: languages.is_default,
      })
      .from(languages)
      .where(eq(languages.status, "active"))
      .orderBy(asc(languages.position)),
    db
      .select({
        id: channels.id,
        code: channels.code,
        name: channels.name,
        description: channels.description,
        icon: channels.icon,
        kind: channels.kind,
        fields: channels.fields,
        unit: channels.unit,
        fold: channels.fold,
        status: channels.status,
      })
      .from(channels)
      .orderBy(asc(channels.position)),
    db
      .select({ id: objectives.id, name: objectives.name, description: objectives.description, is_default: objectives.is_default })
      .from(objectives)
      .where(eq(objectives.status, "active"))
      .orderBy(asc(objectives.position)),
    readVoices(core),
    actor.teamIds.length === 0
      ? []
      : db
          .select({ id: teams.id, name: teams.name, colour: teams.colour })
          .from(teams)
          .where(and(eq(teams.status, "active"), inArray(teams.id, actor.teamIds)))
          .orderBy(asc(teams.name_folded)),
    db
      .select({ id: models.id, name: models.name, provider: models.provider, is_default: models.is_default_content })
      .from(models)
      .where(eq(models.status, "active"))
      .orderBy(asc(models.name_folded)),
    readScheduleNote(core),
  ]);
  return {
    languages: languageRows,
    // Campaigns go on showing channels that are switched off since, so those are here as well.
    channels: channelRows.map(({ status, ...channel }) => ({ ...channel, is_active: status === "active" })),
    objectives: objectiveRows,
    voices,
    teams: teamRows,
    models: modelRows,
    schedule_note,
    time_zone: actor.timezone,
  };
}

async function readVoices(core: Core): Promise<VoiceOption[]> {
  const { voices, style_guides } = schema;
  const rows = await core.db
    .select({ id: voices.id, name: voices.name, description: voices.description, is_default: voices.is_default })
    .from(voices)
    .where(and(isNull(voices.deleted_at), eq(voices.status, "active")))
    .orderBy(asc(voices.name_folded));
  const guides = await core.db
    .selectDistinct({ voice_id: style_guides.voice_id, language_id: style_guides.language_id })
    .from(style_guides)
    .where(saysSomething);
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

async function readScheduleNote(core: Core): Promise<string> {
  const { configurations } = schema;
  const [row] = await core.db.select({ rules: configurations.rules }).from(configurations).where(eq(configurations.kind, "scheduler"));
  return row?.rules ? scheduleNote(row.rules) : "";
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function scheduleNote(rules: SchedulerRules): string {
  const most = numbers[rules.posts_per_day] ?? String(rules.posts_per_day);
  return `Up to ${most} ${rules.posts_per_day === 1 ? "post" : "posts"} a day, none between ${rules.quiet_from} and ${rules.quiet_to}.`;
}
