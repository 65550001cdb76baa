import { type ChannelListItem, type channelListInput, foldName, type Page } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../context.ts";
import { channelRows, toChannelItem } from "./read-channel.ts";

type Query = z.output<typeof channelListInput>;
const { channels } = schema;

/** The company's channels, with what uses each. */
export async function listChannels(core: Core, input: Query): Promise<Page<ChannelListItem>> {
  const folded = foldName(input.search);
  const where = and(
    input.status && eq(channels.status, input.status),
    input.kind && eq(channels.kind, input.kind),
    folded === "" ? undefined : sql`(instr(${channels.name_folded}, ${folded}) > 0 or instr(${channels.code}, ${folded}) > 0)`,
  );
  const [total] = await core.db.select({ count: count() }).from(channels).where(where);
  const rows = await channelRows(core)
    .where(where)
    .orderBy(...orderOf(input.ordering))
    .limit(input.limit)
    .offset(input.offset);
  return { count: total?.count ?? 0, results: rows.map(toChannelItem) };
}

function orderOf(ordering: Query["ordering"]): SQL[] {
  const way = ordering.startsWith("-") ? desc : asc;
  switch (ordering.replace("-", "") as Exclude<Query["ordering"], `-${string}`>) {
    case "position":
      return [way(channels.position), way(channels.id)];
    case "name":
      return [way(channels.name_folded)];
    case "updated_at":
      return [way(channels.updated_at), way(channels.id)];
  }
}
