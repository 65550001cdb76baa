import { AppError, type SchedulePlan, type VersionContent, type VersionDetail } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import type { AuthorizedBlock } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import type { Core } from "../kernel/index.ts";
import { publishBlocks } from "./publish-blocks.ts";
import { saveVersion, type VersionToSave } from "./save-version.ts";
import { touchCampaign } from "./versions.ts";

/**
 * Saves what a client sent, see `saveVersion`. What a plan says was changed to make it fit is known here and not believed:
 * it keeps what its base says, and from what is sent what another version of this block says, as a merged plan does.
 */
export async function saveEdited(core: Core, allowed: AuthorizedBlock<"edit">, given: VersionToSave): Promise<VersionDetail> {
  const { content } = given;
  if (content.kind !== "schedule") return saveVersion(core, allowed, given);
  const plan = { ...content.plan, repairs: await knownRepairs(core, allowed, { sent: content.plan, base: given.base_version_id }) };
  return saveVersion(core, allowed, { ...given, content: { kind: "schedule", plan } });
}

async function knownRepairs(
  core: Core,
  { block }: AuthorizedBlock<"edit">,
  { sent, base }: { sent: SchedulePlan; base: string | null },
): Promise<string[]> {
  const { versions } = schema;
  const rows = await core.db
    .select({ id: versions.id, content: versions.content })
    .from(versions)
    .where(and(eq(versions.block_id, block.id), isNull(versions.removed_at)));
  const known = new Set(rows.flatMap((row) => repairsOf(row.content)));
  const ofBase = rows.find((row) => row.id === base)?.content;
  return [...new Set([...(ofBase ? repairsOf(ofBase) : []), ...sent.repairs.filter((one) => known.has(one))])].slice(-2_000);
}

const repairsOf = (content: VersionContent): string[] => (content.kind === "schedule" ? content.plan.repairs : []);

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
