import { AppError } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { AuthorizedBlock } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import type { Core } from "../kernel/index.ts";
import { publishBlocks } from "./publish-blocks.ts";
import { touchCampaign } from "./versions.ts";

/**
 * Takes the mark "out of date" off a text that is right although what it was written from has changed. The next change
 * of the brief or of its outline marks it again. Without the mark nothing happens.
 * @throws STALE_VERSION when somebody was quicker at the same moment.
 */
export async function keepAsIs(core: Core, allowed: AuthorizedBlock<"edit">): Promise<null> {
  const { block, campaign, actor } = allowed;
  if (!block.out_of_date) return null;
  const { blocks } = schema;
  const unmarked = new AppError("STALE_VERSION", "This text is no longer out of date.");
  await batch(core.db, (tx) => [
    must(
      tx
        .update(blocks)
        .set({ out_of_date: false, updated_at: new Date(core.now()), updated_by: actor.userId })
        .where(and(eq(blocks.id, block.id), eq(blocks.out_of_date, true))),
      unmarked,
    ),
    touchCampaign(tx, core, allowed),
    recordActivity(tx, core, {
      actor,
      action: "block.kept_as_is",
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
    }),
  ]);
  await publishBlocks(core, campaign.id, [block.id]);
  return null;
}
