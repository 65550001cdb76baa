import { listedIn, mark, schema, type Transaction } from "@copydesk/db";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { BlockRow, CampaignRow } from "../access/index.ts";
import { type Core, ofCore } from "../kernel/index.ts";
import { inWrongLanguage } from "./language/wrong-language.ts";

export type StoredStatus = CampaignRow["status"];

/** What a campaign deserves to be called by what is written for it, while none of it is being written. */
export async function statusByTexts(core: Core, campaign: CampaignRow): Promise<StoredStatus> {
  return statusOfTexts(await readTextStates(core, campaign), campaign.generation_mode);
}

/** What a campaign's status follows from. */
export type TextState = Pick<BlockRow, "id" | "kind" | "state" | "version_count" | "failure"> & { wrong_language: boolean };

/** The states of everything a campaign is to have: without its schedules when it wants none. */
export const readTextStates = (core: Core, campaign: CampaignRow): Promise<TextState[]> =>
  textStates(core).execute({ campaign: campaign.id, kinds: JSON.stringify(kindsOf(campaign)) });

const textStates = ofCore(({ db }) => {
  const { blocks, versions } = schema;
  const { id, kind, state, version_count, failure } = blocks;
  const ofCampaign = eq(blocks.campaign_id, mark("campaign"));
  return db
    .select({ id, kind, state, version_count, failure, wrong_language: inWrongLanguage })
    .from(blocks)
    .leftJoin(versions, eq(versions.id, blocks.selected_version_id))
    .where(and(ofCampaign, isNull(blocks.removed_at), listedIn(blocks.kind, "kinds")))
    .prepare();
});

const kindsOf = (campaign: CampaignRow): BlockRow["kind"][] =>
  campaign.content_schedule ? ["outline", "content", "schedule"] : ["outline", "content"];

/** What a campaign is called whose texts are these and none of which is being written. */
export function statusOfTexts(texts: readonly Omit<TextState, "id">[], mode: CampaignRow["generation_mode"]): StoredStatus {
  const written = texts.filter((one) => one.version_count > 0);
  const failed = texts.filter((one) => one.state === "failed" && one.failure?.code !== "stopped");
  if (written.length === 0) return failed.length > 0 ? "failed" : "draft";
  if (failed.length > 0) return "needs_attention";
  if (written.some((one) => one.wrong_language)) return "needs_attention";
  if (written.length === texts.length) return "ready";
  const begun = written.some((one) => one.kind !== "outline");
  return mode === "outline_only" && !begun ? "outline_review" : "needs_attention";
}

/** The statement that gives a campaign the status that it deserves. */
export const changeStatus = (tx: Transaction, core: Core, { id, status }: { id: string; status: StoredStatus }) =>
  tx
    .update(schema.campaigns)
    .set({ status, updated_at: new Date(core.now()) })
    .where(eq(schema.campaigns.id, id));

/** The statement that says that texts of a campaign are being written; it changes nothing when the campaign was deleted, put aside or changed meanwhile. */
export function markGenerating(tx: Transaction, core: Core, campaign: CampaignRow) {
  const { campaigns } = schema;
  const same = and(eq(campaigns.id, campaign.id), eq(campaigns.version, campaign.version));
  return tx
    .update(campaigns)
    .set({ status: "generating", updated_at: new Date(core.now()) })
    .where(and(same, isNull(campaigns.deleted_at), ne(campaigns.status, "archived")));
}
