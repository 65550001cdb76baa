import { schema } from "@copydesk/db";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Belongings } from "../people/index.ts";

const { voices } = schema;

/** Voices of somebody whose account is removed. */
export const voiceBelongings: Belongings = {
  kind: "voices",
  count: ({ db }, id, since) =>
    db.$count(voices, and(eq(voices.created_by, id), or(isNull(voices.deleted_at), gt(voices.deleted_at, since)))),
  handOver: (tx, { from, to }) => tx.update(voices).set({ created_by: to }).where(eq(voices.created_by, from)),
};
