import type {
  BlockKind,
  ExperimentCallState,
  ExperimentState,
  LlmPurpose,
  LlmStatus,
  LlmToolCall,
  LoggedMessage,
  Parameters,
  PriceOrigin,
  ReplayChange,
  ReplayVerdict,
  RunState,
  TaskState,
} from "@copydesk/contracts";
import { bool, bytes, index, int, json, primaryId, primaryKey, real, ref, table, text, time, uniqueIndex } from "../columns.ts";
import { blocks, campaigns } from "./campaigns.ts";
import { models } from "./configuration.ts";
import { users } from "./identity.ts";

export const runs = table(
  "runs",
  {
    id: primaryId(),
    campaign_id: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    user_id: ref().references(() => users.id),
    scope: text<"campaign" | "language" | "block" | "blocks" | "out_of_date">().notNull(),
    note: text().notNull(),
    state: text<RunState>().notNull(),
    idempotency_key: text(),
    tasks_total: int().notNull(),
    tasks_done: int().notNull(),
    tasks_failed: int().notNull(),
    tokens_in: int().notNull(),
    tokens_out: int().notNull(),
    cost: real(),
    currency: text(),
    created_at: time().notNull(),
    started_at: time(),
    finished_at: time(),
  },
  (t) => [
    index("runs_campaign").on(t.campaign_id, t.created_at),
    index("runs_state").on(t.state),
    index("runs_user").on(t.user_id),
    uniqueIndex("runs_idempotency").on(t.user_id, t.idempotency_key),
  ],
);

/** One block version to write, one model call (and its corrective turns). */
export const tasks = table(
  "tasks",
  {
    id: primaryId(),
    run_id: ref()
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    campaign_id: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    block_id: ref()
      .notNull()
      .references(() => blocks.id, { onDelete: "cascade" }),
    kind: text<BlockKind>().notNull(),
    state: text<TaskState>().notNull(),
    /** Null while not active; a block has one active task at a time. */
    active_block_id: ref(),
    model_id: ref().references(() => models.id),
    note: text().notNull(),
    attempt: int().notNull(),
    max_attempts: int().notNull(),
    retry_at: time(),
    message: text(),
    lease_until: time(),
    leased_by: text(),
    /** Every byte received by the present attempt, stored before it is shown. */
    partial_text: text().notNull(),
    /** A whole answer that was paid for but not yet turned into a version; never asked for again. */
    answer: json<TaskAnswer | null>(),
    failure_code: text(),
    created_at: time().notNull(),
    started_at: time(),
    finished_at: time(),
  },
  (t) => [
    index("tasks_run").on(t.run_id, t.state),
    index("tasks_due").on(t.state, t.retry_at),
    index("tasks_campaign").on(t.campaign_id, t.state),
    index("tasks_block").on(t.block_id, t.created_at),
    index("tasks_model").on(t.model_id),
    uniqueIndex("tasks_active_block").on(t.active_block_id),
  ],
);

export interface TaskAnswer {
  text: string;
  log_id: string;
  [key: string]: unknown;
}

/** A task begins when every task it depends on has ended well. */
export const task_dependencies = table(
  "task_dependencies",
  {
    task_id: ref()
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    depends_on: ref()
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.task_id, t.depends_on] }), index("task_dependencies_on").on(t.depends_on)],
);

/** One row a model call, failed and retried ones included. Bodies are apart, because they are kept less long. */
export const llm_logs = table(
  "llm_logs",
  {
    id: primaryId(),
    at: time().notNull(),
    purpose: text<LlmPurpose>().notNull(),
    user_id: ref().references(() => users.id),
    campaign_id: ref().references(() => campaigns.id, { onDelete: "set null" }),
    language_code: text(),
    channel_code: text(),
    block_id: ref(),
    task_id: ref(),
    version_id: ref(),
    conversation_id: ref(),
    model_id: ref().references(() => models.id),
    model_name: text().notNull(),
    provider: text().notNull(),
    parameters: json<Parameters>().notNull(),
    dropped: json<string[]>().notNull(),
    status: text<LlmStatus>().notNull(),
    finish_reason: text(),
    error_code: text(),
    http_status: int(),
    /** Parts that do not overlap: all input is fresh and cached, all output is `tokens_out` and reasoning. Null: not said. */
    tokens_fresh: int(),
    tokens_cached: int(),
    tokens_out: int(),
    tokens_reasoning: int(),
    tokens_estimated: bool(),
    cost: real(),
    currency: text(),
    /** A million tokens each, as on that day. */
    price_fresh: real(),
    price_cached: real(),
    price_out: real(),
    price_origin: text<PriceOrigin>(),
    total_ms: int(),
    first_token_ms: int(),
    attempt: int().notNull(),
    request_id: text(),
    /** What the endpoint called the model that answered. */
    answered_by: text(),
    /** The call that this one asks again. It may be swept before this one is. */
    replay_of: ref(),
    /** Its place in `llm_log_facts`; set by a trigger. */
    seq: int(),
  },
  (t) => [
    uniqueIndex("llm_logs_seq").on(t.seq),
    index("llm_logs_version").on(t.version_id),
    index("llm_logs_at").on(t.at, t.id),
    index("llm_logs_campaign").on(t.campaign_id, t.at),
    index("llm_logs_user").on(t.user_id, t.at),
    index("llm_logs_model").on(t.model_id, t.at),
    index("llm_logs_task").on(t.task_id, t.attempt),
    index("llm_logs_block").on(t.block_id),
    index("llm_logs_status").on(t.status, t.at),
    index("llm_logs_replay_of").on(t.replay_of, t.at),
  ],
);

export const llm_log_bodies = table("llm_log_bodies", {
  log_id: primaryId().references(() => llm_logs.id, { onDelete: "cascade" }),
  messages: json<LoggedMessage[]>().notNull(),
  reply: text().notNull(),
  /** Tools that the reply asked for; null for one that came before they were written down. */
  tool_calls: json<LlmToolCall[] | null>(),
  endpoint_words: text().notNull(),
  /** Its tokens as the endpoint put them. */
  usage: json<unknown>(),
  /** Nothing will be added. In Postgres texts are put into the search with this, and not a first time when they are sent. */
  is_over: bool().notNull().default(true),
});

/** Calls whose texts are not in the search yet, or not as they are now: they are put there between other work. */
export const llm_log_unindexed = table("llm_log_unindexed", { seq: int().primaryKey() });

/** Calls that are over and still have to be sent to the receiver of spans; empty while there is none. */
export const llm_log_unsent = table("llm_log_unsent", {
  log_id: primaryId().references(() => llm_logs.id, { onDelete: "cascade" }),
  tries: int().notNull(),
  next_at: time().notNull(),
});

/** What the columns of `llm_log_facts` stand for: ids, codes and names, each once. */
export const llm_log_names = table("llm_log_names", { n: int().primaryKey(), value: text().notNull().unique() });

/**
 * The figures of every call in as little room as can be, ordered by time: what lists are filtered by and charts are made of.
 * Triggers of `llm_logs` write it; everything but figures is a number of `llm_log_names`.
 */
export const llm_log_facts = table(
  "llm_log_facts",
  {
    /** Milliseconds since 1970. */
    at: int().notNull(),
    seq: int().notNull(),
    purpose: int().notNull(),
    user: int(),
    campaign: int(),
    language: int(),
    channel: int(),
    /** Of its id, or of its name when it is none of ours. */
    model: int().notNull(),
    status: int().notNull(),
    tokens_fresh: int(),
    tokens_cached: int(),
    tokens_out: int(),
    tokens_reasoning: int(),
    cost: real(),
    /** Null also without a cost. */
    currency: int(),
    total_ms: int(),
    first_token_ms: int(),
    attempt: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.at, t.seq] })],
);

/**
 * Stretches of `llm_log_facts` that are also kept column by column: the calls of `from_at` and later that began before `to_at`.
 * Stretches do not overlap. Triggers drop one as soon as any call of it is written, so that whatever stands here is as it is there.
 */
export const llm_log_chunks = table("llm_log_chunks", {
  /** Milliseconds since 1970. */
  from_at: int().primaryKey(),
  to_at: int().notNull(),
  calls: int().notNull(),
});

/** One column of a stretch, in the order of `at` and `seq`. */
export const llm_log_columns = table(
  "llm_log_columns",
  {
    from_at: int()
      .notNull()
      .references(() => llm_log_chunks.from_at, { onDelete: "cascade" }),
    /** The column's name in `llm_log_facts`. */
    name: text().notNull(),
    /** Bytes of a value: 1, 2 and 4 for whole numbers without sign, the largest of which stands for null; 8 for any number, NaN for null. */
    width: int().notNull(),
    data: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.from_at, t.name] })],
);

/**
 * What calls have cost, by quarter of an hour, so that a month of any time zone is summed up at once. Triggers of `llm_logs`
 * write it; it stays when the calls themselves are not kept any longer. The built-in writer costs nothing and is not in it.
 */
export const llm_spending = table(
  "llm_spending",
  {
    /** Quarters of an hour since 1970. */
    slot: int().notNull(),
    /** Its id, or its name when it is none of ours. */
    model: text().notNull(),
    /** Empty: what the calls cost is not known. */
    currency: text().notNull(),
    cost: real().notNull(),
    calls: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.slot, t.model, t.currency] })],
);

/** Up to a hundred logged calls that are asked again in one way, to see which answers are better. */
export const llm_experiments = table(
  "llm_experiments",
  {
    id: primaryId(),
    name: text().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    state: text<ExperimentState>().notNull(),
    /** What is other than it was. */
    change: json<ReplayChange>().notNull(),
    model_id: ref().references(() => models.id),
    request_id: text(),
    idempotency_key: text(),
    created_at: time().notNull(),
    finished_at: time(),
  },
  (t) => [
    index("llm_experiments_created").on(t.created_at, t.id),
    index("llm_experiments_state").on(t.state),
    index("llm_experiments_user").on(t.user_id, t.created_at),
    index("llm_experiments_model").on(t.model_id),
    uniqueIndex("llm_experiments_idempotency").on(t.user_id, t.idempotency_key),
  ],
);

/** One call of an experiment. Calls of the log may be swept before the experiment is, so they are named without a reference. */
export const llm_experiment_calls = table(
  "llm_experiment_calls",
  {
    experiment_id: ref()
      .notNull()
      .references(() => llm_experiments.id, { onDelete: "cascade" }),
    log_id: ref().notNull(),
    position: int().notNull(),
    state: text<ExperimentCallState>().notNull(),
    /** The row of the log that answers it; chosen before it is asked, so that an answer that came is found after a crash. */
    replay_id: ref(),
    /** How often it was begun: twice only when the process ended in between. */
    begun: int().notNull(),
    verdict: text<ReplayVerdict>(),
    original_failed: int(),
    replay_failed: int(),
    message: text(),
  },
  (t) => [
    primaryKey({ columns: [t.experiment_id, t.log_id] }),
    index("llm_experiment_calls_state").on(t.state, t.experiment_id, t.position),
  ],
);
