import { schema } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import { countCampaignsWithModel, replaceModelInBlocks } from "../../campaigns/index.ts";
import type { ModelUser } from "../../models/index.ts";

const { tasks } = schema;

/** Texts of a model that are not begun; one that is being written is finished by it. */
const stillWaiting = (id: string) => and(eq(tasks.model_id, id), inArray(tasks.state, ["waiting", "queued", "retrying"]));

/** What pieces chose a model for, and the texts that wait for one. */
export const writingWithModel: ModelUser = {
  countCampaigns: countCampaignsWithModel,
  replace: (tx, { from, to }) => [replaceModelInBlocks(tx, { from, to }), tx.update(tasks).set({ model_id: to }).where(stillWaiting(from))],
  forget: (tx, id) => [tx.update(tasks).set({ model_id: null }).where(stillWaiting(id))],
};
