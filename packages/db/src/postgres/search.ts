import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { NumbersQuery } from "../calls/condition.ts";
import type { Database } from "../database.ts";
import { campaigns, conversations, examples, llm_log_bodies, llm_logs, messages, users } from "../schema/index.ts";

/*
 * What is searched is folded as in the indices of trigrams, expression for expression: spelled otherwise, they are not used.
 */

const campaignText = sql`fold_text(${campaigns.name} || E'\n' || ${campaigns.description} || E'\n' || ${campaigns.main_story})`;
const personText = sql`fold_text(${users.first_name} || ' ' || ${users.last_name} || E'\n' || ${users.email})`;
const exampleText = sql`fold_text(${examples.title} || E'\n' || ${examples.text})`;
const callText = sql`fold_text(coalesce(jsonb_path_query_array(${llm_log_bodies.messages}::jsonb, '$[*].content')::text, '') || E'\n' || coalesce(${llm_log_bodies.reply}, ''))`;
const messageText = sql`fold_text(${messages.content})`;

/** @param phrases a list as JSON, which may come later: one statement serves every term. */
export const campaignsWith = (phrases: SQLWrapper): SQL =>
  sql`${campaignText} like all (select ${patternOf(sql`phrase`)} from jsonb_array_elements_text(${phrases}::jsonb) as listed(phrase))`;

export const peopleWith = (phrases: readonly string[]): SQL => all(phrases, (phrase) => holds(personText, phrase));

export const examplesWith = (phrases: readonly string[]): SQL => all(phrases, (phrase) => holds(exampleText, phrase));

/**
 * Texts that were sent stand in the index as JSON has them, so that a phrase with a quotation mark is looked for as JSON, too, and what is
 * found is looked at closer: there the end of a line is a letter n. Calls under way are in no index of trigrams; they are few, and are read.
 * @param isExact accents matter
 */
export function callsWith(db: Database, phrases: readonly string[], { isExact }: { isExact: boolean }): NumbersQuery {
  const stands = all(phrases, (phrase) => {
    const mayStand = sql`(${holds(callText, phrase)} or ${holds(callText, JSON.stringify(phrase).slice(1, -1))})`;
    return sql`(${mayStand} and ${isExact ? standsExactly(phrase) : standsInTexts(phrase)})`;
  });
  const { is_over } = llm_log_bodies;
  return db
    .select({ seq: llm_logs.seq })
    .from(llm_log_bodies)
    .innerJoin(llm_logs, eq(llm_logs.id, llm_log_bodies.log_id))
    .where(sql`((${is_over} and ${stands}) or (not ${is_over} and ${stands}))`) as never;
}

const standsInTexts = (phrase: string): SQL => inSomeText((text) => holds(sql`fold_text(${text})`, phrase));
const standsExactly = (phrase: string): SQL => inSomeText((text) => sql`strpos(lower(${text}), lower(${phrase}::text)) > 0`);

const inSomeText = (condition: (text: SQL) => SQL): SQL => sql`(${condition(sql`coalesce(${llm_log_bodies.reply}, '')`)}
  or exists (select 1 from jsonb_path_query(${llm_log_bodies.messages}::jsonb, '$[*].content') as said(content)
    where ${condition(sql`(said.content #>> '{}')`)}))`;

/** A query with the column `id`; what is being written is not found before it is whole. */
export const conversationsWith = (userId: string, words: readonly string[]): SQL =>
  sql`select ${conversations.id} from ${conversations} where ${conversations.user_id} = ${userId} and ${all(words, saidIn)}`;

const saidIn = (word: string): SQL => sql`(${holds(sql`fold_text(${conversations.title})`, word)} or exists (
  select 1 from ${messages} where ${messages.conversation_id} = ${conversations.id}
    and ${messages.status} not in ('queued', 'streaming') and ${holds(messageText, word)}))`;

const all = (words: readonly string[], condition: (word: string) => SQL): SQL => sql`(${sql.join(words.map(condition), sql` and `)})`;

const holds = (text: SQL, phrase: string): SQL => sql`${text} like ${patternOf(sql`${phrase}::text`)}`;

/** Anywhere, and nothing in it is a wildcard. */
const patternOf = (phrase: SQL): SQL => sql`'%' || regexp_replace(fold_text(${phrase}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
