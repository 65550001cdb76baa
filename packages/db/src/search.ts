import { foldName } from "@copydesk/contracts";
import { and, desc, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { NumbersQuery } from "./calls/condition.ts";
import { lower } from "./columns.ts";
import { characterName, endOf, firstPageOf, wordsOf } from "./conversation-words.ts";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import * as inPostgres from "./postgres/search.ts";
import { campaigns, conversation_pages, examples, users } from "./schema/index.ts";
import { contains } from "./vocabulary.ts";

/** The index knows pieces of three characters; shorter ones cannot be looked up in it. */
const indexed = 3;

/** Comes after every other one. */
const lastCharacter = onPostgres ? sql.raw(`chr(${0x10ffff})`) : sql.raw(`char(${0x10ffff})`);

/** Writing without spaces, where one or two characters are a whole word anywhere in a name. */
const withoutSpaces = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u;

/** How a search term is looked up among campaigns, and what is looked up in that way. */
export interface CampaignTerm {
  way: "words" | "beginning" | "part" | "nothing";
  value: string;
}

/**
 * How campaigns that contain a search term are found; undefined for a blank term. Terms are literal: nothing in them is a wildcard. Case and
 * accents do not matter. Each word of three characters or more may stand anywhere in name, description or story; a shorter word belongs to
 * the one before it. A term under three characters is what a name begins with, or contains in scripts without spaces.
 */
export function campaignTerm(term: string): CampaignTerm | undefined {
  const phrases = phrasesOf(term);
  if (phrases.length === 0) return undefined;
  if (phrases.every((phrase) => [...phrase].length >= indexed))
    return { way: "words", value: onPostgres ? JSON.stringify(phrases) : queryOf(phrases) };
  const value = foldName(term);
  if (value === "") return { way: "nothing", value };
  return { way: withoutSpaces.test(value) ? "part" : "beginning", value };
}

/** Campaigns that are found otherwise than by words, as a condition of a query over `campaigns`. @param value of the `CampaignTerm` */
export function campaignsFound(way: Exclude<CampaignTerm["way"], "words">, value: SQLWrapper): SQL {
  switch (way) {
    case "part":
      return contains(campaigns.name_folded, value);
    case "beginning":
      return sql`(${campaigns.name_folded} >= ${value} and ${campaigns.name_folded} < ${value} || ${lastCharacter})`;
    case "nothing":
      return sql`false`;
  }
}

/** What a list of campaigns is put in order by. */
const { id, updated_at, created_at, name_folded, status, from_date } = campaigns;
const orderColumns = { id, updated_at, created_at, name_folded, status, from_date };

/**
 * Campaigns with the words of a `CampaignTerm`, the newest first and at most so many, as a table to select from: the look for them ends there,
 * however many more have the words.
 * @param where what they have to be besides
 */
export function newestCampaignsWith(db: Database, { words, where, most }: { words: SQLWrapper; where: SQL | undefined; most: SQLWrapper }) {
  const found = onPostgres
    ? db
        .select(orderColumns)
        .from(campaigns)
        .where(and(where, inPostgres.campaignsWith(words)))
        .orderBy(desc(created_at), desc(id))
    : db
        .select(orderColumns)
        .from(campaigns)
        .innerJoin(sql`campaign_search`, sql`campaign_search.campaign_id = ${id}`)
        .innerJoin(sql`campaigns_fts`, sql`campaigns_fts.rowid = campaign_search.id`)
        .where(and(sql`campaigns_fts match ${words}`, where))
        .orderBy(sql`campaigns_fts.rowid desc`);
  return found.limit(most as Placeholder).as("found");
}

/**
 * People whose name or address contains a search term, as a condition of a query over `users`; undefined for a blank
 * term. Terms are literal; case does not matter, nor do accents in words of three characters or more. A word under three
 * characters is what a name or an address begins with.
 */
export function matchPeople(term: string): SQL | undefined {
  const phrases = phrasesOf(term);
  if (phrases.length === 0) return undefined;
  if (phrases.some((phrase) => [...phrase].length < indexed)) return inPerson(phrases.join(" "));
  if (onPostgres) return inPostgres.peopleWith(phrases);
  return sql`${users.id} in (
    select user_id from user_search where id in (select rowid from users_fts where users_fts match ${queryOf(phrases)}))`;
}

/**
 * Examples that contain a search term in title or text, as a condition of a query over `examples`; undefined for a blank
 * term. As for campaigns, but a term under three characters may stand anywhere in a title.
 */
export function matchExamples(term: string): SQL | undefined {
  const phrases = phrasesOf(term);
  if (phrases.length === 0) return undefined;
  if (phrases.some((phrase) => [...phrase].length < indexed)) return contains(lower(examples.title), phrases.join(" ").toLowerCase());
  if (onPostgres) return inPostgres.examplesWith(phrases);
  return sql`${examples.id} in (
    select example_id from example_search where id in (select rowid from examples_fts where examples_fts match ${queryOf(phrases)}))`;
}

/**
 * The `seq` of calls to models in whose messages or reply all words of a term stand; undefined for a blank term. Terms are literal; case does not matter, nor do accents in words of three characters or more.
 * A term under three characters is looked for in every text, which takes long where there are many. Calls that are not in
 * the index yet are read.
 */
export function callsWithWords(db: Database, term: string): NumbersQuery | undefined {
  const phrases = phrasesOf(term);
  if (phrases.length === 0) return undefined;
  const isShort = phrases.some((phrase) => [...phrase].length < indexed);
  if (onPostgres) return inPostgres.callsWith(db, phrases, { isExact: isShort });
  const stands = sql.join(phrases.map(standsInTexts), sql` and `);
  const read = (from: SQL) => db.select({ seq: sql<number>`seq` }).from(from);
  if (isShort) return read(sql`(select l.seq as seq from llm_logs l join llm_log_bodies b on b.log_id = l.id where ${stands})`);
  return read(sql`(select rowid as seq from llm_logs_fts where llm_logs_fts match ${queryOf(phrases)} union all
    select l.seq from llm_log_unindexed u join llm_logs l on l.seq = u.seq join llm_log_bodies b on b.log_id = l.id where ${stands})`);
}

/** What was sent is kept as JSON, in which a look for the phrase as JSON has it tells at once where a closer one is worth while. */
function standsInTexts(phrase: string): SQL {
  const lower = phrase.toLowerCase();
  const escaped = JSON.stringify(lower).slice(1, -1);
  return sql`(instr(lower(b.reply), ${lower}) > 0 or (instr(lower(b.messages), ${escaped}) > 0
    and exists (select 1 from json_each(b.messages) m where instr(lower(m.value ->> 'content'), ${lower}) > 0)))`;
}

/**
 * Ids of a person's conversations in which all words of a term stand, in the title or in what was said, as a query with the column `id`;
 * undefined for a blank term. Terms are literal; a word of any length may stand anywhere, and neither its case nor its
 * accents matter. What is being written is not found before it is whole, nor what `indexConversations` has left.
 */
export function matchConversations(userId: string, term: string): SQL | undefined {
  const words = wordsOf(term);
  if (words.length === 0) return undefined;
  if (onPostgres) return inPostgres.conversationsWith(userId, words);
  const ofOwner = sql`rowid between ${firstPageOf(userId)} and ${endOf(userId)}`;
  const pagesWith = (word: string) =>
    [...word].length < indexed
      ? sql`select rowid from conversation_pages_short where conversation_pages_short match ${queryOf([characterName(word)])} and ${ofOwner}`
      : sql`select rowid from conversation_pages_fts where conversation_pages_fts match ${queryOf([word])} and ${ofOwner}`;
  return sql.join(
    words.map((word) => sql`select distinct conversation_id as id from ${conversation_pages} where id in (${pagesWith(word)})`),
    sql` intersect `,
  );
}

function phrasesOf(term: string): string[] {
  const phrases: string[] = [];
  for (const word of term.replaceAll("\0", " ").normalize("NFC").split(/\s+/u)) {
    const before = phrases.at(-1);
    const joins = before !== undefined && ([...word].length < indexed || [...before].length < indexed);
    if (joins && word) phrases.splice(-1, 1, `${before} ${word}`);
    else if (word) phrases.push(word);
  }
  return phrases;
}

const queryOf = (phrases: readonly string[]) => phrases.map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(" AND ");

function inPerson(term: string): SQL {
  return contains(lower(sql`(' ' || ${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email})`), ` ${term.toLowerCase()}`);
}
