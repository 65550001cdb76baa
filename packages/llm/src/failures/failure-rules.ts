import type { CallTimeouts } from "../types.ts";

/** Everything that can go wrong in a call, each told apart because a person or the caller does something else then. */
export const failureKinds = [
  "busy",
  "no_credit",
  "bad_key",
  "not_allowed",
  "not_found",
  "unreachable",
  "server_error",
  "connect_timeout",
  "first_token_timeout",
  "stalled",
  "too_long_call",
  "interrupted",
  "empty_answer",
  "not_an_endpoint",
  "bad_request",
  "context_too_long",
  "filtered",
  "refused",
  "too_large",
  "redirected",
  "address_refused",
  "cancelled",
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What a sentence may speak of. */
export interface FailureFacts {
  /** The model's name as people know it. */
  model: string;
  /** What the provider's filter objected to. */
  category: string | null;
  timeouts: CallTimeouts;
}

export interface FailureRule {
  /** The same call may succeed a little later. */
  retryable: boolean;
  /** One sentence for the person who waits for the text. */
  message: (facts: FailureFacts) => string;
  next_step: string;
  /** A sign that the endpoint itself is down. */
  counts_against_circuit: boolean;
}

const seconds = (ms: number) => {
  const value = Math.max(1, Math.round(ms / 1000));
  return value === 1 ? "1 second" : `${value} seconds`;
};
const lasting = { retryable: false, counts_against_circuit: false };
const passing = { retryable: true, counts_against_circuit: false };
const dead = { retryable: true, counts_against_circuit: true };
const later = "Copydesk retries by itself. If it keeps failing, choose another model.";
const administrator = "Ask an administrator to look at this model's settings.";

export const failureRules: Record<FailureKind, FailureRule> = {
  busy: { ...passing, message: () => "The model is busy.", next_step: later },
  no_credit: {
    ...lasting,
    message: () => "The model account has no credit.",
    next_step: "Ask an administrator to add credit at the provider, or choose another model.",
  },
  bad_key: {
    ...lasting,
    message: () => "The model's provider refused the key.",
    next_step: "Ask an administrator to enter the key again in the model's settings.",
  },
  not_allowed: {
    ...lasting,
    message: ({ model }) => `The key is not allowed to use ${model}.`,
    next_step: "Ask an administrator to allow this model for the key at the provider, or choose another model.",
  },
  not_found: {
    ...lasting,
    message: ({ model }) => `The endpoint does not know a model called ${model}.`,
    next_step: "Ask an administrator to check the model's name, deployment and address.",
  },
  unreachable: { ...dead, message: () => "The model's address cannot be reached.", next_step: later },
  server_error: { ...dead, message: () => "The model's server had an error.", next_step: later },
  connect_timeout: {
    ...dead,
    message: ({ timeouts }) => `The model's address did not answer within ${seconds(timeouts.connect_ms)}.`,
    next_step: later,
  },
  first_token_timeout: {
    ...dead,
    message: ({ timeouts }) => `The model did not start writing within ${seconds(timeouts.first_token_ms)}.`,
    next_step: later,
  },
  stalled: {
    ...dead,
    message: ({ timeouts }) => `The model stopped writing for ${seconds(timeouts.silence_ms)}.`,
    next_step: later,
  },
  too_long_call: {
    ...lasting,
    message: ({ timeouts }) => `The model was not done within ${seconds(timeouts.total_ms)}.`,
    next_step: "Try again with a shorter length limit, or choose a faster model.",
  },
  interrupted: { ...dead, message: () => "The connection to the model broke before the text was complete.", next_step: later },
  empty_answer: { ...passing, message: () => "The model sent an empty answer.", next_step: later },
  not_an_endpoint: { ...lasting, message: () => "The address is not an AI endpoint.", next_step: administrator },
  bad_request: { ...lasting, message: () => "The model's endpoint did not accept the request.", next_step: administrator },
  context_too_long: {
    ...lasting,
    message: ({ model }) => `The material is longer than ${model} can read.`,
    next_step: "Shorten the story or the examples, or choose a model that reads more.",
  },
  filtered: {
    ...lasting,
    message: ({ category }) => `The provider's filter stopped this text${category ? ` (${category})` : ""}.`,
    next_step: "Reword what the filter may have objected to, or choose another model.",
  },
  refused: {
    ...lasting,
    message: () => "The model declined to write this text.",
    next_step: "Reword the brief or the prompt, or choose another model.",
  },
  too_large: {
    ...lasting,
    message: () => "The model's answer grew without end and was stopped.",
    next_step: "Set a length limit for this model, or choose another one.",
  },
  redirected: {
    ...lasting,
    message: () => "The model's address redirects requests elsewhere, which is not followed, to keep the key safe.",
    next_step: "Ask an administrator to enter the final address in the model's settings.",
  },
  address_refused: {
    ...lasting,
    message: () => "The model's address may not be used from here.",
    next_step: "Ask an administrator to check the address; private hosts must be listed in MODEL_HOSTS_ALLOW.",
  },
  cancelled: { ...lasting, message: () => "Cancelled.", next_step: "Start it again when you want the text." },
};
