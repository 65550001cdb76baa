import { z } from "zod";
import type { BlockSummary } from "./blocks.ts";
import type { CampaignStatus } from "./campaigns.ts";
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

export interface RunView {
  id: string;
  state: RunState;
  tasks: { total: number; done: number; failed: number };
  started_at: string | null;
  finished_at: string | null;
  tokens_in: number;
  tokens_out: number;
  cost: number | null;
  currency: string | null;
  /** Guess from the calls so far; null until there is one. */
  seconds_left: number | null;
}

export interface TaskView {
  id: string;
  run_id: string;
  block_id: string;
  state: TaskState;
  attempt: number;
  max_attempts: number;
  model_name: string | null;
  /** When the next attempt begins, while `retrying`. */
  retry_at: string | null;
  /** What is going on, for a person: "The model is busy, trying again at 14:03 (2 of 5)". */
  message: string | null;
  started_at: string | null;
  /** Text received so far while `running`; the raw answer in the piece's own format. */
  partial_text: string;
}

/** Everything that changes while people watch a campaign. */
export type LiveEvent =
  | { type: "snapshot"; run: RunView | null; tasks: TaskView[] }
  | { type: "run"; run: RunView }
  | { type: "task"; task: TaskView }
  /** `offset` is where `delta` begins in the task's partial text, in UTF-16 units. */
  | { type: "text"; task_id: string; block_id: string; offset: number; delta: string }
  | { type: "block"; block: BlockSummary }
  | { type: "campaign"; status: CampaignStatus; updated_at: string };
