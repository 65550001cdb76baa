import { z } from "zod";

import { windowInput } from "./list.ts";

import { parametersSchema } from "./master-data.ts";
import { name } from "./text.ts";

const id = z.string().min(1).max(64);
const promptText = z.string().max(100_000);

/**
 * Another prompt for the same piece: its input is built anew from what the campaign is now. A state of the history of
 * outlines or schedules, or a text of one's own; what is left out is as it is used today.
 */
export const replayPrompt = z
  .strictObject({ state_id: id, system_prompt: promptText, user_prompt: promptText })
  .partial()
  .refine(({ state_id, system_prompt, user_prompt }) => state_id === undefined || (system_prompt ?? user_prompt) === undefined, {
    error: "Choose an earlier prompt or write one, not both",
  });
export type ReplayPrompt = z.infer<typeof replayPrompt>;

const change = {
  /** Absent: the model that was asked then. */
  model_id: id.optional(),
  /** Only those that are to be another; one that is switched off is not sent. */
  parameters: parametersSchema.optional(),
  prompt: replayPrompt.optional(),
};

const messages = z
  .array(z.strictObject({ role: z.enum(["system", "user", "assistant"]), content: z.string().max(2_000_000) }))
  .min(1, "Send at least one message")
  .max(50, "Send 50 messages or fewer");

/** What is to be other than it was. Without anything: exactly as it was. */
export const replayChange = z.strictObject({ ...change, messages: messages.optional() });
/** One call, asked again. */
export const replayInput = replayChange.extend({ id }).refine((input) => input.prompt === undefined || input.messages === undefined, {
  error: "Send other messages or another prompt, not both",
  path: ["messages"],
});
export type ReplayInput = z.input<typeof replayInput>;

/** @param base_version_id the version that is shown beside it; taking fails with STALE_VERSION when another one is selected by now. */
export const takeReplayInput = z.strictObject({ replay_id: id, base_version_id: id.nullable().optional() });
export type TakeReplayInput = z.input<typeof takeReplayInput>;

/** Decided by our checks alone: fewer that complain are better. Cost and time decide nothing. */
export const replayVerdicts = ["original", "replay", "equal"] as const;
export type ReplayVerdict = (typeof replayVerdicts)[number];

export const mostReplays = 100;
export const experimentInput = z.strictObject({
  name: name("Name", 120),
  /** Logged calls. */
  ids: z
    .array(id)
    .min(1, "Choose at least one call")
    .max(mostReplays, `Choose ${mostReplays} calls or fewer`)
    .refine((ids) => new Set(ids).size === ids.length, "Each call can be chosen once"),
  ...change,
  /** The same key starts the same experiment once. */
  idempotency_key: z.string().min(1).max(200).optional(),
});
export type ExperimentInput = z.input<typeof experimentInput>;

export const experimentListInput = windowInput(["created_at"], "-created_at");
export type ExperimentListInput = z.input<typeof experimentListInput>;

export const experimentStates = ["queued", "running", "done", "stopped"] as const;
export type ExperimentState = (typeof experimentStates)[number];
/** `cancelled`: not asked, or not waited for, because the experiment was stopped. */
export const experimentCallStates = ["waiting", "asking", "done", "failed", "cancelled"] as const;
export type ExperimentCallState = (typeof experimentCallStates)[number];
