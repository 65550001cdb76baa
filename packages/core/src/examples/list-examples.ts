import {
  type DeletedThing,
  type ExampleListItem,
  type ExampleOptions,
  type ExamplePage,
  type exampleListInput,
  mostDeleted,
} from "@copydesk/contracts";
import { lower, matchExamples, schema, startOf, unindexed } from "@copydesk/db";
import { and, asc, count, desc, eq, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { readChannelRows } from "../channels/index.ts";
import { can } from "../identity/index.ts";
import { type Actor, type Core, type OrderTerms, orderBy, restorableSince } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { findCards, isOfTeam, mayAccessExample, visibleExamples } from "./access.ts";

export type ExampleListQuery = z.output<typeof exampleListInput>;

/** Characters of a text that a list shows. */
const excerptLength = 200;

/** A page of the examples that somebody sees: searched, filtered, in order; and how many there are with and without filters. */
export async function listExamples(core: Core, actor: Actor, input: ExampleListQuery): Promise<ExamplePage> {
  const seen = and(isNull(schema.examples.deleted_at), visibleExamples(core, actor));
  const where = and(seen, filterOf(input));
  const [matching, all, ids] = await Promise.all([countOf(core, where), countOf(core, seen), pageQuery(core, actor, input)]);
  const items = await readItems(
    core,
    actor,
    ids.map((row) => row.id),
  );
  return { count: matching, total: all, results: items };
}

async function countOf(core: Core, where: SQL | undefined): Promise<number> {
  const [row] = await core.db.select({ count: count() }).from(schema.examples).where(where);
  return row?.count ?? 0;
}

/** Ids of a page; index alone tells them, without reading a text. */
function pageQuery(core: Core, actor: Actor, input: ExampleListQuery) {
  const { examples } = schema;
  return core.db
    .select({ id: examples.id })
    .from(examples)
    .where(and(isNull(examples.deleted_at), visibleExamples(core, actor), filterOf(input)))
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
}

function filterOf({ search, voice_id, language_ids, channel_ids, source, use_in_prompts }: ExampleListQuery): SQL | undefined {
  const { examples } = schema;
  const channels = channel_ids.filter((id) => id !== "any");
  return and(
    // The plus keeps the order of the list's index: by voice or language, all that match would have to be sorted for one page.
    voice_id === undefined ? undefined : voiceIs(voice_id),
    language_ids.length > 0 ? inArray(unindexed(examples.language_id), language_ids) : undefined,
    channel_ids.length > 0
      ? or(
          channels.length > 0 ? inArray(unindexed(examples.channel_id), channels) : undefined,
          channel_ids.includes("any") ? isNull(unindexed(examples.channel_id)) : undefined,
        )
      : undefined,
    source && eq(examples.source, source),
    use_in_prompts === undefined ? undefined : eq(examples.use_in_prompts, use_in_prompts),
    matchExamples(search),
  );
}

function voiceIs(id: string): SQL {
  const voice = unindexed(schema.examples.voice_id);
  return id === "general" ? isNull(voice) : eq(voice, id);
}

const { examples: listed } = schema;
const order: OrderTerms<ExampleListQuery["ordering"]> = {
  fields: { updated_at: [listed.updated_at], title: [lower(listed.title)], rating: [listed.rating] },
  decide: (last, way) => [...(last === "rating" ? [way(listed.updated_at)] : []), way(listed.id)],
};

/** Examples by their ids, in that order. */
export async function readItems(core: Core, actor: Actor, ids: readonly string[]): Promise<ExampleListItem[]> {
  if (ids.length === 0) return [];
  const { examples, voices, languages, channels, users } = schema;
  const rows = await core.db
    .select({
      id: examples.id,
      version: examples.version,
      title: examples.title,
      excerpt: startOf(examples.text, excerptLength),
      rating: examples.rating,
      use_in_prompts: examples.use_in_prompts,
      source: examples.source,
      updated_at: examples.updated_at,
      created_by: examples.created_by,
      is_of_team: isOfTeam(core, actor),
      voice: { id: voices.id, name: voices.name },
      language: { id: languages.id, code: languages.code, name: languages.name, direction: languages.direction },
      channel: { id: channels.id, name: channels.name, icon: channels.icon },
      maker: { id: users.id, first_name: users.first_name, last_name: users.last_name },
    })
    .from(examples)
    .innerJoin(languages, eq(languages.id, examples.language_id))
    .leftJoin(voices, eq(voices.id, examples.voice_id))
    .leftJoin(channels, eq(channels.id, examples.channel_id))
    .leftJoin(users, eq(users.id, examples.created_by))
    .where(inArray(examples.id, [...ids]));
  const items = rows.map(({ created_by, is_of_team, maker, excerpt, updated_at, ...row }): [string, ExampleListItem] => [
    row.id,
    {
      ...row,
      excerpt: excerpt.replace(/\s+/g, " ").trim().toWellFormed(),
      owner: maker && { id: maker.id, name: `${maker.first_name} ${maker.last_name}`.trim() },
      updated_at: updated_at.toISOString(),
      can_edit: mayAccessExample(actor, "edit", { created_by, is_of_team }),
      can_delete: mayAccessExample(actor, "delete", { created_by, is_of_team }),
    },
  ]);
  const byId = new Map(items);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Deleted examples that the asker can bring back, the latest first. Those that went with their voice come back with it. */
export async function listDeletedExamples(core: Core, actor: Actor): Promise<DeletedThing[]> {
  const { examples, voices } = schema;
  const since = gt(examples.deleted_at, restorableSince(core));
  const latest = await core.db
    .select({ id: examples.id, at: examples.deleted_at })
    .from(examples)
    .leftJoin(voices, eq(voices.id, examples.voice_id))
    .where(and(since, or(isNull(examples.voice_id), isNull(voices.deleted_at))))
    .orderBy(desc(examples.deleted_at), desc(examples.id))
    .limit(mostDeleted);
  const cards = await findCards(core, actor, { ids: latest.map((row) => row.id), when: since });
  const byId = new Map(cards.filter((card) => mayAccessExample(actor, "delete", card)).map((card) => [card.id, card]));
  return latest.flatMap(({ id, at }) => {
    const card = byId.get(id);
    return card && at ? [{ id, name: card.title, deleted_at: at.toISOString() }] : [];
  });
}

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
