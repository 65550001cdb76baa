import { AppError, type VersionDetail, type VersionSummary, type versionListInput, versionsMax } from "@copydesk/contracts";
import { batch, mark, must, orElse, rowReader, scalar, schema, type Transaction } from "@copydesk/db";
import { and, count, desc, eq, exists, gt, isNull, ne, notInArray } from "drizzle-orm";
import type { z } from "zod";
import type { AuthorizedBlock, CampaignAction } from "../access/index.ts";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { type Core, type OrderTerms, ofCore, orderBy, restorableSince } from "../kernel/index.ts";
import { followSelection } from "./follow-selection.ts";
import { publishBlocks } from "./publish-blocks.ts";
import { toVersionDetail, toVersionSummary, versionColumns, versionSummaryColumns } from "./version-view.ts";

/** Versions of a block, the newest first. */
export async function listVersions(core: Core, { block }: AuthorizedBlock<CampaignAction>): Promise<VersionSummary[]> {
  const { versions } = schema;
  const rows = await core.db
    .select(versionSummaryColumns)
    .from(versions)
    .where(and(eq(versions.block_id, block.id), isNull(versions.removed_at)))
    .orderBy(desc(versions.number));
  return rows.map((row) => toVersionSummary(row, block.selected_version_id));
}

type VersionList = z.output<typeof versionListInput>;

const order: OrderTerms<VersionList["ordering"]> = {
  fields: { number: [schema.versions.number], origin: [schema.versions.origin], created_at: [schema.versions.created_at] },
  decide: (last, way) => (last === "number" ? [] : [way(schema.versions.number)]),
};

/** Versions of a block with their texts: a window of them. */
export async function listVersionDetails(
  core: Core,
  { block }: AuthorizedBlock<CampaignAction>,
  { ordering, limit, offset }: VersionList,
): Promise<{ count: number; results: VersionDetail[] }> {
  const { versions } = schema;
  const rows = await core.db
    .select(versionColumns)
    .from(versions)
    .where(and(eq(versions.block_id, block.id), isNull(versions.removed_at)))
    .orderBy(...orderBy(ordering, order))
    .limit(limit)
    .offset(offset);
  return { count: block.version_count, results: rows.map((row) => toVersionDetail(row, block.selected_version_id)) };
}

/** One version of a block. @throws NOT_FOUND when the block has none of this id. */
export async function readVersion(core: Core, { block }: AuthorizedBlock<CampaignAction>, versionId: string): Promise<VersionDetail> {
  const [row] = await versionById(core).execute({ id: versionId, block: block.id });
  if (!row) throw versionNotFound();
  return toVersionDetail(row, block.selected_version_id);
}

const versionById = ofCore(({ db }) => {
  const { versions } = schema;
  const { id, block_id, removed_at } = versions;
  return db
    .select(versionColumns)
    .from(versions)
    .where(and(eq(id, mark("id")), eq(block_id, mark("block")), isNull(removed_at)))
    .prepare();
});

/** Makes a version the one that is shown, exported and planned with. @throws NOT_FOUND when the block has none of this id. */
export async function selectVersion(core: Core, allowed: AuthorizedBlock<"edit">, versionId: string): Promise<null> {
  const { block, actor } = allowed;
  const version = await readVersion(core, allowed, versionId);
  if (block.selected_version_id === versionId) return null;
  const { blocks, versions } = schema;
  const now = new Date(core.now());
  const [before] = await core.db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.id, block.selected_version_id ?? ""));
  const following = await followSelection(core, allowed, versionId);
  await batch(core.db, (tx) => [
    must(
      tx
        .update(blocks)
        .set({ selected_version_id: versionId, updated_at: now, updated_by: actor.userId })
        .where(and(eq(blocks.id, block.id), exists(living(tx, versionId)))),
      versionNotFound(),
    ),
    ...following.statements(tx),
    touchCampaign(tx, core, allowed),
    recordActivity(tx, core, {
      actor,
      action: "version.selected",
      entity: versionEntity(allowed, version.number),
      changes: { selected_version: { before: before?.number ?? null, after: version.number } },
    }),
  ]);
  await following.publish();
  return null;
}

/** Names a version, or takes its name away. A label that is there already changes nothing. @throws NOT_FOUND */
export async function labelVersion(core: Core, allowed: AuthorizedBlock<"edit">, { version_id, label }: VersionLabel): Promise<null> {
  const version = await readVersion(core, allowed, version_id);
  if (version.label === label) return null;
  const { versions } = schema;
  await batch(core.db, (tx) => [
    must(tx.update(versions).set({ label }).where(eq(versions.id, version_id)), versionNotFound()),
    touchCampaign(tx, core, allowed),
    recordActivity(tx, core, {
      actor: allowed.actor,
      action: "version.labelled",
      entity: versionEntity(allowed, version.number),
      changes: changesBetween({ label: version.label }, { label }),
    }),
  ]);
  await publishBlocks(core, allowed.campaign.id, [allowed.block.id]);
  return null;
}

export interface VersionLabel {
  version_id: string;
  /** Empty: none. */
  label: string;
}

/** Deletes a version; for 30 days it can be brought back. @throws RULE_BROKEN for the selected or the only one. */
export async function removeVersion(core: Core, allowed: AuthorizedBlock<"edit">, versionId: string): Promise<null> {
  const { block, actor } = allowed;
  const version = await readVersion(core, allowed, versionId);
  if (version.is_selected || block.version_count <= 1) throw cannotRemove();
  const { versions } = schema;
  await batch(core.db, (tx) => [
    // The selection may have moved since it was read.
    must(
      tx
        .update(versions)
        .set({ removed_at: new Date(core.now()) })
        .where(and(eq(versions.id, versionId), ne(versions.id, selectedOf(tx, block.id)))),
      cannotRemove(),
    ),
    recount(tx, block.id),
    touchCampaign(tx, core, allowed),
    recordActivity(tx, core, { actor, action: "version.deleted", entity: versionEntity(allowed, version.number) }),
  ]);
  await publishBlocks(core, allowed.campaign.id, [block.id]);
  return null;
}

/** Brings a deleted version back into the list. @throws NOT_FOUND for one that is not deleted, or was 30 days ago. */
export async function restoreVersion(core: Core, allowed: AuthorizedBlock<"edit">, versionId: string): Promise<null> {
  const { block, actor } = allowed;
  const { versions } = schema;
  const restorable = and(eq(versions.id, versionId), eq(versions.block_id, block.id), gt(versions.removed_at, restorableSince(core)));
  const [removed] = await core.db.select({ number: versions.number }).from(versions).where(restorable);
  if (!removed) throw cannotRestore();
  await batch(core.db, (tx) => [
    must(tx.update(versions).set({ removed_at: null }).where(restorable), cannotRestore()),
    recount(tx, block.id),
    touchCampaign(tx, core, allowed),
    recordActivity(tx, core, { actor, action: "version.restored", entity: versionEntity(allowed, removed.number) }),
  ]);
  await publishBlocks(core, allowed.campaign.id, [block.id]);
  return null;
}

/**
 * Statements that delete a block's oldest versions beyond the newest 100, the selected one spared, and set its count.
 * They belong in the batch that adds a version, after it.
 */
export function dropOldVersions(tx: Transaction, blockId: string) {
  const { versions } = schema;
  const newest = tx
    .select({ id: versions.id })
    .from(versions)
    .where(eq(versions.block_id, blockId))
    .orderBy(desc(versions.number))
    .limit(versionsMax);
  return [
    tx
      .delete(versions)
      .where(and(eq(versions.block_id, blockId), notInArray(versions.id, newest), ne(versions.id, selectedOf(tx, blockId)))),
    recount(tx, blockId),
  ];
}

/** What was written counts as a change of the campaign, but not of its brief. */
export function touchCampaign(tx: Transaction, core: Core, { campaign, actor }: AuthorizedBlock<CampaignAction>) {
  const { campaigns } = schema;
  return tx
    .update(campaigns)
    .set({ updated_at: new Date(core.now()), updated_by: actor.userId })
    .where(eq(campaigns.id, campaign.id));
}

/** A version in the log belongs to its campaign, and is seen by whoever sees that. */
export const versionEntity = ({ campaign }: AuthorizedBlock<CampaignAction>, number: number) => ({
  type: "campaign",
  id: campaign.id,
  name: `${campaign.name}, version ${number}`,
});

function living(tx: Transaction, versionId: string) {
  const { versions } = schema;
  return tx
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.id, versionId), isNull(versions.removed_at)));
}

/** Id of a block's selected version; empty without one. */
function selectedOf(tx: Transaction, blockId: string) {
  const { blocks } = schema;
  return orElse<string>(scalar(tx.select({ id: blocks.selected_version_id }).from(blocks).where(eq(blocks.id, blockId))), "");
}

function recount(tx: Transaction, blockId: string) {
  const { versions, blocks } = schema;
  const living = tx
    .select({ count: count() })
    .from(versions)
    .where(and(eq(versions.block_id, blockId), isNull(versions.removed_at)));
  return tx
    .update(blocks)
    .set({ version_count: scalar(living) })
    .where(eq(blocks.id, blockId));
}

const versionNotFound = () => new AppError("NOT_FOUND", "This version no longer exists.");
const cannotRestore = () => new AppError("NOT_FOUND", "This version can no longer be brought back.");
const cannotRemove = () =>
  new AppError("RULE_BROKEN", "The selected version and the only one cannot be deleted. Select another version first.");

/** Columns of versions. */
export const readVersionRows = rowReader(schema.versions);

/** The selected version of a block, or its newest one. */
export async function currentVersion(core: Core, { block }: AuthorizedBlock<"edit">) {
  const { versions } = schema;
  const of = eq(versions.block_id, block.id);
  const [row] = await core.db
    .select({ id: versions.id, content: versions.content, author_id: versions.author_id })
    .from(versions)
    .where(and(of, isNull(versions.removed_at), ...(block.selected_version_id ? [eq(versions.id, block.selected_version_id)] : [])))
    .orderBy(desc(versions.number))
    .limit(1);
  return row ?? null;
}

/** How the newest version of a block was written. */
export async function readNewestWriting({ db }: Core, blockId: string) {
  const { versions } = schema;
  const [newest] = await db
    .select({ finish_reason: versions.finish_reason, parameters: versions.parameters, used: versions.tokens_out })
    .from(versions)
    .where(eq(versions.block_id, blockId))
    .orderBy(desc(versions.number))
    .limit(1);
  return newest;
}
