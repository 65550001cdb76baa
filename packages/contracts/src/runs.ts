import { z } from "zod";

import { text } from "./text.ts";

export const runStates = ["queued", "running", "succeeded", "partial", "failed", "cancelled"] as const;
export type RunState = (typeof runStates)[number];
export const taskStates = ["waiting", "queued", "running", "retrying", "succeeded", "failed", "cancelled"] as const;
export type TaskState = (typeof taskStates)[number];

const id = z.string().min(1).max(64);
/**
 * What to write. `campaign` writes everything not yet written (or everything again with `again`), stopping after the
 * outlines in mode "outline only" until `stage` is `content`.
 */
export const startRunInput = z.strictObject({
  campaign_id: id,
  scope: z.enum(["campaign", "language", "block", "blocks", "out_of_date"]).default("campaign"),
  language_id: id.optional(),
  block_id: id.optional(),
  /** With the scope `blocks`: several pieces, such as those of channels that have just been added. */
  block_ids: z.array(id).min(1).max(400).optional(),
  stage: z.enum(["auto", "content"]).default("auto"),
  again: z.boolean().default(false),
  /** Leaves out what people edited: texts and schedules whose selected version is by hand. */
  keep_edited: z.boolean().default(false),
  model_id: id.optional(),
  note: text("Note", { max: 1_000 }).optional(),
  idempotency_key: z.string().min(1).max(200).optional(),
});
export type StartRunInput = z.input<typeof startRunInput>;
