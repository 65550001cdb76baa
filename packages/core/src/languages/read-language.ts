import { AppError, type LanguageRow } from "@copydesk/contracts";
import { query, rowReader, scalar, schema } from "@copydesk/db";
import { count, countDistinct, eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

const { languages, blocks, style_guides, examples, users } = schema;
export type StoredLanguage = typeof languages.$inferSelect;

/**
 * Campaigns with pieces in the language, style guides and examples. What was deleted and can be brought back, and pieces
 * taken out of a campaign, count: their texts are kept in it.
 */
const uses = {
  campaigns: scalar(
    query
      .select({ count: countDistinct(blocks.campaign_id) })
      .from(blocks)
      .where(eq(blocks.language_id, languages.id)),
  ),
  style_guides: scalar(query.select({ count: count() }).from(style_guides).where(eq(style_guides.language_id, languages.id))),
  examples: scalar(query.select({ count: count() }).from(examples).where(eq(examples.language_id, languages.id))),
};

/** Languages as their page shows them, to be narrowed and ordered. */
export const languageRows = (core: Core) =>
  core.db
    .select({ language: languages, uses, first_name: users.first_name, last_name: users.last_name })
    .from(languages)
    .leftJoin(users, eq(users.id, languages.updated_by));

export function toLanguageRow({ language, uses, ...by }: Awaited<ReturnType<typeof languageRows>>[number]): LanguageRow {
  const { created_at: _c, created_by: _b, updated_at, updated_by, ...shown } = language;
  return {
    ...shown,
    used_by: uses,
    updated_at: updated_at.toISOString(),
    updated_by: updated_by === null ? null : { id: updated_by, name: `${by.first_name ?? ""} ${by.last_name ?? ""}`.trim() },
  };
}

/** One language as its page shows it. @throws NOT_FOUND */
export async function readLanguage(core: Core, id: string): Promise<LanguageRow> {
  const [row] = await languageRows(core).where(eq(languages.id, id));
  if (!row) throw languageNotFound();
  return toLanguageRow(row);
}

/** One language as it is stored. @throws NOT_FOUND */
export async function findLanguage(core: Core, id: string): Promise<StoredLanguage> {
  const [row] = await core.db.select().from(languages).where(eq(languages.id, id));
  if (!row) throw languageNotFound();
  return row;
}

export const languageNotFound = () => new AppError("NOT_FOUND", "This language no longer exists.");

/** Columns of languages, in their order. */
export const readLanguageRows = rowReader(languages, languages.position);
