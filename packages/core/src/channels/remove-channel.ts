import { AppError, type ChannelUses } from "@copydesk/contracts";
import { anything, batch, lists, must, query, schema } from "@copydesk/db";
import { and, eq, notExists } from "drizzle-orm";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { channelNotFound, readChannel } from "./read-channel.ts";

const { channels, blocks, examples, style_guides } = schema;

/**
 * Deletes a channel that nothing names.
 * @throws IN_USE with `details.used_by` when something does: it can only be made inactive; NOT_FOUND.
 */
export async function removeChannel(core: Core, actor: Actor, id: string): Promise<null> {
  const { name, code, used_by } = await readChannel(core, id);
  if (isUsed(used_by)) throw inUse(name, used_by);
  const unused = and(
    notExists(query.select(anything).from(blocks).where(eq(blocks.channel_id, channels.id))),
    notExists(query.select(anything).from(examples).where(eq(examples.channel_id, channels.id))),
    notExists(query.select(anything).from(style_guides).where(lists(style_guides.channel_ids, channels.id))),
  );
  const refused = channelNotFound();
  const changes = changesBetween({ name, code }, { name: null, code: null });
  try {
    await batch(core.db, (tx) => [
      must(tx.delete(channels).where(and(eq(channels.id, id), unused)), refused),
      recordActivity(tx, core, { actor, action: "channel.deleted", entity: { type: "channel", id, name }, changes }),
    ]);
  } catch (error) {
    if (error !== refused) throw error;
    // Either it is gone, or something has begun to name it meanwhile.
    const now = await readChannel(core, id);
    throw inUse(now.name, now.used_by);
  }
  return null;
}

const isUsed = (uses: ChannelUses) => uses.campaigns + uses.style_guides + uses.examples > 0;

function inUse(name: string, used_by: ChannelUses): AppError {
  const words = `“${name}” is used by ${formatUses(used_by)}. Make it inactive instead: new campaigns can't choose it, and the others keep it.`;
  return new AppError("IN_USE", words, { details: { used_by } });
}

function formatUses({ campaigns, style_guides: guides, examples: texts }: ChannelUses): string {
  const counted = (number: number, one: string) => (number === 0 ? [] : [`${number} ${one}${number === 1 ? "" : "s"}`]);
  const parts = [...counted(campaigns, "campaign"), ...counted(guides, "style guide"), ...counted(texts, "example")];
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "nothing");
}
