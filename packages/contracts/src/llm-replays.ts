import { z } from "zod";
import type { CheckResult, VersionContent } from "./blocks.ts";
import type { PersonRef } from "./campaigns.ts";
import { windowInput } from "./list.ts";
import type { LlmListItem, LlmStatus } from "./llm-logs.ts";
import { type FieldSpec, type Parameters, parametersSchema } from "./master-data.ts";
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

/** One of the two answers that are compared, as our own reader reads it and our own checks judge it. */
export interface ComparedCall extends LlmListItem {
  parameters: Parameters;
  finish_reason: string | null;
  error_code: string | null;
  /** Why there is no whole answer, in words; null when there is one. */
  problem: string | null;
  /** Exactly as the model wrote it; empty when it is not kept any more. */
  reply: string;
  /** As a version would hold it; null when it cannot be read as one. */
  content: VersionContent | null;
  /** The same as plain text; the reply itself when it cannot be read. */
  text: string;
  checks: CheckResult[];
  /** Checks that complain; null when there is nothing that could be checked. */
  failed_checks: number | null;
}

/** Decided by our checks alone: fewer that complain are better. Cost and time decide nothing. */
export const replayVerdicts = ["original", "replay", "equal"] as const;
export type ReplayVerdict = (typeof replayVerdicts)[number];

export interface ReplayComparison {
  original: ComparedCall;
  replay: ComparedCall;
  /** Parts of the channel with their limits, to show the fields by; empty for what is no piece of a channel. */
  fields: FieldSpec[];
  /** Null when one of the two is not kept any more. */
  verdict: ReplayVerdict | null;
  changed: { model: boolean; messages: boolean; parameters: (keyof Parameters)[] };
  /** The block whose version the answer can become, for whoever may edit it; else null. */
  can_take: { block_id: string; selected_version_id: string | null } | null;
}

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

/** What is other than it was then, kept with an experiment. */
export interface ReplayChange {
  model_id?: string | undefined;
  parameters?: Parameters | undefined;
  prompt?: ReplayPrompt | undefined;
}

/** Sums of one side over the calls that were asked again. */
export interface ExperimentSide {
  wins: number;
  failed_checks: number;
  /** One sum a currency. */
  costs: { currency: string | null; amount: number }[];
  /** Calls whose cost is unknown, and so is in no sum. */
  without_cost: number;
  /** Of all calls that have it; null when none has. */
  average_ms: number | null;
}

export interface ExperimentListItem {
  id: string;
  name: string;
  state: ExperimentState;
  created_at: string;
  finished_at: string | null;
  person: PersonRef | null;
  /** The other model; null when each call is asked of the model that it was asked of then. */
  model: { id: string; name: string } | null;
  counts: Record<ExperimentCallState, number> & { all: number };
  equal: number;
  original: ExperimentSide;
  replay: ExperimentSide;
}

/** One side of one call in the table of an experiment. */
export interface ExperimentAnswer {
  id: string;
  status: LlmStatus;
  model: string;
  cost: { amount: number; currency: string | null } | null;
  total_ms: number | null;
  failed_checks: number | null;
}

export interface ExperimentCall {
  /** What was asked again; null when it is not kept, or not shown to the asker any more. */
  original: (ExperimentAnswer & Pick<LlmListItem, "at" | "purpose" | "campaign" | "language" | "channel">) | null;
  replay: ExperimentAnswer | null;
  state: ExperimentCallState;
  verdict: ReplayVerdict | null;
  /** Why it failed, in words. */
  message: string | null;
  /** The process ended while it was asked, so that it was asked a second time. */
  asked_twice: boolean;
}

export interface ExperimentDetail extends ExperimentListItem {
  change: ReplayChange;
  calls: ExperimentCall[];
}
