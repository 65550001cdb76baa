import { extractPlaceholders, utcToZoned } from "@copydesk/contracts";
import { schema, type TemplateBrief } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import { findTemplate } from "./templates.ts";

export interface TemplateDetail {
  id: string;
  name: string;
  description: string;
  /** What the form begins with; dates counted from today. What is gone is left out. */
  values: TemplateBrief & { from_date: string; to_date: string };
  /** Names between `{{#` and `}}` that become inputs. */
  placeholders: string[];
  /** What is gone or inactive, in sentences. */
  notices: string[];
}

/** A template as the form that makes a campaign of it begins. */
export async function readTemplate(core: Core, actor: Actor, id: string): Promise<TemplateDetail> {
  const template = await findTemplate(core, id);
  const { brief, notices } = await withoutWhatIsGone(core, template.brief);
  const from_date = utcToZoned(core.now(), actor.timezone).date;
  return {
    id: template.id,
    name: template.name,
    description: template.description,
    values: { ...brief, from_date, to_date: addDays(from_date, template.span_days) },
    placeholders: extractPlaceholders([brief.name, brief.description, brief.main_story].join("\n")),
    notices,
  };
}

const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

interface Names {
  active: ReadonlySet<string>;
  all: ReadonlyMap<string, string>;
}

async function withoutWhatIsGone(core: Core, brief: TemplateBrief): Promise<{ brief: TemplateBrief; notices: string[] }> {
  const { languages, channels, objectives } = schema;
  const [languageNames, channelNames, objectiveNames, voiceNames] = [
    await namesOf(core, languages),
    await namesOf(core, channels),
    await namesOf(core, objectives),
    await voicesOf(core),
  ];
  const notices: string[] = [];
  const keep = (names: Names, ids: readonly string[], what: string) =>
    ids.filter((id) => {
      if (names.active.has(id)) return true;
      const notice = `${what} ${names.all.get(id) ?? ""}`.trim();
      const sentence = `${notice} is not available any more. Choose another one if you need it.`;
      if (!notices.includes(sentence)) notices.push(sentence);
      return false;
    });
  const languageIds = keep(
    languageNames,
    brief.languages.map((one) => one.language_id),
    "The language",
  );
  const plan = brief.languages
    .filter((one) => languageIds.includes(one.language_id))
    .map((one) => ({ ...one, channel_ids: keep(channelNames, one.channel_ids, "The channel") }));
  const objective_ids = keep(objectiveNames, brief.objective_ids, "The objective");
  const [voice_id = null] = keep(voiceNames, brief.voice_id === null ? [] : [brief.voice_id], "The voice");
  return { brief: { ...brief, languages: plan, objective_ids, voice_id }, notices };
}

type Listed = typeof schema.languages | typeof schema.channels | typeof schema.objectives;

async function namesOf(core: Core, table: Listed): Promise<Names> {
  const rows = await core.db.select({ id: table.id, name: table.name, status: table.status }).from(table);
  return {
    active: new Set(rows.filter((row) => row.status === "active").map((row) => row.id)),
    all: new Map(rows.map((row) => [row.id, row.name])),
  };
}

async function voicesOf(core: Core): Promise<Names> {
  const { voices } = schema;
  const active = await core.db
    .select({ id: voices.id })
    .from(voices)
    .where(and(eq(voices.status, "active"), isNull(voices.deleted_at)));
  const rows = await core.db.select({ id: voices.id, name: voices.name }).from(voices);
  return { active: new Set(active.map((row) => row.id)), all: new Map(rows.map((row) => [row.id, row.name])) };
}
