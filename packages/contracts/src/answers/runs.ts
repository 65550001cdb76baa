import { z } from "zod";
import { campaignStatuses } from "../campaigns.ts";
import { runStates, taskStates } from "../runs.ts";
import { blockSummarySchema } from "./blocks.ts";

export const runViewSchema = z.strictObject({
  id: z.string(),
  state: z.enum(runStates),
  tasks: z.strictObject({ total: z.number().int(), done: z.number().int(), failed: z.number().int() }),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  tokens_in: z.number().int(),
  tokens_out: z.number().int(),
  cost: z.number().nullable(),
  currency: z.string().nullable(),
  seconds_left: z.number().nullable().meta({ description: "Guess from the calls so far; null until there is one." }),
});
export type RunView = z.infer<typeof runViewSchema>;

export const taskViewSchema = z.strictObject({
  id: z.string(),
  run_id: z.string(),
  block_id: z.string(),
  state: z.enum(taskStates),
  attempt: z.number().int(),
  max_attempts: z.number().int(),
  model_name: z.string().nullable(),
  retry_at: z.string().nullable().meta({ description: "When the next attempt begins, while `retrying`." }),
  message: z
    .string()
    .nullable()
    .meta({ description: 'What is going on, for a person: "The model is busy, trying again at 14:03 (2 of 5)".' }),
  started_at: z.string().nullable(),
  partial_text: z.string().meta({ description: "Text received so far while `running`; the raw answer in the piece's own format." }),
});
export type TaskView = z.infer<typeof taskViewSchema>;

/** Text that a task has received. `offset` is where `delta` begins in the task's partial text, in UTF-16 units. */
const textPartSchema = z.strictObject({ task_id: z.string(), block_id: z.string(), offset: z.number().int(), delta: z.string() });
export type TextPart = z.infer<typeof textPartSchema>;

/** Everything that changes while people watch a campaign. */
const liveEventSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("snapshot"),
    run: runViewSchema.nullable(),
    tasks: z.array(taskViewSchema),
  }),
  z.strictObject({ type: z.literal("run"), run: runViewSchema }),
  z.strictObject({ type: z.literal("task"), task: taskViewSchema }),
  /** What has come of all texts since the last one, together: a hundred are written at once, and a thousand people may watch. */
  z.strictObject({ type: z.literal("text"), parts: z.array(textPartSchema) }),
  z.strictObject({ type: z.literal("block"), block: blockSummarySchema }),
  z.strictObject({ type: z.literal("campaign"), status: z.enum(campaignStatuses), updated_at: z.string() }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** What whoever watches is told: an event, or those of one moment in their order. */
export const liveUpdateSchema = z.discriminatedUnion("type", [
  ...liveEventSchema.options,
  z.strictObject({ type: z.literal("several"), events: z.array(liveEventSchema) }),
]);
export type LiveUpdate = z.infer<typeof liveUpdateSchema>;

export const startedRunSchema = z.strictObject({ run_id: z.string(), status: z.enum(runStates) });
export type StartedRun = z.infer<typeof startedRunSchema>;
