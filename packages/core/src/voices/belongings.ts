import { anything, query, schema } from "@copydesk/db";
import { and, eq, exists, gt, isNull, or } from "drizzle-orm";
import type { LanguageUser } from "../languages/index.ts";
import type { Belongings } from "../people/index.ts";

const { voices, style_guides } = schema;

/** Voices of somebody whose account is removed. */
export const voiceBelongings: Belongings = {
  kind: "voices",
  count: ({ db }, id, since) =>
    db.$count(voices, and(eq(voices.created_by, id), or(isNull(voices.deleted_at), gt(voices.deleted_at, since)))),
  handOver: (tx, { from, to }) => tx.update(voices).set({ created_by: to }).where(eq(voices.created_by, from)),
};

/** Style guides for a language. */
export const guidesInLanguage: LanguageUser = (id) =>
  exists(query.select(anything).from(style_guides).where(eq(style_guides.language_id, id)));
