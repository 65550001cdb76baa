import { anything, query, schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, gt, isNull, or } from "drizzle-orm";
import type { LanguageUser } from "../languages/index.ts";
import type { Belongings } from "../people/index.ts";

const { examples } = schema;

/** Examples of somebody whose account is removed. */
export const exampleBelongings: Belongings = {
  kind: "examples",
  count: ({ db }, id, since) =>
    db.$count(examples, and(eq(examples.created_by, id), or(isNull(examples.deleted_at), gt(examples.deleted_at, since)))),
  handOver: (tx, { from, to }) => tx.update(examples).set({ created_by: to }).where(eq(examples.created_by, from)),
};

/** The statement that makes examples of what somebody brought. */
export const insertExamples = (tx: Transaction, rows: (typeof examples.$inferInsert)[]) => tx.insert(examples).values(rows);

/** The statement that deletes a voice's examples along with it, all at that one moment. */
export const removeExamplesOfVoice = (tx: Transaction, voiceId: string, at: Date) =>
  tx
    .update(examples)
    .set({ deleted_at: at })
    .where(and(eq(examples.voice_id, voiceId), isNull(examples.deleted_at)));

/** The statement that brings back the examples that were deleted along with their voice, at that moment. */
export const restoreExamplesOfVoice = (tx: Transaction, voiceId: string, at: Date) =>
  tx
    .update(examples)
    .set({ deleted_at: null })
    .where(and(eq(examples.voice_id, voiceId), eq(examples.deleted_at, at)));

/** Examples in a language. */
export const examplesInLanguage: LanguageUser = (id) => exists(query.select(anything).from(examples).where(eq(examples.language_id, id)));
