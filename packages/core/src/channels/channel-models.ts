import { anything, plus, query, schema, type Transaction } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

const { channels } = schema;

/** Channels whose texts a model writes. */
export const listChannelsWithModel = ({ db }: Core, modelId: string): Promise<{ id: string; name: string }[]> =>
  db.select({ id: channels.id, name: channels.name }).from(channels).where(eq(channels.model_id, modelId)).orderBy(asc(channels.position));

/** The same as a query within another one. */
export const channelsWithModel = (modelId: string) => query.select(anything).from(channels).where(eq(channels.model_id, modelId));

/** The statement that puts another model in the place of one. Whoever is changing one of these channels meanwhile is told so. */
export const replaceModelInChannels = (tx: Transaction, { from, to }: { from: string; to: string }) =>
  tx
    .update(channels)
    .set({ model_id: to, version: plus(channels.version, 1) })
    .where(eq(channels.model_id, from));
