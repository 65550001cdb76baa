import { type ChannelListItem, type channelListInput, foldName, type Page } from "@copydesk/contracts";
import { contains, countOf, schema } from "@copydesk/db";
import { and, asc, count, eq, or } from "drizzle-orm";
import type { z } from "zod";
import { putInOrder } from "../audit/index.ts";
import { type Actor, type Core, type OrderTerms, orderBy } from "../kernel/index.ts";
import { channelRows, toChannelItem } from "./read-channel.ts";

type Query = z.output<typeof channelListInput>;
const { channels } = schema;

/** The company's channels, with what uses each. */
export async function listChannels(core: Core, input: Query): Promise<Page<ChannelListItem>> {
  const folded = foldName(input.search);
  const where = and(
    input.status && eq(channels.status, input.status),
    input.kind && eq(channels.kind, input.kind),
    folded === "" ? undefined : or(contains(channels.name_folded, folded), contains(channels.code, folded)),
  );
  const [total] = await core.db.select({ count: count() }).from(channels).where(where);
  const rows = await channelRows(core)
    .where(where)
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
  return { count: total?.count ?? 0, results: rows.map(toChannelItem) };
}

const order: OrderTerms<Query["ordering"]> = {
  fields: { position: [channels.position], name: [channels.name_folded], updated_at: [channels.updated_at] },
  decide: (last, way) => (last === "name" ? [] : [way(channels.id)]),
};

/** Puts the channels in another order; see `putInOrder`. @param ids of all of them. */
export async function orderChannels(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  const { id, name, position } = channels;
  const rows = await core.db.select({ id, name, position }).from(channels).orderBy(asc(position), asc(id));
  return putInOrder(core, actor, ids, {
    type: "channel",
    rows,
    count: countOf(channels),
    move: (tx, moved, to) => tx.update(channels).set({ position: to }).where(eq(id, moved)),
  });
}
